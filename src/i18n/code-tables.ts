/** `Type.element` to code to [words for patients, words for providers]. */
export type CodeWords = Readonly<Record<string, Readonly<Record<string, readonly [patient: string, provider: string]>>>>

/** Tone: shape and colour of a status, never its only sign. */
export type Tone = 'now' | 'good' | 'wait' | 'look' | 'stop' | 'past' | 'void' | 'unsure' | 'none'
/** Where a record with this code stands by default; `no` is left out of patient lists, `void` out of all of them. */
export type Place = 'main' | 'past' | 'plan' | 'check' | 'no' | 'void'
export type CodeMeanings = Readonly<Record<string, Readonly<Record<string, `${Tone} ${Place}`>>>>
