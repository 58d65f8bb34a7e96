/** So many of a kind are remembered; sign-ins of one day in a busy test pipeline are fewer. */
const MOST = 10_000

/** Values by key, each for its time; the oldest is forgotten first when there are too many. Needs no timer: whatever is added sweeps. */
export class Remembered<V> {
  readonly #kept = new Map<string, { readonly value: V; readonly until: number }>()

  constructor(private readonly most = MOST) {}

  /** `until` in milliseconds since 1970. */
  set(key: string, value: V, until = Infinity): void {
    this.#kept.delete(key)
    this.#kept.set(key, { value, until })
    this.#sweep()
  }

  get(key: string): V | undefined {
    const found = this.#kept.get(key)
    return found !== undefined && found.until > Date.now() ? found.value : undefined
  }

  delete(key: string): void {
    this.#kept.delete(key)
  }

  clear(): void {
    this.#kept.clear()
  }

  deleteWhere(fits: (value: V) => boolean): void {
    for (const [key, { value }] of this.#kept) if (fits(value)) this.#kept.delete(key)
  }

  get size(): number {
    return this.#kept.size
  }

  /** All of a kind live about as long as each other, so the front has what is past. */
  #sweep(): void {
    for (const [key, { until }] of this.#kept) {
      if (until > Date.now() && this.#kept.size <= this.most) return
      this.#kept.delete(key)
    }
  }
}
