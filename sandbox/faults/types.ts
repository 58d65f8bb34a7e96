import type { JsonWebKey } from 'node:crypto'

/** Kind of request: read or search of records, exchange of a code or refresh token, metadata document, or authorization. */
export type Interaction = 'search' | 'read' | 'code' | 'refresh' | 'document' | 'authorize'

/** A request that faults can act on. */
export interface FaultRequest {
  readonly interaction: Interaction
  /** A FHIR type, `token`, `metadata`, `smart-configuration`, `jwks` or `authorize`. */
  readonly type: string
  /** Absolute URL. */
  readonly url: string
  /** Id of the signed-in person, if any. */
  readonly person: string | undefined
  /** Redirect URI of an authorization request with `state` and `iss`, if registered. */
  readonly callback?: URL
}

/** Returns the key that signs id_tokens. */
export type SigningKey = () => JsonWebKey

export interface FaultResponse {
  readonly status: number
  readonly headers: Readonly<Record<string, string>>
  readonly body: string
}

/** How a body is sent: cut off in the middle, or slowly in chunks. */
export type Delivery = 'dropped' | 'drip'

/** A fault: `respond` replaces the server's response, `transform` changes it, `wait` delays it. */
export interface Fault {
  /** One sentence for the page: what the app receives. */
  readonly description: string
  /** Interactions that it acts on. */
  readonly on: readonly Interaction[]
  /** Further interactions, when the order names their type. */
  readonly alsoOn?: readonly Interaction[]
  /** Limits the requests that it acts on. */
  readonly when?: (request: FaultRequest) => boolean
  /** Limits the types that it can act on. */
  readonly appliesTo?: (type: string) => boolean
  /** Number of responses after which it ends, if the order has no count. */
  readonly defaultCount?: number
  /** Default of `seconds`; without it the fault accepts no seconds. */
  readonly defaultSeconds?: number
  readonly wait?: 'seconds' | 'untilReset'
  /** Waits after the server has handled the request, not before. */
  readonly afterResponse?: boolean
  readonly respond?: (request: FaultRequest, seconds: number) => FaultResponse
  /** `key` signs id_tokens. */
  readonly transform?: (response: FaultResponse, request: FaultRequest, key: SigningKey) => FaultResponse
  readonly delivery?: Delivery
}

/** An order to turn a fault on. */
export interface FaultOrder {
  readonly kind: string
  readonly type?: string
  readonly count?: number
  readonly person?: string
  readonly seconds?: number
  /** Number of requests to skip first. */
  readonly after?: number
  /** Acts on every nth request after those: 3 is every third. */
  readonly every?: number
  /** Acts on a request with this probability. */
  readonly percent?: number
  /** Seed of `percent`, 1 by default; the same seed selects the same requests. */
  readonly seed?: number
}
