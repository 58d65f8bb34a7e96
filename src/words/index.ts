import { codeTextIn } from './code-text'
import { labelIn } from './labels'
import { languages, type Language, type LanguageCode } from './language'
import { provideValueTables, type ValueTables } from './value-tables'
import type { CodeWords } from './code-tables'
import type { firstPage } from './en/first-page'
import type { recordPages } from './en/record-pages'
import type { Translated } from './translated'

export type FirstPageTables = Translated<typeof firstPage>
export type RecordPageTables = Translated<typeof recordPages>

/** The words of the frame and of the first page in one language; takes the language into use for formatted values. */
export function wordsOf(code: LanguageCode, tables: FirstPageTables) {
  const { codes: first, units, dosage, labelsOfDates, ...words } = tables
  const codes: Record<string, CodeWords[string]> = { ...first }
  const language: Language = languages[code]
  const codeText = codeTextIn(codes)
  const valueTables: ValueTables = { locale: language.locale, codeText, values: words.values, units, dosage }
  provideValueTables(language.locale, valueTables)
  return { ...words, language, valueTables, labelsOfDates, codes, codeText, dateLabel: labelIn(labelsOfDates) }
}

export type Words = ReturnType<typeof wordsOf>

/** The words of all record pages: the tables of the first page and the others. From here on both know the words of all codes. */
export function pageWordsOf(words: Words, { codes, systems, views, sectionTitles, labelsByPath, labelsByElement, ...areas }: RecordPageTables) {
  Object.assign(words.codes, codes, systems)
  return { ...words, ...areas, views: { ...words.views, ...views }, sectionTitles, label: labelIn(labelsByPath, labelsByElement, words.labelsOfDates) }
}

export type PageWords = ReturnType<typeof pageWordsOf>
