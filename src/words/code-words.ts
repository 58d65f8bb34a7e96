import { meaningAToI } from './meaning-a-to-i'
import { meaningLToZ } from './meaning-l-to-z'
import { meaningShared } from './meaning-shared'

/** `Type.element` to code to [words for patients, words for providers]. */
export type CodeWords = Readonly<Record<string, Readonly<Record<string, readonly [patient: string, provider: string]>>>>

/** Tone: shape and colour of a status, never its only sign. */
export type Tone = 'now' | 'good' | 'wait' | 'look' | 'stop' | 'past' | 'void' | 'none'
/** Where a record with this code stands by default; `no` is left out of patient lists, `void` out of all of them. */
export type Place = 'main' | 'past' | 'plan' | 'check' | 'no' | 'void'
export type CodeMeanings = Readonly<Record<string, Readonly<Record<string, `${Tone} ${Place}`>>>>

export interface CodeMeaning {
  readonly tone: Tone
  readonly place: Place
  /** False when the code is not in the table: shown as sent, never dropped. */
  readonly known: boolean
}

const meanings: CodeMeanings = { ...meaningAToI, ...meaningLToZ, ...meaningShared }

/** True when the table has the code in the group. */
export function isKnownCode(group: string, code: string): boolean {
  const own = Object.hasOwn(meanings, group) ? meanings[group] : undefined
  return own !== undefined && Object.hasOwn(own, code)
}

/** What a code of the group `Type.element` means for lists; an unknown code stays in the main list. */
export function codeMeaning(group: string, code: string): CodeMeaning {
  const found = isKnownCode(group, code) ? meanings[group]?.[code] : undefined
  if (!found) return code === 'entered-in-error' ? { tone: 'void', place: 'void', known: true } : { tone: 'none', place: 'main', known: false }
  const [tone, place] = found.split(' ') as [Tone, Place]
  return { tone, place, known: true }
}
