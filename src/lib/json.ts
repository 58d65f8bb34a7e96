export type Json = Readonly<Record<string, unknown>>

/** True for a JSON object: neither null nor an array. */
export function isObject(value: unknown): value is Json {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

/** The value when it is a text with something in it. */
export function text(value: unknown): string | undefined {
  return typeof value === 'string' && value !== '' ? value : undefined
}

/** The texts of a list; anything else in it is passed over. */
export function texts(value: unknown): readonly string[] {
  return Array.isArray(value) ? value.filter((item): item is string => typeof item === 'string') : []
}

/** A JSON text as a value; undefined when it is not JSON. */
export function parseJson(source: string): unknown {
  try {
    return JSON.parse(source)
  } catch {
    return undefined
  }
}

/** An id, which some servers send as a number. */
export const idText = (value: unknown): string | undefined => (typeof value === 'number' ? String(value) : text(value))
