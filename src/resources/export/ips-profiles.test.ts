import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { recordsAlsoHad } from '../../../sandbox/population/also-has/also-has'
import { patientSummary } from '../../../sandbox/fhir/patient-summary'
import { Store } from '../../../sandbox/fhir/store'
import { buildPopulation } from '../../../sandbox/population/build'
import { isRecordType } from '../../contract'
import { descriptorOf } from '../descriptors'
import { isObject, textOf } from '../../lib/json'
import { exportContext, exportSourceOf } from './__fixtures__/export-source'
import { ipsErrors, profilesNamed, withTypedReferences, type IpsBundle } from './__fixtures__/ips-errors'
import { UNKNOWN, withIpsProfile } from './ips-profiles'
import { makeIps } from './ips'
import type { Resource, ResourceOf } from '../../fhir/resource'

const supportingTypes = ['Practitioner', 'PractitionerRole', 'Organization', 'Location', 'Medication']

function summaryOf(
  records: readonly Resource[],
  patient?: ResourceOf<'Patient'>,
  supporting: readonly Resource[] = [],
) {
  const source = exportSourceOf(records, { supporting, ...(patient ? { patient } : {}) })
  return JSON.parse(makeIps(source, exportContext, () => crypto.randomUUID()) ?? '') as IpsBundle
}

const isPatient = (record: Resource): record is ResourceOf<'Patient'> => record.resourceType === 'Patient'

const isOf =
  ({ id }: Resource) =>
  (record: Resource): boolean => {
    const person = record['subject'] ?? record['patient']
    return isObject(person) && textOf(person['reference']) === `Patient/${id ?? ''}`
  }

/** The summaries of all people of a set of records. */
function summariesIn(all: readonly Resource[]): readonly IpsBundle[] {
  const supporting = all.filter(({ resourceType }) => supportingTypes.includes(resourceType))
  return all.filter(isPatient).map((patient) => summaryOf(all.filter(isOf(patient)), patient, supporting))
}

/** Vital signs and other answers, places and plans have no profile of this guide. */
const mayNameNone = ({ resourceType, category }: Resource): boolean =>
  ['Location', 'CarePlan'].includes(resourceType) ||
  (resourceType === 'Observation' && !JSON.stringify(category ?? '').includes('"laboratory"'))

/** Types of entries that name no profile, although there is one; the last entry is this app as the author. */
const withoutProfile = ({ entry }: IpsBundle): readonly string[] =>
  entry
    .slice(0, -1)
    .filter(({ resource }) => profilesNamed(resource).length === 0 && !mayNameNone(resource))
    .map(({ resource }) => resource.resourceType)

const sandboxRecords = (): readonly Resource[] => [
  ...buildPopulation(1).resources,
  ...recordsAlsoHad(['MedicationStatement']),
]

describe('a summary conforms to the profiles of the International Patient Summary 2.0', () => {
  it('of an empty record, also of a patient without name and birth date', () => {
    for (const patient of [undefined, { resourceType: 'Patient', id: 'p' } as const]) {
      const summary = summaryOf([], patient)
      expect(ipsErrors(summary)).toEqual([])
      expect(withoutProfile(summary)).toEqual([])
    }
  })

  it('of every person of the sandbox', () => {
    const summaries = summariesIn(sandboxRecords())
    expect(summaries.length).toBeGreaterThan(9)
    expect(summaries.flatMap(ipsErrors)).toEqual([])
    expect(summaries.flatMap(withoutProfile)).toEqual([])
    const named = new Set(summaries.flatMap(({ entry }) => entry.flatMap(({ resource }) => profilesNamed(resource))))
    expect(named.size).toBe(17)
  })

  const folder = '../shared/data/synthea'

  it.skipIf(!existsSync(folder))('of people that other software made up', () => {
    const folders = readdirSync(folder, { withFileTypes: true }).filter((each) => each.isDirectory())
    const summaries = folders.flatMap(({ name }) => {
      const texts = readdirSync(`${folder}/${name}`)
        .filter((file) => /\.(?:nd)?json$/.test(file))
        .flatMap((file) => {
          const text = readFileSync(`${folder}/${name}/${file}`, 'utf8')
          return file.endsWith('.ndjson') ? text.split('\n').filter((line) => line.trim() !== '') : [text]
        })
      const values = texts.map((text) => JSON.parse(text) as Resource)
      const records = values.flatMap((value) =>
        value.resourceType === 'Bundle' ? (value as IpsBundle).entry.map(({ resource }) => resource) : [value],
      )
      const urns = records.map(({ resourceType, id = '' }) => [`urn:uuid:${id}`, `${resourceType}/${id}`] as const)
      return summariesIn(withTypedReferences(records, new Map(urns)))
    })
    expect(summaries.length).toBe(9)
    expect(summaries.flatMap(ipsErrors)).toEqual([])
    expect(summaries.flatMap(withoutProfile)).toEqual([])
  })
})

