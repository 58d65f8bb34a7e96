import type { CodeText } from './code-text'
import type { dosageWords } from './locales/en/dosage'
import type { units } from './locales/en/units'
import type { values } from './locales/en/values'
import type { LanguageCode } from './language'
import type { CodeRecognizer } from './system-codes'
import type { Translated } from './translated'

/** Words inside formatted values: dates, amounts, directions. */
export interface ValueTables {
  readonly code: LanguageCode
  readonly locale: string
  readonly codeText: CodeText
  readonly values: Translated<typeof values>
  readonly units: Translated<typeof units>
  readonly dosage: Translated<typeof dosageWords>
  /** Comes with the words for codes by their code system, after the others. */
  recognizeCode?: CodeRecognizer
  /** What people call a code system; comes with them. */
  systemName?: (system: string) => string
}

const byLocale = new Map<string, ValueTables>()
let inUse: ValueTables | undefined

/** Makes the tables of a language known and takes them into use; each language is loaded on its own. */
export function provideValueTables(locale: string, tables: ValueTables): void {
  byLocale.set(locale, tables)
  inUse = tables
}

/** The tables of a locale; those in use when it is not given or has none. */
export function valueTables(locale?: string): ValueTables {
  const found = (locale === undefined ? undefined : byLocale.get(locale)) ?? inUse
  if (!found) throw new Error('No language is loaded')
  return found
}
