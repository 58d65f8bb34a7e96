import { describe, expect, it } from 'vitest'
import { Store } from '../fhir/store'
import { stringsAt, valuesAt } from '../fhir/values-at'
import { buildPopulation } from '../population/build'
import { packageProblems } from '../test/validate/packages'
import { problemsOf } from '../test/validate/rules'
import type { Resource } from '../types'
import { createLakeside } from './lakeside'

const home = buildPopulation(1)
const { population: here, key } = createLakeside(home, 1)
const [homeStore, lakesideStore] = [new Store(home.resources), new Store(here.resources)]
const keyOf = ({ resourceType, id }: Resource): string => `${resourceType}/${id}`
const idOf = (reference: string) => reference.split('/')[1] ?? ''

/** Codes of these systems at a path. */
const codesOf = (entry: Resource, path: string, ...systems: readonly string[]) =>
  (valuesAt(entry, `${path}.coding`) as { system?: string; code?: string }[])
    .filter(({ system = '' }) => systems.some((suffix) => system.endsWith(suffix)))
    .map(({ code = '' }) => code)
const text = (entry: Resource, ...paths: readonly string[]) =>
  paths.map((path) => JSON.stringify(valuesAt(entry, path)))
const minute = (entry: Resource) =>
  /T/.test(String(entry['effectiveDateTime']))
    ? new Date(String(entry['effectiveDateTime'])).toISOString().slice(0, 16)
    : undefined
const dayOf = (entry: Resource, path: string) => String(stringsAt(entry, path)[0]).slice(0, 10)

/** Match rules, written from the specification: keys of which one must be equal, and paths that must not differ if both have them. */
const rules: Readonly<
  Record<string, readonly [keys: (entry: Resource) => readonly string[], agrees: readonly string[]]>
> = {
  Observation: [
    (entry) =>
      minute(entry) === undefined
        ? []
        : codesOf(entry, 'code', 'loinc.org').map((code) =>
            [
              code,
              minute(entry),
              ...text(
                entry,
                'valueQuantity.comparator',
                'valueQuantity.value',
                'valueQuantity.code',
                'valueCodeableConcept.coding.code',
                'valueCodeableConcept.text',
                'component.code.coding.code',
                'component.valueQuantity.value',
                'component.valueQuantity.code',
              ),
            ].join(' '),
          ),
    ['status', 'method.text', 'bodySite.text'],
  ],
  Immunization: [
    (entry) =>
      codesOf(entry, 'vaccineCode', 'cvx').map((code) =>
        [code, dayOf(entry, 'occurrenceDateTime'), entry['status'] === 'not-done'].join(' '),
      ),
    ['lotNumber', 'protocolApplied.doseNumberPositiveInt'],
  ],
  AllergyIntolerance: [
    (entry) =>
      codesOf(entry, 'code', 'rxnorm', 'sct').map((code) =>
        [code, ...text(entry, 'clinicalStatus.coding.code', 'verificationStatus.coding.code')].join(' '),
      ),
    ['criticality', 'reaction.severity', 'reaction.manifestation.coding.code'],
  ],
  Condition: [
    (entry) => codesOf(entry, 'code', 'sct', 'icd-10-cm'),
    [
      'clinicalStatus.coding.code',
      'verificationStatus.coding.code',
      'onsetDateTime',
      'onsetString',
      'onsetAge.value',
      'onsetPeriod.start',
    ],
  ],
  MedicationRequest: [
    (entry) =>
      codesOf(entry, 'medicationCodeableConcept', 'rxnorm').map((code) =>
        [code, dayOf(entry, 'authoredOn'), entry['intent']].join(' '),
      ),
    ['status', 'dosageInstruction.text', 'doNotPerform'],
  ],
  MedicationDispense: [
    (entry) =>
      codesOf(entry, 'medicationCodeableConcept', 'rxnorm').map((code) =>
        [code, dayOf(entry, 'whenHandedOver'), ...text(entry, 'quantity.value', 'quantity.code')].join(' '),
      ),
    ['status'],
  ],
  Procedure: [
    (entry) =>
      codesOf(entry, 'code', 'sct').map((code) =>
        [code, dayOf(entry, 'performedDateTime') + dayOf(entry, 'performedPeriod.start')].join(' '),
      ),
    ['status'],
  ],
}

const differs = (one: Resource, other: Resource, path: string) =>
  valuesAt(one, path).length > 0 &&
  valuesAt(other, path).length > 0 &&
  JSON.stringify(valuesAt(one, path)) !== JSON.stringify(valuesAt(other, path))
const isStatus = (entry: Resource, path: string, ...codes: readonly string[]) =>
  stringsAt(entry, `${path}.coding.code`).some((code) => codes.includes(code))
