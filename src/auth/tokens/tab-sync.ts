import { isObject } from '../../lib/json'
import type { TokenSet } from './token-set'
import { broadcastGeneration, generationOf } from './refresh-generation'

/** How often and when newer tokens are requested from another tab, which may still be loading and not listening yet. */
const MAX_REQUESTS = 40
const REQUEST_INTERVAL_MS = 500

type SyncedTokens = TokenSet & { readonly generation: number }

function isSyncedTokens(value: unknown): value is SyncedTokens {
  return (
    isObject(value) &&
    typeof value.access === 'string' &&
    typeof value.obtainedAt === 'number' &&
    typeof value.generation === 'number'
  )
}

interface TokenHolder {
  current(): TokenSet | undefined
  /** Replaces the tokens by newer ones that another tab obtained. */
  adopt(tokens: TokenSet): void
}

/**
 * Synchronises tabs that were duplicated from one another and share one sign-in. A refresh token works once, and an EHR that sees it twice ends the
 * sign-in of all tabs, so one tab refreshes at a time (Web Locks) and the others adopt its tokens. Tokens go from memory to memory over a
 * BroadcastChannel of this origin.
 *
 * No tab relies on a message arriving in time. Each tab holds a shared lock that names the generation of its tokens: how many refresh tokens were used
 * before. Whoever holds the refresh lock compares its own generation with these locks and with local storage; if its refresh token is used up, it waits
 * for the newer tokens.
 */
export class TabSync {
  readonly #channel: BroadcastChannel
  readonly #closed = new AbortController()
  readonly #adoptions = new EventTarget()
  #generationLock = { generation: -1, release: new AbortController() }

  constructor(
    private readonly family: string,
    private readonly holder: TokenHolder,
  ) {
    this.#channel = new BroadcastChannel(`plainchart.tokens.${family}`)
    this.#channel.onmessage = ({ data }: MessageEvent<unknown>) => this.#receive(data)
    void this.#lockGeneration()
    // Another tab may have refreshed since this one was duplicated or reloaded.
    this.#requestTokens()
  }

  get #generation(): number {
    return this.holder.current()?.generation ?? 0
  }

  get #lockPrefix(): string {
    return `plainchart.tab.${this.family}.`
  }

  /**
   * Runs `refresh` while no other tab does. Returns `refreshed` without running it if another tab refreshed since this call, and `lost()` if another
   * tab holds newer tokens and does not send them.
   */
  async refreshExclusive<T>(refresh: () => Promise<T>, refreshed: T, lost: () => T): Promise<T> {
    const before = this.holder.current()?.access
    return navigator.locks.request(`plainchart.refresh.${this.family}`, async () => {
      const isNewest = await this.#catchUp()
      if (this.holder.current()?.access !== before) return refreshed
      if (!isNewest) return lost()
      const result = await refresh()
      await this.#publish()
      return result
    })
  }

  close(): void {
    this.#closed.abort()
    this.#generationLock.release.abort()
    this.#channel.close()
  }

  /** Runs before the refresh lock is released, so that its next holder sees the new generation. */
  async #publish(): Promise<void> {
    const tokens = this.holder.current()
    if (tokens === undefined || this.#closed.signal.aborted) return
    if (this.#generation > 0) broadcastGeneration(this.family, this.#generation)
    this.#sendTokens()
    await this.#lockGeneration()
  }

  #requestTokens(): void {
    this.#channel.postMessage({ isRequest: true })
  }

  #sendTokens(): void {
    const tokens = this.holder.current()
    if (tokens !== undefined && !this.#closed.signal.aborted)
      this.#channel.postMessage({ tokens: { ...tokens, generation: this.#generation } satisfies SyncedTokens })
  }

  #receive(data: unknown): void {
    if (!isObject(data)) return
    if (data.isRequest === true) return this.#sendTokens()
    const current = this.holder.current()
    if (!isSyncedTokens(data.tokens) || current === undefined) return
    const { generation, obtainedAt } = data.tokens
    // Clocks can be set back, so times are compared only within a generation, where a wrong choice costs one more refresh.
    if (generation < this.#generation || (generation === this.#generation && obtainedAt <= current.obtainedAt)) return
    this.holder.adopt(data.tokens)
    void this.#lockGeneration()
    this.#adoptions.dispatchEvent(new Event('adopted'))
  }

  /** Takes the lock that names the generation of this tab's tokens, then releases the previous one. */
  async #lockGeneration(): Promise<void> {
    const generation = this.#generation
    if (generation === this.#generationLock.generation || this.#closed.signal.aborted) return
    const previous = this.#generationLock.release
    const release = new AbortController()
    this.#generationLock = { generation, release }
    await new Promise<void>((onGranted) => {
      const holdUntilReleased = (): Promise<void> => {
        onGranted()
        return new Promise((done) =>
          release.signal.aborted ? done() : release.signal.addEventListener('abort', () => done()),
        )
      }
      navigator.locks
        .request(this.#lockPrefix + generation, { mode: 'shared' }, holdUntilReleased)
        .catch(() => onGranted())
    })
    previous.abort()
  }

  /** The highest generation that any tab of this sign-in holds, or held before it was closed. */
  async #newestGeneration(): Promise<number> {
    const { held = [] } = await navigator.locks.query()
    const generations = held.flatMap(({ name = '' }) =>
      name.startsWith(this.#lockPrefix) ? Number(name.slice(this.#lockPrefix.length)) : [],
    )
    return Math.max(generationOf(this.family), ...generations)
  }

  /** Waits until this tab holds the newest tokens; false if they are unreachable, because the tab that has them was closed or is frozen. */
  async #catchUp(): Promise<boolean> {
    for (let requests = 0; (await this.#newestGeneration()) > this.#generation; requests += 1) {
      if (requests === MAX_REQUESTS || this.#closed.signal.aborted) return false
      this.#requestTokens()
      await new Promise<void>((done) => {
        const timer = setTimeout(done, REQUEST_INTERVAL_MS)
        this.#adoptions.addEventListener('adopted', () => (clearTimeout(timer), done()), { once: true })
      })
    }
    return true
  }
}

/** Connects to the other tabs of this sign-in; undefined where the browser has no Web Locks or denies them, as in a cross-site iframe. */
export function openTabSync(family: string, holder: TokenHolder): TabSync | undefined {
  try {
    return !globalThis.navigator?.locks ? undefined : new TabSync(family, holder)
  } catch {
    return undefined
  }
}
