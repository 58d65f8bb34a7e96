import { useMemo } from 'react'
import { isRecordType } from '../../contract'
import { useUnnamedReferences } from '../../data/references/use-referenced-records'
import { objectsOf, textOf } from '../../lib/json'
import { useConditionNames } from './reason-names'
import { parseReference } from '../../fhir/reference'
import { descriptorOf } from '../../resources/descriptors'
import { useDetailMessages } from './use-detail-messages'
import { useReferences, type ReferenceValue, type ResolvedReference } from '../../ui/reference-context'
import type { Resource } from '../../fhir/resource'
import type { PageMessages } from '../../i18n/types'
import type { FormatContext } from '../../i18n/format-context'
import { useFormat } from '../../language/language-context'

/** The anchor of a contained resource on the page of its record. */
export const containedAnchor = (id: string): string => `inside-${id}`

/** Resolves the references of one record: to a contained resource, to itself, or by the outer context; one that does not resolve has a note with the reason. */
export function useRecordReferences(resource: Resource): ReferenceValue {
  const format = useFormat()
  const outer = useReferences()
  const { detail, views } = useDetailMessages()
  const names = useUnnamedReferences(resource)
  const withConditionName = useConditionNames()
  return useMemo(() => {
    // Names loaded since the last render change what the outer context resolves.
    void names
    return {
      hasRoomForDetails: true,
      resolve: (reference) =>
        withNote(
          resolveWithin(reference, resource, format) ??
            withConditionName(reference, outer?.resolve(reference) ?? { state: 'broken' }, resource),
          { ...detail.links, others: views.detail.otherPatient },
          reference,
        ),
    }
  }, [names, resource, format, outer, withConditionName, detail.links, views.detail.otherPatient])
}

function resolveWithin(reference: string, resource: Resource, format: FormatContext): ResolvedReference | undefined {
  const parsed = parseReference(reference)
  if (parsed?.kind === 'contained') {
    const found = objectsOf(resource['contained']).find((one) => one['id'] === parsed.id)
    if (!found) return { state: 'broken' }
    const type = textOf(found['resourceType']) ?? ''
    const text = isRecordType(type) ? descriptorOf(type).title({ ...found, resourceType: type }, format) : undefined
    return { state: 'contained', href: `#${containedAnchor(parsed.id)}`, ...(text === undefined ? {} : { text }) }
  }
  if (
    reference === '#' ||
    (parsed?.kind === 'relative' && parsed.type === resource.resourceType && parsed.id === resource.id)
  )
    return selfReference(resource, format)
  return undefined
}

/** A reference to the record itself, with its own title. */
function selfReference(resource: Resource, format: FormatContext): ResolvedReference {
  const text = isRecordType(resource.resourceType)
    ? descriptorOf(resource.resourceType).title(resource, format)
    : undefined
  return { state: 'self', ...(text === undefined ? {} : { text }) }
}

/** A conditional reference (`Type?identifier=…`) needs no note: it shows the identifier and never resolves. */
const isSearchReference = (reference: string): boolean => /\?/.test(reference)

function withNote(
  found: ResolvedReference,
  texts: PageMessages['detail']['links'] & { readonly others: string },
  reference: string,
): ResolvedReference {
  if (found.state === 'open' || (found.state === 'broken' && isSearchReference(reference))) return found
  if (found.state === 'elsewhere') return { ...found, note: texts.elsewhere(found.host ?? '') }
  return { ...found, note: texts[found.state] }
}
