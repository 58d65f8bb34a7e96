import { expect, test } from 'vitest'
import { findInMain, inMain, main, sectionOf } from './__fixtures__/page-content'
import { openPage, renderRoute, startSandboxWith } from './__fixtures__/render-route'

const subject = { reference: 'Patient/tove' }

/** Records with elements of DSTU2, STU3 and R5. */
const sandbox = startSandboxWith([
  { resourceType: 'Patient', id: 'tove', name: [{ given: ['Tove'], family: 'Aspdal' }], birthDate: '1971-05-09' },
  {
    resourceType: 'Condition',
    id: 'asthma',
    subject,
    clinicalStatus: 'active',
    verificationStatus: 'confirmed',
    code: { text: 'Asthma' },
  },
  {
    resourceType: 'Condition',
    id: 'gout',
    subject,
    clinicalStatus: 'active',
    verificationStatus: { text: 'Refuted' },
    code: { text: 'Gout' },
  },
  {
    resourceType: 'Condition',
    id: 'epilepsy',
    subject,
    clinicalStatus: 'active',
    verificationStatus: { coding: [{ code: 'Entered-In-Error' }] },
    code: { text: 'Epilepsy' },
  },
  {
    resourceType: 'AllergyIntolerance',
    id: 'kiwi',
    patient: subject,
    clinicalStatus: 'resolved',
    verificationStatus: 'entered-in-error',
    code: { text: 'Kiwi' },
  },
  {
    resourceType: 'AllergyIntolerance',
    id: 'peanut',
    patient: subject,
    clinicalStatus: 'active',
    verificationStatus: 'confirmed',
    criticality: 'CRITH',
    substance: { text: 'Peanut' },
  },
  {
    resourceType: 'MedicationRequest',
    id: 'medicine',
    subject,
    status: 'active',
    intent: 'order',
    medication: { concept: { text: 'Alfadrug five' } },
    authoredOn: '2026-01-01',
  },
  {
    resourceType: 'MedicationRequest',
    id: 'not-taken',
    subject,
    status: 'active',
    intent: 'order',
    wasNotTaken: true,
    medicationCodeableConcept: { text: 'Betadrug ten' },
    dosageInstruction: [{ text: 'Take 1 every morning' }],
    authoredOn: '2026-01-01',
  },
  {
    resourceType: 'Encounter',
    id: 'visit',
    subject,
    status: 'completed',
    class: [{ coding: [{ system: 'http://terminology.hl7.org/CodeSystem/v3-ActCode', code: 'AMB' }] }],
    actualPeriod: { start: '2026-01-01', end: '2026-01-01' },
  },
  {
    resourceType: 'Procedure',
    id: 'cast',
    subject,
    status: 'completed',
    notPerformed: true,
    code: { text: 'Cast' },
    occurrenceDateTime: '2024-05-01',
  },
  {
    resourceType: 'Immunization',
    id: 'measles',
    patient: subject,
    status: 'completed',
    wasNotGiven: true,
    vaccineCode: { text: 'Measles' },
    date: '2025-01-01',
  },
])

test('elements of other FHIR versions that turn a record round are stated first, in every place', async () => {
  await renderRoute('/records/Procedure', { person: 'tove', sandbox })
  await findInMain('Not done (1)')
  await findInMain('May 1, 2024')
  expect(main().textContent).not.toMatch(/\bDone\b/)
  await openPage('/records/Immunization')
  await findInMain('Not given (1)')
  await openPage('/timeline')
  await findInMain('Not done')
  await findInMain('Not given')
  expect(main().textContent).not.toMatch(/\b(?:Done|Given)\b/)
  for (const [path, said] of [
    ['/record/Procedure/cast', 'Not done'],
    ['/record/Immunization/measles', 'Not given'],
    ['/record/MedicationRequest/not-taken', 'Marked as not done, not given or not taken'],
  ] as const) {
    await openPage(path)
    await findInMain(said)
    expect(main().textContent, path).not.toMatch(/\b(?:Done|Given|Completed|Current)\b/)
  }
  await openPage('/download/work')
  await findInMain('No vaccine')
  expect(main().textContent).not.toMatch(/The sheet holds/)
})

test('a medicine that was not taken is not current and not in the plan of the day', async () => {
  await renderRoute('/medicines', { person: 'tove', sandbox })
  await findInMain('About this page')
  expect(sectionOf('You take').textContent).not.toContain('Betadrug')
  await findInMain('Marked as not done, not given or not taken')
  await openPage('/')
  await findInMain('Alfadrug five')
})

test('names and dates are read from the elements of other FHIR versions', async () => {
  await renderRoute('/records/AllergyIntolerance', { person: 'tove', sandbox })
  await findInMain('Peanut')
  await findInMain('High risk of a serious reaction')
  await openPage('/records/Encounter')
  await findInMain('January 1')
  expect(main().textContent).not.toContain('Status in the record')
})

test('a verification status in words, capitals or as a code alone is read', async () => {
  await renderRoute('/conditions', { person: 'tove', sandbox })
  await findInMain('Current (1)')
  expect(inMain().getByRole('list', { name: /^Current/ }).textContent).toContain('Asthma')
  await findInMain(/Ruled out \(1\)|Ruled out.*\(1\)/)
  await openPage('/record/Condition/gout')
  await findInMain('Ruled out: found not to be this condition')
  await openPage('/record/Condition/epilepsy')
  await findInMain('Entered by mistake')
})
