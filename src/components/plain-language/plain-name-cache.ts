import { isSameName } from '../../dictionary/name-words'
import { detectLanguage } from '../../i18n/text-language'
import { isMaskedRecord } from '../../resources/masking'
import { hasConflictingNames } from '../../clinical/assertion/conflicting-names'
import { recordConceptOf, type RecordConcept } from './record-concept'
import type { LoadedDictionaries } from './dictionary-loader'
import type { DictionaryKind } from '../../dictionary/dictionary-kinds'
import type { CodedConcept } from '../../dictionary/coded-concept'
import type { PlainName } from '../../dictionary/concept'
import type { Resource } from '../../fhir/resource'

/** The plain name of a record, or that its code and its words mean different things. */
interface FoundName {
  readonly plain: PlainName | undefined
  readonly disagree: boolean
  /** The words of the record say more than the plain name. */
  readonly saysLess: boolean
}

/**
 * In another language than that of the record, the plain name is the title even where the record's words say more: the reader may not
 * understand them, and they follow it. Not of medicines, whose words have the strength.
 */
const leadsInLanguage = (
  plain: PlainName,
  kind: DictionaryKind,
  { title }: CodedConcept,
  language: string,
): PlainName =>
  plain.canBeTitle ||
  language === 'en' ||
  kind === 'medicines' ||
  detectLanguage(title) === language ||
  isSameName(plain.name, title)
    ? plain
    : { ...plain, canBeTitle: true }

/** Caches look-ups by record and by concept: rows re-render often, and thousands of records may share a concept. */
export class PlainNameCache {
  readonly #dictionaries: LoadedDictionaries
  readonly #byRecord = new WeakMap<Resource, { readonly title: string; readonly found: FoundName }>()
  readonly #byConcept = new Map<string, FoundName>()

  constructor(dictionaries: LoadedDictionaries) {
    this.#dictionaries = dictionaries
  }

  find(resource: Resource, title: string, { kind, otherKind, concept }: RecordConcept): FoundName {
    const known = this.#byRecord.get(resource)
    if (known?.title === title) return known.found
    const key = JSON.stringify([kind, concept])
    const usual = this.#byConcept.get(key) ?? this.#lookUp(kind, concept)
    const found = usual.plain === undefined && otherKind !== undefined ? this.#lookUp(otherKind, concept) : usual
    this.#byConcept.set(key, usual)
    this.#byRecord.set(resource, { title, found })
    return found
  }

  /** True when the code and the words of a record are known to mean different things and nothing else about it says so. */
  namesDisagree(resource: Resource, title: string | undefined): boolean {
    const concept =
      title === undefined || isMaskedRecord(resource) || hasConflictingNames(resource)
        ? undefined
        : recordConceptOf(resource, title)
    return concept !== undefined && title !== undefined && this.find(resource, title, concept).disagree
  }

  #lookUp(kind: DictionaryKind, concept: CodedConcept): FoundName {
    const dictionary = this.#dictionaries[kind]
    const found = dictionary?.lookUp(concept)
    const language = dictionary?.dictionary.language ?? 'en'
    const plain = found && leadsInLanguage(found, kind, concept, language)
    return {
      plain,
      disagree: plain === undefined && dictionary?.namesDisagree(concept) === true,
      saysLess: found !== undefined && language !== 'en' && dictionary?.saysAll(concept, found) === false,
    }
  }
}
