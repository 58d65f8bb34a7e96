import { isKnownCode } from './code-meaning'
import type { CodeWords } from './code-tables'

/** For whom the words are; a proxy reads the patient's words. */
export type Audience = 'patient' | 'proxy' | 'provider'

/**
 * Words for a code of the group `Type.element`. A code that the table does not know is never dropped:
 * the server's display, else the code, with its hyphens turned to spaces where it is made of words (`en-US` and `2106-3` are not). entered-in-error has words in every group.
 */
export type CodeText = (group: string, code: string, audience: Audience, fallbackDisplay?: string) => string

/** Words for codes by the tables of one language. */
export function codeTextIn(codes: CodeWords): CodeText {
  return (group, code, audience, fallbackDisplay) => {
    const own = Object.hasOwn(codes, group) ? codes[group] : undefined
    const known = own && Object.hasOwn(own, code) ? own[code] : undefined
    const words = known ?? (code === 'entered-in-error' ? codes['Observation.status']?.[code] : undefined)
    if (words) return words[audience === 'provider' ? 1 : 0]
    if (fallbackDisplay?.trim()) return fallbackDisplay
    const spaced = /^[a-z]+(?:-[a-z]{2,})+$/.test(code.trim()) ? code.trim().replaceAll('-', ' ') : code.trim()
    return /^[a-z ]+$/i.test(spaced) ? spaced.charAt(0).toUpperCase() + spaced.slice(1) : spaced
  }
}

/** True when the tables have words for the code. */
export function hasWords(group: string, code: string): boolean {
  return isKnownCode(group, code)
}
