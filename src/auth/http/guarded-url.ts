/**
 * The URL of an address below the FHIR base: same origin, same path prefix, nothing that a server could read as `..` (some accept `..;x`).
 * Relative addresses are resolved against the base. Undefined for anything else: the token must not be sent there.
 */
export function guardedUrl(base: string, address: string): URL | undefined {
  const root = `${base.replace(/\/$/, '')}/`
  if (/[\\\s\u0000-\u001f]/.test(address) || address.startsWith('//')) return undefined
  const path = address.split(/[?#]/)[0] ?? ''
  if (/%2e|%2f|%3b|%5c|%25/i.test(path) || /(^|\/)\.\.?(\/|;|$)/.test(path)) return undefined
  if (!URL.canParse(address, root)) return undefined
  const url = new URL(address, root)
  const baseUrl = new URL(root)
  if (url.origin !== baseUrl.origin || url.username || url.password || url.hash) return undefined
  const basePath = baseUrl.pathname.replace(/\/$/, '')
  return url.pathname.startsWith(baseUrl.pathname) || (url.pathname === basePath && url.search !== '') ? url : undefined
}
