import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, onTestFinished, test, vi } from 'vitest'
import { saveFile } from '../../../app/__fixtures__/saved-files'
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
const visit = (id: string, elements: object) => ({
  resourceType: 'Encounter',
  id,
  status: 'finished',
  class: { system: 'http://terminology.hl7.org/CodeSystem/v3-ActCode', code: 'AMB' },
  type: [{ text: `Kind ${id}` }],
  subject: tove,
  participant: [{ individual: { display: 'Dr. Ib Prøve' } }],
  period: { start: '2026-10-01T09:00:00-05:00', end: '2026-10-01T09:30:00-05:00' },
  ...elements,
})
const ofVisit = { encounter: { reference: 'Encounter/seen' } }
const result = (id: string, code: string, flag: string, elements: object = {}) => ({
  resourceType: 'Observation',
  id,
  status: 'final',
  category: [{ coding: [{ code: 'laboratory' }] }],
  code: { coding: [{ system: 'http://loinc.org', code }], text: `Test ${id}` },
  subject: tove,
  effectiveDateTime: '2026-10-01T09:10:00-05:00',
  valueQuantity: { value: 7, unit: 'mmol/L' },
  interpretation: [{ coding: [{ code: flag }] }],
  ...ofVisit,
  ...elements,
})
const vital = (id: string, code: string, value: number, unit: string, elements: object = {}) => ({
  ...result(id, code, 'N', elements),
  category: [{ coding: [{ code: 'vital-signs' }] }],
  valueQuantity: { value, unit, system: 'http://unitsofmeasure.org', code: unit },
})

const sandbox = startSandboxWith([
  { resourceType: 'Patient', id: 'tove', name: [{ given: ['Tove'], family: 'Aspdal' }], birthDate: '1971-05-09' },
  visit('seen', {}),
  visit('ahead', {
    status: 'planned',
    period: { start: '2027-10-01T09:00:00-05:00' },
    serviceProvider: { display: 'Lakeside Clinic' },
  }),
  visit('ahead-private', {
    ...secret,
    status: 'planned',
    period: { start: '2027-10-02' },
    serviceProvider: { display: 'Addiction clinic' },
  }),
  visit('passed', { status: 'planned', period: { start: '2026-06-01' } }),
  visit('off', { status: 'cancelled', period: { start: '2026-06-02' } }),
  visit('wrong', { status: 'entered-in-error', period: { start: '2026-06-03' } }),
  visit('odd', {
    period: { start: '2026-06-04' },
    modifierExtension: [{ url: 'http://example.org/unknown', valueBoolean: true }],
  }),
  visit('hidden', { ...secret, period: { start: '2026-06-05' } }),
  result('critical', '2823-3', 'HH'),
  result('high', '2160-0', 'H'),
  ...['inside1', 'inside2', 'inside3', 'inside4'].map((id, index) => result(id, `1111-${index}`, 'N')),
  vital('temperature', '8310-5', 37, 'Cel'),
  vital('odd-pulse', '8867-4', 160, '/min', { interpretation: [{ coding: [{ code: 'H' }] }] }),
  {
    resourceType: 'DocumentReference',
    id: 'note',
    status: 'current',
    docStatus: 'preliminary',
    type: { text: 'Progress note' },
    subject: tove,
    date: '2026-10-01T12:00:00-05:00',
    context: { encounter: [{ reference: 'Encounter/seen' }] },
    content: [{ attachment: { contentType: 'text/plain', data: btoa('The cough has gone.') } }],
  },
  {
    resourceType: 'Procedure',
    id: 'not-done',
    status: 'not-done',
    code: { text: 'Throat check' },
    subject: tove,
    performedDateTime: '2026-10-01T09:20:00-05:00',
    ...ofVisit,
  },
  {
    resourceType: 'AllergyIntolerance',
    id: 'of-day',
    code: { text: 'Latex' },
    patient: tove,
    criticality: 'high',
    clinicalStatus: { coding: [{ code: 'active' }] },
    verificationStatus: { coding: [{ code: 'confirmed' }] },
    recordedDate: '2026-10-01',
  },
])
const open = (path: string) => renderRoute(`/record/Encounter/${path}`, { person: 'tove', sandbox })

test('a visit opens with whom the person saw, its results and its note, and has what belongs to it', async () => {
  await open('seen')
  await findInMain('You saw Dr. Ib Prøve. 6 lab results, 2 outside the lab’s range. A note.')
  await waitFor(() => expect(sectionOf('The note').textContent).toContain('The cough has gone.'))
  expect(sectionOf('The note').textContent).not.toContain('Matched by date')
  // An unsigned note says so.
  expect(sectionOf('The note').textContent).toMatch(/not (?:signed|final)|may change/i)
  expect(sectionOf('From this visit').textContent).toMatch(/Throat check.*not done/i)
  expect(sectionOf('Same day').textContent).toMatch(/Latex.*High risk/)
  expect(sectionOf('Where and when').textContent).toContain('Clinic visit')
  expect(main().querySelectorAll('[data-about-page]')).toHaveLength(1)
})

test('results outside their range stand first and are never folded, each as one stop', async () => {
  await open('seen')
  await waitFor(() => expect(headings(2)).toContain('Test results 2 outside'))
  const rows = [...sectionOf('Test results 2 outside').querySelectorAll('[data-row]')]
  expect(rows[0]?.textContent).toMatch(/Far above|critical/i)
  expect(rows[0]?.closest('details')).toBeNull()
  expect(rows[1]?.closest('details')).toBeNull()
  expect(rows.slice(2).every((row) => row.closest('details') !== null)).toBe(true)
  for (const row of rows) expect(row.querySelectorAll('a, button')).toHaveLength(1)
})

