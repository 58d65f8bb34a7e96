import { stringsAt, valuesAt } from '../fhir/values-at'
import { code, concept } from '../population/builders'
import type { Resource } from '../types'

interface Contradiction {
  /** The entry of the first EHR, and the contradicting one of the second. */
  readonly home: Resource
  readonly entry: Resource
  readonly how: string
}
type MakeEntry = (home: Resource) => Resource
type Rule = readonly [how: string, patients: readonly string[], matches: (home: Resource) => boolean, make: MakeEntry]

const NO_ALLERGY = '716186003'
/** LOINC: ABO and Rh group. */
const BLOOD_TYPE = '882-1'
const hasValue = (home: Resource, path: string, value: string): boolean => stringsAt(home, path).includes(value)
const isOf = (type: string, path: string, value: string) => (home: Resource) =>
  home.resourceType === type && hasValue(home, path, value)
const numberOf = (home: Resource): unknown => valuesAt(home, 'valueQuantity.value')[0]
const isActiveMedicine = (home: Resource) =>
  isOf('MedicationRequest', 'status', 'active')(home) && home['doNotPerform'] !== true

/** An allergy entry of the second EHR, or its statement that there are none. */
function allergyEntry(home: Resource, name: string, listing: ReturnType<typeof concept>, rest: object): Resource {
  return {
    resourceType: 'AllergyIntolerance',
    id: `${home.id}-${name}`,
    clinicalStatus: code('allergyClinical', 'active'),
    verificationStatus: code('allergyVerification', 'confirmed'),
    code: listing,
    patient: home['patient'],
    recordedDate: '2026-10-05',
    ...rest,
  }
}

const rules: readonly Rule[] = [
  [
    'no known allergies here',
    ['maya'],
    (home) => home.resourceType === 'AllergyIntolerance' && !hasValue(home, 'code.coding.code', NO_ALLERGY),
    (home) => allergyEntry(home, 'none', concept(['snomed', NO_ALLERGY, 'No known allergy']), {}),
  ],
  [
    'an allergy here, none known there',
    ['ana'],
    isOf('AllergyIntolerance', 'code.coding.code', NO_ALLERGY),
    (home) => allergyEntry(home, 'latex', concept(['snomed', '111088007', 'Latex']), { criticality: 'high' }),
  ],
  [
    'an allergy that is refuted here',
    ['walter', 'nils'],
    (home) =>
      isOf('AllergyIntolerance', 'clinicalStatus.coding.code', 'active')(home) &&
      hasValue(home, 'verificationStatus.coding.code', 'confirmed'),
    (home) => ({
      ...home,
      clinicalStatus: code('allergyClinical', 'inactive'),
      verificationStatus: code('allergyVerification', 'refuted'),
    }),
  ],
  [
    'a medicine that is stopped here',
    ['walter', 'maya', 'quinn'],
    isActiveMedicine,
    (home) => ({ ...home, status: 'stopped' }),
  ],
  [
    'another dose of a medicine here',
    ['walter', 'ana'],
    isActiveMedicine,
    (home) => ({ ...home, dosageInstruction: [{ text: 'Take half a tablet every other day' }] }),
  ],
  [
    'a problem that is resolved here',
    ['walter', 'rosa', 'quinn'],
    (home) =>
      isOf('Condition', 'clinicalStatus.coding.code', 'active')(home) &&
      hasValue(home, 'verificationStatus.coding.code', 'confirmed'),
    (home) => ({
      ...home,
      clinicalStatus: code('conditionClinical', 'resolved'),
      ...(home['onsetDateTime'] === undefined ? {} : { abatementDateTime: '2026-09-01' }),
    }),
  ],
  [
    'a vaccine that was not given here',
    ['walter', 'leo', 'maya'],
    isOf('Immunization', 'status', 'completed'),
    notGiven,
  ],
  [
    'another blood type here',
    ['quinn'],
    isOf('Observation', 'code.coding.code', BLOOD_TYPE),
    (home) => ({ ...home, valueCodeableConcept: { text: 'O, Rh positive' } }),
  ],
  [
    'another value under the same identifier here',
    ['quinn'],
    (home) =>
      home.resourceType === 'Observation' &&
      hasValue(home, 'identifier.value', 'LAB-701') &&
      typeof numberOf(home) === 'number',
    otherValue,
  ],
]

/** A result with the same identifier and another value, as from a transcription error. */
function otherValue(home: Resource): Resource {
  const { interpretation: _flag, ...rest } = home
  return { ...rest, valueQuantity: { ...(home['valueQuantity'] as object), value: Number(numberOf(home)) + 1 } }
}

function notGiven(home: Resource): Resource {
  const {
    lotNumber: _lot,
    expirationDate: _expires,
    doseQuantity: _dose,
    route: _route,
    site: _site,
    performer: _who,
    reaction: _reaction,
    protocolApplied: _series,
    ...rest
  } = home
  return { ...rest, status: 'not-done', statusReason: concept(['actReason', 'PATOBJ', 'patient objection']) }
}

/** Contradicting entries for a patient: for each matching rule one entry that no earlier rule has used. */
export function contradictions(patient: string, eligible: readonly Resource[]): readonly Contradiction[] {
  const used = new Set<Resource>()
  return rules.flatMap(([how, patients, matches, make]) => {
    const home = patients.includes(patient) ? eligible.find((entry) => !used.has(entry) && matches(entry)) : undefined
    if (home === undefined) return []
    used.add(home)
    return [{ home, entry: make(home), how }]
  })
}
