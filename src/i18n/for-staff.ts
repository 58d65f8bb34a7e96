import type { PageWords } from './index'
import type { LanguageCode } from './language'

/** A part of a table: other words for some of its places, of the same kind as those that stand there. */
export type Other<T> = T extends string | readonly unknown[] | ((...given: never[]) => unknown)
  ? T
  : { readonly [K in keyof T]?: Other<T[K]> }

/** Words of record pages that care staff read in place of those for patients. */
export type StaffTables = Other<
  Omit<PageWords, 'language' | 'valueTables' | 'codes' | 'codeText' | 'dateLabel' | 'label' | 'typeNames' | 'statuses'>
>

type Table = Readonly<Record<string, unknown>>

const isTable = (value: unknown): value is Table => typeof value === 'object' && value !== null && !Array.isArray(value)

function laidOver(words: unknown, other: unknown): unknown {
  if (other === undefined) return words
  if (!isTable(words) || !isTable(other)) return other
  return {
    ...words,
    ...Object.fromEntries(Object.entries(other).map(([key, own]) => [key, laidOver(words[key], own)])),
  }
}

const tables = {
  en: async (): Promise<StaffTables> => (await import('./locales/en/staff')).staff,
  es: async (): Promise<StaffTables> => (await import('./locales/es/staff')).staff,
}

async function tablesOf(code: LanguageCode): Promise<StaffTables> {
  if (code === 'en' || code === 'es') return tables[code]()
  return (await import('./pseudo-locale')).marked(await tables.en())
}

/** The words of record pages as care staff read them; their tables are loaded for them alone. */
export async function forStaff(words: PageWords): Promise<PageWords> {
  return laidOver(words, await tablesOf(words.language.code)) as PageWords
}
