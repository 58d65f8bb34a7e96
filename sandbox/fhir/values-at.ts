import { isJsonObject } from '../json'

function collect(value: unknown, keys: readonly string[], depth: number, into: unknown[]): void {
  if (Array.isArray(value)) for (const item of value) collect(item, keys, depth, into)
  else if (value === undefined || value === null) return
  else if (depth === keys.length) into.push(value)
  else if (isJsonObject(value) && Object.hasOwn(value, keys[depth] ?? ''))
    collect(value[keys[depth] ?? ''], keys, depth + 1, into)
}

/** All values at a dotted path inside a resource; arrays along the path are flattened. */
export function valuesAt(root: unknown, path: string): readonly unknown[] {
  const found: unknown[] = []
  collect(root, path.split('.'), 0, found)
  return found
}

/** The strings among the values at a path. */
export function stringsAt(root: unknown, path: string): readonly string[] {
  return valuesAt(root, path).filter((value) => typeof value === 'string')
}
