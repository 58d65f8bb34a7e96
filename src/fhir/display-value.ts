import type { SafeHref } from './safe-href'

/** One value to show, as data, never markup; rendered by `ui/value.tsx` only. */
export type DisplayValue =
  | {
      readonly kind: 'text'
      readonly text: string
      /** In the reader's language, before the text: what it is, such as "Reason:". */ readonly before?: string
      /** A warning: says what language it is in, where that is another one than the reader's. */ readonly warns?: true
      /** Language code of the text, where it is another one than the reader's. */ readonly language?: string
      /** In the reader's language, after the text: what language it is in, or a doubt. Begins with a full stop where the text needs one. */ readonly note?: string
      /** A name from a code system: in English unless its words say otherwise. */ readonly isCoded?: boolean
      /** A number that others could misuse: masked until the user reveals it. */ readonly secret?: true
    }
  /** A coded value whose text is in the message table under `group`. */
  | {
      readonly kind: 'code'
      readonly group: string
      readonly code: string
      readonly codings?: readonly DisplayCoding[]
    }
  | {
      readonly kind: 'concept'
      readonly text: string
      readonly codings: readonly DisplayCoding[]
      /** In the reader's language, before the text: what it is, such as "Reason:". */ readonly before?: string
      /** A warning: says what language it is in, where that is another one than the reader's. */ readonly warns?: true
      /** Without its codings, which are on the page of the record. */ readonly brief?: true
    }
  /** A date as sent (year, month, day or instant); formatted when rendered. */
  | {
      readonly kind: 'date'
      readonly raw: string
      /** A date of something that has happened: a future date is flagged. */ readonly past?: true
    }
  | {
      readonly kind: 'period'
      readonly start?: string
      readonly end?: string
      /** A single moment within the period, such as an onset, not a duration. */ readonly within?: true
    }
  | DisplayQuantity
  | { readonly kind: 'range'; readonly low?: DisplayQuantity; readonly high?: DisplayQuantity }
  | { readonly kind: 'ratio'; readonly numerator?: DisplayQuantity; readonly denominator?: DisplayQuantity }
  | { readonly kind: 'boolean'; readonly value: boolean }
  | {
      readonly kind: 'reference'
      readonly reference?: string
      readonly type?: string
      readonly display?: string
      readonly identifier?: string
      /** The identifier is a number that others could misuse. */ readonly secret?: true
    }
  | { readonly kind: 'link'; readonly href: SafeHref; readonly text: string }
  | { readonly kind: 'note'; readonly text: string; readonly author?: DisplayValue; readonly time?: string }
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
  /** A backbone element: its labelled values. `folded` where other text says the same, `brief` where the first value followed by the others is clear without labels. */
  | { readonly kind: 'rows'; readonly rows: readonly LabelledValues[]; readonly folded?: true; readonly brief?: true }
  /** The reason why there is no value. */
  | {
      readonly kind: 'absent'
      readonly reason: string
      /** The text of the reason, where it differs from the code. */ readonly explanation?: string
    }
  /** A value that violates its datatype: shown as sent, never dropped. */
  | { readonly kind: 'unreadable'; readonly raw: string }

export interface DisplayCoding {
  readonly system?: string
  readonly code?: string
  readonly display?: string
  readonly version?: string
  /** The author of the record chose this code (Coding.userSelected). */
  readonly userSelected?: true
}

export interface DisplayQuantity {
  readonly kind: 'quantity'
  /** Digits as sent; absent when the server sent only a unit. */
  readonly value?: string
  readonly comparator?: string
  readonly unit?: string
  readonly system?: string
  readonly code?: string
}

export interface LabelledValues {
  /** Key of the label table: `Type.path` (contract path). */
  readonly label: string
  readonly values: readonly DisplayValue[]
}
