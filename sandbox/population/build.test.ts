import { expect, test } from 'vitest'
import { contractOf, isRecordType, recordTypes } from '../../src/contract'
import { READ_ONLY_TYPES } from '../fhir/metadata'
import type { Resource } from '../types'
import { buildPopulation } from './build'

const { resources, people } = buildPopulation(1)
const known = new Set(resources.map(({ resourceType, id }) => `${resourceType}/${id}`))

function strings(value: unknown, key: string): string[] {
  if (Array.isArray(value)) return value.flatMap((item) => strings(item, key))
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([name, inner]) =>
    name === key && typeof inner === 'string' ? [inner] : strings(inner, key),
  )
}

const patientOf = (resource: Resource) =>
  ['subject', 'patient', 'beneficiary'].flatMap((name) => strings(resource[name], 'reference'))

test('the same seed produces the same population, and another seed produces other values', () => {
  expect(buildPopulation(1)).toEqual(buildPopulation(1))
  expect(buildPopulation(2).resources.map(({ id }) => id)).toEqual(resources.map(({ id }) => id))
  expect(buildPopulation(2).resources).not.toEqual(resources)
})

test('ids are valid and unique', () => {
  expect(known.size).toBe(resources.length)
  expect(resources.filter(({ id }) => !/^[A-Za-z0-9.-]{1,64}$/.test(id))).toEqual([])
})

test('every referenced record can be read', () => {
  const isReadable = (type: string) =>
    READ_ONLY_TYPES.some((name) => name === type) || (isRecordType(type) && contractOf(type).read)
  const literal = resources
    .flatMap((resource) => strings(resource, 'reference'))
    .filter((reference) => /^[A-Z]\w+\//.test(reference))
  expect(literal.filter((reference) => !known.has(reference) || !isReadable(reference.split('/')[0] ?? ''))).toEqual([])
})

test('every readable type of the contract has a record', () => {
  const missing = recordTypes.filter(
    (type) => contractOf(type).read && !resources.some(({ resourceType }) => resourceType === type),
  )
  expect(missing).toEqual([])
})

test('Walter has a long record and Omar an empty one', () => {
  const recordsOf = (id: string) => resources.filter((resource) => patientOf(resource).includes(`Patient/${id}`))
  expect(
    recordsOf('walter').filter(({ resourceType }) => resourceType === 'Observation').length,
  ).toBeGreaterThanOrEqual(1500)
  expect(recordsOf('omar')).toEqual([])
})

test('everyone who can sign in has a resource and existing patients only', () => {
  expect(people.length).toBeGreaterThanOrEqual(8)
  expect(
    people
      .flatMap(({ fhirUser, patients }) => [fhirUser, ...patients.map((id) => `Patient/${id}`)])
      .filter((name) => !known.has(name)),
  ).toEqual([])
})
