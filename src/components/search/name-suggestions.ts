import { isRecordType } from '../../contract'
import { formatDay } from '../../fhir/format-date'
import { placeholderName } from '../../resources/placeholder-name'
import { descriptorOf } from '../../resources/descriptors'
import { hasName, type Suggestion } from './search-model'
import type { Resource } from '../../fhir/resource'
import type { PageMessages } from '../../i18n/types'

/** Suggestions for providers, where a record without a name is described by its kind and date instead of its id. */
export function nameSuggestions(
  suggestions: readonly Suggestion[],
  records: ReadonlyMap<string, readonly Resource[]>,
  messages: PageMessages,
): readonly Suggestion[] {
  return suggestions.map((suggestion) =>
    hasName(suggestion) ? suggestion : { ...suggestion, text: kindAndDate(suggestion.value, records, messages) },
  )
}

function kindAndDate(value: string, records: ReadonlyMap<string, readonly Resource[]>, messages: PageMessages): string {
  const [type = '', id] = value.split('/').slice(-2)
  if (!isRecordType(type)) return value
  const record = records.get(type)?.find((each) => each.id === id)
  if (!record) return messages.states.unnamedReference(messages.typeNames[type].provider.one)
  const raw = descriptorOf(type).date(record)?.raw
  const day = raw === undefined ? undefined : formatDay(raw, { format: messages.format, style: 'provider' })
  return [placeholderName(record, messages, 'provider'), day].filter((part) => part !== undefined).join(', ')
}
