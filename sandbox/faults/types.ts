import type { JsonWebKey } from 'node:crypto'

/** What a request does: a read or search of records, a code or a refresh token handed in, a document about the server, or the start of a sign-in. */
export type Interaction = 'search' | 'read' | 'code' | 'refresh' | 'document' | 'authorize'

/** One request as the faults see it. */
export interface Ask {
  readonly interaction: Interaction
  /** A FHIR type, `token`, `metadata`, `smart-configuration`, `jwks` or `authorize`. */
  readonly type: string
  /** Absolute address of the request. */
  readonly url: string
  /** Id of who is signed in; undefined where nobody is. */
  readonly person: string | undefined
  /** Where an app that asks for authorization may be answered: its registered address with its `state`, and the issuer. */
  readonly back?: URL
}

/** The key that the sandbox signs id_tokens with. */
export type SigningKey = () => JsonWebKey

export interface Answer {
  readonly status: number
  readonly headers: Readonly<Record<string, string>>
  readonly body: string
}

/** How the body of an answer goes out: it ends in the middle, or it comes in pieces over so many seconds. */
export type Delivery = 'dropped' | 'drip'

/** One thing that can go wrong. Either `instead` answers and the server is not asked, or `change` spoils its answer, or `wait` holds it back. */
export interface Fault {
  /** One sentence for the page: what the app gets. */
  readonly says: string
  /** Where it acts when no type is named. */
  readonly on: readonly Interaction[]
  /** Where else it acts when the type is named. */
  readonly named?: readonly Interaction[]
  /** Requests that it acts on, where not all. */
  readonly when?: (ask: Ask) => boolean
  /** False for types where it has no meaning. */
  readonly fits?: (type: string) => boolean
  /** Answers that it spoils before it ends by itself, where no count is given. */
  readonly times?: number
  /** What `seconds` is where it is not given; without this the fault takes no seconds. */
  readonly seconds?: number
  readonly wait?: 'seconds' | 'untilReset'
  /** It waits when the server has done what was asked of it, with the answer in hand. */
  readonly after?: boolean
  readonly instead?: (ask: Ask, seconds: number) => Answer
  /** `key` is the one that the sandbox signs id_tokens with. */
  readonly change?: (answer: Answer, ask: Ask, key: SigningKey) => Answer
  readonly delivery?: Delivery
}

/** A fault that somebody asks for. */
export interface FaultOrder {
  readonly kind: string
  readonly type?: string
  readonly count?: number
  readonly person?: string
  readonly seconds?: number
  /** It leaves the first so many requests alone. */
  readonly after?: number
  /** Of the requests after those it meets each one of so many: 3 is every third. */
  readonly every?: number
  /** It meets a request with this likelihood. */
  readonly percent?: number
  /** Which requests `percent` meets; the same seed meets the same ones, 1 unless told. */
  readonly seed?: number
}
