import { firstLanguage, type LanguageCode } from '../i18n/language'

const key = 'plainchart.language'

/** The language chosen on this device; nothing where the browser keeps nothing. */
function kept(): string | null {
  try {
    // eslint-disable-next-line no-restricted-globals -- the code of a language says nothing of a record
    return localStorage.getItem(key)
  } catch {
    return null
  }
}

/** Keeps the language that was chosen on this device. */
export function keepLanguage(code: LanguageCode): void {
  try {
    // eslint-disable-next-line no-restricted-globals -- the code of a language says nothing of a record
    localStorage.setItem(key, code)
  } catch {
    // A browser that keeps nothing: the choice holds until the page is loaded again.
  }
}

/** The language to begin with: as chosen on this device, else the browser's. */
export const languageToBegin = (): LanguageCode => firstLanguage(kept(), navigator.languages)
