/**
 * The address when it lies below the FHIR base: same origin, same path prefix, nothing that a server could read as `..` (some read `..;x` so).
 * A relative address is taken from the base. Undefined for anything else: a token must not go there.
 */
export function guardedUrl(base: string, address: string): URL | undefined {
  const root = `${base.replace(/\/$/, '')}/`
  if (/[\\\s\u0000-\u001f]/.test(address) || address.startsWith('//')) return undefined
  const path = address.split(/[?#]/)[0] ?? ''
  if (/%2e|%2f|%3b|%5c|%25/i.test(path) || /(^|\/)\.\.?(\/|;|$)/.test(path)) return undefined
  if (!URL.canParse(address, root)) return undefined
  const url = new URL(address, root)
  const home = new URL(root)
  if (url.origin !== home.origin || url.username || url.password || url.hash) return undefined
  const search = `${home.pathname.replace(/\/$/, '')}`
  return url.pathname.startsWith(home.pathname) || (url.pathname === search && url.search !== '') ? url : undefined
}