const sharesCode = (one: Resource, other: Resource, path: string) =>
  stringsAt(one, `${path}.coding.code`).some((code) => stringsAt(other, `${path}.coding.code`).includes(code))
const isNone = (entry: Resource) => stringsAt(entry, 'code.coding.code').includes('716186003')
const isListed = (entry: Resource) =>
  !isNone(entry) &&
  isStatus(entry, 'clinicalStatus', 'active') &&
  !isStatus(entry, 'verificationStatus', 'refuted', 'entered-in-error')

const sharesIdentifier = (one: Resource, other: Resource) =>
  valuesAt(one, 'identifier').some(
    (identifier) =>
      (identifier as { assigner?: object }).assigner !== undefined &&
      valuesAt(other, 'identifier').some((candidate) => JSON.stringify(candidate) === JSON.stringify(identifier)),
  )

/** Contradictions between two entries, written from the specification. */
const contradicts: Readonly<Record<string, (one: Resource, other: Resource) => boolean>> = {
  AllergyIntolerance: (one, other) =>
    (isNone(one) && isListed(other)) ||
    (sharesCode(one, other, 'code') &&
      isListed(one) &&
      (isStatus(other, 'verificationStatus', 'refuted') || isStatus(other, 'clinicalStatus', 'inactive'))),
  MedicationRequest: (one, other) =>
    sharesCode(one, other, 'medicationCodeableConcept') &&
    one['status'] === 'active' &&
    (other['status'] === 'stopped' || (other['status'] === 'active' && differs(one, other, 'dosageInstruction.text'))),
  Condition: (one, other) =>
    sharesCode(one, other, 'code') &&
    isStatus(one, 'clinicalStatus', 'active') &&
    !isStatus(one, 'verificationStatus', 'entered-in-error') &&
    isStatus(other, 'clinicalStatus', 'resolved'),
  Immunization: (one, other) =>
    sharesCode(one, other, 'vaccineCode') &&
    dayOf(one, 'occurrenceDateTime') === dayOf(other, 'occurrenceDateTime') &&
    one['status'] === 'completed' &&
    other['status'] === 'not-done',
  Observation: (one, other) =>
    (sharesIdentifier(one, other) && differs(one, other, 'valueQuantity.value')) ||
    (stringsAt(one, 'code.coding.code').includes('882-1') &&
      sharesCode(one, other, 'code') &&
      differs(one, other, 'valueCodeableConcept.text')),
}

function pairsOf(
  patient: { home: string; here: string },
  type: string,
  matches: (one: Resource, other: Resource) => boolean,
): readonly string[] {
  return homeStore
    .ofPatient(type, idOf(patient.home))
    .flatMap((resource) =>
      lakesideStore
        .ofPatient(type, idOf(patient.here))
        .flatMap((other) => (matches(resource, other) ? [`${keyOf(resource)} ${keyOf(other)}`] : [])),
    )
}
const foldsOf = (patient: { home: string; here: string }) =>
  Object.entries(rules).flatMap(([type, [keys, agrees]]) => {
    const keysOf = new Map(
      [...homeStore.ofPatient(type, idOf(patient.home)), ...lakesideStore.ofPatient(type, idOf(patient.here))].map(
        (entry) => [entry, keys(entry)],
      ),
    )
    return pairsOf(
      patient,
      type,
      (one, other) =>
        (keysOf.get(one) ?? []).some((part) => keysOf.get(other)?.includes(part)) &&
        !agrees.some((path) => differs(one, other, path)),
    )
  })
const disagreementsOf = (patient: { home: string; here: string }) =>
  Object.entries(contradicts).flatMap(([type, contradict]) =>
    pairsOf(patient, type, (one, other) => contradict(one, other) || contradict(other, one)),
  )
const pairKeys = (pairs: readonly { home: string; here: string }[]) =>
  pairs.map((pair) => `${pair.home} ${pair.here}`).toSorted()
const matchable = key.people.filter(({ gate }) => gate !== 'never')

