/**
 * Valid ids. R4 allows 64 letters, digits, hyphens and dots; servers send longer ids with other characters, so all characters are accepted
 * that have no meaning in a URL, in a search (`,` `$` `\`) or as an operation (`$everything`).
 */
const ID = /^[A-Za-z0-9._~:=@+|!*'();-]{1,256}$/
/** Names of interactions: `Patient/_history` is no read. */
const RESERVED_NAMES: readonly string[] = ['_history', '_search']

/** True for a valid id, which can be read, searched for and referenced. */
export const isId = (text: string): boolean => ID.test(text) && !/^\.+$/.test(text) && !RESERVED_NAMES.includes(text)

/** Encodes an id as one path segment of a URL; empty when that is impossible (`..` would change the path). */
export function encodeIdForPath(id: string | undefined): string {
  return id === undefined || /^\.+$/.test(id) || /\p{Cs}/u.test(id) ? '' : encodeURIComponent(id)
}

/** Escapes an id for use in a search parameter (R4 search, "Escaping Search Parameters"). */
export const escapeIdForSearch = (id: string): string => id.replace(/[\\,$|]/g, '\\$&')
