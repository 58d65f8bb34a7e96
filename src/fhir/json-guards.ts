/** An object as it came over the wire. */
export type Json = { readonly [element: string]: unknown }

/** True for an object that is no list. */
export const isObject = (value: unknown): value is Json =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
/** A text with something in it, else undefined. */
export const textOf = (value: unknown): string | undefined =>
  typeof value === 'string' && value.trim() !== '' ? value : undefined
/** A list whatever was sent: nothing gives an empty one, a single value a list of one (seed 2, common elements). */
export const listOf = (value: unknown): readonly unknown[] =>
  value === undefined || value === null ? [] : Array.isArray(value) ? value : [value]
/** The objects among what was sent. */
export const objectsOf = (value: unknown): readonly Json[] => listOf(value).filter(isObject)
/** True for what holds no value anywhere: empty texts, lists and objects, however deep. Servers send them for "not filled in". */
export const isNothing = (value: unknown): boolean =>
  value === undefined ||
  value === null ||
  (typeof value === 'string' ? value.trim() === '' : typeof value === 'object' && Object.values(value).every(isNothing))
/** The object without its undefined members, for optional members under exactOptionalPropertyTypes. */
export function defined<T extends object>(members: T): Defined<T> {
  // In one pass: every value of every record goes through here.
  const kept: Partial<T> = {}
  for (const name in members) if (members[name] !== undefined) kept[name] = members[name]
  return kept as Defined<T>
}
type OptionalKeys<T> = { [K in keyof T]: undefined extends T[K] ? K : never }[keyof T]
type Defined<T> = { [K in Exclude<keyof T, OptionalKeys<T>>]: T[K] } & {
  [K in OptionalKeys<T>]?: Exclude<T[K], undefined>
}
