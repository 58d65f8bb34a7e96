/** A JSON object as received: nothing is known of its members. */
export type Json = { readonly [member: string]: unknown }

/** True for an object that is neither null nor an array. */
export const isObject = (value: unknown): value is Json =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** The value if it is a string with more than white space, else undefined. */
export const textOf = (value: unknown): string | undefined =>
  typeof value === 'string' && value.trim() !== '' ? value : undefined

/** The strings of an array; other items are skipped. Not an array: an empty list. */
export const stringsOf = (value: unknown): readonly string[] =>
  Array.isArray(value) ? value.filter((item): item is string => typeof item === 'string') : []

/** An id; some servers send numbers. */
export const idText = (value: unknown): string | undefined =>
  typeof value === 'number' ? String(value) : textOf(value)

/** Parses JSON; undefined when it is not valid. */
export function parseJson(source: string): unknown {
  try {
    return JSON.parse(source)
  } catch {
    return undefined
  }
}

/** The value as a list: empty for undefined and null, a single value as a list of one, as servers send for repeating elements. */
export const listOf = (value: unknown): readonly unknown[] => {
  if (value === undefined || value === null) return []
  return Array.isArray(value) ? value : [value]
}

/** The objects of a list or the single object. */
export const objectsOf = (value: unknown): readonly Json[] => listOf(value).filter(isObject)

/** The members of an object; none for any other value. */
export const membersOf = (value: unknown): Json => (isObject(value) ? value : {})

/** True when there is no value at any depth: blank strings, empty lists and objects, which servers send for "not filled in". */
export const isBlank = (value: unknown): boolean => {
  if (value === undefined || value === null) return true
  if (typeof value === 'string') return value.trim() === ''
  return typeof value === 'object' && Object.values(value).every(isBlank)
}

/** A copy without undefined members, for optional members under exactOptionalPropertyTypes. */
export function withoutUndefined<T extends object>(members: T): Defined<T> {
  // Hot path: every value of every record passes through here.
  const result: Partial<T> = {}
  for (const name in members) if (members[name] !== undefined) result[name] = members[name]
  return result as Defined<T>
}
type OptionalKeys<T> = { [K in keyof T]: undefined extends T[K] ? K : never }[keyof T]
type Defined<T> = { [K in Exclude<keyof T, OptionalKeys<T>>]: T[K] } & {
  [K in OptionalKeys<T>]?: Exclude<T[K], undefined>
}