describe('the answer key of Lakeside', () => {
  it.each(matchable.map((person) => [person.home, person] as const))(
    'has exactly the duplicates and contradictions of %s',
    (_, person) => {
      expect(pairKeys(person.folds)).toEqual(foldsOf(person).toSorted())
      expect(pairKeys(person.disagreements)).toEqual(disagreementsOf(person).toSorted())
      const folded = new Set(pairKeys(person.folds))
      expect(pairKeys(person.apart).filter((pair) => folded.has(pair))).toEqual([])
    },
  )

  it('has every kind of duplicate, near duplicate and contradiction', () => {
    const kinds = (of: 'folds' | 'apart' | 'disagreements') =>
      [...new Set(key.people.flatMap((person) => person[of].map(({ how }) => how)))].toSorted()
    expect(kinds('folds')).toEqual(['the same entry', 'the same instant in another zone'])
    expect(kinds('apart')).toEqual(
      expect.arrayContaining(['another digit', 'another lot', 'another unit', 'the day alone']),
    )
    expect(kinds('disagreements')).toEqual(
      expect.arrayContaining([
        'a medicine that is stopped here',
        'a problem that is resolved here',
        'a vaccine that was not given here',
        'an allergy here, none known there',
        'an allergy that is refuted here',
        'another blood type here',
        'another dose of a medicine here',
        'another value under the same identifier here',
        'no known allergies here',
      ]),
    )
  })

  it('duplicates nearly a third of Walter’s results, and a tenth approximately', () => {
    const walter = key.people.find(({ home: one }) => one === 'Patient/walter')
    const [duplicates, nearDuplicates] = [
      walter?.folds.filter(({ how }) => how === 'the same entry').length ?? 0,
      (walter?.apart.length ?? 0) + (walter?.folds.filter(({ how }) => how !== 'the same entry').length ?? 0),
    ]
    expect([
      duplicates > 200,
      nearDuplicates > 60,
      duplicates > 2 * nearDuplicates,
      duplicates < 4.5 * nearDuplicates,
    ]).toEqual([true, true, true, true])
  })

  // Written from the specification: birth date, family and given names, recorded sex.
  it('has the match that the two Patients imply', () => {
    for (const { home: one, here: other, gate } of key.people) {
      const [a, b] = [homeStore.read('Patient', idOf(one)), lakesideStore.read('Patient', idOf(other))]
      const names = (patient: Resource | undefined, path: string) =>
        stringsAt(patient, `name.${path}`).map((name) => name.toLowerCase())
      const [born, alsoBorn] = [String(a?.['birthDate'] ?? ''), String(b?.['birthDate'] ?? '')]
      const hasFullDates = born.length === 10 && alsoBorn.length === 10
      const shares = (path: string) => names(a, path).some((name) => names(b, path).includes(name))
      const hasInitial = names(b, 'given').some(
        (name) => name.endsWith('.') && names(a, 'given').some((given) => given.startsWith(name.slice(0, -1))),
      )
      const hasDifferentBirthDate = hasFullDates
        ? born !== alsoBorn
        : born !== '' && alsoBorn !== '' && !born.startsWith(alsoBorn) && !alsoBorn.startsWith(born)
      const isSame =
        hasFullDates && shares('family') && (shares('given') || hasInitial) && a?.['gender'] === b?.['gender']
      const expected = isSame ? 'same' : 'ask'
      expect([one, gate]).toEqual([one, hasDifferentBirthDate ? 'never' : expected])
    }
    expect(new Set(key.people.map(({ why }) => why)).size).toBe(8)
  })
})

describe('Lakeside', () => {
  it('is valid, self-contained, and shares no id or record number with the other EHR', () => {
    const known = new Set(here.resources.map(keyOf))
    expect(known.size).toBe(here.resources.length)
    expect(here.resources.flatMap((resource) => problemsOf(resource, known))).toEqual([])
    expect(
      here.resources
        .filter((resource, index) => resource.resourceType !== 'Observation' || index % 10 === 0)
        .flatMap(packageProblems),
    ).toEqual([])
    const references = [...JSON.stringify(here.resources).matchAll(/"reference":"([^"#]+)"/g)].map(
      ([, reference = '']) => reference,
    )
    expect(references.filter((reference) => !known.has(reference))).toEqual([])
    expect(home.resources.map(keyOf).filter((name) => known.has(name))).toEqual([])
    expect(JSON.stringify(here.resources)).not.toContain('sandbox.example/mrn')
  })

  it('has the same people and its own doctor', () => {
    const ids = (people: readonly { id: string; kind: string }[]) =>
      people.filter(({ kind }) => kind !== 'provider').map(({ id }) => id)
    expect(ids(here.people)).toEqual(ids(home.people))
    const known = new Set(here.resources.map(keyOf))
    expect(
      here.people
        .flatMap(({ fhirUser, patients }) => [fhirUser, ...patients.map((id) => `Patient/${id}`)])
        .filter((name) => !known.has(name)),
    ).toEqual([])
    expect(here.people.filter(({ kind }) => kind === 'provider').map(({ id }) => id)).toEqual(['dr-shore'])
  })

  it('is determined by its seed', () => {
    expect(createLakeside(home, 1)).toEqual({ population: here, key })
    expect(createLakeside(home, 2).key).not.toEqual(key)
  })
})
