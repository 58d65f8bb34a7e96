import type { RecordType } from '../../../../contract'
import type { ListSection } from '../../../../i18n/code-tables'

interface CaseRow {
  /** Row number and name of the case. */
  readonly row: number
  readonly name: string
}

/** A record as an EHR sends it, with the texts that its page must and must not show. */
export interface PageCase extends CaseRow {
  readonly resource: { readonly resourceType: string; readonly [element: string]: unknown }
  readonly shows: readonly string[]
  readonly hides?: readonly string[]
  readonly title?: string
  readonly listSection?: ListSection
  readonly audience?: 'patient' | 'provider'
}

export interface ServerResponse {
  readonly status?: number
  readonly headers?: Readonly<Record<string, string>>
  /** A string is sent as is, anything else as JSON. */
  readonly body: unknown
}

/** Responses to one search, in order, with the expected result. */
export interface SearchCase extends CaseRow {
  readonly type: RecordType
  readonly provenance?: boolean
  readonly responses: readonly ServerResponse[]
  /** Members of the record set, or of the error. */
  readonly expected: Readonly<Record<string, unknown>>
  /** What the request URLs must not contain. */
  readonly neverRequests?: RegExp
}

/** A case that another test covers: its file and title. */
export interface ReferencedTestCase extends CaseRow {
  readonly file: string
  readonly test: string
}

/** A case that does not apply to this app, with the reason. */
export interface OutOfScopeCase extends CaseRow {
  readonly reason: string
}

export type DataQualityCase = PageCase | SearchCase | ReferencedTestCase | OutOfScopeCase
