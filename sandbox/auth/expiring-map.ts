/** Default capacity: more than the sign-ins of one day in a busy test pipeline. */
const MAX_ENTRIES = 10_000

/** A map whose entries expire, with a maximum size; the oldest entries go first. Adding an entry sweeps, so it needs no timer. */
export class ExpiringMap<V> {
  readonly #entries = new Map<string, { readonly value: V; readonly expiresAt: number }>()

  constructor(private readonly maxEntries = MAX_ENTRIES) {}

  /** `expiresAt` in milliseconds since 1970. */
  set(key: string, value: V, expiresAt = Infinity): void {
    this.#entries.delete(key)
    this.#entries.set(key, { value, expiresAt })
    this.#sweep()
  }

  get(key: string): V | undefined {
    const found = this.#entries.get(key)
    return found !== undefined && found.expiresAt > Date.now() ? found.value : undefined
  }

  delete(key: string): void {
    this.#entries.delete(key)
  }

  clear(): void {
    this.#entries.clear()
  }

  deleteWhere(matches: (value: V) => boolean): void {
    for (const [key, { value }] of this.#entries) if (matches(value)) this.#entries.delete(key)
  }

  get size(): number {
    return this.#entries.size
  }

  /** Entries of one map live about equally long, so expired ones are at the front. */
  #sweep(): void {
    for (const [key, { expiresAt }] of this.#entries) {
      if (expiresAt > Date.now() && this.#entries.size <= this.maxEntries) return
      this.#entries.delete(key)
    }
  }
}
