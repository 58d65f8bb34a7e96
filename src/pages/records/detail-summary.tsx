import { isRecordType } from '../../contract'
import { isObject, textOf } from '../../lib/json'
import { describe } from '../../resources/registry'
import { usePageWords } from '../../ui/page-words'
import { narrativeText } from './detail-narrative'
import type { Resource } from '../../fhir/resource'

/**
 * Why what the server wrote in words comes first: it says that this holds more than the fields do (R4 Narrative.status `additional`), or no field says
 * what the record is. Undefined where it only repeats the fields.
 */
export function reasonForSummary(resource: Resource): 'narrativeMore' | 'narrativeAlone' | undefined {
  const { resourceType: type, text } = resource
  if (isObject(text) && text['status'] === 'additional') return 'narrativeMore'
  return isRecordType(type) && !describe(type).isNamed(resource) && describe(type).title(resource) !== undefined
    ? 'narrativeAlone'
    : undefined
}

/** What the server wrote in words, where it is no repetition. */
export function Additional({ resource }: { resource: Resource }) {
  const { detail } = usePageWords()
  const reason = reasonForSummary(resource)
  const summary = narrativeText(isObject(resource['text']) ? textOf(resource['text']['div']) : undefined)
  if (reason === undefined || summary === undefined) return null
  return (
    <section>
      <h2>{detail.narrative}</h2>
      <p className="muted">{detail[reason]}</p>
      <p style={{ whiteSpace: 'pre-line' }} dir="auto">
        {summary}
      </p>
    </section>
  )
}
