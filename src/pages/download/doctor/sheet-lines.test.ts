import { expect, it } from 'vitest'
import { doctorSheetContent } from '../../../clinical/overview/doctor-sheet-content'
import { statusOf } from '../../../clinical/status/status-of'
import { withReferenceNames } from '../../../resources/export/reference-names'
import { exportSourceOf, exportContext } from '../../../resources/export/__fixtures__/export-source'
import { contactLines } from './contact-lines'
import { factsOfLine, sheetLines, type SheetLine } from './sheet-lines'
import type { RecordType } from '../../../contract'
import { isOfType, type Resource, type ResourceOf } from '../../../fhir/resource'
import { english, spanish } from '../../../i18n/__fixtures__/format'

const at = { today: '2026-12-01', died: undefined }
const NOW = Date.parse('2026-12-01T12:00:00Z')

function linesFor(records: readonly Resource[], statusText = exportContext.statusOf) {
  const recordsOf = <T extends RecordType>(type: T) => records.filter((record) => isOfType(record, type))
  const lines = sheetLines(
    doctorSheetContent(recordsOf, [], at, NOW, english),
    [],
    recordsOf('DiagnosticReport'),
    withReferenceNames({ ...exportContext, statusOf: statusText }, exportSourceOf(records)),
    at,
  )
  const printed = (part: readonly SheetLine[]) =>
    part.map((line) => ({
      name: line.name,
      facts: factsOfLine(line),
      ...(line.group === undefined ? {} : { group: line.group }),
    }))
  const { allergies, medicines, problems, implants, results } = lines
  return {
    allergies: printed(allergies),
    medicines: printed(medicines),
    problems: printed(problems),
    implants: printed(implants),
    results: printed(results),
  }
}

it('a medicine has its directions as a sentence, its reason by name and the date without the time', () => {
  const { medicines } = linesFor([
    { resourceType: 'Condition', id: 'c', code: { text: 'Gout' } },
    {
      resourceType: 'MedicationRequest',
      id: 'm',
      status: 'active',
      intent: 'order',
      medicationCodeableConcept: { text: 'Pill' },
      authoredOn: '2026-05-20T09:35:00-04:00',
      reasonReference: [{ reference: 'Condition/c' }],
      dosageInstruction: [
        {
          timing: { repeat: { frequency: 1, period: 12, periodUnit: 'h' } },
          doseAndRate: [{ doseQuantity: { value: 1, unit: 'tablet' } }],
        },
      ],
    },
  ])
  expect(medicines).toEqual([
    { name: 'Pill', facts: ['Take 1 tablet every 12 hours.', 'For: Gout', 'Prescribed May 20, 2026'] },
  ])
})

it('a result has its value, interpretation, range and date', () => {
  const { results } = linesFor([
    {
      resourceType: 'Observation',
      id: 'o',
      status: 'final',
      category: [{ coding: [{ code: 'laboratory' }] }],
      code: { text: 'Creatinine' },
      effectiveDateTime: '2026-07-22T09:25:00-04:00',
      valueQuantity: { value: 1.51, unit: 'mg/dL' },
      referenceRange: [{ low: { value: 0.6, unit: 'mg/dL' }, high: { value: 1.3, unit: 'mg/dL' } }],
    },
  ])
  expect(results).toEqual([
    {
      name: 'Creatinine',
      facts: ['1.51 mg/dL · Above the expected range · Expected range: 0.6 to 1.3 mg/dL', 'July 22, 2026'],
      group: 'Other tests',
    },
  ])
})

it('a result without a value has the previous value on the same line, with its date', () => {
  const potassium = (id: string, day: string, rest: object): ResourceOf<'Observation'> => ({
    resourceType: 'Observation',
    id,
    status: 'final',
    category: [{ coding: [{ code: 'laboratory' }] }],
    code: { text: 'Potassium', coding: [{ code: 'k' }] },
    effectiveDateTime: day,
    ...rest,
  })
  const { results } = linesFor([
    potassium('b', '2026-09-03', { dataAbsentReason: { coding: [{ code: 'error' }] } }),
    potassium('a', '2026-07-22', { valueQuantity: { value: 4.4, unit: 'mmol/L' } }),
  ])
  expect(results.map(({ facts }) => facts.at(-1))).toEqual(['Before that: 4.4 mmol/L · July 22, 2026'])
})

