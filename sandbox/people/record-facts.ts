import { isJsonObject } from '../json'
import { contractOf, recordTypes } from '../../src/contract'
import { targetOf } from '../fhir/reference'
import { stringsAt, valuesAt } from '../fhir/values-at'
import type { Store } from '../fhir/store'
import type { Resource } from '../types'

/** Features of interest to testers, each with a test of a resource. */
const specialFeatures: readonly (readonly [what: string, has: (resource: Resource) => boolean])[] = [
  ['entered in error', (resource) => statusCodes(resource).includes('entered-in-error')],
  [
    'a value is missing, with a reason',
    (resource) =>
      hasKey(resource, 'dataAbsentReason') ||
      stringsAt(resource, 'extension.url').some(isAbsent) ||
      valuesAt(resource, 'code.extension').length > 0,
  ],
  [
    'no text and no code',
    (resource) =>
      'code' in resource &&
      stringsAt(resource, 'code.text').length === 0 &&
      valuesAt(resource, 'code.coding').length === 0,
  ],
  [
    'named by text alone',
    (resource) =>
      'code' in resource &&
      stringsAt(resource, 'code.text').length > 0 &&
      valuesAt(resource, 'code.coding').length === 0,
  ],
  ['a security label', (resource) => valuesAt(resource, 'meta.security').length > 0],
  [
    'a date to come',
    (resource) => stringsAt(resource, 'effectiveDateTime').some((date) => Date.parse(date) > Date.now()),
  ],
  ['something inside the record itself (contained)', (resource) => valuesAt(resource, 'contained').length > 0],
  [
    'a file',
    (resource) => ['content.attachment', 'presentedForm', 'photo'].some((path) => valuesAt(resource, path).length > 0),
  ],
  [
    'a value outside its range',
    (resource) =>
      valuesAt(resource, 'interpretation.coding.code').some((code) =>
        ['H', 'HH', 'L', 'LL', 'A', 'AA'].includes(String(code)),
      ),
  ],
  [
    'an hs-CRP, which apps for cardiac risk read',
    (resource) => valuesAt(resource, 'code.coding.code').includes('30522-7') && resource.resourceType === 'Observation',
  ],
  [
    'a head size with the code that growth charts read',
    (resource) => valuesAt(resource, 'code.coding.code').includes('8287-5'),
  ],
  [
    'has died',
    (resource) =>
      resource.resourceType === 'Patient' &&
      (resource['deceasedDateTime'] !== undefined || resource['deceasedBoolean'] === true),
  ],
  [
    'speaks another language than English',
    (resource) =>
      resource.resourceType === 'Patient' &&
      valuesAt(resource, 'communication.language.coding.code').some((code) => !String(code).startsWith('en')),
  ],
]

const isAbsent = (url: string): boolean => url.endsWith('/data-absent-reason')

/** All codes of the status elements of a resource. */
function statusCodes(resource: Resource): readonly string[] {
  const type = recordTypes.find((one) => one === resource.resourceType)
  const paths = type === undefined ? [] : contractOf(type).status
  return paths.flatMap((path) => [...stringsAt(resource, path), ...stringsAt(resource, `${path}.coding.code`)])
}

function hasKey(value: unknown, key: string): boolean {
  if (Array.isArray(value)) return value.some((item) => hasKey(item, key))
  return isJsonObject(value) && (Object.hasOwn(value, key) || Object.values(value).some((one) => hasKey(one, key)))
}

const keyOf = ({ resourceType, id }: Resource): string => `${resourceType}/${id}`

export interface RecordFacts {
  readonly id: string
  readonly name: string
  readonly born: string | undefined
  /** Number of records by type; types without records are omitted. */
  readonly counts: Readonly<Record<string, number>>
  /** Types of the API without records. */
  readonly nothingOf: readonly string[]
  /** Statuses that occur, by type. */
  readonly statuses: Readonly<Record<string, readonly string[]>>
  readonly special: readonly { readonly what: string; readonly records: readonly string[] }[]
}

const sortedUnique = (list: readonly string[]): readonly string[] => [...new Set(list)].sort()

function nameOf(patient: Resource | undefined): string {
  const [name] = valuesAt(patient, 'name')
  const parts = [...stringsAt(name, 'given'), ...stringsAt(name, 'family')]
  return stringsAt(name, 'text')[0] ?? (parts.join(' ') || 'no name')
}

/** Summarizes one patient's record. Computed from the resources, so that it holds for any data and seed. */
export function recordFacts(store: Store, id: string, base: string): RecordFacts {
  const patient = store.read('Patient', id)
  const byType = recordTypes.flatMap((type) => {
    const found = type === 'Patient' ? [patient].flatMap((one) => one ?? []) : store.ofPatient(type, id)
    return found.length === 0 ? [] : [[type, found] as const]
  })
  const all = byType.flatMap(([, found]) => found)
  const dangling = all.filter((resource) =>
    referencesIn(resource).some((reference) => {
      const target = targetOf(reference, base)
      return target !== undefined && store.read(target.type, target.id) === undefined
    }),
  )
  const features = specialFeatures.map(([what, has]) => ({ what, records: all.filter(has).map(keyOf) }))
  return {
    id,
    name: nameOf(patient),
    born: stringsAt(patient, 'birthDate')[0],
    counts: Object.fromEntries(byType.map(([type, { length }]) => [type, length])),
    nothingOf: recordTypes.filter(
      (type) =>
        type !== 'Patient' &&
        contractOf(type).parameters['patient'] !== undefined &&
        !byType.some(([present]) => present === type),
    ),
    statuses: Object.fromEntries(
      byType.flatMap(([type, records]) => {
        const codes = sortedUnique(records.flatMap(statusCodes))
        return codes.length === 0 ? [] : [[type, codes]]
      }),
    ),
    special: [...features, { what: 'a reference that leads nowhere here', records: dangling.map(keyOf) }].filter(
      ({ records }) => records.length > 0,
    ),
  }
}

function referencesIn(value: unknown): readonly string[] {
  if (Array.isArray(value)) return value.flatMap(referencesIn)
  if (!isJsonObject(value)) return []
  return Object.entries(value).flatMap(([name, part]) =>
    name === 'reference' && typeof part === 'string' ? [part] : referencesIn(part),
  )
}
