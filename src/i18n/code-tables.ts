/** `Type.element` → code → texts. */
export type CodeTexts = Readonly<Record<string, Readonly<Record<string, readonly [patient: string, provider: string]>>>>

/** Icon and color of a status; the text always says the same. */
export type Tone = 'active' | 'good' | 'pending' | 'attention' | 'stop' | 'past' | 'invalid' | 'uncertain' | 'none'
/** The section of a list in which a record with this code is shown; `notInEffect` is left out of lists for patients, `enteredInError` out of all lists. */
export type ListSection = 'main' | 'past' | 'planned' | 'underReview' | 'notInEffect' | 'enteredInError'
export type CodeMeanings = Readonly<Record<string, Readonly<Record<string, `${Tone} ${ListSection}`>>>>

/** Code system (URI) → code → the official names of the code, in lower case, separated by `|`. */
export type OfficialNames = Readonly<Record<string, Readonly<Record<string, string>>>>

/** Whether `texts` (display, text) are nothing but official names of the code. */
export type OfficialNameMatcher = (system: string, code: string, texts: readonly (string | undefined)[]) => boolean
