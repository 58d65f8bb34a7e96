import { waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { contradictorySandbox } from '../../app/__fixtures__/contradictory-records'
import { findInMain, headings, inMain, linkedIds, main, sectionOf } from '../../app/__fixtures__/page-content'
import {
  clinicalStatusOf,
  conditionsOf,
  isEncounterDiagnosis,
  requestsOf,
  verificationStatusOf,
} from '../../app/__fixtures__/population'
import { openPage, renderRoute, setFaults, startSandboxWith } from '../../app/__fixtures__/render-route'

const textOf = (title: string | RegExp): string => sectionOf(title).textContent
/** The links to other pages by their names, with their facts. */
const pageLinks = (): Readonly<Record<string, string>> =>
  Object.fromEntries(
    within(main().querySelector('nav') ?? main())
      .getAllByRole('listitem')
      .map((link) => [link.querySelector('a')?.textContent ?? '', link.querySelector('small')?.textContent ?? '']),
  )

test('the home page of a long record has what not to take first, then what to check, what is new, and the lists', async () => {
  await renderRoute('/', { person: 'walter' })
  await waitFor(() =>
    expect(headings(2)).toEqual([
      'Allergies and reactions',
      'To check',
      'New since July 22',
      'Outside the lab’s range',
      'You take',
      'Health conditions',
      'More about your health',
      'About this page',
    ]),
  )
  const forbidden = requestsOf('walter').filter(({ doNotPerform }) => doNotPerform === true)
  expect(forbidden.length).toBeGreaterThan(0)
  for (const { medicationCodeableConcept } of forbidden) {
    const name = medicationCodeableConcept?.coding?.[0]?.display ?? 'no name'
    expect(textOf('Allergies and reactions')).toContain(name)
    expect(textOf('You take')).not.toContain(name)
  }
  expect(textOf('Allergies and reactions').indexOf('Do not take')).toBeLessThan(
    textOf('Allergies and reactions').indexOf('High risk'),
  )
  const conditions = sectionOf('Health conditions')
  const stated = conditionsOf('walter').filter(
    (condition) => !['refuted', 'entered-in-error'].includes(verificationStatusOf(condition)),
  )
  within(conditions).getByRole('link', { name: `All ${stated.length}: health conditions` })
  const current = conditionsOf('walter').filter(
    (condition) =>
      ['active', 'recurrence', 'relapse'].includes(clinicalStatusOf(condition)) &&
      verificationStatusOf(condition) === 'confirmed' &&
      !isEncounterDiagnosis(condition),
  )
  expect(linkedIds('Condition', conditions)).toEqual(current.map(({ id }) => id ?? '').sort())
  expect(conditions.textContent).toContain('Being checked:')
  expect(textOf('You take')).toContain('Paused:')
  await findInMain(/Checked today at/)
  await findInMain('The lab set the ranges.')
})

test('each link has one fact of its list, and there is none for an empty list', async () => {
  await renderRoute('/', { person: 'walter' })
  await waitFor(() =>
    expect(pageLinks()).toMatchObject({
      'Blood pressure': expect.stringMatching(/^139\/78\smmHg September 21/),
      Goals: '3, 1 reached',
      'Care team': '3 people',
      Insurance: '2 plans',
      'All records': expect.any(String),
    }),
  )
})

test('what to check: ended supplies and prescriptions, tests without a value, visits without an outcome', async () => {
  await renderRoute('/', { person: 'walter' })
  await waitFor(() => expect(textOf('To check')).toContain('Supply should have ended November 13, no refills left'))
  const rows = within(sectionOf('To check'))
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent)
  expect(rows[0]).toMatch(/^apixaban/i)
  expect(rows.join('\n')).toMatch(/metformin.*Prescription ended November 5/i)
  expect(rows.join('\n')).toMatch(/Potassium.*Could not be measured.*September 3/)
  expect(rows.join('\n')).toMatch(/Follow-up visit.*Planned, no record that it happened.*November 18/)
})

test('new since the last visit in person: not what the visit itself has, and a count of fills and home readings', async () => {
  await renderRoute('/', { person: 'walter' })
  await waitFor(() => expect(textOf(/^New since/)).toContain('5 home readings'))
  const text = textOf('New since July 22')
  // It could not be measured, which is in the list of what to check.
  expect(text).not.toContain('Potassium')
  expect(text).toMatch(/Suggested, not prescribed/)
  expect(text).toMatch(/Changed after it was final/)
  expect(text).toMatch(/\d+ pharmacy fills/)
  expect(text).not.toMatch(/eGFR|Creatinine/)
})

test('a person who has died has one kind card in the past tense, and nothing to check or take', async () => {
  await renderRoute('/', { person: 'carmen', patient: 'rosa' })
  await waitFor(() => expect(inMain().getByRole('heading', { level: 1 }).textContent).toBe('Rosa’s record'))
  await waitFor(() => expect(headings(2)[0]).toMatch(/^Rosa .* died on March 14, 2026$/))
  await waitFor(() => expect(headings(2)).toContain('From the last days'))
  expect(headings(2).join()).not.toMatch(/To check|takes|New since|Next visit|Outside/)
  expect(main().textContent).not.toMatch(/For Rosa’s appointment|Do not take|Ask if/)
  within(sectionOf(/died on/)).getByRole('link', { name: 'Save Rosa’s record' })
  await waitFor(() => expect(pageLinks()['Medicines']).toBe('1 past'))
  await openPage('/medicines')
  await waitFor(() => expect(textOf('On the medicine list when this person died')).toMatch(/None\.$/))
})

