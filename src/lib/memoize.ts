/**
 * Memoizes a pure function of one object in a WeakMap, so that results outlive re-renders and concurrent renders that React restarts,
 * which discard what `useMemo` holds.
 */
export function memoizeByObject<A extends object, B>(read: (of: A) => B): (of: A) => B {
  const results = new WeakMap<A, { readonly value: B }>()
  return (of) => {
    const known = results.get(of) ?? { value: read(of) }
    results.set(of, known)
    return known.value
  }
}

/** A function that makes its value on the first call and returns the same one later. */
export function once<T>(make: () => T): () => T {
  let made: { readonly value: T } | undefined
  return () => (made ??= { value: make() }).value
}
