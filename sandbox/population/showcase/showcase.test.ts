import { isJsonObject } from '../../json'
import { describe, expect, test } from 'vitest'
import { contractCodes } from '../../../src/contract/codes'
import { contractOf, recordTypes } from '../../../src/contract'
import { Store } from '../../fhir/store'
import { reaches } from '../../fhir/access'
import { stringsAt, valuesAt } from '../../fhir/values-at'
import type { Resource } from '../../types'
import { codingsIn, invalidCodes } from '../../test/validate/check-digits'
import { elementValues, codesOf, missingElements, missingStatuses } from '../../test/validate/elements'
import { fileProblems } from '../../test/validate/files'
import { packageProblems } from '../../test/validate/packages'
import { problemsOf } from '../../test/validate/rules'
import { buildPopulation } from '../build'

const { resources } = buildPopulation(1)
const byKey = new Map(resources.map((resource) => [`${resource.resourceType}/${resource.id}`, resource]))
const store = new Store(resources)
const all = (type: string) => resources.filter(({ resourceType }) => resourceType === type)
const resolve = (reference: string | undefined): Resource =>
  byKey.get(reference ?? '') ?? { resourceType: 'none', id: 'none' }
const first = (resource: Resource, path: string): string => stringsAt(resource, path)[0] ?? ''
const keyOf = (resource: Resource) => `${resource.resourceType}/${resource.id}`

describe('the population covers the contract', () => {
  test('every element is present in a resource', () => {
    expect(missingElements(resources)).toEqual([])
  })

  test('every status value occurs', () => {
    expect(missingStatuses(resources)).toEqual([])
  })

  test('every other listed code occurs', () => {
    const found = (type: string, path: string) =>
      new Set(
        all(type)
          .flatMap((resource) => elementValues(resource, path))
          .flatMap(codesOf),
      )
    const missing = recordTypes.flatMap((type) =>
      Object.entries(contractCodes[type]).flatMap(([path, values]) =>
        values.filter((value) => !found(type, path).has(value)).map((value) => `${type}.${path} ${value}`),
      ),
    )
    // The list has words; R4 uses codes of v3-ActCode for this class (difference D009).
    expect(missing.filter((name) => !name.startsWith('Encounter.classHistory.class '))).toEqual([])
  })

  test.each([
    'versionId',
    'lastUpdated',
    'source',
    'profile',
    'security.system',
    'security.version',
    'security.code',
    'security.display',
    'security.userSelected',
    'tag.system',
    'tag.version',
    'tag.code',
    'tag.display',
    'tag.userSelected',
  ])('meta.%s is present in a resource', (path) => {
    expect(resources.filter((resource) => valuesAt(resource, `meta.${path}`).length > 0).length).toBeGreaterThan(0)
  })

  test.each([
    'AllergyIntolerance',
    'CareTeam',
    'Condition',
    'Coverage',
    'Device',
    'DiagnosticReport',
    'DocumentReference',
    'Encounter',
    'Medication',
    'MedicationDispense',
    'MedicationRequest',
    'Observation',
    'Patient',
    'Procedure',
    'Immunization',
  ])('a %s has a data absent reason instead of a value', (type) => {
    expect(
      all(type).filter((resource) => JSON.stringify(resource).includes('StructureDefinition/data-absent-reason'))
        .length,
    ).toBeGreaterThan(0)
  })
})

describe('the population is valid', () => {
  test.each([1, 7])('no project rule is violated with seed %i', (seed) => {
    const built = buildPopulation(seed).resources
    const known = new Set(built.map(keyOf))
    expect(built.flatMap((resource) => problemsOf(resource, known))).toEqual([])
  })

  test('the validation packages find no error', () => {
    expect(resources.flatMap(packageProblems)).toEqual([])
  })

  test('codes have valid check digits and one display each', () => {
    expect(invalidCodes(resources)).toEqual([])
    const names = new Map<string, Set<string>>()
    for (const { system, code, display } of resources.flatMap(codingsIn)) {
      const key = `${system}|${code}`
      if (display !== undefined) names.set(key, (names.get(key) ?? new Set()).add(display))
    }
    expect(
      [...names]
        .filter(([, displays]) => displays.size > 1)
        .map(([key, displays]) => `${key} ${[...displays].join(' / ')}`),
    ).toEqual([])
  })

  test('every attachment has the format of its content type', () => {
    const inline = resources.flatMap((resource) =>
      JSON.stringify(resource).includes('"contentType"')
        ? attachments(resource).map((found) => ({ of: keyOf(resource), ...found }))
        : [],
    )
    const types = new Set(inline.map(({ contentType }) => contentType.split(';')[0]))
    expect(types).toEqual(new Set(['application/pdf', 'application/xml', 'text/html', 'text/plain', 'image/png']))
    expect(
      inline.flatMap(({ of, contentType, data }) =>
        fileProblems(contentType, data).map((problem) => `${of} ${contentType}: ${problem}`),
      ),
    ).toEqual([])
  })
})

function attachments(value: unknown): { contentType: string; data: string }[] {
  if (Array.isArray(value)) return value.flatMap(attachments)
  if (!isJsonObject(value)) return []
  const { contentType, data } = value
  return typeof contentType === 'string' && typeof data === 'string'
    ? [{ contentType, data }]
    : Object.values(value).flatMap(attachments)
}

