import { pickLanguage, type LanguageCode } from '../i18n/language'

const STORAGE_KEY = 'plainchart.language'

/** The language chosen on this device; null when storage is blocked. */
function savedLanguage(): string | null {
  try {
    // eslint-disable-next-line no-restricted-globals -- a language code reveals nothing about a record
    return localStorage.getItem(STORAGE_KEY)
  } catch {
    return null
  }
}

/** Saves the chosen language on this device. */
export function saveLanguage(code: LanguageCode): void {
  try {
    // eslint-disable-next-line no-restricted-globals -- a language code reveals nothing about a record
    localStorage.setItem(STORAGE_KEY, code)
  } catch {
    // Storage is blocked: the choice lasts until the page is reloaded.
  }
}

/** The language at startup: the one saved on this device, else the browser's. */
export const initialLanguage = (): LanguageCode => pickLanguage(savedLanguage(), navigator.languages)
