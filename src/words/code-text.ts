import { codesAToI } from './en/codes-a-to-i'
import { codesLToZ } from './en/codes-l-to-z'
import type { CodeWords } from './code-words'

export type Audience = 'patient' | 'proxy' | 'provider'

export const codes: CodeWords = { ...codesAToI, ...codesLToZ }
const enteredByMistake = ['Entered by mistake', 'Entered in error'] as const

/** The words of a code of the group `Type.element`; undefined when the table does not know the code (ux: entered-in-error always). */
export function knownCodeText(group: string, code: string, audience: Audience): string | undefined {
  const words = codes[group]?.[code] ?? (code === 'entered-in-error' ? enteredByMistake : undefined)
  return words?.[audience === 'provider' ? 1 : 0]
}
