/** Type of a search parameter (R4 search), as in the seeds. */
export type ParameterType = 'token' | 'reference' | 'date' | 'string'

export interface ParameterContract {
  readonly type: ParameterType
  /** JSON paths in the resource that the parameter searches; descends into arrays. */
  readonly paths: readonly string[]
  /** Target types of a reference; for `patient` this also filters matches. */
  readonly targets?: readonly string[]
  /** Other spellings in the seeds; a server accepts both, a client sends the R4 name. */
  readonly aliases?: readonly string[]
  /** A string matches anywhere in the text, not only at its start (Location name: "portion of name or alias"). */
  readonly matchesAnywhere?: true
  /** Comparison of a date without a prefix, if not equality (Goal target-date: on or before). */
  readonly bareDate?: 'le'
}

export interface SearchContract {
  /** Parameters of one search line by their R4 names, in the order of the seed. */
  readonly by: readonly string[]
  /** A second interpretation of the line where its name and its syntax differ. */
  readonly alsoBy?: readonly string[]
}

export interface IncludeContract {
  readonly path: string
  /** Types that this name includes; empty for any. */
  readonly targets: readonly string[]
}

/** What the API offers for a resource type, without its elements. */
export interface ResourceContract {
  readonly type: string
  readonly read: boolean
  readonly revinclude: boolean
  readonly parameters: Readonly<Record<string, ParameterContract>>
  readonly searches: readonly SearchContract[]
  readonly includes: Readonly<Record<string, IncludeContract>>
  /** Status elements; their values are in the code table. */
  readonly status: readonly string[]
}

/** Element path to its values; separate from the contract, so that an app need not ship it. */
export type CodeTable = Readonly<Record<string, readonly string[]>>

/** Element path to `Type cardinality`; separate from the contract, so that an app need not ship it. */
export type ElementTable = Readonly<Record<string, string>>