it('an implant has its labelled numbers', () => {
  const { implants } = linesFor([
    {
      resourceType: 'Device',
      id: 'd',
      status: 'active',
      type: { text: 'Cardiac pacemaker' },
      modelNumber: 'Steady 2',
      serialNumber: 'SN-1',
    },
  ])
  expect(implants[0]?.facts).toEqual(['Model number: Steady 2', 'Serial number: SN-1'])
})

it('contacts are the patient, their contacts and the care team, without duplicates', () => {
  const patient: ResourceOf<'Patient'> = {
    resourceType: 'Patient',
    id: 'p',
    telecom: [{ system: 'phone', value: '555-0171' }],
    contact: [
      { name: { text: 'Edith' }, relationship: [{ text: 'wife' }], telecom: [{ system: 'phone', value: '555-0177' }] },
    ],
  }
  const doctor: ResourceOf<'Practitioner'> = {
    resourceType: 'Practitioner',
    id: 'd',
    name: [{ text: 'Dr. Lee' }],
    telecom: [{ system: 'phone', value: '555-0100' }],
  }
  const member = (role: string, more: object) => ({ role: [{ text: role }], member: more })
  const team: ResourceOf<'CareTeam'> = {
    resourceType: 'CareTeam',
    id: 't',
    status: 'active',
    participant: [
      member('Family doctor', { reference: 'Practitioner/d' }),
      member('Wife', { display: 'Edith' }),
      member('Patient', { reference: 'Patient/p' }),
    ],
  }
  const source = exportSourceOf([team], { supporting: [doctor], patient })
  expect(contactLines(patient, [team], [doctor], withReferenceNames(exportContext, source), at, NOW)).toEqual([
    { name: 'Patient', facts: ['555-0171'] },
    { name: 'Edith', facts: ['wife', '555-0177'] },
    { name: 'Dr. Lee', facts: ['Family doctor', '555-0100'] },
  ])
})

it('has relationships and roles that are codes in the language of the sheet, and other words as written', () => {
  const role = (code: string, text: string) => ({
    coding: [{ system: 'http://terminology.hl7.org/CodeSystem/v3-RoleCode', code, display: text }],
  })
  const contact = (name: string, ...relationship: readonly object[]) => ({
    name: { text: name },
    relationship,
    telecom: [{ system: 'phone', value: '555-0177' }],
  })
  const patient = {
    resourceType: 'Patient',
    id: 'p',
    contact: [
      contact('Maya', role('MTH', 'mother')),
      contact('Leo', { ...role('BRO', 'Brother'), text: 'Brother, lives abroad' }),
    ],
  } as ResourceOf<'Patient'>
  const participant = [{ role: [role('SIS', 'sister')], member: { display: 'Edith' } }]
  const team = { resourceType: 'CareTeam', id: 't', status: 'active', participant } as ResourceOf<'CareTeam'>
  const context = withReferenceNames(
    { ...exportContext, messages: { ...exportContext.messages, format: spanish } },
    exportSourceOf([team], { patient }),
  )
  expect(contactLines(patient, [team], [], context, at, NOW).map(({ facts }) => facts[0])).toEqual([
    'Madre',
    'Brother, lives abroad',
    'Hermana',
  ])
})

it('a contact whose relationship is translated is not repeated as a member of the care team with the words as sent', () => {
  const wife = { system: 'http://terminology.hl7.org/CodeSystem/v3-RoleCode', code: 'WIFE', display: 'Wife' }
  const patient = {
    resourceType: 'Patient',
    id: 'p',
    contact: [
      {
        name: { text: 'Edith' },
        relationship: [{ coding: [wife] }],
        telecom: [{ system: 'phone', value: '555-0177' }],
      },
    ],
  } as ResourceOf<'Patient'>
  const participant = [{ role: [{ text: 'Wife' }], member: { reference: 'RelatedPerson/e', display: 'Edith' } }]
  const team = { resourceType: 'CareTeam', id: 't', status: 'active', participant } as ResourceOf<'CareTeam'>
  const context = withReferenceNames(
    { ...exportContext, messages: { ...exportContext.messages, format: spanish } },
    exportSourceOf([team], { patient }),
  )
  expect(contactLines(patient, [team], [], context, at, NOW)).toEqual([
    { name: 'Edith', facts: ['Esposa', '555-0177'] },
  ])
})

