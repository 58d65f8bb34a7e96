import { isObject } from './json'
import type { Tokens } from './tokens'

/** How long other tabs have to say what they hold, in milliseconds; one that sleeps does not answer, and has been told before. */
const PATIENCE = 1_000

function isTokens(value: unknown): value is Tokens {
  return isObject(value) && typeof value.access === 'string' && typeof value.obtainedAt === 'number'
}

interface Holder {
  current(): Tokens | undefined
  /** Takes over what another tab has got. */
  adopt(tokens: Tokens): void
}

/**
 * The tabs that were copied from one another and so hold one sign-in. A refresh token works once, and an EHR that sees it twice ends both sign-ins:
 * one tab renews at a time (Web Locks), and the others take over what it got. Tokens pass from memory to memory, through a channel of this origin.
 */
export class Copies {
  readonly #channel: BroadcastChannel
  readonly #left = new AbortController()

  constructor(
    private readonly family: string,
    private readonly holder: Holder,
  ) {
    this.#channel = new BroadcastChannel(`plainchart.tokens.${family}`)
    this.#channel.onmessage = ({ data }: MessageEvent<unknown>) => this.#hear(data)
    const stay = (): Promise<void> => new Promise((leave) => this.#left.signal.addEventListener('abort', () => leave()))
    navigator.locks.request(this.#presence, { mode: 'shared', signal: this.#left.signal }, stay).catch(() => undefined)
  }

  get #presence(): string {
    return `plainchart.tab.${this.family}`
  }

  /** Runs `renew` while no other tab does; not at all when another tab has newer tokens by then. */
  async once<T>(renew: () => Promise<T>, renewed: T): Promise<T> {
    return navigator.locks.request(`plainchart.renewal.${this.family}`, async () => {
      const before = this.holder.current()?.access
      await this.#askOthers()
      if (this.holder.current()?.access !== before) return renewed
      const result = await renew()
      this.#tell()
      return result
    })
  }

  /** Leaves the other tabs to themselves. */
  close(): void {
    this.#left.abort()
    this.#channel.close()
  }

  #tell(): void {
    const tokens = this.holder.current()
    if (tokens !== undefined && !this.#left.signal.aborted) this.#channel.postMessage({ tokens })
  }

  #hear(data: unknown): void {
    if (!isObject(data)) return
    if (data.asks === true) this.#tell()
    else if (isTokens(data.tokens) && data.tokens.obtainedAt > (this.holder.current()?.obtainedAt ?? Infinity)) this.holder.adopt(data.tokens)
  }

  /** A tab may get the lock before the word of the one that held it: so it asks. */
  async #askOthers(): Promise<void> {
    const { held = [] } = await navigator.locks.query()
    let missing = held.filter(({ name }) => name === this.#presence).length - 1
    if (missing <= 0) return
    await new Promise<void>((done) => {
      const ended = new AbortController()
      const end = (): void => {
        ended.abort()
        clearTimeout(timer)
        done()
      }
      const timer = setTimeout(end, PATIENCE)
      this.#channel.addEventListener('message', () => (--missing === 0 ? end() : undefined), { signal: ended.signal })
      this.#channel.postMessage({ asks: true })
    })
  }
}

/** The other tabs of this sign-in; undefined where the browser has no locks or denies them, as in a foreign frame. */
export function copiesOf(family: string, holder: Holder): Copies | undefined {
  try {
    return globalThis.navigator?.locks === undefined ? undefined : new Copies(family, holder)
  } catch {
    return undefined
  }
}
