import { isRecordType } from '../../contract'
import { formatDay } from '../../fhir/format-date'
import { nameless } from '../../resources/nameless'
import { describe } from '../../resources/registry'
import { isNamed, type Suggestion } from './search-model'
import type { Resource } from '../../fhir/resource'
import type { PageWords } from '../../i18n'

/** What care staff pick from, in words: a record without a name by its kind and its date, since an id tells nobody which one it is. */
export function inWords(
  suggested: readonly Suggestion[],
  records: ReadonlyMap<string, readonly Resource[]>,
  words: PageWords,
): readonly Suggestion[] {
  return suggested.map((one) => (isNamed(one) ? one : { ...one, text: kindAndDate(one.value, records, words) }))
}

function kindAndDate(value: string, records: ReadonlyMap<string, readonly Resource[]>, words: PageWords): string {
  const [type = '', id] = value.split('/').slice(-2)
  if (!isRecordType(type)) return value
  const record = records.get(type)?.find((each) => each.id === id)
  if (!record) return words.states.linked(words.typeNames[type].provider.one)
  const raw = describe(type).date(record)?.raw
  const day = raw === undefined ? undefined : formatDay(raw, { locale: words.language.locale, style: 'provider' })
  return [nameless(record, words, 'provider'), day].filter((part) => part !== undefined).join(', ')
}
