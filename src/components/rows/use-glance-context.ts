import { useMemo } from 'react'
import { useNaming } from '../../data/references/naming'
import { useMessages } from '../../language/language-context'
import { useConceptNames } from '../../ui/concept-names'
import { useTextAudience } from '../../ui/detail-level'
import { usePlainNames } from '../plain-language/plain-names-context'
import { useStatusContext } from '../patient/status-context'
import type { StatusKey } from '../../clinical/status/record-status'
import type { Resource } from '../../fhir/resource'
import type { GlanceContext } from '../../glance/glance-context'

const none: readonly never[] = []

interface Options {
  /** Resources included with the list. */
  readonly included?: readonly Resource[]
  /** Statuses that the heading above the rows expresses. */
  readonly impliedStatuses?: readonly StatusKey[]
}

/** What `glanceOf` needs besides a record: language, reader, status context and plain names of the page. */
export function useGlanceContext({ included = none, impliedStatuses = none }: Options = {}): GlanceContext {
  const messages = useMessages()
  const audience = useTextAudience()
  const status = useStatusContext()
  const plainNames = usePlainNames()
  const conceptNames = useConceptNames()
  const naming = useNaming()
  return useMemo(
    () => ({
      messages,
      audience,
      status,
      included,
      impliedStatuses,
      rangeFor: status.relatedFacts?.rangeFor,
      plainName: (record, title) => {
        const plain = plainNames(record, title)
        if (plain?.name !== undefined) return { name: plain.name, withOwnWords: plain.saysLess === true }
        const found = conceptNames.ofRecord(record, title)
        return found && { name: found.name, withOwnWords: !found.isWhole }
      },
      namesDisagree: (record, title) => plainNames(record, title)?.disagree === true,
      unnamedText: ({ reference = '' }) => naming?.unnamedText(reference, audience),
      conceptName: (concept) => conceptNames.ofConcept(concept),
    }),
    [messages, audience, status, included, impliedStatuses, plainNames, conceptNames, naming],
  )
}
