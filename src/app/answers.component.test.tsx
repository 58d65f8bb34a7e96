import { screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { findInMain, findTitle, headings, inMain, main, sectionOf } from './__fixtures__/page-content'
import { openPage, renderRoute, startSandboxWith } from './__fixtures__/render-route'

const coded = (system: string, code: string, display: string) => ({
  coding: [{ system, code, display }],
  text: display,
})
const observation = (id: string, category: string | undefined, code: object, day: string, value: object) => ({
  resourceType: 'Observation',
  id,
  status: 'final',
  ...(category === undefined ? {} : { category: [{ coding: [{ code: category }] }] }),
  code,
  subject: { reference: 'Patient/vera' },
  encounter: { reference: 'Encounter/check' },
  effectiveDateTime: day,
  issued: '2026-11-03T09:00:00Z',
  ...value,
})
const LOINC = 'http://loinc.org'
const smoking = (id: string, day: string, answer: string) =>
  observation(id, 'survey', coded(LOINC, '72166-2', 'Tobacco smoking status NHIS'), day, {
    valueCodeableConcept: { text: answer },
  })

const sandbox = startSandboxWith([
  { resourceType: 'Patient', id: 'vera', name: [{ given: ['Vera'], family: 'Holm' }], birthDate: '1950-02-01' },
  {
    resourceType: 'Encounter',
    id: 'check',
    status: 'finished',
    class: { code: 'AMB' },
    subject: { reference: 'Patient/vera' },
    period: { start: '2026-11-02T08:00:00Z', end: '2026-11-02T09:00:00Z' },
  },
  observation('sodium', 'laboratory', coded(LOINC, '2951-2', 'Sodium'), '2026-11-02', {
    valueQuantity: { value: 139, unit: 'mmol/L' },
  }),
  smoking('smoking-3', '2026-11-02', 'Never smoked'),
  smoking('smoking-2', '2025-11-02', 'Former smoker'),
  smoking('smoking-1', '2024-11-02', 'Current smoker'),
  observation('work', undefined, { text: 'Not in labor force (finding)' }, '2026-11-02', { valueBoolean: true }),
  observation('death', 'exam', coded(LOINC, '69453-9', 'Cause of Death'), '2026-11-02', {
    valueCodeableConcept: { text: 'Old age' },
  }),
])

const answers = /smok|labor force|Cause of Death|Old age/i

test('answers stand on a page of their own, a row for each question, and never among test results', async () => {
  await renderRoute('/', { person: 'vera', sandbox })
  await findInMain('139 mmol/L')
  expect(sectionOf('Latest test results').textContent).not.toMatch(answers)

  await openPage('/results?time=all')
  await findInMain('1 test has no range.')
  expect(main().textContent).toContain('5 answers about habits, daily life or surveys are not in this list')
  expect(main().textContent).not.toMatch(answers)
  await openPage('/results?time=all&group=test')
  await findInMain('Sodium')
  expect(main().textContent).not.toMatch(answers)

  await openPage('/answers')
  await findTitle('Questions and answers')
  await findInMain('3 questions with 5 answers')
  expect(main().textContent).toContain('Never smoked')
  expect(main().textContent).toContain('Not in labor force')
  expect(main().textContent).toContain('Old age')
  expect(inMain().getByText('Earlier answers (2)')).toBeDefined()
  expect(main().textContent).not.toContain('Sodium')
})

test('counts, lists and papers name answers apart from test results', async () => {
  await renderRoute('/records', { person: 'vera', sandbox })
  await openPage('/answers')
  await findInMain('3 questions with 5 answers')
  await openPage('/records')
  const rowOf = (name: string) => inMain().getByRole('link', { name }).closest('li')?.textContent
  expect(rowOf('Test results')).toMatch(/^Test results1 record/)
  expect(rowOf('Questions and answers')).toMatch(/^Questions and answers5 records/)

  await openPage('/loaded')
  await findInMain('5 of them questions and answers')

  await openPage('/records/Observation')
  await findInMain('Questions and answers (5)')
  expect(headings(2)).toEqual(expect.arrayContaining(['Newest first (1)', 'Questions and answers (5)']))

  await openPage('/record/Encounter/check')
  await findInMain('Questions and answers (5)')
  expect(main().textContent).toContain('Test results (1)')

  await openPage('/new')
  await findInMain('Test results (1)')
  await findInMain('Questions and answers (5)')

  await openPage('/record/Observation/smoking-3')
  await findTitle('Smoking status')
  expect(screen.getByRole('link', { name: /Questions and answers/ }).getAttribute('href')).toBe('/answers')
})

test('the timeline names questions and answers as such', async () => {
  await renderRoute('/timeline', { person: 'vera', sandbox })
  await findInMain(/questions and answers/i)
  expect(main().textContent).toMatch(/5 questions and answers/i)
  // The rows come after the counts.
  await waitFor(() =>
    expect([...main().querySelectorAll('[data-row]')].map(({ textContent }) => textContent)).toEqual(
      expect.arrayContaining([expect.stringMatching(/Test result/)]),
    ),
  )
})
