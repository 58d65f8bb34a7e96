import { code, concept, plusDays, ref } from '../population/builders'
import { isJson, stringsAt, valuesAt } from '../fhir/walk'
import type { Store } from '../fhir/store'
import type { Resource } from '../types'
import { nudged } from './nudge'

/** What becomes of records between the two states, with the answer of a test that compares them. */
export interface Change {
  readonly patient: string
  /** `same`: only `meta` differs, no word of the record does. */
  readonly kind: 'new' | 'changed' | 'gone' | 'same'
  readonly what: string
  readonly records: readonly string[]
}

/** A change as it is worked out: what is there in the second state in place of what was there in the first. */
export interface Draft extends Omit<Change, 'patient' | 'records'> {
  readonly pairs: readonly { readonly before?: Resource; readonly after?: Resource }[]
}

/** When the second state was written. */
export const stampOf = (today: string): string => `${plusDays(today, 1)}T06:00:00Z`

const later = (date: unknown, days: number): string =>
  `${plusDays(String(date).slice(0, 10), days)}${String(date).slice(10)}`
const updated =
  (today: string) =>
  (resource: Resource): Resource => ({
    ...resource,
    meta: { ...(isJson(resource['meta']) ? resource['meta'] : {}), lastUpdated: stampOf(today) },
  })
const pair = (before: Resource | undefined, after: (before: Resource) => Resource | undefined): Draft['pairs'] => {
  const changed = before && after(before)
  return before === undefined || changed === undefined ? [] : [{ before, after: changed }]
}

/** Final results of a laboratory with a number and an instant that is not to come, the newest first, each of another test. */
function labsOf(store: Store, patient: string, today: string): readonly Resource[] {
  const seen = new Set<string>()
  return store.ofPatient('Observation', patient).filter((one) => {
    const fits =
      one['status'] === 'final' &&
      stringsAt(one, 'category.coding.code').includes('laboratory') &&
      /^\d{4}-\d\d-\d\dT/.test(String(one['effectiveDateTime'])) &&
      String(one['effectiveDateTime']) <= today
    const test = stringsAt(one, 'code.coding.code')[0] ?? ''
    if (!fits || seen.has(test) || nudged(one) === undefined) return false
    seen.add(test)
    return true
  })
}

function newResult(store: Store, patient: string, today: string): Draft['pairs'] {
  const [newest] = labsOf(store, patient, today)
  if (newest === undefined) return []
  const { encounter: _encounter, identifier: _identifier, basedOn: _basedOn, meta: _meta, ...kept } = newest
  const [day, issued] = [
    later(newest['effectiveDateTime'], 1),
    later(newest['issued'] ?? newest['effectiveDateTime'], 2),
  ]
  return [{ after: { ...kept, ...nudged(newest), id: `${newest.id}-later`, effectiveDateTime: day, issued } }]
}

function nowFinal(store: Store, patient: string): Draft['pairs'] {
  const found = ['Observation', 'DiagnosticReport']
    .flatMap((type) => store.ofPatient(type, patient))
    .find(({ status }) => status === 'preliminary')
  return pair(found, (before) => ({ ...before, status: 'final' }))
}

const amended = (store: Store, patient: string, today: string): Draft['pairs'] =>
  pair(labsOf(store, patient, today)[1], (before) => ({
    ...before,
    ...nudged(before),
    status: 'amended',
    ...(before['issued'] === undefined ? {} : { issued: later(before['issued'], 1) }),
  }))

const stopped = (store: Store, patient: string): Draft['pairs'] =>
  pair(
    store
      .ofPatient('MedicationRequest', patient)
      .find(({ status, doNotPerform }) => status === 'active' && doNotPerform !== true),
    (before) => ({ ...before, status: 'stopped' }),
  )

/** The addresses of all that the records of a patient refer to; what tells only who wrote them is none of it. */
function namedIn(value: unknown): readonly string[] {
  if (Array.isArray(value)) return value.flatMap(namedIn)
  if (!isJson(value)) return []
  return Object.entries(value).flatMap(([name, part]) =>
    name === 'reference' && typeof part === 'string' ? [part] : namedIn(part),
  )
}

function withdrawn(store: Store, patient: string): Draft['pairs'] {
  const named = new Set(typesOfRecords.flatMap((type) => store.ofPatient(type, patient)).flatMap(namedIn))
  const note = store
    .ofPatient('DocumentReference', patient)
    .find((one) => one['status'] === 'current' && !named.has(nameOf(one)))
  return note === undefined ? [] : [{ before: note }]
}

/** Newly there, and a year old by all that it says. */
function backdated(_store: Store, patient: string, today: string): Draft['pairs'] {
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

const touched = (store: Store, patient: string, today: string): Draft['pairs'] =>
  pair(
    store
      .ofPatient('Observation', patient)
      .find((one) => stringsAt(one, 'category.coding.code').includes('vital-signs')),
    updated(today),
  )

const reindexed = (store: Store, patient: string, today: string): Draft['pairs'] =>
  store.ofPatient('Immunization', patient).flatMap((one) => pair(one, updated(today)))

const typesOfRecords = [
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

export const nameOf = ({ resourceType, id }: Resource): string => `${resourceType}/${id}`

const drafts: readonly (readonly [
  kind: Change['kind'],
  what: string,
  make: (store: Store, patient: string, today: string) => Draft['pairs'],
])[] = [
  ['new', 'a new result', newResult],
  ['new', 'an entry that is a year old by its own dates', backdated],
  ['changed', 'what was preliminary is final', nowFinal],
  ['changed', 'a value is amended', amended],
  ['changed', 'a medicine is stopped', stopped],
  ['gone', 'a note is withdrawn', withdrawn],
  ['same', 'the same content, written anew', touched],
  ['same', 'all vaccines, indexed anew on one day', reindexed],
]

/** What becomes of the record of a patient: each kind of change that the record has something for. */
export function draftsOf(store: Store, patient: string, today: string): readonly Draft[] {
  return drafts
    .map(([kind, what, make]) => ({ kind, what, pairs: make(store, patient, today) }))
    .filter(({ pairs }) => pairs.length > 0)
}

/** A Provenance for what is new, as the record has them, and none about what is gone. */
export function provenancesAfter(
  provenances: readonly Resource[],
  gone: ReadonlySet<string>,
  made: readonly Resource[],
  sourceOf: (made: Resource) => Resource | undefined,
  stamp: string,
): readonly Resource[] {
  const left = provenances.flatMap((one) => {
    const targets = valuesAt(one, 'target').filter((target) => !gone.has(stringsAt(target, 'reference')[0] ?? ''))
    return targets.length === valuesAt(one, 'target').length
      ? [one]
      : targets.length === 0
        ? []
        : [{ ...one, target: targets }]
  })
  return [
    ...left,
    ...made.flatMap((one) => {
      const like = sourceOf(one)
      return like === undefined
        ? []
        : [{ ...like, id: `${one.id}-written`, target: [{ reference: nameOf(one) }], recorded: stamp }]
    }),
  ]
}
