import { parsePath, searchPaths } from './search-paths'
import type { ElementPath } from './search-paths'
import type { Person, Resource } from '../../types'

const SYSTEM_ONE = 'urn:example:one'
const SYSTEM_TWO = 'urn:example:two'
const RECORD_COUNT = 24

/** Patients of the edge cases: with many records, two or one of each type, none, and one that is out of reach. */
const edgePatients = {
  single: 'edge-single',
  pair: 'edge-pair',
  twin: 'edge-twin',
  first: 'edge-first',
  second: 'edge-second',
  without: 'edge-without',
  outside: 'edge-outside',
}

const concepts = [
  { coding: [{ system: SYSTEM_ONE, code: 'a' }] },
  {
    coding: [
      { system: SYSTEM_TWO, code: 'a' },
      { system: SYSTEM_ONE, code: 'b' },
    ],
  },
  { coding: [{ code: 'a' }] },
  { text: 'a' },
  {
    coding: [
      { system: SYSTEM_ONE, code: 'odd,code' },
      { system: 'urn:example:bar|', code: 'odd|code' },
    ],
  },
  { coding: [{ system: SYSTEM_TWO, code: 'back\\slash' }], text: 'b' },
  { coding: [{ system: SYSTEM_TWO, code: 'A' }] },
]
const dates = ['2019', '2020-02', '2020-02-29', '2020-03-01', '2021-12-31', '1899-12', '2020-02-29', '2024-02-29']
const instants = [
  '2020-02-29T23:30:00-05:00',
  '2020-03-01T04:30:00Z',
  '2020-03-01T04:30:00.250Z',
  '2019-12-31T23:59:59+14:00',
  '2020-01-01T00:00:00Z',
  '2021-06-15T12:00:00-06:00',
]
const periods = [
  { start: '2020-02-28', end: '2020-03-02' },
  { start: '2020-02' },
  { end: '2019-06-30' },
  { start: '2020-02-29T08:00:00Z', end: '2020-02-29T09:15:00Z' },
  {},
  { start: '2019-12-31T23:00:00-01:00', end: '2020-01-01T01:00:00+01:00' },
]
const strings = [
  'Überlingen',
  'Uberlândia',
  'San José',
  'SAN JOSE North',
  "O'Brien, Jr",
  'Straße 9',
  'Jørgen-Łukasz',
  'Nord',
  'Port of Nord',
  '66210',
  '66210-1234',
  'Back\\slash',
]
const names = strings.map((text, index) => ({
  family: text,
  given: [strings[(index + 3) % strings.length] ?? '', 'Mid'],
  ...(index % 3 === 0 ? { prefix: ['Dr.'], suffix: ['III'] } : { text: `Dear ${text}` }),
}))
const addresses = strings.map((text, index) => ({
  use: 'work',
  line: [`${index} Main St`, 'Suite Ä'],
  city: text,
  district: 'Kreis',
  state: index % 2 === 0 ? 'KS' : 'Ålesund',
  postalCode: `${66_200 + index}`,
  country: 'US',
}))

const valuesByType: Readonly<Record<string, readonly unknown[]>> = {
  code: ['active', 'final', 'completed', 'draft'],
  Coding: concepts.flatMap((concept) => concept.coding ?? []),
  CodeableConcept: concepts,
  Identifier: [
    { system: SYSTEM_ONE, value: 'x1' },
    { value: 'x1' },
    { system: SYSTEM_TWO, value: 'x1' },
    { system: SYSTEM_ONE, value: 'a|b' },
    { system: SYSTEM_ONE, value: 'c,d' },
  ],
  date: dates.filter((date) => date.length > 4),
  dateTime: [...dates, ...instants],
  instant: instants,
  Period: periods,
  Timing: [{ event: ['2019-01-01', '2020-02-29T10:00:00Z'] }, { event: ['2024'] }, { repeat: { frequency: 1 } }],
  string: strings,
  HumanName: names,
  Address: addresses,
}

function referenceAt(type: string, index: number) {
  // In reach, as a search for a patient out of reach would be rejected.
  if (type === 'Patient') return { reference: `Patient/${index % 2 === 0 ? edgePatients.first : edgePatients.second}` }
  const forms = [
    `${type}/edge-${type}-${index % 6}`,
    `${type}/edge-${type}-${index % 4}`,
    `https://other.example/fhir/${type}/edge-${type}-1`,
    '#contained',
  ]
  if (index % 7 === 6) return { display: 'Named only' }
  if (index % 11 === 10) return { reference: forms[2] }
  return { reference: forms[index % 13 === 12 ? 3 : index % 2] }
}

function valueAt({ type, targets }: ElementPath, index: number): unknown {
  const pool = type === 'Reference' ? [] : (valuesByType[type] ?? [])
  return type === 'Reference' ? referenceAt(targets[index % targets.length] ?? '', index) : pool[index % pool.length]
}

type Node = Record<string, unknown>

