/** One request that the sandbox has answered. */
export interface Exchange {
  /** Counts from 1 since the start or the last reset. */
  readonly number: number
  /** When it came, ISO 8601. */
  readonly at: string
  readonly method: string
  /** Path and query as they came; codes, tokens and secrets in it are left out. */
  readonly address: string
  /** `client_id` of the app, where the request tells it. */
  readonly client?: string
  /** Id of who is signed in. */
  readonly person?: string
  readonly status: number
  /** Milliseconds until the answer was sent. */
  readonly took: number
  /** Kinds of the faults that met it. */
  readonly faults: readonly string[]
}

/** What is wanted of the log, as a query gives it: each name once. */
export type Wanted = Readonly<Record<string, string>>

/** A wish that makes no sense; the message says why. */
export class BadWish extends Error {}

const isWhole = (text: string): boolean => /^\d{1,9}$/.test(text)

/** What can be asked of an exchange, by the name of the query parameter. */
const tests: Readonly<Record<string, (one: Exchange, value: string) => boolean>> = {
  method: ({ method }, value) => method === value.toUpperCase(),
  address: ({ address }, value) => address.includes(value),
  type: ({ address }, value) => new RegExp(`/fhir/${value.replace(/[^\w.-]/g, '')}(?:[/?]|$)`).test(address),
  client: ({ client }, value) => client === value,
  person: ({ person }, value) => person === value,
  // 503, or 5xx for all of the kind.
  status: ({ status }, value) => (value.endsWith('xx') ? String(status)[0] === value[0] : String(status) === value),
  fault: ({ faults }, value) => faults.includes(value),
  after: ({ number }, value) => number > Number(value),
}

export const filterNames = Object.keys(tests)

/** The test of an exchange for these filters. Throws BadWish for one that there is not, and for an `after` that is no number. */
export function filterOf(wanted: Wanted): (one: Exchange) => boolean {
  for (const name of Object.keys(wanted))
    if (!Object.hasOwn(tests, name))
      throw new BadWish(`There is no filter '${name}'. There are: ${filterNames.join(', ')}.`)
  if (wanted['after'] !== undefined && !isWhole(wanted['after']))
    throw new BadWish(`'after' is the number of a request, not '${wanted['after']}'.`)
  if (wanted['status'] !== undefined && !/^[1-5](?:\d\d|xx)$/.test(wanted['status']))
    throw new BadWish(`'status' is a status such as 503, or 5xx, not '${wanted['status']}'.`)
  return (one) => Object.entries(wanted).every(([name, value]) => tests[name]?.(one, value) === true)
}

const hidden =
  /([?&](?:code|state|token|refresh_token|access_token|id_token_hint|client_secret|client_assertion)=)[^&]*/g

/** An address without what could be used by who reads it. */
export const shown = (address: string): string => address.replace(hidden, '$1…')

const MOST = 2000

/** The latest requests, in memory alone. */
export class RequestLog {
  #kept: readonly Exchange[] = []
  #last = 0
  readonly #waiting = new Set<() => void>()

  /** `onAdd` hears of each exchange as it is added. */
  constructor(private readonly onAdd: (one: Exchange) => void = () => undefined) {}

  add(one: Omit<Exchange, 'number'>): void {
    const numbered = { number: (this.#last += 1), ...one }
    this.#kept = [...this.#kept.slice(1 - MOST), numbered]
    this.onAdd(numbered)
    for (const look of [...this.#waiting]) look()
  }

  /** The exchanges that fit, the oldest first. */
  list(fits: (one: Exchange) => boolean): readonly Exchange[] {
    return this.#kept.filter(fits)
  }

  clear(): void {
    this.#kept = []
    this.#last = 0
  }

  /** The exchanges that fit as soon as there are so many, or those that have come when the signal is aborted. */
  async waitFor(fits: (one: Exchange) => boolean, count: number, signal: AbortSignal): Promise<readonly Exchange[]> {
    const enough = () => this.list(fits).length >= count
    if (!enough() && !signal.aborted) {
      await new Promise<void>((resolve) => {
        const look = () => (enough() ? done() : undefined)
        const done = () => {
          this.#waiting.delete(look)
          resolve()
        }
        this.#waiting.add(look)
        signal.addEventListener('abort', done, { once: true })
      })
    }
    return this.list(fits)
  }
}