describe('the records are consistent', () => {
  test('no record refers to the record of another patient', () => {
    const foreignReferences = resources
      .filter(({ resourceType }) => !['Patient', 'Group', 'RelatedPerson', 'Provenance'].includes(resourceType))
      .flatMap((resource) => {
        const own = store.patientsOf(resource)
        const others = references(resource).flatMap((reference) =>
          store
            .patientsOf(resolve(reference))
            .filter((patient) => own.length > 0 && !own.includes(patient))
            .map(() => reference),
        )
        return others.map((reference) => `${keyOf(resource)} -> ${reference}`)
      })
    expect(foreignReferences).toEqual([])
  })

  test('a Provenance has targets of one patient at most', () => {
    expect(
      all('Provenance')
        .filter((resource) => new Set(store.targetsOf(resource).flatMap((target) => store.patientsOf(target))).size > 1)
        .map(keyOf),
    ).toEqual([])
  })

  test('every patient record has a Provenance', () => {
    const types = [
      'AllergyIntolerance',
      'Condition',
      'DiagnosticReport',
      'DocumentReference',
      'Encounter',
      'Immunization',
      'MedicationRequest',
      'Observation',
      'Procedure',
    ]
    expect(
      types
        .flatMap(all)
        .filter((resource) => store.provenanceOf(resource).length === 0)
        .map(keyOf),
    ).toEqual([])
  })

  test.each(recordTypes.filter((type) => contractOf(type).revinclude))('a %s has a Provenance to include', (type) => {
    expect(all(type).filter((resource) => store.provenanceOf(resource).length > 0).length).toBeGreaterThan(0)
  })

  test('a dispense has the patient and medicine of its prescription, and is later', () => {
    const medicine = (resource: Resource) =>
      first(resource, 'medicationReference.reference') ||
      first(resource, 'medicationCodeableConcept.coding.code') ||
      first(resource, 'medicationCodeableConcept.text')
    const chained = all('MedicationDispense').flatMap((fill) =>
      stringsAt(fill, 'authorizingPrescription.reference').map((order) => ({ fill, order: resolve(order) })),
    )
    expect(chained.length).toBeGreaterThan(20)
    expect(
      chained
        .filter(
          ({ fill, order }) =>
            medicine(fill) !== medicine(order) ||
            (first(fill, 'whenHandedOver') || '9999') < first(order, 'authoredOn').slice(0, 10),
        )
        .map(({ fill }) => keyOf(fill)),
    ).toEqual([])
  })

  test('a prior prescription is older than the next one, and not active', () => {
    const chained = all('MedicationRequest').flatMap((order) =>
      stringsAt(order, 'priorPrescription.reference').map((prior) => ({ order, prior: resolve(prior) })),
    )
    expect(chained.length).toBeGreaterThanOrEqual(4)
    expect(
      chained
        .filter(
          ({ order, prior }) =>
            first(prior, 'authoredOn') >= first(order, 'authoredOn') || first(prior, 'status') === 'active',
        )
        .map(({ order }) => keyOf(order)),
    ).toEqual([])
  })

  test('a replaced document is superseded', () => {
    const replaced = all('DocumentReference').flatMap((newer) =>
      valuesAt(newer, 'relatesTo')
        .filter(isJsonObject)
        .filter(({ code }) => code === 'replaces')
        .flatMap((link) => stringsAt(link, 'target.reference')),
    )
    expect(replaced.length).toBeGreaterThanOrEqual(2)
    expect(replaced.filter((reference) => first(resolve(reference), 'status') !== 'superseded')).toEqual([])
  })

  test('results of a report have the encounter of the report', () => {
    const mismatched = all('DiagnosticReport').filter((report) =>
      stringsAt(report, 'result.reference').some(
        (result) => first(resolve(result), 'encounter.reference') !== first(report, 'encounter.reference'),
      ),
    )
    expect(mismatched.map(keyOf)).toEqual([])
  })

  test.each([
    ['by code', /"medicationCodeableConcept":\{"coding"/],
    ['by reference', /"medicationReference":\{"reference":"Medication\//],
    ['by a contained resource', /"medicationReference":\{"reference":"#/],
    ['as text', /"medicationCodeableConcept":\{"text"/],
    ['with doNotPerform', /"doNotPerform":true/],
  ])('there is a prescription %s', (_, pattern) => {
    expect(all('MedicationRequest').filter((order) => pattern.test(JSON.stringify(order))).length).toBeGreaterThan(0)
  })

  test.each(['ana', 'walter', 'maya', 'rosa', 'nils', 'quinn'])(
    'only %s can access the files of this record',
    (owner) => {
      const own = all('Binary').filter((binary) => first(binary, 'securityContext.reference') === `Patient/${owner}`)
      const access = (patient: string) => ({
        patients: new Set([patient]),
        patient,
        provider: false,
        scopes: 'patient/*.rs',
      })
      expect(own.length).toBeGreaterThan(0)
      expect(
        own
          .filter(
            (binary) =>
              !reaches(store, access(owner), binary, 'read') || reaches(store, access('omar'), binary, 'read'),
          )
          .map(keyOf),
      ).toEqual([])
    },
  )
})

function references(value: unknown): string[] {
  if (Array.isArray(value)) return value.flatMap(references)
  if (!isJsonObject(value)) return []
  return Object.entries(value).flatMap(([name, inner]) =>
    name === 'reference' && typeof inner === 'string' ? [inner] : references(inner),
  )
}
