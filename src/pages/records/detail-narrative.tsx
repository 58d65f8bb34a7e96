import { isRecordType } from '../../contract'
import { isObject, textOf } from '../../lib/json'
import { descriptorOf } from '../../resources/descriptors'
import { RecordText } from '../../ui/record-text'
import { usePageMessages } from '../../ui/use-page-messages'
import { narrativeText } from './narrative-text'
import type { Resource } from '../../fhir/resource'
import type { FormatContext } from '../../i18n/format-context'
import { useFormat } from '../../language/language-context'

/**
 * Why the narrative comes first on the page: its status says that it holds more than the fields (R4 Narrative.status `additional`), or no field names
 * the record. Undefined when it only repeats the fields.
 */
export function reasonNarrativeLeads(
  resource: Resource,
  format: FormatContext,
): 'narrativeMore' | 'narrativeAlone' | undefined {
  const { resourceType: type, text } = resource
  if (isObject(text) && text['status'] === 'additional') return 'narrativeMore'
  return isRecordType(type) &&
    !descriptorOf(type).isNamed(resource, format) &&
    descriptorOf(type).title(resource, format) !== undefined
    ? 'narrativeAlone'
    : undefined
}

/** The narrative of the server, when it adds to the fields. */
export function LeadingNarrative({ resource }: { resource: Resource }) {
  const format = useFormat()
  const { detail } = usePageMessages()
  const reason = reasonNarrativeLeads(resource, format)
  const summary = narrativeText(isObject(resource['text']) ? textOf(resource['text']['div']) : undefined)
  if (reason === undefined || summary === undefined) return null
  return (
    <section>
      <h2>{detail.narrative}</h2>
      <p className="muted">{detail[reason]}</p>
      <p style={{ whiteSpace: 'pre-line' }} dir="auto">
        <RecordText text={summary} />
      </p>
    </section>
  )
}
