import { isJsonObject } from '../json'
import { code, concept, plusDays, ref } from '../population/builders'
import { stringsAt, valuesAt } from '../fhir/values-at'
import type { Store } from '../fhir/store'
import type { Resource } from '../types'

/** A difference between the two snapshots, as a comparison should find it. */
export interface Change {
  readonly patient: string
  /** `same`: only `meta` differs. */
  readonly kind: 'new' | 'changed' | 'gone' | 'same'
  readonly what: string
  readonly records: readonly string[]
}

/** A change with the resources before and after it. */
export interface ChangeDraft extends Omit<Change, 'patient' | 'records'> {
  readonly pairs: readonly { readonly before?: Resource; readonly after?: Resource }[]
}

/** `lastUpdated` of the second snapshot. */
export const snapshotTimestamp = (today: string): string => `${plusDays(today, 1)}T06:00:00Z`

const daysLater = (date: unknown, days: number): string =>
  `${plusDays(String(date).slice(0, 10), days)}${String(date).slice(10)}`
const withLastUpdated =
  (today: string) =>
  (resource: Resource): Resource => ({
    ...resource,
    meta: { ...(isJsonObject(resource['meta']) ? resource['meta'] : {}), lastUpdated: snapshotTimestamp(today) },
  })
const changedPair = (
  before: Resource | undefined,
  after: (before: Resource) => Resource | undefined,
): ChangeDraft['pairs'] => {
  const changed = before && after(before)
  return before === undefined || changed === undefined ? [] : [{ before, after: changed }]
}

const numberAt = (resource: Resource, path: string): number | undefined =>
  valuesAt(resource, path).find((value): value is number => typeof value === 'number')

/** -1, 0 or 1 for a value below, within or above the resource's reference range. */
function sideOf(resource: Resource, value: number): number {
  const [low, high] = [numberAt(resource, 'referenceRange.low.value'), numberAt(resource, 'referenceRange.high.value')]
  if (low !== undefined && value < low) return -1
  return high !== undefined && value > high ? 1 : 0
}

/** The value of a result, slightly changed on the same side of its range, so that its interpretation stays valid. Undefined without a value. */
function nudgeValue(resource: Resource): { readonly valueQuantity: object } | undefined {
  const { valueQuantity } = resource
  const value = numberAt(resource, 'valueQuantity.value')
  if (!isJsonObject(valueQuantity) || value === undefined || valueQuantity['comparator'] !== undefined) return undefined
  const decimals = String(value).split('.')[1]?.length ?? 0
  const changed = [1.1, 0.9, 1.05, 0.95, 1.02, 0.98]
    .map((factor) => Number((value * factor).toFixed(decimals)))
    .find((candidate) => candidate !== value && sideOf(resource, candidate) === sideOf(resource, value))
  return changed === undefined ? undefined : { valueQuantity: { ...valueQuantity, value: changed } }
}

/** Final laboratory results with a numeric value and a past instant, newest first, one for each test. */
function latestLabs(store: Store, patient: string, today: string): readonly Resource[] {
  const seen = new Set<string>()
  return store.ofPatient('Observation', patient).filter((resource) => {
    const fits =
      resource['status'] === 'final' &&
      stringsAt(resource, 'category.coding.code').includes('laboratory') &&
      /^\d{4}-\d\d-\d\dT/.test(String(resource['effectiveDateTime'])) &&
      String(resource['effectiveDateTime']) <= today
    const test = stringsAt(resource, 'code.coding.code')[0] ?? ''
    if (!fits || seen.has(test) || nudgeValue(resource) === undefined) return false
    seen.add(test)
    return true
  })
}

function newResult(store: Store, patient: string, today: string): ChangeDraft['pairs'] {
  const [newest] = latestLabs(store, patient, today)
  if (newest === undefined) return []
  const { encounter: _encounter, identifier: _identifier, basedOn: _basedOn, meta: _meta, ...copied } = newest
  const [day, issued] = [
    daysLater(newest['effectiveDateTime'], 1),
    daysLater(newest['issued'] ?? newest['effectiveDateTime'], 2),
  ]
  return [{ after: { ...copied, ...nudgeValue(newest), id: `${newest.id}-later`, effectiveDateTime: day, issued } }]
}

function finalized(store: Store, patient: string): ChangeDraft['pairs'] {
  const preliminary = ['Observation', 'DiagnosticReport']
    .flatMap((type) => store.ofPatient(type, patient))
    .find(({ status }) => status === 'preliminary')
  return changedPair(preliminary, (before) => ({ ...before, status: 'final' }))
}

const amended = (store: Store, patient: string, today: string): ChangeDraft['pairs'] =>
  changedPair(latestLabs(store, patient, today)[1], (before) => ({
    ...before,
    ...nudgeValue(before),
    status: 'amended',
    ...(before['issued'] === undefined ? {} : { issued: daysLater(before['issued'], 1) }),
  }))

