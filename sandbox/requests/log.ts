import { InvalidInputError } from '../control/scope'

/** A request that the sandbox has answered. */
export interface Exchange {
  /** Counts from 1 since the start or last reset. */
  readonly number: number
  /** Arrival time, ISO 8601. */
  readonly at: string
  readonly method: string
  /** Path and query as received, with codes, tokens and secrets redacted. */
  readonly address: string
  /** `client_id` of the app, if known. */
  readonly client?: string
  /** Id of the signed-in person. */
  readonly person?: string
  readonly status: number
  /** Milliseconds until the response was sent. */
  readonly took: number
  /** Kinds of the faults that applied. */
  readonly faults: readonly string[]
  /** What the sandbox tolerated, such as further parameters on a page link. */
  readonly notes?: readonly string[]
}

/** Filters of the log, as in a query string: each name once. */
export type RequestFilters = Readonly<Record<string, string>>

const isNumber = (text: string): boolean => /^\d{1,9}$/.test(text)

/** Tests of an exchange by query parameter. */
const filterTests: Readonly<Record<string, (exchange: Exchange, value: string) => boolean>> = {
  method: ({ method }, value) => method === value.toUpperCase(),
  address: ({ address }, value) => address.includes(value),
  type: ({ address }, value) => new RegExp(`/fhir/${value.replace(/[^\w.-]/g, '')}(?:[/?]|$)`).test(address),
  client: ({ client }, value) => client === value,
  person: ({ person }, value) => person === value,
  // 503, or 5xx for the whole class.
  status: ({ status }, value) => (value.endsWith('xx') ? String(status)[0] === value[0] : String(status) === value),
  fault: ({ faults }, value) => faults.includes(value),
  after: ({ number }, value) => number > Number(value),
}

export const filterNames = Object.keys(filterTests)

/** A test of exchanges for these filters. Throws InvalidInputError for an unknown filter or an invalid value. */
export function filterOf(filters: RequestFilters): (exchange: Exchange) => boolean {
  for (const name of Object.keys(filters))
    if (!Object.hasOwn(filterTests, name))
      throw new InvalidInputError(`There is no filter '${name}'. There are: ${filterNames.join(', ')}.`)
  if (filters['after'] !== undefined && !isNumber(filters['after']))
    throw new InvalidInputError(`'after' is the number of a request, not '${filters['after']}'.`)
  if (filters['status'] !== undefined && !/^[1-5](?:\d\d|xx)$/.test(filters['status']))
    throw new InvalidInputError(`'status' is a status such as 503, or 5xx, not '${filters['status']}'.`)
  return (exchange) => Object.entries(filters).every(([name, value]) => filterTests[name]?.(exchange, value) === true)
}

const SECRET_PARAMETERS =
  /([?&](?:code|state|token|refresh_token|access_token|id_token_hint|client_secret|client_assertion)=)[^&]*/g

/** An address without secrets. */
export const redactAddress = (address: string): string => address.replace(SECRET_PARAMETERS, '$1…')

const MAX_ENTRIES = 2000

/** The latest requests, in memory. */
export class RequestLog {
  #entries: readonly Exchange[] = []
  #last = 0
  readonly #waiting = new Set<() => void>()

  /** `onAdd` is called with each added exchange. */
  constructor(private readonly onAdd: (exchange: Exchange) => void = () => undefined) {}

  add(exchange: Omit<Exchange, 'number'>): void {
    const numbered = { number: (this.#last += 1), ...exchange }
    this.#entries = [...this.#entries.slice(1 - MAX_ENTRIES), numbered]
    this.onAdd(numbered)
    for (const check of [...this.#waiting]) check()
  }

  /** Matching exchanges, oldest first. */
  list(matches: (exchange: Exchange) => boolean): readonly Exchange[] {
    return this.#entries.filter(matches)
  }

  clear(): void {
    this.#entries = []
    this.#last = 0
  }

  /** Resolves with the matching exchanges when there are `count` of them, or when the signal is aborted. */
  async waitFor(
    matches: (exchange: Exchange) => boolean,
    count: number,
    signal: AbortSignal,
  ): Promise<readonly Exchange[]> {
    const isEnough = () => this.list(matches).length >= count
    if (!isEnough() && !signal.aborted) {
      await new Promise<void>((resolve) => {
        const check = () => (isEnough() ? done() : undefined)
        const done = () => {
          this.#waiting.delete(check)
          resolve()
        }
        this.#waiting.add(check)
        signal.addEventListener('abort', done, { once: true })
      })
    }
    return this.list(matches)
  }
}
