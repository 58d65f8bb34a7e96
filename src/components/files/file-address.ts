import { guardedUrl } from '../../auth/http/guarded-url'
import type { Session } from '../../auth/session/session'

export type FileAddress =
  /** Below the FHIR base: fetched with the session. */
  | { readonly at: 'server'; readonly url: string }
  /** Elsewhere: never fetched by this app; the person may open it. */
  | { readonly at: 'elsewhere'; readonly href: string; readonly host: string }
  /** Nothing that a browser should open, such as `javascript:`. */
  | { readonly at: 'nowhere'; readonly text: string }

/** Where the address of an attachment leads; a token goes only to the session's own server. */
export function fileAddress(url: string, { server, ehr }: Pick<Session, 'server' | 'ehr'>): FileAddress {
  const alias = (ehr.aliases ?? []).map((one) => one.replace(/\/$/, '')).find((one) => url.startsWith(`${one}/`))
  const own = alias === undefined ? url : url.slice(alias.length + 1)
  if (guardedUrl(server, own) !== undefined) return { at: 'server', url: own }
  const text = url.length > 200 ? `${url.slice(0, 200)}…` : url
  if (!/^https?:\/\/[^\s\\]+$/i.test(url) || !URL.canParse(url)) return { at: 'nowhere', text }
  const { href, host, username, password } = new URL(url)
  return username || password ? { at: 'nowhere', text } : { at: 'elsewhere', href, host }
}
