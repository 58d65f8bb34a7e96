import { codingsOf, firstCode } from '../../fhir/concept'
import { DATA_ABSENT_REASON_URL } from '../../fhir/data-absent-reason'
import { isObject, listOf, textOf, type Json } from '../../lib/json'

const PROFILES = 'http://hl7.org/fhir/uv/ips/StructureDefinition'

/** In place of an element whose value the record does not have (IPS, missing data). */
export const UNKNOWN: Json = { extension: [{ url: DATA_ABSENT_REASON_URL, valueCode: 'unknown' }] }

type Test = (record: Json) => boolean

const has =
  (...names: readonly string[]): Test =>
  (record) =>
    names.some((name) => record[name] !== undefined || record[`_${name}`] !== undefined)

/** True for a choice element (`value[x]`) of any data type. */
const hasChoice =
  (name: string): Test =>
  (record) =>
    Object.keys(record).some(
      (key) => /^[A-Z]/.test(key.replace(/^_/, '').slice(name.length)) && key.replace(/^_/, '').startsWith(name),
    )

const refers =
  (name: string): Test =>
  (record) => {
    const reference = record[name]
    return isObject(reference) && textOf(reference['reference']) !== undefined
  }

interface Requirement {
  readonly isMet: Test
  /** What the copy has instead, if the element is missing altogether. */
  readonly orUnknown?: { readonly isThere: Test; readonly members: Json }
}

const required = (isMet: Test): Requirement => ({ isMet })
const orUnknown = (name: string, members: Json): Requirement => ({
  isMet: has(name),
  orUnknown: { isThere: has(name), members },
})
/** A choice element with one of these data types; one of another type is left as it is. */
const choiceOrUnknown = (name: string, ...types: readonly string[]): Requirement => ({
  isMet: has(...types.map((type) => `${name}${type}`)),
  orUnknown: { isThere: hasChoice(name), members: { [`_${name}DateTime`]: UNKNOWN } },
})
const code = orUnknown('code', { code: UNKNOWN })
const subject = required(refers('subject'))
const patient = required(refers('patient'))
const status = required(has('status'))
const medication = required(hasChoice('medication'))

const hasCategory = (system: string, wanted: string, record: Json): boolean =>
  listOf(record['category'])
    .flatMap(codingsOf)
    .filter((coding) => coding.system === system && coding.code === wanted).length === 1
const isLaboratory: Test = (record) =>
  hasCategory('http://terminology.hl7.org/CodeSystem/observation-category', 'laboratory', record)
const isTobaccoUse: Test = (record) =>
  codingsOf(record['code']).some((coding) => coding.system === 'http://loinc.org' && coding.code === '72166-2')
const hasNames: Test = ({ name }) =>
  listOf(name).every((each) => isObject(each) && has('family', 'given', 'text')(each))
const hasResult: Test = (record) =>
  hasChoice('value')(record) || has('dataAbsentReason', 'hasMember', 'component')(record)
const componentsHaveResults: Test = ({ component }) =>
  component === undefined ||
  listOf(component).some((each) => isObject(each) && (hasChoice('value')(each) || has('dataAbsentReason')(each)))
const endedIfAbated: Test = (record) =>
  !hasChoice('abatement')(record) ||
  ['inactive', 'remission', 'resolved'].includes(firstCode(record['clinicalStatus']) ?? '')

interface Profile {
  readonly name: string
  readonly type: string
  /** Of several profiles of a type. */
  readonly isFor?: Test
  readonly requires: readonly Requirement[]
}