it('names the person and says who it is, and leaves out members who are nobody to call, but not those who could not be read', () => {
  const patient: ResourceOf<'Patient'> = {
    resourceType: 'Patient',
    id: 'p',
    name: [
      { use: 'old', given: ['Pia'], family: 'Roe' },
      { use: 'official', given: ['Pia'], family: 'Doe' },
    ],
    telecom: [{ system: 'phone', value: '555-0171' }],
  }
  const team: ResourceOf<'CareTeam'> = {
    resourceType: 'CareTeam',
    id: 't',
    status: 'active',
    participant: [{ member: { reference: 'Practitioner/gone' } }, { role: [{ text: 'Nurse' }], member: {} }],
  }
  const source = exportSourceOf([team], { patient })
  expect(contactLines(patient, [team], [], withReferenceNames(exportContext, source), at, NOW)).toEqual([
    { name: 'Pia Doe', facts: ['Patient', '555-0171'] },
    { name: 'Care provider (not named here)', facts: ['Phone and email were not loaded'] },
  ])
})

it('finds the phone of a member by an absolute reference, and of a role that of its person', () => {
  const server = 'https://ehr.example/fhir'
  const people: readonly Resource[] = [
    {
      resourceType: 'Practitioner',
      id: 'd',
      name: [{ text: 'Dr. Lee' }],
      telecom: [{ system: 'phone', value: '555-0100' }],
    },
    {
      resourceType: 'PractitionerRole',
      id: 'r',
      practitioner: { reference: 'Practitioner/d' },
      code: [{ text: 'Nurse' }],
    },
    {
      resourceType: 'PractitionerRole',
      id: 'u',
      practitioner: { reference: 'Practitioner/unread', display: 'Dr. Un' },
    },
  ]
  const memberAt = (reference: string) => ({ member: { reference } })
  const team: ResourceOf<'CareTeam'> = {
    resourceType: 'CareTeam',
    id: 't',
    status: 'active',
    participant: [
      memberAt(`${server}/Practitioner/d/_history/2`),
      memberAt('PractitionerRole/r'),
      memberAt('PractitionerRole/u'),
      memberAt('https://elsewhere.example/fhir/Practitioner/d'),
    ],
  }
  const context = withReferenceNames(exportContext, exportSourceOf([team], { supporting: people, server }))
  expect(contactLines(undefined, [team], people, context, at, NOW, server)).toEqual([
    { name: 'Dr. Lee', facts: ['555-0100'] },
    { name: 'Dr. Un', facts: ['Phone and email were not loaded'] },
    { name: 'Care provider (not named here)', facts: ['Phone and email were not loaded'] },
  ])
})

it('a prescriber who can be reached is a contact, unless the care team has them', () => {
  const people: readonly Resource[] = [
    {
      resourceType: 'Practitioner',
      id: 'lee',
      name: [{ text: 'Dr. Lee' }],
      telecom: [{ system: 'phone', value: '555-0100' }],
    },
    {
      resourceType: 'Practitioner',
      id: 'heart',
      name: [{ text: 'Dr. Heart' }],
      telecom: [{ system: 'phone', value: '555-0101' }],
    },
    { resourceType: 'Practitioner', id: 'mute', name: [{ text: 'Dr. Mute' }] },
  ]
  const team: ResourceOf<'CareTeam'> = {
    resourceType: 'CareTeam',
    id: 't',
    status: 'active',
    participant: [{ role: [{ text: 'Family doctor' }], member: { reference: 'Practitioner/lee' } }],
  }
  const orderOf = (requester: object, rest: object = {}): ResourceOf<'MedicationRequest'> => ({
    resourceType: 'MedicationRequest',
    id: 'm',
    requester,
    ...rest,
  })
  const own = {
    resourceType: 'Practitioner',
    id: 'own',
    name: [{ text: 'Dr. Own' }],
    telecom: [{ system: 'phone', value: '555-0102' }],
  }
  const orders = [
    ...['lee', 'heart', 'heart', 'mute', 'unread'].map((id) => orderOf({ reference: `Practitioner/${id}` })),
    orderOf({ reference: '#own', display: 'Dr. Own' }, { contained: [own] }),
  ]
  const context = withReferenceNames(exportContext, exportSourceOf([team], { supporting: people }))
  expect(contactLines(undefined, [team], people, context, at, NOW, '', orders)).toEqual([
    { name: 'Dr. Lee', facts: ['Family doctor', '555-0100'] },
    { name: 'Dr. Heart', facts: ['Prescriber', '555-0101'] },
    { name: 'Dr. Own', facts: ['Prescriber', '555-0102'] },
  ])
})

