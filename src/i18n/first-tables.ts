import type { firstPage } from './locales/en/first-page'
import type { LanguageCode } from './language'
import type { Translated } from './translated'

export type FirstPageTables = Translated<typeof firstPage>

type Load = () => Promise<FirstPageTables>

const english: Load = async () => (await import('./locales/en/first-page')).firstPage
const marked: Load = async () => (await import('./pseudo-locale')).marked(await english())

/** Loads the tables of the frame and the first page, by language: apart from what uses them, so that they can be asked for before that has come. */
export const firstTables: Readonly<Record<LanguageCode, Load>> = {
  en: english,
  es: async () => (await import('./locales/es/first-page')).firstPage,
  'en-XA': marked,
  'ar-XB': marked,
}
