/**
 * What counts as an id. R4 has 64 letters, digits, hyphens and dots; servers send longer ones and other characters, so anything is taken that
 * means nothing in an address, in a search (`,` `$` `\`) or as an operation (`$everything`).
 */
const ID = /^[A-Za-z0-9._~:=@+|!*'();-]{1,256}$/
/** Names of interactions: `Patient/_history` asks for something else than a record. */
const taken: readonly string[] = ['_history', '_search']

/** True for a text that may be asked for, searched for and referred to as an id. */
export const isId = (text: string): boolean => ID.test(text) && !/^\.+$/.test(text) && !taken.includes(text)

/** An id as one part of an address, whatever the server has sent; empty when it cannot stand there (`..` would lead to another place). */
export function idInPath(id: string | undefined): string {
  return id === undefined || /^\.+$/.test(id) || /\p{Cs}/u.test(id) ? '' : encodeURIComponent(id)
}

/** An id as the value of a search parameter (R4 search, "Escaping Search Parameters"). */
export const idInSearch = (id: string): string => id.replace(/[\\,$|]/g, '\\$&')
