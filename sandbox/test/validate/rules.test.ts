import { describe, expect, test } from 'vitest'
import { buildPopulation } from '../../population/build'
import type { Resource } from '../../types'
import { invalidCodes } from './check-digits'
import { missingElements, missingStatuses } from './elements'
import { fileProblems } from './files'
import { packageProblems } from './packages'
import { problemsOf } from './rules'

const { resources } = buildPopulation(1)
const known = new Set(resources.map(({ resourceType, id }) => `${resourceType}/${id}`))

function copyOf(name: string): Resource {
  const found = resources.find(({ resourceType, id }) => `${resourceType}/${id}` === name)
  if (!found) throw new Error(`No ${name}`)
  return structuredClone(found)
}

const lipids = { coding: [{ system: 'http://loinc.org', code: '85354-9' }] }
type Case = readonly [what: string, of: string, change: Record<string, unknown>, problem: RegExp]

const cases: readonly Case[] = [
  ['a missing code', 'Medication/quinn-alendronate-tablets', { code: undefined }, /code is missing/],
  ['a missing choice', 'Immunization/quinn-flu', { occurrenceDateTime: undefined }, /occurrenceDateTime is missing/],
  [
    'a missing element of a part',
    'Device/quinn-hip-joint',
    { udiCarrier: [{ issuer: 'http://hl7.org/fhir/NamingSystem/gs1-di' }] },
    /udiCarrier.deviceIdentifier is missing/,
  ],
  ['two values', 'Observation/quinn-pain', { valueString: 'two' }, /value\[x\] occurs 2 times/],
  [
    'two values of a component',
    'Observation/quinn-pressure',
    { component: [{ code: lipids, valueInteger: 1, valueString: 'one' }] },
    /component.value\[x\] occurs 2 times/,
  ],
  [
    'two values of a single element',
    'Coverage/quinn-plan',
    { payor: [{ display: 'A' }, { display: 'B' }] },
    /payor occurs 2 times/,
  ],
  ['an unlisted status', 'Encounter/quinn-check', { status: 'unknown' }, /status has the code 'unknown'/],
  [
    'an unlisted code of a concept',
    'Goal/quinn-walk',
    { achievementStatus: { coding: [{ code: 'great' }] } },
    /achievementStatus has the code 'great'/,
  ],
  ['a day that does not exist', 'Patient/quinn', { birthDate: '1968-02-30' }, /birthDate is no date/],
  [
    'an instant without a time zone',
    'Observation/quinn-hemoglobin',
    { issued: '2024-02-12T08:10:00' },
    /issued is no instant/,
  ],
  [
    'an hour that does not exist',
    'Location/rehab-hall',
    { hoursOfOperation: [{ openingTime: '24:30:00' }] },
    /openingTime is no time/,
  ],
  ['an empty array', 'Patient/quinn', { address: [] }, /address is an empty array/],
  ['an empty text', 'Patient/quinn', { name: [{ family: ' ' }] }, /family is an empty text/],
  ['null', 'Patient/quinn', { photo: [null] }, /photo\[0\] is null/],
  [
    'an unresolved reference',
    'Observation/quinn-pain',
    { encounter: { reference: 'Encounter/none' } },
    /encounter does not resolve: Encounter\/none/,
  ],
  [
    'a reference to a missing contained resource',
    'Observation/quinn-pain',
    { specimen: { reference: '#none' } },
    /specimen does not resolve: #none/,
  ],
  [
    'a missing file',
    'DiagnosticReport/quinn-blood-report',
    { presentedForm: [{ contentType: 'text/plain', url: 'Binary/none' }] },
    /url does not resolve/,
  ],
  [
    'a reference to a type that the API does not list',
    'Observation/quinn-pain',
    { resourceType: 'Immunization', patient: { reference: 'Group/hip-study' } },
    /patient refers to a Group/,
  ],
  [
    'an unused contained resource',
    'Observation/quinn-pain',
    { contained: [{ resourceType: 'Specimen', id: 'spare' }] },
    /contained #spare is not referenced/,
  ],
  ['an id with a space', 'Observation/quinn-pain', { id: 'a b' }, /the id is not valid/],
  ['dataAbsentReason with a value', 'Observation/quinn-pain', { dataAbsentReason: { text: 'lost' } }, /obs-6/],
  [
    'an empty reference range',
    'Observation/quinn-hemoglobin',
    { referenceRange: [{ type: { text: 'normal' } }] },
    /obs-3/,
  ],
  [
    'a component that repeats the code',
    'Observation/quinn-pressure',
    { code: lipids, valueString: 'x', component: [{ code: lipids }] },
    /obs-7/,
  ],
  [
    'an active problem with an abatement',
    'Condition/quinn-hip',
    { clinicalStatus: { coding: [{ code: 'active' }] } },
    /con-4/,
  ],
  ['a problem without a status', 'Condition/quinn-bones', { clinicalStatus: undefined }, /con-3/],
  [
    'an entry in error with a status',
    'Condition/quinn-wrong-gout',
    { clinicalStatus: { coding: [{ code: 'active' }] } },
    /con-5/,
  ],
  ['an allergy without a status', 'AllergyIntolerance/quinn-bee', { clinicalStatus: undefined }, /ait-1/],
  ['a target without a measure', 'Goal/quinn-walk', { target: [{ detailInteger: 1 }] }, /gol-1/],
  ['members of a descriptive group', 'Group/hip-study', { actual: false }, /grp-1/],
  ['handed over before preparation', 'MedicationDispense/quinn-fill-2', { whenHandedOver: '2026-05-01' }, /mdd-1/],
  [
    'a period that ends before it starts',
    'Coverage/quinn-plan',
    { period: { start: '2025-01-01', end: '2024-01-01' } },
    /per-1/,
  ],
  [
    'an inverted range',
    'Observation/quinn-pain',
    { valueInteger: undefined, valueRange: { low: { value: 2 }, high: { value: 1 } } },
    /rng-2/,
  ],
  [
    'half a ratio',
    'Observation/quinn-pain',
    { valueInteger: undefined, valueRatio: { numerator: { value: 2 } } },
    /rat-1/,
  ],
]

