import { conditionTimes } from '../../fhir/condition-times'
import { conditionLabelKey } from '../condition-label-key'
import { shownText } from './shown-text'
import { isOfType, type Resource } from '../../fhir/resource'
import type { ExportContext } from './export-context'

/** The onset of a Condition that is no date ("Started at age 66", "Started between 1986 and 1990", "Started: In her fifties"); undefined for dates and other types. */
export function conditionOnsetText(record: Resource, context: ExportContext): string | undefined {
  if (!isOfType(record, 'Condition')) return undefined
  const { messages, audience } = context
  const [when] = conditionTimes(record, messages.format).started
  if (!when || (when.kind === 'value' && when.shown.kind === 'date')) return undefined
  const label = messages.dateLabel(conditionLabelKey(record, 'Condition.onsetDateTime'), audience)
  if (when.kind === 'age') return `${label} ${messages.views.common.atAge(when.text)}`
  return `${label}${when.shown.kind === 'period' ? '' : ':'} ${shownText(when.shown, context)}`
}
