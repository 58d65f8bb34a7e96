/** Returns the cached value of a key, or computes and caches it. The key must name everything that the value depends on. */
export type LruCache<T> = (key: string, compute: () => T) => T

/** Creates a cache of the most recently used values. */
export function createLruCache<T>(maxEntries: number): LruCache<T> {
  const values = new Map<string, T>()
  return (key, compute) => {
    const value = values.get(key) ?? compute()
    values.delete(key)
    values.set(key, value)
    const [oldest] = values.keys()
    if (values.size > maxEntries && oldest !== undefined) values.delete(oldest)
    return value
  }
}
