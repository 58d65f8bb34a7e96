import { ExplainedParagraph } from '../../components/note-terms/explained-paragraph'
import { isRecordType } from '../../contract'
import { isObject, textOf } from '../../lib/json'
import { descriptorOf } from '../../resources/descriptors'
import { usePageMessages } from '../../ui/use-page-messages'
import { narrativeText } from '../../components/files/narrative-text'
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

/** The narrative of the server as text, when it adds to the fields, and why it comes first. */
export function leadingNarrative(resource: Resource, format: FormatContext) {
  const reason = reasonNarrativeLeads(resource, format)
  const text = narrativeText(isObject(resource['text']) ? textOf(resource['text']['div']) : undefined)
  return reason === undefined || text === undefined ? undefined : { reason, text }
}

/** The narrative of the server, when it adds to the fields, with its terms explained. */
export function LeadingNarrative({ resource }: { resource: Resource }) {
  const format = useFormat()
  const { detail } = usePageMessages()
  const found = leadingNarrative(resource, format)
  if (found === undefined) return null
  return (
    <section>
      <h2>{detail.narrative}</h2>
      <p className="muted">{detail[found.reason]}</p>
      <ExplainedParagraph text={found.text} />
    </section>
  )
}
