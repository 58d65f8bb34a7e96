import { waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { main } from './__fixtures__/page-content'
import { openPage, renderRoute, startSandboxWith } from './__fixtures__/render-route'

const subject = { reference: 'Patient/una' }
const coded = (code: string) => ({ coding: [{ code }] })
const active = { clinicalStatus: coded('active'), verificationStatus: coded('confirmed') }
const verification = (code: string) => ({ verificationStatus: coded(code) })
const error = { status: 'entered-in-error' }

/** Records of each type that state something, and what turns one of them into a record that does not. */
const kinds: Readonly<Record<string, { readonly stated: object; readonly withheld: readonly object[] }>> = {
  AllergyIntolerance: {
    stated: { patient: subject, ...active, recordedDate: '2026-10-05' },
    withheld: [verification('entered-in-error'), verification('refuted'), { code: { text: 'No known allergies' } }],
  },
  Condition: {
    stated: { subject, ...active, recordedDate: '2026-10-05' },
    withheld: [verification('entered-in-error'), verification('refuted'), { code: { text: 'No known problems' } }],
  },
  MedicationRequest: {
    stated: { subject, status: 'active', intent: 'order', authoredOn: '2026-10-05' },
    withheld: [error, { doNotPerform: true }, { wasNotTaken: true }, { prescribed: false }],
  },
  Immunization: {
    stated: { patient: subject, status: 'completed' },
    withheld: [error, { status: 'not-done' }, { notGiven: true }, { vaccineCode: { text: 'No known vaccines' } }],
  },
  Encounter: {
    stated: { subject, status: 'finished', class: { code: 'AMB' }, period: { start: '2026-10-05', end: '2026-10-05' } },
    withheld: [error, { status: 'cancelled' }],
  },
  DiagnosticReport: {
    stated: { subject, status: 'final', effectiveDateTime: '2026-10-05' },
    withheld: [error, { status: 'cancelled' }],
  },
  DocumentReference: {
    stated: { subject, status: 'current', date: '2026-10-05T10:00:00Z', content: [{ attachment: { title: 'Note' } }] },
    withheld: [error, { status: 'superseded' }],
  },
  Device: { stated: { patient: subject, status: 'active' }, withheld: [error] },
  Coverage: { stated: { beneficiary: subject, status: 'active', payor: [{ display: 'Acme' }] }, withheld: [error] },
  CarePlan: { stated: { subject, status: 'active', intent: 'plan' }, withheld: [error] },
  Goal: {
    stated: { subject, lifecycleStatus: 'active', startDate: '2026-10-05' },
    withheld: [{ lifecycleStatus: 'entered-in-error' }],
  },
}

/** The element with the name of a record. */
const namedBy = (type: string, text: string): object => {
  if (type === 'MedicationRequest') return { medicationCodeableConcept: { text } }
  if (type === 'Immunization') return { vaccineCode: { text }, occurrenceDateTime: `2026-0${text.length % 9}-01` }
  if (type === 'Encounter') return { type: [{ text }] }
  if (type === 'CarePlan') return { title: text }
  if (type === 'Goal') return { description: { text } }
  return type === 'DocumentReference' || type === 'Device' ? { type: { text } } : { code: { text } }
}

const STATED = 3
const records = Object.entries(kinds).flatMap(([resourceType, { stated, withheld }]) =>
  [...Array.from({ length: STATED }, () => ({})), ...withheld].map((change, index) => ({
    resourceType,
    id: `${resourceType.toLowerCase()}-${index}`,
    ...stated,
    ...namedBy(resourceType, `Thing ${'x'.repeat(index + 1)}`),
    ...change,
  })),
)
const sandbox = startSandboxWith([
  { resourceType: 'Patient', id: 'una', name: [{ given: ['Una'], family: 'Gate' }], birthDate: '1971-05-09' },
  { resourceType: 'Practitioner', id: 'doc', name: [{ given: ['Doc'], family: 'Tor' }] },
  ...records,
])

/** Waits until a page states each count. */
const statesCounts = (path: string, counts: readonly (string | RegExp)[]) =>
  waitFor(() => {
    for (const count of counts) expect(document.body.textContent, path).toMatch(count)
  })
const linkLabels = () => [...main().querySelectorAll('a[aria-label]')].map((link) => link.getAttribute('aria-label'))

test('no count of a home page or list heading has a record that is withheld, for a patient', async () => {
  await renderRoute('/', { person: 'una', sandbox })
  await waitFor(() =>
    expect(linkLabels()).toEqual(
      expect.arrayContaining(['All 3: allergies and reactions', 'All 3: prescriptions', 'All 3: health conditions']),
    ),
  )
  await statesCounts('/', [/Goals3(?!\d)/, /Notes3, newest/, /Insurance3 plans/, /Devices3(?!\d)/])
  for (const [path, heading] of [
    ['/conditions', 'Current (3)'],
    ['/records/AllergyIntolerance', 'Current (3)'],
    ['/records/Immunization', 'Given (3)'],
    ['/records/CarePlan', 'Current and recent (3)'],
    ['/download/work', 'The sheet holds 3 vaccine doses'],
  ] as const) {
    await openPage(path)
    await waitFor(() => expect(main().textContent, path).toContain(heading))
    for (const tab of main().querySelectorAll('nav small')) expect(tab.textContent.trim(), path).toBe('3')
  }
})

test('no count of a home page or list heading has a record that is withheld, for care staff', async () => {
  await renderRoute('/', { person: 'all-patients-provider', provider: true, patient: 'una', sandbox })
  const counts = () => linkLabels().filter((label) => label !== null && /^All \d/.test(label))
  await waitFor(() => expect(counts()).toHaveLength(10))
  expect(counts().filter((label) => !label?.startsWith('All 3: '))).toEqual([])
  await statesCounts('/', [/(?<!\d)3 allergies/])
  await openPage('/medicines')
  await waitFor(() => expect(main().textContent).toMatch(/Current \(3\)|Active \(3\)/))
})
