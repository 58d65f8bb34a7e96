import { isJsonObject } from '../../json'
import { describe, expect, test } from 'vitest'
import { contractCodes } from '../../../src/contract/codes'
import { contractOf, recordTypes } from '../../../src/contract'
import { Store } from '../../fhir/store'
import { reaches } from '../../fhir/access'
import { stringsAt, valuesAt } from '../../fhir/values-at'
import type { Resource } from '../../types'
import { codingsIn, impossibleCodes } from '../../test/validate/check-digits'
import { carried, codesOf, missingElements, missingStatuses } from '../../test/validate/elements'
import { fileProblems } from '../../test/validate/files'
import { packageProblems } from '../../test/validate/packages'
import { problemsOf } from '../../test/validate/rules'
import { buildPopulation } from '../build'

const { resources } = buildPopulation(1)
const byName = new Map(resources.map((resource) => [`${resource.resourceType}/${resource.id}`, resource]))
const store = new Store(resources)
const all = (type: string) => resources.filter(({ resourceType }) => resourceType === type)
const named = (reference: string | undefined): Resource =>
  byName.get(reference ?? '') ?? { resourceType: 'none', id: 'none' }
const first = (resource: Resource, path: string): string => stringsAt(resource, path)[0] ?? ''
const mark = (resource: Resource) => `${resource.resourceType}/${resource.id}`

describe('the population fills the contract', () => {
  test('every element is carried by a resource', () => {
    expect(missingElements(resources)).toEqual([])
  })

  test('every status value is that of a resource', () => {
    expect(missingStatuses(resources)).toEqual([])
  })

  test('every other listed code is that of a resource, too', () => {
    const found = (type: string, path: string) =>
      new Set(
        all(type)
          .flatMap((resource) => carried(resource, path))
          .flatMap(codesOf),
      )
    const missing = recordTypes.flatMap((type) =>
      Object.entries(contractCodes[type]).flatMap(([path, values]) =>
        values.filter((value) => !found(type, path).has(value)).map((value) => `${type}.${path} ${value}`),
      ),
    )
    // The list has words; R4 writes this class as codes of v3-ActCode (difference D009).
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
  ])('meta.%s is carried by a resource', (path) => {
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
  ])('a %s has the extension for absent data in place of content', (type) => {
    expect(
      all(type).filter((resource) => JSON.stringify(resource).includes('StructureDefinition/data-absent-reason'))
        .length,
    ).toBeGreaterThan(0)
  })
})

describe('the population is valid', () => {
  test.each([1, 7])('no own rule is broken with seed %i', (seed) => {
    const built = buildPopulation(seed).resources
    const known = new Set(built.map(mark))
    expect(built.flatMap((resource) => problemsOf(resource, known))).toEqual([])
  })

  test('neither package finds an error', () => {
    expect(resources.flatMap(packageProblems)).toEqual([])
  })

  test('codes can exist and have one name each', () => {
    expect(impossibleCodes(resources)).toEqual([])
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

  test('every attachment opens as what it says', () => {
    const inline = resources.flatMap((resource) =>
      JSON.stringify(resource).includes('"contentType"')
        ? attachments(resource).map((found) => ({ of: mark(resource), ...found }))
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

describe('the stories hang together', () => {
  test('no record of one person points into the record of another', () => {
    const strangers = resources
      .filter(({ resourceType }) => !['Patient', 'Group', 'RelatedPerson', 'Provenance'].includes(resourceType))
      .flatMap((resource) => {
        const own = store.patientsOf(resource)
        const others = references(resource).flatMap((reference) =>
          store
            .patientsOf(named(reference))
            .filter((patient) => own.length > 0 && !own.includes(patient))
            .map(() => reference),
        )
        return others.map((reference) => `${mark(resource)} -> ${reference}`)
      })
    expect(strangers).toEqual([])
  })

  test('a Provenance is about one person at most', () => {
    expect(
      all('Provenance')
        .filter((one) => new Set(store.targetsOf(one).flatMap((target) => store.patientsOf(target))).size > 1)
        .map(mark),
    ).toEqual([])
  })

  test('every record of a person has a Provenance that says who wrote it', () => {
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
        .map(mark),
    ).toEqual([])
  })

  test.each(recordTypes.filter((type) => contractOf(type).revinclude))('a %s has a Provenance to include', (type) => {
    expect(all(type).filter((resource) => store.provenanceOf(resource).length > 0).length).toBeGreaterThan(0)
  })

  test('a fill is of the same person and medicine as its prescription, and later', () => {
    const medicine = (resource: Resource) =>
      first(resource, 'medicationReference.reference') ||
      first(resource, 'medicationCodeableConcept.coding.code') ||
      first(resource, 'medicationCodeableConcept.text')
    const chained = all('MedicationDispense').flatMap((fill) =>
      stringsAt(fill, 'authorizingPrescription.reference').map((order) => ({ fill, order: named(order) })),
    )
    expect(chained.length).toBeGreaterThan(20)
    expect(
      chained
        .filter(
          ({ fill, order }) =>
            medicine(fill) !== medicine(order) ||
            (first(fill, 'whenHandedOver') || '9999') < first(order, 'authoredOn').slice(0, 10),
        )
        .map(({ fill }) => mark(fill)),
    ).toEqual([])
  })

  test('an earlier prescription is older than the one that follows, and ended', () => {
    const chained = all('MedicationRequest').flatMap((order) =>
      stringsAt(order, 'priorPrescription.reference').map((prior) => ({ order, prior: named(prior) })),
    )
    expect(chained.length).toBeGreaterThanOrEqual(4)
    expect(
      chained
        .filter(
          ({ order, prior }) =>
            first(prior, 'authoredOn') >= first(order, 'authoredOn') || first(prior, 'status') === 'active',
        )
        .map(({ order }) => mark(order)),
    ).toEqual([])
  })

  test('a document that another replaces is superseded', () => {
    const replaced = all('DocumentReference').flatMap((newer) =>
      valuesAt(newer, 'relatesTo')
        .filter(isJsonObject)
        .filter(({ code }) => code === 'replaces')
        .flatMap((link) => stringsAt(link, 'target.reference')),
    )
    expect(replaced.length).toBeGreaterThanOrEqual(2)
    expect(replaced.filter((reference) => first(named(reference), 'status') !== 'superseded')).toEqual([])
  })

  test('results of a report belong to its visit', () => {
    const strays = all('DiagnosticReport').filter((report) =>
      stringsAt(report, 'result.reference').some(
        (result) => first(named(result), 'encounter.reference') !== first(report, 'encounter.reference'),
      ),
    )
    expect(strays.map(mark)).toEqual([])
  })

  test.each([
    ['by code', /"medicationCodeableConcept":\{"coding"/],
    ['by reference', /"medicationReference":\{"reference":"Medication\//],
    ['by a resource inside', /"medicationReference":\{"reference":"#/],
    ['in words', /"medicationCodeableConcept":\{"text"/],
    ['as one not to take', /"doNotPerform":true/],
  ])('a prescription names its medicine %s', (_, pattern) => {
    expect(all('MedicationRequest').filter((order) => pattern.test(JSON.stringify(order))).length).toBeGreaterThan(0)
  })

  test.each(['ana', 'walter', 'maya', 'rosa', 'nils', 'quinn'])(
    '%s reaches the files of the own record, and nobody else does',
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
          .map(mark),
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
