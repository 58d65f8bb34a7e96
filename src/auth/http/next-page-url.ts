/**
 * The absolute URL of a `next` link, which may be relative to the URL of its page (RFC 3986 5.1.3), itself absolute or relative to the FHIR base `server`.
 * An http URL of the server itself, as servers behind a proxy send it, becomes https. A link that is no URL stays as it is.
 */
export function nextPageUrl(next: string, pageUrl: string, server: string): string {
  const base = `${server}/`
  const page = URL.canParse(pageUrl, base) ? new URL(pageUrl, base).href : base
  if (!URL.canParse(next, page)) return next
  const url = new URL(next, page)
  const serverUrl = new URL(base)
  if (url.protocol === 'http:' && serverUrl.protocol === 'https:' && url.host === serverUrl.host)
    url.protocol = 'https:'
  return url.href
}
