/** How long a response waits for its consumer, whose code may still be loading over a slow connection. */
const PREFETCH_TTL_MS = 60_000

/** Rejects when the signal aborts before the response arrives; the request itself continues. */
async function unlessAborted<T>(response: Promise<T>, signal: AbortSignal): Promise<T> {
  signal.throwIfAborted()
  let onAbort = (): void => undefined
  const aborted = new Promise<never>((_, reject) => {
    onAbort = () => reject(signal.reason as Error)
    signal.addEventListener('abort', onAbort, { once: true })
  })
  try {
    return await Promise.race([response, aborted])
  } finally {
    signal.removeEventListener('abort', onAbort)
  }
}

interface PrefetchEntry {
  readonly response: Promise<Response>
  readonly timer: ReturnType<typeof setTimeout>
}

/** Responses requested before their consumer is loaded. Each is handed out once: a second request for the address is a new one. */
export class PrefetchCache {
  readonly #entries = new Map<string, PrefetchEntry>()

  /** Resolves when every response has arrived or failed. Never rejects. */
  prefetch(addresses: readonly string[], get: (address: string) => Promise<Response>): Promise<unknown> {
    const responses = addresses.map((address) => {
      const response = get(address)
      this.#remove(address)
      const timer = setTimeout(() => this.#remove(address), PREFETCH_TTL_MS)
      this.#entries.set(address, { response, timer })
      return response
    })
    return Promise.allSettled(responses)
  }

  /** The prefetched response; undefined if there is none, it has expired or was consumed. Rejects when `signal` aborts first. */
  consume(address: string, signal?: AbortSignal): Promise<Response> | undefined {
    const response = this.#remove(address)?.response
    return response && signal ? unlessAborted(response, signal) : response
  }

  #remove(address: string): PrefetchEntry | undefined {
    const entry = this.#entries.get(address)
    clearTimeout(entry?.timer)
    this.#entries.delete(address)
    return entry
  }
}
