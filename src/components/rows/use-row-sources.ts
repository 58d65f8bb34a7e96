import { useMemo } from 'react'
import { usePageMessages } from '../../ui/use-page-messages'
import { inlineText } from '../files/inline-text'
import type { ResourceOf } from '../../fhir/resource'
import type { RowSources } from '../../glance/record-glance'

const none: readonly never[] = []

/** What `recordGlance` needs besides a record; `observations` are the results that rows of reports and goals refer to. */
export function useRowSources(observations: readonly ResourceOf<'Observation'>[] = none): RowSources {
  const messages = usePageMessages()
  return useMemo(() => ({ messages, observations, textOfFile: inlineText }), [messages, observations])
}
