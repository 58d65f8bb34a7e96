import { codeTextIn } from './code-text'
import { labelIn, type Label } from './labels'
import { languages, type Language, type LanguageCode } from './language'
import { provideValueTables, type ValueTables } from './value-tables'
import type { Audience } from './code-text'
import type { CodeWords } from './code-tables'
import type { FirstPageTables } from './first-tables'
import type { recordPages } from './locales/en/record-pages'
import type { systems } from './locales/en/systems'
import type { Translated } from './translated'

export type RecordPageTables = Translated<typeof recordPages>
export type SystemTables = Translated<typeof systems>

/** Dates of what was done, of which the line beside says what it was and whether it took place: “When” before them would be a word too many. */
const needsNone = /\.(?:occurrence|performed)[^.]*$/

/** The label of a date, with what the language puts between the two where the date is given (“Comenzó el 3 de marzo de 2024”). */
type DateLabel = (key: string, audience: Audience, raw?: string) => string

const dateLabelIn =
  (label: Label, before: (label: string, raw?: string) => string): DateLabel =>
  (key, audience, raw) =>
    audience !== 'provider' && needsNone.test(key) ? '' : `${label(key, audience)}${before(label(key, audience), raw)}`

/** The words of the frame and of the first page in one language; takes the language into use for formatted values. */
export function wordsOf(code: LanguageCode, tables: FirstPageTables) {
  const { codes: first, units, dosage, labelsOfDates, ...words } = tables
  const codes: Record<string, CodeWords[string]> = { ...first }
  const language: Language = languages[code]
  const codeText = codeTextIn(codes)
  const valueTables: ValueTables = { code, locale: language.locale, codeText, values: words.values, units, dosage }
  provideValueTables(language.locale, valueTables)
  return {
    ...words,
    language,
    valueTables,
    labelsOfDates,
    codes,
    codeText,
    dateLabel: dateLabelIn(labelIn(labelsOfDates), words.views.frame.beforeDate),
  }
}

export type Words = ReturnType<typeof wordsOf>

/** The words of all record pages: the tables of the first page and the others. From here on both know the words of all codes. */
export function pageWordsOf(
  words: Words,
  { codes, views, sectionTitles, labelsByPath, labelsByElement, ...areas }: RecordPageTables,
) {
  Object.assign(words.codes, codes)
  return {
    ...words,
    ...areas,
    views: { ...words.views, ...views },
    sectionTitles,
    label: labelIn(labelsByPath, labelsByElement, words.labelsOfDates),
  }
}

export type PageWords = ReturnType<typeof pageWordsOf>
