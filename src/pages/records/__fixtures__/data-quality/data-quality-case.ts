import type { RecordType } from '../../../../contract'
import type { Place } from '../../../../i18n/code-tables'

interface Row {
  /** Number and name of the quirk. */
  readonly row: number
  readonly name: string
}

/** A record as an EHR sends it, with what must and must not stand on its page. */
export interface PageQuirk extends Row {
  readonly resource: { readonly resourceType: string; readonly [element: string]: unknown }
  readonly shows: readonly string[]
  readonly hides?: readonly string[]
  readonly title?: string
  readonly place?: Place
  readonly reader?: 'patient' | 'provider'
}

export interface Answer {
  readonly status?: number
  readonly headers?: Readonly<Record<string, string>>
  /** Text goes out as it is, anything else as JSON. */
  readonly body: unknown
}

/** Answers to one search, one after the other, with what the search gives. */
export interface SearchQuirk extends Row {
  readonly type: RecordType
  readonly provenance?: boolean
  readonly answers: readonly Answer[]
  /** Members of the record set, or of the failure. */
  readonly gives: Readonly<Record<string, unknown>>
  /** What the addresses of the requests must not hold. */
  readonly neverAsks?: RegExp
}

/** Proved by a test of its own: the file and the name of the test. */
export interface ProvedQuirk extends Row {
  readonly file: string
  readonly test: string
}

/** Not something that this app meets, with the reason. */
export interface OutOfScopeQuirk extends Row {
  readonly because: string
}

export type Quirk = PageQuirk | SearchQuirk | ProvedQuirk | OutOfScopeQuirk
