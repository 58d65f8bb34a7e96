import { safeHref, type SafeHref } from '../../fhir/safe-href'
import { guardedUrl } from '../../auth/http/guarded-url'
import type { Session } from '../../auth/session/session'

export type FileAddress =
  /** Below the FHIR base URL: fetched with the session. */
  | { readonly at: 'server'; readonly url: string }
  /** On another host: never fetched by this app, but offered as a link. */
  | { readonly at: 'elsewhere'; readonly href: SafeHref; readonly host: string }
  /** Not safe to open, such as `http:` and `javascript:`. */
  | { readonly at: 'nowhere'; readonly text: string }

/** Classifies the URL of an attachment; the access token is only sent to the session's own server. */
export function fileAddress(url: string, { server, ehr }: Pick<Session, 'server' | 'ehr'>): FileAddress {
  const alias = (ehr.aliases ?? []).map((base) => base.replace(/\/$/, '')).find((base) => url.startsWith(`${base}/`))
  const relative = alias === undefined ? url : url.slice(alias.length + 1)
  if (guardedUrl(server, relative) !== undefined) return { at: 'server', url: relative }
  const text = url.length > 200 ? `${url.slice(0, 200)}…` : url
  const href = safeHref('url', url)
  return href === undefined || !URL.canParse(href)
    ? { at: 'nowhere', text }
    : { at: 'elsewhere', href, host: new URL(href).host }
}