it('a contact whose record is not loaded is not reported as having no phone number', () => {
  const team: ResourceOf<'CareTeam'> = {
    resourceType: 'CareTeam',
    id: 't',
    status: 'active',
    participant: [
      { role: [{ text: 'Heart doctor' }], member: { reference: 'Practitioner/h', display: 'Dr. Hartwell' } },
    ],
  }
  expect(
    contactLines(undefined, [team], [], withReferenceNames(exportContext, exportSourceOf([team])), at, NOW),
  ).toEqual([{ name: 'Dr. Hartwell', facts: ['Heart doctor', 'Phone and email were not loaded'] }])
  const known: ResourceOf<'Practitioner'> = { resourceType: 'Practitioner', id: 'h' }
  expect(
    contactLines(undefined, [team], [known], withReferenceNames(exportContext, exportSourceOf([team])), at, NOW),
  ).toEqual([{ name: 'Dr. Hartwell', facts: ['Heart doctor', 'No phone or email here'] }])
})

it('a contact without a phone number is listed with a note', () => {
  const patient: ResourceOf<'Patient'> = {
    resourceType: 'Patient',
    id: 'p',
    contact: [{ name: { text: 'Max' }, relationship: [{ text: 'Neighbor' }] }, { relationship: [{ text: 'Sister' }] }],
  }
  const team: ResourceOf<'CareTeam'> = {
    resourceType: 'CareTeam',
    id: 't',
    status: 'active',
    participant: [
      { role: [{ text: 'Heart doctor' }], member: { display: 'Dr. Hartwell' } },
      { role: [{ text: 'Neighbor' }], member: { display: 'Max' } },
    ],
  }
  expect(
    contactLines(patient, [team], [], withReferenceNames(exportContext, exportSourceOf([team], { patient })), at, NOW),
  ).toEqual([
    { name: 'Max', facts: ['Neighbor', 'No phone or email here'] },
    { name: 'Dr. Hartwell', facts: ['Heart doctor', 'No phone or email here'] },
  ])
})

it('records that are paused, in remission or unconfirmed show their status', () => {
  const status = (code: string) => ({ coding: [{ code }] })
  const { allergies, medicines, problems } = linesFor(
    [
      {
        resourceType: 'AllergyIntolerance',
        id: 'a',
        clinicalStatus: status('active'),
        verificationStatus: status('unconfirmed'),
        code: { text: 'Shellfish' },
      },
      {
        resourceType: 'MedicationRequest',
        id: 'm',
        status: 'on-hold',
        intent: 'order',
        medicationCodeableConcept: { text: 'Pill' },
        reasonReference: [{ display: 'Pain' }, { display: 'Pain' }],
      },
      {
        resourceType: 'MedicationRequest',
        id: 'n',
        status: 'active',
        intent: 'order',
        medicationCodeableConcept: { text: 'Drops' },
      },
      {
        resourceType: 'Condition',
        id: 'c',
        clinicalStatus: status('remission'),
        verificationStatus: status('confirmed'),
        code: { text: 'Migraine' },
      },
      { resourceType: 'Condition', id: 'd', clinicalStatus: status('active'), code: { text: 'Asthma' } },
    ],
    (record) => `[${statusOf(record, at)?.key ?? ''}]`,
  )
  expect(allergies).toEqual([{ name: 'Shellfish', facts: ['[AllergyIntolerance.unconfirmed]'] }])
  expect(medicines).toEqual([
    { name: 'Drops', facts: ['No date given'] },
    { name: 'Pill', facts: ['[MedicationRequest.onHold]', 'For: Pain', 'No date given'] },
  ])
  expect(problems).toEqual([
    { name: 'Asthma', facts: ['No date given'] },
    { name: 'Migraine', facts: ['[Condition.remission]', 'No date given'] },
  ])
})

