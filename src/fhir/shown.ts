/** What a descriptor gives for one value: data, never markup. `ui/Value` is the one place that draws it. */
export type Shown =
  | {
      readonly kind: 'text'
      readonly text: string
      /** A number that others could misuse: only its end is seen until the reader asks. */ readonly secret?: true
    }
  /** A coded value whose words stand in the words table under `group`. */
  | { readonly kind: 'code'; readonly group: string; readonly code: string; readonly codings?: readonly CodingShown[] }
  | { readonly kind: 'concept'; readonly text: string; readonly codings: readonly CodingShown[] }
  /** A date as sent (year, month, day or instant); formatted at the last moment. */
  | {
      readonly kind: 'date'
      readonly raw: string
      /** A date of something that has happened: one that lies ahead is pointed out. */ readonly past?: true
    }
  | {
      readonly kind: 'period'
      readonly start?: string
      readonly end?: string
      /** One moment somewhere in this time, as the beginning of a problem, not all of it. */ readonly within?: true
    }
  | QuantityShown
  | { readonly kind: 'range'; readonly low?: QuantityShown; readonly high?: QuantityShown }
  | { readonly kind: 'ratio'; readonly numerator?: QuantityShown; readonly denominator?: QuantityShown }
  | { readonly kind: 'boolean'; readonly value: boolean }
  | {
      readonly kind: 'reference'
      readonly reference?: string
      readonly type?: string
      readonly display?: string
      readonly identifier?: string
      /** The number is one that others could misuse. */ readonly secret?: true
    }
  | { readonly kind: 'link'; readonly href: string; readonly text: string }
  | { readonly kind: 'note'; readonly text: string; readonly author?: Shown; readonly time?: string }
  | {
      readonly kind: 'attachment'
      readonly title?: string
      readonly contentType?: string
      readonly url?: string
      readonly data?: string
      readonly size?: number
      readonly hash?: string
      readonly language?: string
      readonly creation?: string
    }
  /** A backbone element: its own labelled values; folded where other words say the same, brief where the first value with the others behind it reads by itself. */
  | { readonly kind: 'rows'; readonly rows: readonly LabelledShown[]; readonly folded?: true; readonly brief?: true }
  /** The server says why there is no value (seed 2, common elements). */
  | {
      readonly kind: 'absent'
      readonly reason: string
      /** What was written beside the code, where it says more. */ readonly said?: string
    }
  /** A value that is not what FHIR says: shown as sent, never dropped. */
  | { readonly kind: 'unreadable'; readonly raw: string }

export interface CodingShown {
  readonly system?: string
  readonly code?: string
  readonly display?: string
  readonly version?: string
  /** The person who wrote the record chose this code (Coding.userSelected). */
  readonly userSelected?: true
}

export interface QuantityShown {
  readonly kind: 'quantity'
  /** Digits as sent; absent when the server gave only a unit. */
  readonly value?: string
  readonly comparator?: string
  readonly unit?: string
  readonly system?: string
  readonly code?: string
}

export interface LabelledShown {
  /** Key of the label table: `Type.path` (contract path). */
  readonly label: string
  readonly values: readonly Shown[]
}
