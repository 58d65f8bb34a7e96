/** What an app finds that joins the record of one person here with that of the same person in the usual sandbox. */
export interface TenantPerson {
  /** Id of the record in the usual sandbox and in this one. */
  readonly home: string
  readonly here: string
  /** Whether the two Patients are of one person: `never` when the birth dates differ, `ask` when somebody has to say so. */
  readonly gate: 'same' | 'ask' | 'never'
  readonly why: string
  /** Entries that say the same: each pair is one line, once somebody has joined the records. */
  readonly folds: readonly { readonly home: string; readonly here: string; readonly how: string }[]
  /** Entries that look alike and are two. */
  readonly apart: readonly { readonly home: string; readonly here: string; readonly how: string }[]
  /** Entries that contradict each other. */
  readonly disagreements: readonly { readonly home: string; readonly here: string; readonly how: string }[]
}

export interface TenantKey {
  readonly tenant: 'lakeside'
  readonly people: readonly TenantPerson[]
}