test('a critical result has a red notice above the sentences', async () => {
  await open('seen')
  await waitFor(() => expect(visibleText()).toMatch(/Test critical: Far above[^]*You saw Dr\. Ib Prøve/))
  // What to do about it is only for recent ones.
  expect(visibleText()).not.toContain('looked at right away')
})

test('measurements have the units of the reader before those of the record, and their flags', async () => {
  await open('seen')
  await waitFor(() => expect(sectionOf('Measured').textContent).toContain('98.6 °F (37 °C)'))
  expect(sectionOf('Measured').textContent).toMatch(/160.*Above the range/)
})

test.each([
  ['ahead', /Planned for October 1, 2027, .*, with Dr\. Ib Prøve\./, /You saw|No notes/],
  ['passed', /Planned for June 1\. There is no record that it happened\./, /You saw|No notes/],
  ['off', /Cancelled\./, /You saw|No notes/],
  ['wrong', /This was entered by mistake\. Do not rely on it\./, /You saw|No notes/],
  ['odd', /may change what it means/, /nothing/],
])('what the record says against a visit stands above the fold: %s', async (id, words, never) => {
  await open(id)
  await waitFor(() => expect(visibleText()).toMatch(words))
  expect(visibleText()).not.toMatch(never)
})

test('a private visit stays covered', async () => {
  await open('hidden')
  await findInMain(/private/i)
  expect(main().textContent).not.toContain('Kind hidden')
})

test('the whole record is folded at the end, with every record of the visit', async () => {
  await open('seen')
  await waitFor(() => {
    const details = summaryOf('All details of this visit').closest('details')
    expect(details?.textContent).toMatch(/More from this visit.*Test high.*Progress note/s)
  })
  expect(summaryOf('All details of this visit').closest('details')?.open).toBe(false)
})

test('a note of the same day without a link says that it is matched by date', async () => {
  await renderRoute('/record/Encounter/walter-visit-60', { person: 'walter' })
  await findInMain(
    'You saw Dr. Robin Lee-Sample for type 2 diabetes. 16 lab results, 5 outside the lab’s range. A note: a newer version, from July 23.',
  )
  await waitFor(() => expect(sectionOf('The note').textContent).toContain('Memory test planned.'))
  expect(sectionOf('The note').textContent).toMatch(
    /Changed after it was final.*Matched by date: the record does not link it to the visit\. This is a newer version\./,
  )
  expect(linksTo('/documents/walter-note-new')).not.toHaveLength(0)
  // The sentence has the reason, and the name of the location that of the clinic.
  expect(visibleText().match(/type 2 diabetes/gi)).toHaveLength(1)
  await waitFor(() => expect(sectionOf('Where and when').textContent).toContain('consulting rooms'))
  const labels = [...sectionOf('Where and when').querySelectorAll('dt')].map(({ textContent }) => textContent)
  expect(labels).not.toContainEqual(expect.stringMatching(/^(?:At|Reason)/))
  const rows = [...sectionOf(/^Test results/).querySelectorAll('[data-row]')]
  expect(rows[0]?.querySelector('svg[viewBox="0 0 96 28"]')).not.toBeNull()
  expect(main().textContent).toMatch(/Before: April 22.*After: September 3/)
  await openPage('/record/Encounter/walter-call')
  await findTitle(/call|phone/i)
  await findInMain(/You spoke with .*\. No notes\./)
})

test('a proxy reads the name of the person', async () => {
  await renderRoute('/record/Encounter/leo-age-2557', { person: 'maya', patient: 'leo' })
  await findInMain(/Leo saw Dr\. /)
})

test('results that fail to load are named and not counted', async () => {
  await setFaults({ kind: '500', type: 'Observation' })
  await renderRoute('/record/Encounter/walter-visit-60', { person: 'walter' })
  await findInMain(/We could not load: test results/i)
  expect(visibleText()).not.toMatch(/lab results?,|lab results?\./)
})

test('a visit to come is saved for a calendar, with its time and place and without its reason', async () => {
  await open('ahead')
  await screen.findByRole('button', { name: 'Add to a calendar' })
  const { name, text } = await saveFile('Add to a calendar')
  expect(name).toMatch(/^visit-.*\.ics$/)
  expect(text).toContain('DTSTART:20271001T140000Z')
  expect(text).toContain('LOCATION:Lakeside Clinic')
  expect(text).not.toContain('Kind ahead')
})

test.each(['seen', 'passed', 'off', 'wrong'])('the visit “%s” is not for a calendar', async (id) => {
  await open(id)
  await waitFor(() => expect(sectionOf('Where and when')).toBeDefined())
  expect(main().textContent).not.toContain('Add to a calendar')
})

test('a calendar has no place of a private visit', async () => {
  await open('ahead-private')
  await userEvent.click(await screen.findByRole('button', { name: /Show/ }))
  const { text } = await saveFile('Add to a calendar')
  expect(text).not.toContain('Addiction')
})

test('a saved file can be shared where the device offers it', async () => {
  const shared: ShareData[] = []
  vi.stubGlobal('navigator', {
    ...navigator,
    canShare: () => true,
    share: (data: ShareData) => {
      shared.push(data)
      return Promise.resolve()
    },
  })
  onTestFinished(() => void vi.unstubAllGlobals())
  await open('ahead')
  await screen.findByRole('button', { name: 'Add to a calendar' })
  expect(screen.queryByRole('button', { name: 'Send this file to another app' })).toBeNull()
  await saveFile('Add to a calendar')
  await userEvent.click(screen.getByRole('button', { name: 'Send this file to another app' }))
  expect(shared.map(({ files }) => files?.[0]?.name)).toEqual([expect.stringMatching(/^visit-.*\.ics$/)])
})
