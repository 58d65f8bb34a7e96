export type JsonObject = Readonly<Record<string, unknown>>

/** True for a JSON object, not for an array. */
export const isJsonObject = (value: unknown): value is JsonObject =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** True for a string with more than blanks. */
export const isText = (value: unknown): value is string => typeof value === 'string' && value.trim() !== ''