it('contacts leave out patients who have died, fax numbers and old numbers', () => {
  const patient: ResourceOf<'Patient'> = {
    resourceType: 'Patient',
    id: 'p',
    telecom: [
      { system: 'phone', value: '555-0171' },
      { system: 'sms', value: '555-0171' },
      { system: 'pager', use: 'old', value: '555-0193' },
      { system: 'fax', value: '555-0192' },
    ],
  }
  const source = exportSourceOf([], { patient })
  expect(contactLines(patient, [], [], withReferenceNames(exportContext, source), at, NOW)).toEqual([
    { name: 'Patient', facts: ['555-0171'] },
  ])
  const team: ResourceOf<'CareTeam'> = {
    resourceType: 'CareTeam',
    id: 't',
    status: 'active',
    participant: [{ member: { display: 'Dr. Lee' } }],
  }
  expect(
    contactLines(
      { ...patient, contact: [{ name: { text: 'Edith' } }] },
      [team],
      [],
      withReferenceNames(exportContext, source),
      { ...at, died: { on: '2026-03-14' } },
      NOW,
    ),
  ).toEqual([])
})

it('a role that equals the name is shown once', () => {
  const source = exportSourceOf([], {})
  const team: ResourceOf<'CareTeam'> = {
    resourceType: 'CareTeam',
    id: 't',
    status: 'active',
    participant: [{ role: [{ text: 'Pain team' }], member: { display: 'Pain team' } }],
  }
  expect(contactLines(undefined, [team], [], withReferenceNames(exportContext, source), at, NOW)).toEqual([
    { name: 'Pain team', facts: ['No phone or email here'] },
  ])
})

it('a condition without an onset date has the onset age or text', () => {
  const { problems } = linesFor([
    {
      resourceType: 'Condition',
      id: 'c',
      clinicalStatus: { coding: [{ code: 'active' }] },
      code: { text: 'Asthma' },
      onsetAge: { value: 9, unit: 'years', code: 'a' },
    },
    {
      resourceType: 'Condition',
      id: 'd',
      clinicalStatus: { coding: [{ code: 'active' }] },
      code: { text: 'Gout' },
      onsetString: 'In his fifties',
    },
  ])
  expect(problems.map(({ facts }) => facts)).toEqual([['Started at age 9'], ['Started: In his fifties']])
})

it('remarks use the wording for providers', () => {
  const { medicines } = linesFor([
    {
      resourceType: 'MedicationRequest',
      id: 'm',
      status: 'active',
      intent: 'order',
      medicationCodeableConcept: { text: 'Pill' },
      dispenseRequest: { validityPeriod: { end: '2026-01-01' } },
    },
  ])
  expect(medicines[0]?.facts).toContain('Order period over, status still active. Verify.')
})

it('a result has the short name that clinicians use in place of the official name of its code', () => {
  const official = 'Urea nitrogen [Mass/volume] in Serum or Plasma'
  const result = (id: string, text: string) => ({
    resourceType: 'Observation' as const,
    id,
    status: 'final',
    category: [
      { coding: [{ system: 'http://terminology.hl7.org/CodeSystem/observation-category', code: 'laboratory' }] },
    ],
    code: { text, coding: [{ system: 'http://loinc.org', code: '3094-0', display: official }] },
    effectiveDateTime: '2026-11-03',
    valueQuantity: { value: 30, unit: 'mg/dL' },
  })
  expect(linesFor([result('a', official)]).results.map(({ name }) => name)).toEqual(['BUN'])
  expect(linesFor([result('a', 'Urea, before dialysis')]).results.map(({ name }) => name)).toEqual([
    'Urea, before dialysis',
  ])
})
