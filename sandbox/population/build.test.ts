import { expect, test } from 'vitest'
import { contractOf, isRecordType, recordTypes } from '../../src/contract'
import { codes as codeTables } from '../../src/contract/codes'
import type { Resource } from '../types'
import { buildPopulation } from './build'

const { resources, people } = buildPopulation(1)
const known = new Set(resources.map(({ resourceType, id }) => `${resourceType}/${id}`))

function strings(value: unknown, key: string): string[] {
  if (Array.isArray(value)) return value.flatMap((item) => strings(item, key))
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([name, inner]) => name === key && typeof inner === 'string' ? [inner] : strings(inner, key))
}

function codesAt(value: unknown, path: readonly string[]): string[] {
  if (Array.isArray(value)) return value.flatMap((item) => codesAt(item, path))
  if (typeof value === 'string') return [value]
  if (typeof value !== 'object' || value === null) return []
  const [head, ...rest] = path
  if (head === undefined) return strings(value, 'code')
  return Object.entries(value).filter(([name]) => name === head).flatMap(([, inner]) => codesAt(inner, rest))
}

const patientOf = (resource: Resource) => ['subject', 'patient', 'beneficiary'].flatMap((name) => strings(resource[name], 'reference'))

test('two builds of a seed are equal and another seed has other numbers', () => {
  expect(buildPopulation(1)).toEqual(buildPopulation(1))
  expect(buildPopulation(2).resources.map(({ id }) => id)).toEqual(resources.map(({ id }) => id))
  expect(buildPopulation(2).resources).not.toEqual(resources)
})

test('ids are valid and unique', () => {
  expect(known.size).toBe(resources.length)
  expect(resources.filter(({ id }) => !/^[A-Za-z0-9.-]{1,64}$/.test(id))).toEqual([])
})

test('every reference and Binary url leads to a resource', () => {
  const lost = resources.flatMap((resource) => {
    const inside = new Set(strings(resource.contained, 'id').map((id) => `#${id}`))
    const urls = strings(resource, 'url').filter((url) => url.startsWith('Binary/'))
    return [...strings(resource, 'reference'), ...urls].filter((target) => !known.has(target) && !inside.has(target))
  })
  expect(lost).toEqual([])
})

test('statuses are those of the contract, and entered-in-error results besides', () => {
  const beyond = new Set(['Observation.status entered-in-error'])
  const strange = resources.flatMap((resource) => {
    if (!isRecordType(resource.resourceType)) return []
    const { status } = contractOf(resource.resourceType)
    const codes = codeTables[resource.resourceType]
    return status.flatMap((path) => codesAt(resource, path.split('.')).filter((value) => codes[path] && !codes[path].includes(value))
      .map((value) => `${resource.resourceType}.${path} ${value}`)).filter((found) => !beyond.has(found))
  })
  expect(strange).toEqual([])
})

test('every type of the contract that can be read is there', () => {
  const missing = recordTypes.filter((type) => contractOf(type).read && !resources.some(({ resourceType }) => resourceType === type))
  expect(missing).toEqual([])
})

test('Walter has a long record and Omar an empty one', () => {
  const of = (id: string) => resources.filter((resource) => patientOf(resource).includes(`Patient/${id}`))
  expect(of('walter').filter(({ resourceType }) => resourceType === 'Observation').length).toBeGreaterThanOrEqual(1500)
  expect(of('omar')).toEqual([])
})

test('everyone who signs in is a resource and sees existing patients only', () => {
  expect(people.length).toBeGreaterThanOrEqual(8)
  expect(people.flatMap(({ fhirUser, patients }) => [fhirUser, ...patients.map((id) => `Patient/${id}`)]).filter((name) => !known.has(name))).toEqual([])
})