/** Profiles of the International Patient Summary 2.0 for the records of the summary, with what they and R4 require. */
const profiles: readonly Profile[] = [
  {
    type: 'Patient',
    name: 'Patient-uv-ips',
    requires: [
      orUnknown('name', { name: [{ _text: UNKNOWN }] }),
      required(hasNames),
      orUnknown('birthDate', { _birthDate: UNKNOWN }),
    ],
  },
  {
    type: 'AllergyIntolerance',
    name: 'AllergyIntolerance-uv-ips',
    requires: [code, patient, required(has('clinicalStatus'))],
  },
  { type: 'Condition', name: 'Condition-uv-ips', requires: [code, subject, required(endedIfAbated)] },
  {
    type: 'MedicationRequest',
    name: 'MedicationRequest-uv-ips',
    requires: [
      status,
      required(has('intent')),
      medication,
      subject,
      required(({ doNotPerform }) => doNotPerform !== true),
    ],
  },
  {
    type: 'MedicationStatement',
    name: 'MedicationStatement-uv-ips',
    requires: [status, medication, subject, choiceOrUnknown('effective', 'DateTime', 'Period')],
  },
  { type: 'Medication', name: 'Medication-uv-ips', requires: [code] },
  {
    type: 'Immunization',
    name: 'Immunization-uv-ips',
    requires: [status, required(has('vaccineCode')), patient, choiceOrUnknown('occurrence', 'DateTime', 'String')],
  },
  {
    type: 'Procedure',
    name: 'Procedure-uv-ips',
    requires: [status, code, subject, choiceOrUnknown('performed', 'DateTime', 'Period', 'String', 'Age', 'Range')],
  },
  { type: 'Device', name: 'Device-uv-ips', requires: [] },
  {
    type: 'DeviceUseStatement',
    name: 'DeviceUseStatement-uv-ips',
    requires: [
      orUnknown('status', { _status: UNKNOWN }),
      subject,
      choiceOrUnknown('timing', 'DateTime', 'Period'),
      required(has('device')),
    ],
  },
  {
    type: 'DiagnosticReport',
    name: 'DiagnosticReport-uv-ips',
    requires: [status, required(has('code')), subject, choiceOrUnknown('effective', 'DateTime', 'Period')],
  },
  {
    type: 'Observation',
    name: 'Observation-results-laboratory-pathology-uv-ips',
    isFor: isLaboratory,
    requires: [
      status,
      required(has('code')),
      subject,
      choiceOrUnknown('effective', 'DateTime', 'Period'),
      orUnknown('performer', { performer: [UNKNOWN] }),
      required(hasResult),
      required(componentsHaveResults),
    ],
  },
  {
    type: 'Observation',
    name: 'Observation-tobaccouse-uv-ips',
    isFor: isTobaccoUse,
    requires: [
      status,
      subject,
      choiceOrUnknown('effective', 'DateTime'),
      required((record) => !has('component')(record)),
    ],
  },
  { type: 'Practitioner', name: 'Practitioner-uv-ips', requires: [orUnknown('name', { name: [UNKNOWN] })] },
  { type: 'PractitionerRole', name: 'PractitionerRole-uv-ips', requires: [] },
  { type: 'Organization', name: 'Organization-uv-ips', requires: [orUnknown('name', { _name: UNKNOWN })] },
]

/** `meta.profile` of a resource of the summary. */
export const ipsProfile = (name: string): readonly string[] => [`${PROFILES}/${name}`]

/**
 * An entry of the summary that names its profile: elements that the profile requires and the record lacks say that their value is unknown, and never
 * get a value. Unchanged if the record does not conform in another way, or has no profile.
 */
export function withIpsProfile<T extends Json>(record: T): T {
  const profile = profiles.find(({ type, isFor }) => type === record['resourceType'] && isFor?.(record) !== false)
  if (!profile) return record
  const added = profile.requires.flatMap(({ orUnknown: unknown }) =>
    unknown && !unknown.isThere(record) ? unknown.members : [],
  )
  const copy = Object.assign({}, record, ...added) as T
  if (!profile.requires.every(({ isMet }) => isMet(copy))) return record
  const meta = isObject(record['meta']) ? record['meta'] : {}
  return { ...copy, meta: { ...meta, profile: ipsProfile(profile.name) } }
}
