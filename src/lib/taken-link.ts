import { isObject, textOf } from './json'

const PATH = '/shared'
const STATE = 'sharedLink'

let taken: string | undefined

/**
 * Takes a SMART Health Link from the address of the page that opens it, where it is the fragment, and removes it there: it has the key of the files. After
 * `openLinkAgain` it comes from the state of the entry in the browser history.
 */
export function takeLink(): void {
  if (!location.pathname.endsWith(PATH)) return
  const state: unknown = history.state
  const link = location.hash.includes('shlink:/') ? location.hash : textOf(isObject(state) ? state[STATE] : undefined)
  if (link === undefined) return
  taken = link
  history.replaceState(null, '', location.pathname + location.search)
}

/** The link that was taken last in this document. */
export const takenLink = (): string | undefined => taken

/** Opens a link in a new document, without showing it in an address; `path` is that of its page in this site. */
export function openLinkAgain(link: string, path: string): void {
  history.replaceState({ [STATE]: link }, '', path)
  location.reload()
}
