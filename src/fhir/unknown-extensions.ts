import { ABSENT_URL } from './absent'
import { isObject, objectsOf, textOf } from './guards'
import type { Resource } from './resource'

const known = new Set([
  ABSENT_URL,
  'http://hl7.org/fhir/StructureDefinition/condition-assertedDate',
  ...['race', 'ethnicity', 'tribal-affiliation', 'birthsex', 'sex', 'genderIdentity'].map((name) => `http://hl7.org/fhir/us/core/StructureDefinition/us-core-${name}`),
])

/** Addresses of the extensions anywhere in the resource that the app does not show; a modifier can change what the record means. */
export function unknownExtensions(resource: Resource): { readonly extensions: readonly string[]; readonly modifiers: readonly string[] } {
  const extensions = new Set<string>()
  const modifiers = new Set<string>()
  const visit = (value: unknown): void => {
    if (Array.isArray(value)) return value.forEach(visit)
    if (!isObject(value)) return
    for (const extension of objectsOf(value['extension'])) {
      const url = textOf(extension['url']) ?? ''
      if (!known.has(url)) extensions.add(url)
    }
    for (const modifier of objectsOf(value['modifierExtension'])) modifiers.add(textOf(modifier['url']) ?? '')
    for (const [element, inner] of Object.entries(value)) {
      if (element !== 'extension' && element !== 'modifierExtension') visit(inner)
    }
  }
  visit(resource)
  return { extensions: [...extensions], modifiers: [...modifiers] }
}
