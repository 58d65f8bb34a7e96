export type Json = Readonly<Record<string, unknown>>

/** True for a JSON object, not for an array. */
export function isJson(value: unknown): value is Json {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

function step(values: readonly unknown[], key: string): unknown[] {
  return values.flatMap(value => {
    const next = isJson(value) && Object.hasOwn(value, key) ? value[key] : undefined
    return Array.isArray(next) ? next : [next]
  }).filter(value => value !== undefined && value !== null)
}

/** All values at a dotted path inside a resource; arrays on the way and at the end are flattened. */
export function valuesAt(root: unknown, path: string): readonly unknown[] {
  return path.split('.').reduce(step, [root])
}

/** The strings among the values at a path. */
export function stringsAt(root: unknown, path: string): readonly string[] {
  return valuesAt(root, path).filter(value => typeof value === 'string')
}
