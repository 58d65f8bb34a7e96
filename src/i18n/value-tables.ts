import type { OfficialNameMatcher } from './code-tables'
import type { CodeText } from './code-text'
import type { dosage } from './locales/en/dosage'
import type { units } from './locales/en/units'
import type { values } from './locales/en/values'
import type { LanguageCode } from './language'
import type { Translated } from './translated'

/** Texts inside formatted values: dates, amounts, directions for use. */
export interface ValueTables {
  readonly code: LanguageCode
  readonly locale: string
  readonly codeText: CodeText
  readonly values: Translated<typeof values>
  readonly units: Translated<typeof units>
  readonly dosage: Translated<typeof dosage>
  // The next two are set when the texts for codes by their code system are loaded.
  matchesOfficialName?: OfficialNameMatcher
  codeSystemName?: (system: string) => string
}

const byLocale = new Map<string, ValueTables>()
let active: ValueTables | undefined

/** Registers the tables of a language and makes them the active ones. */
export function activateValueTables(locale: string, tables: ValueTables): void {
  byLocale.set(locale, tables)
  active = tables
}

/** The tables of a locale if they are loaded, else the active ones. */
export function activeValueTables(locale?: string): ValueTables {
  const tables = (locale === undefined ? undefined : byLocale.get(locale)) ?? active
  if (!tables) throw new Error('No language is loaded')
  return tables
}

/**
 * True when the active language has a text for the code, and `texts` are nothing but official names of the code: then that text can take their
 * place. A text that says more, or something else, was written by a person and stays.
 */
export const isOfficialName: OfficialNameMatcher = (system, code, texts) =>
  activeValueTables().matchesOfficialName?.(system, code, texts) ?? false
