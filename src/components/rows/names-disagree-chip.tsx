import { namesDisagreeText } from '../../clinical/assertion/format-assertion'
import { usePlainNames } from '../plain-language/plain-names-context'
import { useTextAudience } from '../../ui/detail-level'
import { useMessages } from '../../language/language-context'
import { StatusChip } from '../../ui/status-chip'
import type { Resource } from '../../fhir/resource'

/** Says that the name and the code of a record mean different things, where only the dictionary finds it; nothing until the dictionary has loaded. */
export function NamesDisagreeChip({ record, title }: { record: Resource; title: string | undefined }) {
  const messages = useMessages()
  const audience = useTextAudience()
  const isFound = usePlainNames()(record, title, 'brief')?.disagree === true
  return isFound ? <StatusChip tone="uncertain">{namesDisagreeText(messages, audience)}</StatusChip> : null
}