/** Of the entries of each section; the records of the sandbox name no profile. */
const profileOfType: Readonly<Record<string, string>> = {
  Patient: 'Patient',
  MedicationRequest: 'MedicationRequest',
  AllergyIntolerance: 'AllergyIntolerance',
  Condition: 'Condition',
  Immunization: 'Immunization',
  Procedure: 'Procedure',
}

describe('the summary of the sandbox conforms to the same profiles', () => {
  const { resources } = buildPopulation(1)
  const store = new Store(resources as never)
  const access = { patients: 'all', provider: true, scopes: 'user/*.rs' } as const
  const now = new Date('2026-11-01T10:00:00Z')
  const patients = resources.filter(({ resourceType }) => resourceType === 'Patient')

  it.each(patients.map(({ id }) => id))('of %s', (id) => {
    const patient = store.read('Patient', id ?? '')
    if (!patient) throw new Error('no such patient')
    const summary = patientSummary(store, access, 'http://ehr.example/fhir', patient, now) as unknown as IpsBundle
    const profileOf = (resource: Resource): string | undefined =>
      resource.resourceType === 'Observation' && JSON.stringify(resource['category']).includes('"laboratory"')
        ? 'Observation-results-laboratory-pathology'
        : profileOfType[resource.resourceType]
    const entry = summary.entry.map(({ fullUrl, resource }) => {
      const profile = profileOf(resource)
      return {
        fullUrl,
        resource: profile === undefined ? resource : { ...resource, meta: { profile: [url(profile)] } },
      }
    })
    expect(ipsErrors({ ...summary, entry })).toEqual([])
  })
})

const url = (name: string) => `http://hl7.org/fhir/uv/ips/StructureDefinition/${name}-uv-ips`
const subject = { reference: 'urn:uuid:1' }
const category = (code: string) => [
  { coding: [{ system: 'http://terminology.hl7.org/CodeSystem/observation-category', code }] },
]
const loinc = (code: string) => ({ coding: [{ system: 'http://loinc.org', code }] })
const result = { resourceType: 'Observation', status: 'final', category: category('laboratory'), code: {}, subject }

