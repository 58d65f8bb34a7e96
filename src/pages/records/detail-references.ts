import { useMemo } from 'react'
import { isRecordType } from '../../contract'
import { useNames } from '../../data/references/unnamed-references'
import { objectsOf, textOf } from '../../lib/json'
import { parseReference } from '../../fhir/reference'
import { describe } from '../../resources/registry'
import { usePageWords } from '../../ui/page-words'
import { useReferences, type ReferenceValue, type ResolvedReference } from '../../ui/reference-context'
import type { Resource } from '../../fhir/resource'
import type { PageWords } from '../../i18n'

/** Anchor of a contained resource on the page of the record that holds it. */
export const containedAnchor = (id: string): string => `inside-${id}`

/** Where the references of one record lead: into itself, to itself, or where the session's references lead; each that cannot be followed says why. */
export function useRecordReferences(resource: Resource): ReferenceValue {
  const outer = useReferences()
  const { detail, views } = usePageWords()
  const names = useNames(resource)
  return useMemo(() => {
    // Names that have come in since change what the outer references answer.
    void names
    return {
      inFull: true,
      resolve: (reference) =>
        withNote(
          inner(reference, resource) ?? outer?.resolve(reference) ?? { state: 'broken' },
          { ...detail.links, others: views.detail.otherPatient },
          reference,
        ),
    }
  }, [outer, resource, names, detail, views])
}

function inner(reference: string, resource: Resource): ResolvedReference | undefined {
  const parsed = parseReference(reference)
  if (parsed?.kind === 'contained') {
    const found = objectsOf(resource['contained']).find((one) => one['id'] === parsed.id)
    if (!found) return { state: 'broken' }
    const type = textOf(found['resourceType']) ?? ''
    const text = isRecordType(type) ? describe(type).title({ ...found, resourceType: type }) : undefined
    return { state: 'contained', href: `#${containedAnchor(parsed.id)}`, ...(text === undefined ? {} : { text }) }
  }
  if (
    reference === '#' ||
    (parsed?.kind === 'relative' && parsed.type === resource.resourceType && parsed.id === resource.id)
  )
    return selfOf(resource)
  return undefined
}

/** This very record goes by its own name here as well. */
function selfOf(resource: Resource): ResolvedReference {
  const text = isRecordType(resource.resourceType) ? describe(resource.resourceType).title(resource) : undefined
  return { state: 'self', ...(text === undefined ? {} : { text }) }
}

/** A reference by a number (`Type?identifier=…`) says what it can: that it cannot be opened is no news. */
const isByNumber = (reference: string): boolean => /\?/.test(reference)

function withNote(
  found: ResolvedReference,
  words: PageWords['detail']['links'] & { readonly others: string },
  reference: string,
): ResolvedReference {
  if (found.state === 'open' || (found.state === 'broken' && isByNumber(reference))) return found
  if (found.state === 'elsewhere') return { ...found, note: words.elsewhere(found.host ?? '') }
  return { ...found, note: words[found.state] }
}
