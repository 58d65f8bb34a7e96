export type Json = Readonly<Record<string, unknown>>

/** True for a JSON object, not for an array. */
export function isJson(value: unknown): value is Json {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

function collect(value: unknown, keys: readonly string[], depth: number, into: unknown[]): void {
  if (Array.isArray(value)) for (const item of value) collect(item, keys, depth, into)
  else if (value === undefined || value === null) return
  else if (depth === keys.length) into.push(value)
  else if (isJson(value) && Object.hasOwn(value, keys[depth] ?? ''))
    collect(value[keys[depth] ?? ''], keys, depth + 1, into)
}

/** All values at a dotted path inside a resource; arrays on the way and at the end are flattened. */
export function valuesAt(root: unknown, path: string): readonly unknown[] {
  const found: unknown[] = []
  collect(root, path.split('.'), 0, found)
  return found
}

/** The strings among the values at a path. */
export function stringsAt(root: unknown, path: string): readonly string[] {
  return valuesAt(root, path).filter((value) => typeof value === 'string')
}
