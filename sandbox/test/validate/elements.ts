import { isJsonObject } from '../../json'
import { contractOf, recordTypes } from '../../../src/contract'
import { contractCodes } from '../../../src/contract/codes'
import { contractElements } from '../../../src/contract/elements'
import { stringsAt, valuesAt } from '../../fhir/values-at'
import type { Resource } from '../../types'

const SLICE_CODES: Readonly<Record<string, string>> = {
  LaboratorySlice: 'http://terminology.hl7.org/CodeSystem/v2-0074|LAB',
  memberid: 'http://terminology.hl7.org/CodeSystem/v2-0203|MB',
  'us-core': 'http://terminology.hl7.org/CodeSystem/medicationrequest-category|',
  uscore: 'http://hl7.org/fhir/us/core/CodeSystem/us-core-documentreference-category|',
}

const normalizeExtensionName = (text: string): string =>
  text
    .replace(/^.*\//, '')
    .replace(/^us-core-/, '')
    .replaceAll('-', '')
    .toLowerCase()

function isSlice(value: unknown, name: string): boolean {
  const code = SLICE_CODES[name] ?? 'unknown slice'
  return [...valuesAt(value, 'coding'), ...valuesAt(value, 'type.coding')]
    .filter(isJsonObject)
    .some((coding) => `${String(coding['system'])}|${String(coding['code'])}`.startsWith(code))
}

type Step = (value: unknown) => readonly unknown[]

function parseStep(segment: string): Step {
  const [, extension] = /^extension\((.+)\)$/.exec(segment) ?? []
  if (extension !== undefined) {
    const extensionName = normalizeExtensionName(extension)
    return (value) =>
      valuesAt(value, 'extension')
        .filter(isJsonObject)
        .filter(({ url }) => normalizeExtensionName(String(url)) === extensionName)
  }
  const [name = '', slice] = segment.split(':')
  return slice === undefined
    ? (value) => valuesAt(value, name)
    : (value) => valuesAt(value, name).filter((item) => isSlice(item, slice))
}

const stepCache = new Map<string, readonly Step[]>()

function parseSteps(path: string): readonly Step[] {
  const cached = stepCache.get(path)
  if (cached) return cached
  const steps = path.split('.').map(parseStep)
  stepCache.set(path, steps)
  return steps
}

/** Values at an element path of the contract, which can have slices (`category:us-core`) and extensions (`extension(race)`). */
export function elementValues(root: unknown, path: string): readonly unknown[] {
  return parseSteps(path).reduce<readonly unknown[]>((values, step) => values.flatMap(step), [root])
}

/** Elements of the contract, as `Type.path`, that no resource has. */
export function missingElements(resources: readonly Resource[]): string[] {
  return recordTypes.flatMap((type) => {
    const ofType = resources.filter(({ resourceType }) => resourceType === type)
    return Object.keys(contractElements[type])
      .filter((path) => !ofType.some((resource) => elementValues(resource, path).length > 0))
      .map((path) => `${type}.${path}`)
  })
}

/** Codes of a `code`, a Coding or a CodeableConcept. */
export function codesOf(value: unknown): readonly string[] {
  if (typeof value === 'string') return [value]
  return [
    ...stringsAt(value, 'coding.code'),
    ...(isJsonObject(value) && value['coding'] === undefined ? stringsAt(value, 'code') : []),
  ]
}

/** Values of the contract's status elements, as `Type.path value`, that no resource has. */
export function missingStatuses(resources: readonly Resource[]): string[] {
  return recordTypes.flatMap((type) =>
    contractOf(type).status.flatMap((path) => {
      const found = new Set(
        resources
          .filter(({ resourceType }) => resourceType === type)
          .flatMap((resource) => elementValues(resource, path))
          .flatMap(codesOf),
      )
      return (contractCodes[type][path] ?? [])
        .filter((value) => !found.has(value))
        .map((value) => `${type}.${path} ${value}`)
    }),
  )
}
