/** Expected result of merging one person's record in the second EHR (`here`) with that in the default EHR (`home`). */
export interface SecondEhrPerson {
  /** The Patient in both EHRs. */
  readonly home: string
  readonly here: string
  /** Match of the two Patients: `never` if the birth dates differ, `ask` if a user has to confirm it. */
  readonly gate: 'same' | 'ask' | 'never'
  readonly why: string
  /** Duplicate entries: each pair becomes one row after the merge. */
  readonly folds: readonly { readonly home: string; readonly here: string; readonly how: string }[]
  /** Similar entries that stay separate. */
  readonly apart: readonly { readonly home: string; readonly here: string; readonly how: string }[]
  /** Entries that contradict each other. */
  readonly disagreements: readonly { readonly home: string; readonly here: string; readonly how: string }[]
}

export interface SecondEhrKey {
  readonly tenant: 'lakeside'
  readonly people: readonly SecondEhrPerson[]
}
