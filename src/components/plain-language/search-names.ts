import { codingsOf } from '../../fhir/concept'
import { isRecordType } from '../../contract'
import { dictionaryKinds } from '../../dictionary/dictionary-kinds'
import { valuesAtPath } from '../../resources/element-path'
import { descriptorOf } from '../../resources/descriptors'
import { isMarkedPrivate } from '../../resources/privacy-labels'
import { conceptElementOf, conceptOfRecord } from './record-concept'
import { ifReviewed } from './use-dictionary-names'
import type { EhrConfig } from '../../config/config'
import type { PlainName } from '../../dictionary/concept'
import type { PackedSearchTerms } from '../../dictionary/dictionary'
import type { Resource } from '../../fhir/resource'
import type { FormatContext } from '../../i18n/format-context'
import type { LoadedDictionaries } from './dictionary-loader'

/** The dictionary of one language with its search terms, as far as they are loaded. */
export interface SearchDictionary {
  readonly dictionaries: LoadedDictionaries
  readonly terms: PackedSearchTerms | undefined
}

/** The plain names of a record, and other words that people use for what it is about. */
interface PlainSearchNames {
  readonly names: readonly string[]
  readonly terms: readonly string[]
}

/** What a record is called. */
export interface SearchNames extends PlainSearchNames {
  /** In the record: the only names where there is no plain one. */
  readonly own: readonly string[]
}

const SEPARATOR = ' · '

const namesIn = ({ name, entries }: PlainName, searchTerms: readonly string[] = []): PlainSearchNames => ({
  names: [...new Set([name, ...entries.map((entry) => entry.name)])].filter(Boolean),
  terms: entries.flatMap((entry) => searchTerms[entry.index]?.split(SEPARATOR) ?? []).filter(Boolean),
})

/** The plain names of a record and their search terms, one for each language that has them; none for private records. */
export function plainSearchNames(
  resource: Resource,
  languages: readonly SearchDictionary[],
  format: FormatContext,
  ehr: Pick<EhrConfig, 'reviewedWordsOnly'>,
): readonly PlainSearchNames[] {
  const type = resource.resourceType
  if (!isRecordType(type) || isMarkedPrivate(resource)) return []
  const { kind, otherKind, concept } = conceptOfRecord(resource, descriptorOf(type).title(resource, format)) ?? {}
  if (!kind || !concept) return []
  return languages.flatMap(({ dictionaries, terms }) => {
    const found = [kind, ...(otherKind === undefined ? [] : [otherKind])].flatMap((each) => {
      const plain = ifReviewed(dictionaries[each]?.lookUp(concept), ehr)
      return plain ? [namesIn(plain, terms?.[each])] : []
    })
    return found.slice(0, 1)
  })
}

/** What a record is called by itself and in plain words of both languages. */
export function searchNamesOf(
  resource: Resource,
  title: string | undefined,
  languages: readonly SearchDictionary[],
  format: FormatContext,
  ehr: Pick<EhrConfig, 'reviewedWordsOnly'>,
): SearchNames {
  const plain = plainSearchNames(resource, languages, format, ehr)
  const element = conceptElementOf(resource.resourceType)
  const displays = (element === undefined ? [] : valuesAtPath(resource, element)).flatMap((concept) =>
    codingsOf(concept).flatMap(({ display }) => display ?? []),
  )
  const own = [...(title === undefined ? [] : [title]), ...displays]
  const names = plain.flatMap((each) => each.names)
  return { names: names.length > 0 ? names : own, own, terms: plain.flatMap(({ terms }) => terms) }
}

/** Every name and term of the dictionary, whatever the record holds. */
export const allSearchTexts = ({ dictionaries, terms }: SearchDictionary): readonly string[] =>
  dictionaryKinds.flatMap((kind) => {
    const dictionary = dictionaries[kind]?.dictionary
    return [
      ...(dictionary?.ingredients ?? []),
      ...(terms?.[kind] ?? []).flatMap((text, entry) => [text, dictionary?.name(entry) ?? '']),
    ]
  })
