import { isRecordType } from '../../contract'
import { formatDay } from '../../fhir/format-date'
import { placeholderName } from '../../resources/placeholder-name'
import { descriptorOf } from '../../resources/descriptors'
import { hasName, type Suggestion } from './search-model'
import type { Resource } from '../../fhir/resource'
import type { PageMessages } from '../../i18n/types'

/** What care staff pick from, in words: a record without a name by its kind and its date, since an id tells nobody which one it is. */
export function nameSuggestions(
  suggested: readonly Suggestion[],
  records: ReadonlyMap<string, readonly Resource[]>,
  words: PageMessages,
): readonly Suggestion[] {
  return suggested.map((one) => (hasName(one) ? one : { ...one, text: kindAndDate(one.value, records, words) }))
}

function kindAndDate(value: string, records: ReadonlyMap<string, readonly Resource[]>, words: PageMessages): string {
  const [type = '', id] = value.split('/').slice(-2)
  if (!isRecordType(type)) return value
  const record = records.get(type)?.find((each) => each.id === id)
  if (!record) return words.states.linked(words.typeNames[type].provider.one)
  const raw = descriptorOf(type).date(record)?.raw
  const day = raw === undefined ? undefined : formatDay(raw, { locale: words.language.locale, style: 'provider' })
  return [placeholderName(record, words, 'provider'), day].filter((part) => part !== undefined).join(', ')
}
