/** A language of the app. The last two are for tests and are offered to nobody: English with marks around each text, and the same from right to left. */
export type LanguageCode = 'en' | 'es' | 'en-XA' | 'ar-XB'

export interface Language {
  readonly code: LanguageCode
  /** Its name in its own words. */
  readonly name: string
  readonly dir: 'ltr' | 'rtl'
  /** For dates and numbers. */
  readonly locale: string
  readonly offered: boolean
}

export const languages: Readonly<Record<LanguageCode, Language>> = {
  en: { code: 'en', name: 'English', dir: 'ltr', locale: 'en-US', offered: true },
  es: { code: 'es', name: 'Español', dir: 'ltr', locale: 'es-US', offered: true },
  'en-XA': { code: 'en-XA', name: '[English]', dir: 'ltr', locale: 'en-US', offered: false },
  'ar-XB': { code: 'ar-XB', name: '[English, right to left]', dir: 'rtl', locale: 'en-US', offered: false },
}

export function isLanguageCode(text: unknown): text is LanguageCode {
  return typeof text === 'string' && Object.hasOwn(languages, text)
}

/** The language to begin with: the one chosen before, else the first of the browser's that the app speaks, else English. */
export function pickLanguage(chosen: unknown, preferred: readonly string[]): LanguageCode {
  if (isLanguageCode(chosen)) return chosen
  const own = preferred.map((tag) => tag.toLowerCase().split('-')[0])
  const found = own.find((code) => isLanguageCode(code) && languages[code].offered)
  return isLanguageCode(found) ? found : 'en'
}
