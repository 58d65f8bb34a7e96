import { isObject } from '../../lib/json'
import type { Tokens } from './token-set'
import { tellTurn, turnOf } from './refresh-generation'

/** How often another tab is asked for tokens that it is known to hold, and after how many milliseconds again: it may be loading and not hear yet. */
const TRIES = 40
const PACE = 500

function isTokens(value: unknown): value is Tokens & { readonly turn: number } {
  return (
    isObject(value) &&
    typeof value.access === 'string' &&
    typeof value.obtainedAt === 'number' &&
    typeof value.turn === 'number'
  )
}

interface Holder {
  current(): Tokens | undefined
  /** Takes over what another tab has got. */
  adopt(tokens: Tokens): void
}

/**
 * The tabs that were copied from one another and so hold one sign-in. A refresh token works once, and an EHR that sees it twice ends both sign-ins:
 * one tab renews at a time (Web Locks), and the others take over what it got. Tokens pass from memory to memory, through a channel of this origin.
 *
 * No tab relies on another one's word coming in time. Each holds a lock that names the turn of its tokens, how many refresh tokens were used up
 * before; whoever may renew sees there, and in `turns`, whether its own refresh token is used up, and then waits for the newer one instead of using it.
 */
export class Copies {
  readonly #channel: BroadcastChannel
  readonly #left = new AbortController()
  readonly #heard = new EventTarget()
  #presence = { turn: -1, leave: new AbortController() }

  constructor(
    private readonly family: string,
    private readonly holder: Holder,
  ) {
    this.#channel = new BroadcastChannel(`plainchart.tokens.${family}`)
    this.#channel.onmessage = ({ data }: MessageEvent<unknown>) => this.#hear(data)
    void this.#showTurn()
    // What was renewed since this tab was copied or left its place.
    this.#channel.postMessage({ asks: true })
  }

  get #turn(): number {
    return this.holder.current()?.turn ?? 0
  }

  get #prefix(): string {
    return `plainchart.tab.${this.family}.`
  }

  /** Runs `renew` while no other tab does; not at all when another tab has renewed since this was called (`renewed`), or holds newer tokens that it does not hand over (`lost`). */
  async once<T>(renew: () => Promise<T>, renewed: T, lost: () => T): Promise<T> {
    const before = this.holder.current()?.access
    return navigator.locks.request(`plainchart.renewal.${this.family}`, async () => {
      const isNewest = await this.#catchUp()
      if (this.holder.current()?.access !== before) return renewed
      if (!isNewest) return lost()
      const result = await renew()
      await this.#publish()
      return result
    })
  }

  /** Leaves the other tabs to themselves. */
  close(): void {
    this.#left.abort()
    this.#presence.leave.abort()
    this.#channel.close()
  }

  /** Before the lock on renewals is left, so that the next to get it sees the turn. */
  async #publish(): Promise<void> {
    const tokens = this.holder.current()
    if (tokens === undefined || this.#left.signal.aborted) return
    if (this.#turn > 0) tellTurn(this.family, this.#turn)
    this.#tell()
    await this.#showTurn()
  }

  #tell(): void {
    const tokens = this.holder.current()
    if (tokens !== undefined && !this.#left.signal.aborted)
      this.#channel.postMessage({ tokens: { ...tokens, turn: this.#turn } })
  }

  #hear(data: unknown): void {
    if (!isObject(data)) return
    if (data.asks === true) return this.#tell()
    const own = this.holder.current()
    if (!isTokens(data.tokens) || own === undefined) return
    const { turn, obtainedAt } = data.tokens
    // Clocks are set back, so a moment decides only between tokens of one turn, where the wrong choice costs one more renewal.
    if (turn < this.#turn || (turn === this.#turn && obtainedAt <= own.obtainedAt)) return
    this.holder.adopt(data.tokens)
    void this.#showTurn()
    this.#heard.dispatchEvent(new Event('newer'))
  }

  /** Holds the lock that names the turn of this tab's tokens, and lets go of the one before. */
  async #showTurn(): Promise<void> {
    const turn = this.#turn
    if (turn === this.#presence.turn || this.#left.signal.aborted) return
    const former = this.#presence.leave
    const leave = new AbortController()
    this.#presence = { turn, leave }
    await new Promise<void>((granted) => {
      const stay = (): Promise<void> => {
        granted()
        return new Promise((go) => (leave.signal.aborted ? go() : leave.signal.addEventListener('abort', () => go())))
      }
      navigator.locks.request(this.#prefix + turn, { mode: 'shared' }, stay).catch(() => granted())
    })
    former.abort()
  }

  /** The highest turn that any tab of this sign-in holds, or has held before it went. */
  async #newest(): Promise<number> {
    const { held = [] } = await navigator.locks.query()
    const turns = held.flatMap(({ name = '' }) =>
      name.startsWith(this.#prefix) ? Number(name.slice(this.#prefix.length)) : [],
    )
    return Math.max(turnOf(this.family), ...turns)
  }

  /** Waits until this tab holds the newest tokens; false when they are out of reach, as the tab that has them went or sleeps. */
  async #catchUp(): Promise<boolean> {
    for (let tries = 0; (await this.#newest()) > this.#turn; tries += 1) {
      if (tries === TRIES || this.#left.signal.aborted) return false
      this.#channel.postMessage({ asks: true })
      await new Promise<void>((go) => {
        const timer = setTimeout(go, PACE)
        this.#heard.addEventListener('newer', () => (clearTimeout(timer), go()), { once: true })
      })
    }
    return true
  }
}

/** The other tabs of this sign-in; undefined where the browser has no locks or denies them, as in a foreign frame. */
export function copiesOf(family: string, holder: Holder): Copies | undefined {
  try {
    return !globalThis.navigator?.locks ? undefined : new Copies(family, holder)
  } catch {
    return undefined
  }
}