const stopped = (store: Store, patient: string): ChangeDraft['pairs'] =>
  changedPair(
    store
      .ofPatient('MedicationRequest', patient)
      .find(({ status, doNotPerform }) => status === 'active' && doNotPerform !== true),
    (before) => ({ ...before, status: 'stopped' }),
  )

/** All references in a value. */
function referencesIn(value: unknown): readonly string[] {
  if (Array.isArray(value)) return value.flatMap(referencesIn)
  if (!isJsonObject(value)) return []
  return Object.entries(value).flatMap(([name, part]) =>
    name === 'reference' && typeof part === 'string' ? [part] : referencesIn(part),
  )
}

function withdrawn(store: Store, patient: string): ChangeDraft['pairs'] {
  const referenced = new Set(PATIENT_TYPES.flatMap((type) => store.ofPatient(type, patient)).flatMap(referencesIn))
  const note = store
    .ofPatient('DocumentReference', patient)
    .find((document) => document['status'] === 'current' && !referenced.has(keyOf(document)))
  return note === undefined ? [] : [{ before: note }]
}

/** A new entry with dates of a year ago. */
function backdated(_store: Store, patient: string, today: string): ChangeDraft['pairs'] {
  const day = plusDays(today, -365)
  return [
    {
      after: {
        resourceType: 'Condition',
        id: `${patient}-later`,
        clinicalStatus: code('conditionClinical', 'active', 'Active'),
        verificationStatus: code('conditionVerification', 'confirmed', 'Confirmed'),
        category: [code('conditionCategory', 'problem-list-item', 'Problem List Item')],
        code: concept(['snomed', '40055000', 'Chronic sinusitis']),
        subject: ref('Patient', patient),
        onsetDateTime: day,
        recordedDate: day,
      },
    },
  ]
}

const rewritten = (store: Store, patient: string, today: string): ChangeDraft['pairs'] =>
  changedPair(
    store
      .ofPatient('Observation', patient)
      .find((resource) => stringsAt(resource, 'category.coding.code').includes('vital-signs')),
    withLastUpdated(today),
  )

const reindexed = (store: Store, patient: string, today: string): ChangeDraft['pairs'] =>
  store.ofPatient('Immunization', patient).flatMap((resource) => changedPair(resource, withLastUpdated(today)))

const PATIENT_TYPES = [
  'Observation',
  'DiagnosticReport',
  'Condition',
  'Encounter',
  'Procedure',
  'MedicationRequest',
  'MedicationDispense',
  'AllergyIntolerance',
  'Immunization',
  'CarePlan',
  'CareTeam',
  'Goal',
  'DocumentReference',
  'Device',
  'Coverage',
  'ServiceRequest',
]

export const keyOf = ({ resourceType, id }: Resource): string => `${resourceType}/${id}`

const changeRules: readonly (readonly [
  kind: Change['kind'],
  what: string,
  make: (store: Store, patient: string, today: string) => ChangeDraft['pairs'],
])[] = [
  ['new', 'a new result', newResult],
  ['new', 'an entry that is a year old by its own dates', backdated],
  ['changed', 'what was preliminary is final', finalized],
  ['changed', 'a value is amended', amended],
  ['changed', 'a medicine is stopped', stopped],
  ['gone', 'a note is withdrawn', withdrawn],
  ['same', 'the same content, written anew', rewritten],
  ['same', 'all vaccines, indexed anew on one day', reindexed],
]

/** The changes of a patient's record: one for each rule that finds a suitable record. */
export function draftChanges(store: Store, patient: string, today: string): readonly ChangeDraft[] {
  return changeRules
    .map(([kind, what, make]) => ({ kind, what, pairs: make(store, patient, today) }))
    .filter(({ pairs }) => pairs.length > 0)
}

/** Provenance of the second snapshot: without removed targets, and with a copy of `templateOf` for each new resource. */
export function snapshotProvenance(
  provenances: readonly Resource[],
  removedKeys: ReadonlySet<string>,
  added: readonly Resource[],
  templateOf: (added: Resource) => Resource | undefined,
  recorded: string,
): readonly Resource[] {
  const remaining = provenances.flatMap((provenance) => {
    const targets = valuesAt(provenance, 'target').filter(
      (target) => !removedKeys.has(stringsAt(target, 'reference')[0] ?? ''),
    )
    if (targets.length === valuesAt(provenance, 'target').length) return [provenance]
    return targets.length === 0 ? [] : [{ ...provenance, target: targets }]
  })
  return [
    ...remaining,
    ...added.flatMap((resource) => {
      const template = templateOf(resource)
      return template === undefined
        ? []
        : [{ ...template, id: `${resource.id}-written`, target: [{ reference: keyOf(resource) }], recorded }]
    }),
  ]
}
