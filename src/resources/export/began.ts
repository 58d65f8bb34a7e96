import { conditionWhen } from '../../fhir/condition-when'
import { conditionLabel } from '../condition-label'
import { shownText } from './shown-text'
import type { Resource } from '../../fhir/resource'
import type { Speech } from './speech'

/** "Started at age 66", "Started between 1986 and 1990", "Started: In her fifties": when a problem began, where the record says that as no date; undefined otherwise, and for other records. */
export function beganInWords(record: Resource, speech: Speech): string | undefined {
  if (record.resourceType !== 'Condition') return undefined
  const { words, audience } = speech
  const [when] = conditionWhen(record, words.language.locale).started
  if (!when || (when.kind === 'value' && when.shown.kind === 'date')) return undefined
  const label = words.dateLabel(conditionLabel(record, 'Condition.onsetDateTime'), audience)
  if (when.kind === 'age') return `${label} ${words.views.frame.atAge(when.text)}`
  return `${label}${when.shown.kind === 'period' ? '' : ':'} ${shownText(when.shown, speech)}`
}
