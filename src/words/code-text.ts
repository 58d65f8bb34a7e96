import { codesAToI } from './en/codes-a-to-i'
import { codesLToZ } from './en/codes-l-to-z'
import { codesShared } from './en/codes-shared'
import type { CodeWords } from './code-words'

/** For whom the words are; a proxy reads the patient's words. */
export type Audience = 'patient' | 'proxy' | 'provider'

const codes: CodeWords = { ...codesAToI, ...codesLToZ, ...codesShared }
const enteredByMistake = ['Entered by mistake', 'Entered in error'] as const

/**
 * Words for a code of the group `Type.element`. A code that the table does not know is never dropped:
 * the server's display, else the code with its hyphens turned to spaces. entered-in-error has words in every group.
 */
export function codeText(group: string, code: string, audience: Audience, fallbackDisplay?: string): string {
  const own = codes[group]
  const known = own && Object.hasOwn(own, code) ? own[code] : undefined
  const words = known ?? (code === 'entered-in-error' ? enteredByMistake : undefined)
  if (words) return words[audience === 'provider' ? 1 : 0]
  if (fallbackDisplay?.trim()) return fallbackDisplay
  const spaced = code.replaceAll('-', ' ').trim()
  return spaced.charAt(0).toUpperCase() + spaced.slice(1)
}

/** True when the table has words for the code. */
export function hasWords(group: string, code: string): boolean {
  const own = codes[group]
  return own !== undefined && Object.hasOwn(own, code)
}
