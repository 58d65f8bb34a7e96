/** A language of the app. The last two are pseudo-locales for tests, not offered to users: marked English, and the same from right to left. */
export type LanguageCode = 'en' | 'es' | 'en-XA' | 'ar-XB'

export interface Language {
  readonly code: LanguageCode
  /** Its name in the language itself. */
  readonly name: string
  readonly dir: 'ltr' | 'rtl'
  /** BCP 47 tag for dates and numbers. */
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

/** The initial language: the stored choice, else the first supported language of the browser, else English. */
export function pickLanguage(chosen: unknown, preferred: readonly string[]): LanguageCode {
  if (isLanguageCode(chosen)) return chosen
  const codes = preferred.map((tag) => tag.toLowerCase().split('-')[0])
  const found = codes.find((code) => isLanguageCode(code) && languages[code].offered)
  return isLanguageCode(found) ? found : 'en'
}