describe('the project rules', () => {
  test.each(cases)('find %s', (_, name, change, problem) => {
    const invalid: Resource = { ...copyOf(name), ...change }
    for (const [key, value] of Object.entries(invalid)) if (value === undefined) Reflect.deleteProperty(invalid, key)
    expect(problemsOf(copyOf(name), known)).toEqual([])
    expect(problemsOf(invalid, known).join('\n')).toMatch(problem)
  })
})

describe('the validation packages', () => {
  test.each([
    ['an unknown element', { mood: 'good' }],
    ['a number as a text', { valueQuantity: { value: '9' } }],
    ['a code that R4 does not have', { status: 'great' }],
    ['an object for a list', { category: { text: 'lab' } }],
  ])('find %s', (_, change) => {
    expect(packageProblems(copyOf('Observation/quinn-hemoglobin'))).toEqual([])
    expect(packageProblems({ ...copyOf('Observation/quinn-hemoglobin'), ...change })).not.toEqual([])
  })
})

test('missing elements and statuses are found', () => {
  expect(missingElements(resources.filter(({ resourceType }) => resourceType !== 'Goal'))).toContain(
    'Goal.target.detailRatio',
  )
  expect(missingElements(resources.filter(({ id }) => id !== 'quinn'))).toContain(
    'Patient.extension(tribalAffiliation)',
  )
  expect(missingStatuses(resources.filter(({ id }) => id !== 'quinn-swim'))).toEqual([
    'Goal.lifecycleStatus on-hold',
    'Goal.achievementStatus no-progress',
  ])
})

test.each([
  ['http://snomed.info/sct', '195967010'],
  ['http://loinc.org', '718-8'],
  ['http://loinc.org', 'LX1-1'],
  ['http://hl7.org/fhir/sid/icd-10-cm', 'J459.09'],
  ['http://hl7.org/fhir/sid/cvx', 'flu'],
])('an invalid code of %s is found: %s', (system, code) => {
  expect(invalidCodes([{ resourceType: 'Basic', id: 'x', code: { coding: [{ system, code }] } }])).toHaveLength(1)
})

test.each([
  ['application/pdf', '%PDF-1.4\n1 0 obj\nstartxref\n3\n%%EOF\n'],
  ['text/html', '<html><p>one</html>'],
  ['application/xml', '<a><b></a>'],
  ['text/plain', Buffer.from([0xff, 0xfe])],
  ['image/x-unknown', 'x'],
])('an invalid file of type %s is found', (type, content) => {
  expect(fileProblems(type, Buffer.from(content).toString('base64'))).not.toEqual([])
})
