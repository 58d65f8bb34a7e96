import { isMarkedPrivate } from '../../resources/private'
import { kindWords } from '../../i18n/kind-words'
import type { Resource } from '../../fhir/resource'

/** What the kind of a record is called, in both languages; nothing for a private record, which stays unfound by it. */
export const kindOf = (resource: Resource): readonly string[] =>
  isMarkedPrivate(resource) || !Object.hasOwn(kindWords, resource.resourceType)
    ? []
    : (kindWords[resource.resourceType] ?? [])