it.each<readonly [record: Resource, profile: string, added: object]>([
  [
    { resourceType: 'Procedure', status: 'completed', subject },
    'Procedure',
    { code: UNKNOWN, _performedDateTime: UNKNOWN },
  ],
  [{ resourceType: 'Procedure', status: 'completed', code: {}, subject, performedString: 'In May' }, 'Procedure', {}],
  [
    { resourceType: 'Immunization', status: 'completed', vaccineCode: {}, patient: subject },
    'Immunization',
    { _occurrenceDateTime: UNKNOWN },
  ],
  [
    { ...result, valueString: '1' },
    'Observation-results-laboratory-pathology',
    { _effectiveDateTime: UNKNOWN, performer: [UNKNOWN] },
  ],
  [
    { ...result, category: category('social-history'), code: loinc('72166-2') },
    'Observation-tobaccouse',
    { _effectiveDateTime: UNKNOWN },
  ],
  [
    { resourceType: 'DeviceUseStatement', subject, device: subject },
    'DeviceUseStatement',
    { _status: UNKNOWN, _timingDateTime: UNKNOWN },
  ],
  [{ resourceType: 'Patient' }, 'Patient', { name: [{ _text: UNKNOWN }], _birthDate: UNKNOWN }],
  [{ resourceType: 'Organization', meta: { source: 'x' } }, 'Organization', { _name: UNKNOWN }],
])('what a profile requires and a record lacks is unknown: %j', (record, profile, added) =>
  expect(withIpsProfile(record)).toEqual({
    ...record,
    ...added,
    meta: { ...(record['meta'] as object | undefined), profile: [url(profile)] },
  }),
)

it.each<Resource>([
  { resourceType: 'CarePlan' },
  { resourceType: 'Procedure', status: 'completed', code: {}, subject: { display: 'Ana' } },
  { resourceType: 'Procedure', code: {}, subject, performedDateTime: '2020' },
  { ...result, effectiveInstant: '2026-01-01T10:00:00Z', valueString: '1' },
  result,
  { ...result, category: category('vital-signs') },
  { resourceType: 'Patient', name: [{ use: 'official' }], birthDate: '1970' },
  {
    resourceType: 'MedicationRequest',
    status: 'active',
    intent: 'order',
    subject,
    doNotPerform: true,
    medicationCodeableConcept: {},
  },
])('names no profile and stays as it is: %j', (record) => expect(withIpsProfile(record)).toBe(record))

it('has a DeviceUseStatement for each device, which says no more than the device does', () => {
  const device = (id: string, status?: string): Resource => ({
    resourceType: 'Device',
    id,
    ...(status === undefined ? {} : { status }),
    patient: { reference: 'Patient/p' },
  })
  const { entry } = summaryOf([device('1', 'active'), device('2', 'inactive'), device('3', 'unknown'), device('4')])
  const statements = entry.filter(({ resource }) => resource.resourceType === 'DeviceUseStatement')
  const devices = entry.filter(({ resource }) => resource.resourceType === 'Device')
  const person = entry.find(({ resource }) => isPatient(resource))
  const states = [{ status: 'active' }, { status: 'completed' }, { _status: UNKNOWN }, { _status: UNKNOWN }]
  expect(statements.map(({ resource }) => resource)).toEqual(
    states.map((state, index) => ({
      resourceType: 'DeviceUseStatement',
      id: expect.any(String) as string,
      meta: { profile: [url('DeviceUseStatement')] },
      subject: { reference: person?.fullUrl },
      device: { reference: devices[index]?.fullUrl },
      _timingDateTime: UNKNOWN,
      ...state,
    })),
  )
  const sections = entry[0]?.resource['section'] as readonly { readonly code: object; readonly entry?: object }[]
  const section = sections.find(({ code }) => JSON.stringify(code) === JSON.stringify(loinc('46264-8')))
  expect(section?.entry).toEqual(statements.map(({ fullUrl }) => ({ reference: fullUrl })))
})

it('an unknown element changes neither the name nor the date of a record', () => {
  const { format } = exportContext.messages
  const bare = ['Patient', 'Procedure', 'Immunization', 'Observation'].map((resourceType) => ({
    ...result,
    resourceType,
    patient: subject,
    vaccineCode: {},
    valueString: '1',
  }))
  for (const record of [...bare, ...sandboxRecords()]) {
    const { resourceType } = record
    if (!isRecordType(resourceType)) continue
    const copy = withIpsProfile(record)
    const { title, date } = descriptorOf(resourceType)
    expect(title(copy as never, format)).toBe(title(record as never, format))
    expect(date(copy as never)).toEqual(date(record as never))
  }
})
