import { stringsAt, valuesAt } from '../fhir/walk'
import { code, concept } from '../population/builders'
import type { Resource } from '../types'

interface Contradiction {
  /** As the other EHR has it, and what this one says instead. */
  readonly home: Resource
  readonly entry: Resource
  readonly how: string
}
type Make = (home: Resource) => Resource
type Rule = readonly [how: string, patients: readonly string[], fits: (home: Resource) => boolean, make: Make]

const NO_ALLERGY = '716186003'
/** LOINC: ABO and Rh group. */
const BLOOD_TYPE = '882-1'
const has = (home: Resource, path: string, value: string): boolean => stringsAt(home, path).includes(value)
const isOf = (type: string, path: string, value: string) => (home: Resource) =>
  home.resourceType === type && has(home, path, value)
const numberOf = (home: Resource): unknown => valuesAt(home, 'valueQuantity.value')[0]
const isActiveMedicine = (home: Resource) =>
  isOf('MedicationRequest', 'status', 'active')(home) && home['doNotPerform'] !== true

/** An allergy as this EHR lists it, or lists none. */
function listed(home: Resource, name: string, listing: ReturnType<typeof concept>, rest: object): Resource {
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
    (home) => home.resourceType === 'AllergyIntolerance' && !has(home, 'code.coding.code', NO_ALLERGY),
    (home) => listed(home, 'none', concept(['snomed', NO_ALLERGY, 'No known allergy']), {}),
  ],
  [
    'an allergy here, none known there',
    ['ana'],
    isOf('AllergyIntolerance', 'code.coding.code', NO_ALLERGY),
    (home) => listed(home, 'latex', concept(['snomed', '111088007', 'Latex']), { criticality: 'high' }),
  ],
  [
    'an allergy that is refuted here',
    ['walter', 'nils'],
    (home) =>
      isOf('AllergyIntolerance', 'clinicalStatus.coding.code', 'active')(home) &&
      has(home, 'verificationStatus.coding.code', 'confirmed'),
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
      has(home, 'verificationStatus.coding.code', 'confirmed'),
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
      has(home, 'identifier.value', 'LAB-701') &&
      typeof numberOf(home) === 'number',
    otherValue,
  ],
]

/** One result of one laboratory, which its number says, with another value: somebody has copied it wrongly. */
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

/** What this EHR says against the other one about a patient: for each rule that fits, one entry that no rule before has taken. */
export function contradictions(patient: string, fit: readonly Resource[]): readonly Contradiction[] {
  const taken = new Set<Resource>()
  return rules.flatMap(([how, patients, fits, make]) => {
    const home = patients.includes(patient) ? fit.find((entry) => !taken.has(entry) && fits(entry)) : undefined
    if (home === undefined) return []
    taken.add(home)
    return [{ home, entry: make(home), how }]
  })
}
