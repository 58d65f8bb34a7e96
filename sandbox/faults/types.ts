/** What a request does: a read or search of records, a code or a refresh token handed in, or a document about the server. */
export type Interaction = 'search' | 'read' | 'code' | 'refresh' | 'document'

/** One request as the faults see it. */
export interface Ask {
  readonly interaction: Interaction
  /** A FHIR type, `token`, `metadata` or `smart-configuration`. */
  readonly type: string
  /** Absolute address of the request. */
  readonly url: string
  /** Id of who is signed in; undefined where nobody is. */
  readonly person: string | undefined
}

export interface Answer {
  readonly status: number
  readonly headers: Readonly<Record<string, string>>
  readonly body: string
}

/** One thing that can go wrong. Either `instead` answers and the server is not asked, or `change` spoils its answer, or `wait` holds it back. */
export interface Fault {
  /** One sentence for the page: what the app gets. */
  readonly says: string
  /** Where it acts when no type is named. */
  readonly on: readonly Interaction[]
  /** Where else it acts when the type is named. */
  readonly named?: readonly Interaction[]
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
  readonly change?: (answer: Answer, ask: Ask) => Answer
}

/** A fault that somebody asks for. */
export interface FaultOrder {
  readonly kind: string
  readonly type?: string
  readonly count?: number
  readonly person?: string
  readonly seconds?: number
}
