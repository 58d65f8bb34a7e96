import { waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import {
  findInMain,
  findTitle,
  headings,
  linksTo,
  main,
  sectionOf,
  summaryOf,
  visibleText,
} from '../../../app/__fixtures__/page-content'
import { openPage, renderRoute, setFaults, startSandboxWith } from '../../../app/__fixtures__/render-route'

const tove = { reference: 'Patient/tove' }
const secret = {
  meta: { security: [{ system: 'http://terminology.hl7.org/CodeSystem/v3-Confidentiality', code: 'R' }] },
}
const note = (id: string, elements: object) => ({
  resourceType: 'DocumentReference',
  id,
  status: 'current',
  docStatus: 'final',
  type: { text: 'Progress note' },
  subject: tove,
  date: '2026-10-02T17:00:00-05:00',
  author: [{ display: 'Dr. Ib Prøve' }],
  content: [{ attachment: { contentType: 'text/plain', data: btoa(`Text of ${id}.`), title: 'Progress note' } }],
  ...elements,
})
const visit = (id: string, elements: object) => ({
  resourceType: 'Encounter',
  id,
  status: 'finished',
  class: { code: 'AMB' },
  type: [{ text: `Kind ${id}` }],
  subject: tove,
  period: { start: '2026-10-01T09:00:00-05:00', end: '2026-10-01T09:30:00-05:00' },
  ...elements,
})
const linkTo = (id: string, code: string) => ({
  relatesTo: [{ code, target: { reference: `DocumentReference/${id}` } }],
})

const sandbox = startSandboxWith([
  { resourceType: 'Patient', id: 'tove', name: [{ given: ['Tove'], family: 'Aspdal' }], birthDate: '1971-05-09' },
  visit('seen', {}),
  visit('off', { status: 'cancelled' }),
  visit('other', { period: { start: '2026-09-01' } }),
  note('first', { status: 'superseded', date: '2026-10-01T17:00:00-05:00' }),
  note('second', { docStatus: 'amended', ...linkTo('first', 'replaces') }),
  note('draft', { docStatus: 'preliminary', context: { encounter: [{ reference: 'Encounter/other' }] } }),
  note('addition', { ...linkTo('draft', 'appends'), date: undefined }),
  note('wrong', { status: 'entered-in-error' }),
  note('odd', { modifierExtension: [{ url: 'http://example.org/unknown', valueBoolean: true }] }),
  note('hidden', secret),
  note('files', {
    description: 'Two pages',
    content: [
      { attachment: { contentType: 'application/pdf', url: 'https://other.example/a.pdf', title: 'On paper' } },
      { attachment: { contentType: 'text/plain', data: btoa('In words.'), title: 'The same in words' } },
    ],
  }),
  note('empty', { content: [] }),
])
const open = (id: string) => renderRoute(`/documents/${id}`, { person: 'tove', sandbox })

test('a document has its kind as title, then its author and day, its text and the visit of its day', async () => {
  await open('second')
  await findTitle('Progress note')
  await findInMain('Text of second.')
  expect(visibleText()).toContain('Dr. Ib Prøve, October 2, 2026')
  // The visit is of the day of the earlier version; a cancelled one is not meant.
  await waitFor(() => expect(sectionOf('Goes with').textContent).toContain('Kind seen'))
  expect(sectionOf('Goes with').textContent).not.toContain('Kind off')
  expect(visibleText()).toContain('The visit is matched by date: the record does not link it.')
  expect(main().querySelectorAll('[data-about-page]')).toHaveLength(1)
  expect(summaryOf('All details of this document').closest('details')?.open).toBe(false)
  // The text is on the page once, with one link to save it.
  expect(main().textContent.split('Text of second.')).toHaveLength(2)
  expect(within(main()).getAllByRole('link', { name: /^Save / })).toHaveLength(1)
})

test('a document says what was changed, replaced, not final or entered by mistake before its text', async () => {
  await open('second')
  await findInMain('Changed after it was final')
  await waitFor(() =>
    expect(linksTo('/documents/first').map(({ textContent }) => textContent)).toEqual([
      'Read the version of October 1',
    ]),
  )
  for (const [id, notice] of [
    ['first', 'There is a newer version of this document'],
    ['draft', 'Early version, may change'],
    ['wrong', 'This was entered by mistake. Do not rely on it.'],
    ['odd', 'There is more to this, and it may change what it means'],
  ] as const) {
    await openPage(`/documents/${id}`)
    await findInMain(`Text of ${id}.`)
    await findInMain(notice)
    const text = main().textContent
    expect(text.indexOf(notice), id).toBeLessThan(text.indexOf(`Text of ${id}.`))
  }
})

test('a document that names its visit or another document has both, without a word about dates', async () => {
  await open('draft')
  await waitFor(() => expect(sectionOf('Goes with').textContent).toContain('Kind other'))
  expect(sectionOf('Goes with').textContent).not.toContain('Kind seen')
  expect(linksTo('/documents/addition')).toHaveLength(1)
  expect(main().textContent).not.toContain('matched by date')
})

test('a private document stays covered', async () => {
  await open('hidden')
  await findTitle('Private record')
  expect(main().textContent).not.toContain('Text of hidden')
  expect(headings(2)).toEqual([])
})

test('a document in several formats has the most readable first, each with its name; one without a file says so', async () => {
  await open('files')
  await findInMain('In words.')
  const text = sectionOf('Files').textContent
  expect(text).toContain('Two pages')
  expect(text).toContain('This document comes in 2 formats.')
  expect(text.indexOf('The same in words')).toBeLessThan(text.indexOf('On paper'))
  await openPage('/documents/empty')
  await findInMain('This note has no file we can open.')
})

test('a document says which lists did not load, so that it does not seem to go with nothing', async () => {
  await setFaults({ kind: '500', type: 'Encounter' })
  await renderRoute('/documents/walter-note-new', { person: 'walter' })
  await findInMain('Memory test planned.')
  await waitFor(() => expect(sectionOf('Goes with').textContent).toMatch(/We could not load: visits/i))
})