test('a record without anything has one card, which claims no absence of allergies', async () => {
  await renderRoute('/', { person: 'omar' })
  await waitFor(() => expect(inMain().getAllByRole('region')).toHaveLength(1))
  expect(textOf('Nothing is in your record here yet')).toContain('This does not mean you have none.')
})

test('the page does not call a record empty while one list fails or is refused', async () => {
  await setFaults({ kind: '403', type: 'Procedure' })
  await renderRoute('/', { person: 'omar' })
  await findInMain('We found no allergies in this record.')
  expect(main().textContent).not.toContain('Nothing is in your record here yet')
})

test('a child has vaccines, visits, papers and growth before the rest', async () => {
  await renderRoute('/', { person: 'maya', patient: 'leo' })
  await waitFor(() =>
    expect(headings(2).slice(0, 5)).toEqual(['Allergies and reactions', 'Vaccines', 'Visits', 'Papers', 'Growth']),
  )
  await findInMain('All 9 vaccine series in this record are complete.')
  await findInMain('Taller than about 70 of 100 boys the same age. Last year: 70.')
  await findInMain('No visit is planned in this record.')
  await findInMain('This does not mean Leo has none.')
  // Without a lab test nothing is said of ranges.
  await findInMain('may be out of date. Other clinics')
})

test('an entered-in-error result is never the latest, and a critical result has its advice and comes before what to check', async () => {
  await renderRoute('/', { person: 'pia', sandbox: contradictorySandbox() })
  const results = 'Outside the lab’s range'
  await waitFor(() => expect(textOf(results)).toMatch(/6\.6\s*mmol\/L/))
  expect(textOf(results)).toContain('A result like this should be looked at right away.')
  expect(textOf(results)).not.toMatch(/9\.9|8\.8/)
  await waitFor(() => expect(textOf('You take')).toContain('Another order says: do not take.'))
  await waitFor(() => expect(textOf('To check')).toContain('Another order says: do not take.'))
  expect(headings(2).indexOf(results)).toBeLessThan(headings(2).indexOf('To check'))
})

test.each([
  ['503', 'Did not load'],
  ['403', 'Not shared with this app'],
] as const)('the link of a list that failed or was refused says so: %s', async (kind, fact) => {
  await setFaults({ kind, type: 'Goal' })
  await renderRoute('/', { person: 'walter' })
  await waitFor(() => expect(pageLinks()['Goals']).toBe(fact))
})

test('nothing is said of a supply when the fills have failed, and the card says what was not checked', async () => {
  await setFaults({ kind: '503', type: 'MedicationDispense' })
  await renderRoute('/', { person: 'walter' })
  await waitFor(() => expect(textOf('To check')).toContain('Not checked, as it did not load: pharmacy fills.'))
  expect(textOf('To check')).not.toContain('Supply should have ended')
  expect(textOf('To check')).toContain('Prescription ended')
})

const person = {
  resourceType: 'Patient',
  id: 'tove',
  birthDate: '1960-01-01',
  name: [{ given: ['Tove'], family: 'T' }],
}
const subject = { reference: 'Patient/tove' }
const day = (daysAgo: number): string => new Date(Date.now() - daysAgo * 86_400_000).toISOString().slice(0, 10)
const visit = (id: string, daysAhead: number) => ({
  resourceType: 'Encounter',
  id,
  status: 'planned',
  class: { code: 'AMB' },
  subject,
  type: [{ text: `Visit ${id}` }],
  period: { start: `${day(-daysAhead)}T09:30:00` },
})

test('the next visit is named with its time of day', async () => {
  const sandbox = startSandboxWith([person, visit('late', 60), visit('soon', 10)])
  await renderRoute('/', { person: 'tove', sandbox })
  await waitFor(() => expect(textOf('Next visits')).toMatch(/Visit soon.*9:30 a\.m\..*Visit late/))
})

test('the next visit is known from a search of its own, also when the list of all visits fails', async () => {
  const sandbox = startSandboxWith([person, visit('soon', 10)])
  const { faults } = await sandbox
  await faults.on({ kind: '503', type: 'Encounter', after: 1 })
  await renderRoute('/', { person: 'tove', sandbox })
  await waitFor(() => expect(textOf('To check')).toContain('Not checked, as it did not load: visits.'))
  expect(textOf('Next visit')).toMatch(/Visit soon.*9:30 a\.m\./)
})

const allergy = {
  resourceType: 'AllergyIntolerance',
  id: 'eggs',
  patient: subject,
  code: { text: 'Eggs' },
  clinicalStatus: { coding: [{ code: 'resolved' }] },
  verificationStatus: { coding: [{ code: 'confirmed' }] },
}
const privateLabel = {
  meta: { security: [{ system: 'http://terminology.hl7.org/CodeSystem/v3-Confidentiality', code: 'V' }] },
}

test('past allergies are named without a claim that there are none, and private ones are counted', async () => {
  const secret = { ...allergy, ...privateLabel, id: 'secret', code: { text: 'Secretol' } }
  const sandbox = startSandboxWith([person, allergy, secret])
  await renderRoute('/', { person: 'tove', sandbox })
  await waitFor(() => expect(textOf('Allergies and reactions')).toMatch(/Eggs.*no longer an allergy/))
  expect(textOf('Allergies and reactions')).toContain('1 private record is not shown here.')
  expect(textOf('Allergies and reactions')).toContain('Nothing shown here is marked as current.')
  expect(main().textContent).not.toContain('Secretol')
})
