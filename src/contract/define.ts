/** How a search parameter compares: R4 search, as the seeds type it. */
export type ParameterType = 'token' | 'reference' | 'date' | 'string'

export interface ParameterContract {
  readonly type: ParameterType
  /** JSON paths inside the resource that the parameter looks at; arrays on the way are walked. */
  readonly paths: readonly string[]
  /** Resource types that a reference may point to; for `patient` this filters what counts as a match. */
  readonly targets?: readonly string[]
  /** Other spellings of the seeds; a server takes both, a client sends the R4 name. */
  readonly aliases?: readonly string[]
  /** A string that may stand anywhere in the text, not only at its start (Location name: "portion of name or alias"). */
  readonly anywhere?: true
  /** What a date without a prefix means where it is not equality (Goal target-date: on or before). */
  readonly bareDate?: 'le'
}

export interface SearchContract {
  /** The parameters of one search line, by their R4 names, in the seed's order. */
  readonly by: readonly string[]
  /** A second reading of the same line where its name and its syntax differ. */
  readonly alsoBy?: readonly string[]
}

export interface IncludeContract {
  readonly path: string
  /** Types that this name brings along; empty means any. */
  readonly targets: readonly string[]
}

/** Everything the API says of one resource type but its elements. */
export interface ResourceContract {
  readonly type: string
  readonly read: boolean
  readonly revinclude: boolean
  readonly parameters: Readonly<Record<string, ParameterContract>>
  readonly searches: readonly SearchContract[]
  readonly includes: Readonly<Record<string, IncludeContract>>
  /** Names of the status-bearing elements; their values are in the table of codes. */
  readonly status: readonly string[]
}

/** Element path to its values; kept apart for the same reason as the elements. */
export type CodeTable = Readonly<Record<string, readonly string[]>>

/** Element path to `Type cardinality`; kept apart from the contract so that an app need not ship it. */
export type ElementTable = Readonly<Record<string, string>>