/** Sets a value at a path of a resource; `*` marks lists. */
export function putValue(node: Node, [step = '', ...rest]: readonly string[], value: unknown): void {
  const name = step.replace('*', '')
  const existing = node[name]
  const list = Array.isArray(existing) ? (existing as unknown[]) : []
  if (rest.length === 0) {
    node[name] = step.endsWith('*') ? [...list, value] : value
    return
  }
  const inner = (step.endsWith('*') ? list[0] : existing) ?? {}
  if (existing === undefined) node[name] = step.endsWith('*') ? [inner] : inner
  if (typeof inner === 'object') putValue(inner as Node, rest, value)
}

/** A different stride for each parameter, so that their values vary independently. */
const STRIDES = [1, 5, 7, 11, 13, 17, 19]

type ValueOf = (path: ElementPath, index: number) => unknown

function resourceOf(type: string, id: string, index: number, patient: string, valueOf: ValueOf): Resource {
  const resource: Resource = { resourceType: type, id }
  Object.entries(searchPaths[type] ?? {}).forEach(([parameter, entries], column) => {
    if (parameter === 'patient' || (parameter === 'subject' && index % 2 === 0)) return
    const valueIndex = Math.floor((index * (STRIDES[column % STRIDES.length] ?? 1)) / 2) + column
    const entry = entries[valueIndex % entries.length]
    if (entry === undefined) return
    const path = parsePath(entry)
    putValue(resource, path.steps, structuredClone(valueOf(path, valueIndex)))
  })
  const [patientPath] = searchPaths[type]?.['patient'] ?? []
  if (patientPath !== undefined) putValue(resource, parsePath(patientPath).steps, { reference: `Patient/${patient}` })
  return resource
}

/** Values that no other record has; a reference has the last allowed target type. */
const rareValue =
  (word: string, year: number): ValueOf =>
  ({ type, targets }) =>
    ({
      code: word,
      Coding: { system: SYSTEM_ONE, code: word },
      CodeableConcept: { coding: [{ system: SYSTEM_ONE, code: word }] },
      Identifier: { system: SYSTEM_ONE, value: word },
      date: `${year}-06-05`,
      dateTime: `${year}-06-05T04:03:02Z`,
      instant: `${year}-06-05T04:03:02.100Z`,
      Period: { start: `${year}-06-05T04:03:02Z`, end: `${year}-06-05T05:00:00Z` },
      Timing: { event: [`${year}-06-05`] },
      string: `${word} street`,
      HumanName: { family: word, given: [`${word}a`] },
      Address: { city: word, line: [`${word} 1`] },
      Reference: { reference: `${targets.at(-1) ?? ''}/edge-${word}` },
    })[type]

const { single, pair, twin, first, second, without, outside } = edgePatients
const owners = [first, second, first, outside]

function recordsOf(type: string): readonly Resource[] {
  return [
    resourceOf(type, `edge-${type}-single`, 1, single, rareValue('Quux', 1911)),
    ...[pair, pair].map((owner, index) =>
      resourceOf(type, `edge-${type}-pair-${index}`, 1, owner, rareValue('Twyn', 1922)),
    ),
    ...Array.from({ length: RECORD_COUNT }, (_, index) =>
      resourceOf(type, `edge-${type}-${index}`, index, owners[index % owners.length] ?? first, valueAt),
    ),
  ]
}

/** Records with edge cases: codes without system, with comma, bar and backslash; partial and open dates; accents; external and contained references. */
export function edgeResources(): Resource[] {
  const valuesByPatient: Readonly<Record<string, ValueOf>> = {
    [single]: rareValue('Quux', 1911),
    [pair]: rareValue('Twyn', 1922),
    [twin]: rareValue('Twyn', 1922),
  }
  const patients = Object.values(edgePatients).map((id, index) =>
    resourceOf('Patient', id, index, '', valuesByPatient[id] ?? valueAt),
  )
  return [
    ...patients,
    ...Object.keys(searchPaths)
      .filter((type) => type !== 'Patient')
      .flatMap(recordsOf),
  ]
}

/** One record of each type for a patient, with the same values for all patients, so that a search without a patient depends on access only. */
export function sharedRecords(patient: string): Resource[] {
  return Object.keys(searchPaths)
    .filter((type) => type !== 'Patient')
    .map((type) => {
      const record = resourceOf(type, `shared-${type}-${patient}`, 1, patient, rareValue('Shared', 1933))
      return type === 'Group' ? { ...record, member: [{ entity: { reference: `Patient/${patient}` } }] } : record
    })
}

/** A provider for the edge cases and the patients of a panel. */
export function edgeProvider(panel: readonly string[]): Person {
  const patients = [single, pair, twin, first, second, without, ...panel]
  return {
    id: 'edge-provider',
    name: 'Dr. Edge',
    kind: 'provider',
    fhirUser: 'Practitioner/edge-Practitioner-0',
    patients,
    about: 'Sees the extra records',
  }
}
