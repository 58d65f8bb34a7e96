import { pickLanguage, type LanguageCode } from '../i18n/language'

const STORAGE_KEY = 'plainchart.language'

/** The language chosen on this device; nothing where the browser keeps nothing. */
function savedLanguage(): string | null {
  try {
    // eslint-disable-next-line no-restricted-globals -- the code of a language says nothing of a record
    return localStorage.getItem(STORAGE_KEY)
  } catch {
    return null
  }
}

/** Keeps the language that was chosen on this device. */
export function saveLanguage(code: LanguageCode): void {
  try {
    // eslint-disable-next-line no-restricted-globals -- the code of a language says nothing of a record
    localStorage.setItem(STORAGE_KEY, code)
  } catch {
    // A browser that keeps nothing: the choice holds until the page is loaded again.
  }
}

/** The language to begin with: as chosen on this device, else the browser's. */
export const initialLanguage = (): LanguageCode => pickLanguage(savedLanguage(), navigator.languages)
