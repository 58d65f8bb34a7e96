import { assertionOf } from '../../clinical/assertion/assertion-of'
import { formatAssertion } from '../../clinical/assertion/format-assertion'
import { useTextAudience } from '../../ui/detail-level'
import { useMessages } from '../../language/language-context'
import { StatusChip } from '../../ui/status-chip'
import { useStatusContext } from '../patient/status-context'
import type { Resource } from '../../fhir/resource'

/** What another part of the record says against a record: one chip for each reason that the status does not state. */
export function AssertionChips({ record }: { record: Resource }) {
  const messages = useMessages()
  const audience = useTextAudience()
  const texts = formatAssertion(assertionOf(record, useStatusContext()), messages, audience)
  return texts.map((text) => (
    <StatusChip key={text} tone="uncertain">
      {text}
    </StatusChip>
  ))
}
