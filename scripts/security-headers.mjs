// The headers that a web server sends with the app. As a command: prints them for a runtime configuration (`dist/config.json` unless told).
import { existsSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'

/** The one style that stands in a document: that of pages from a record (src/views/documents/page-style.ts, whose test compares the two). */
export const PAGE_STYLE_HASH = 'sha256-lIMfhEPnPK/qtOAmYPoSB0gSfMyEml/JNHzClVQugV8='

const list = (value) => (Array.isArray(value) ? value : [])
const originOf = (address) => (typeof address === 'string' && URL.canParse(address) ? [new URL(address).origin] : [])
const distinct = (origins) => [...new Set(origins)]

/** The content security policy for a runtime configuration: scripts and styles of the app alone, requests to its EHRs alone. */
export function contentSecurityPolicy(config) {
  const ehrs = list(config?.ehrs)
  const connect = distinct(ehrs.flatMap((ehr) => [ehr.fhirBase, ...list(ehr.allowOrigins)].flatMap(originOf)))
  const framedBy = distinct(ehrs.flatMap((ehr) => list(ehr.framedBy).flatMap(originOf)))
  const directives = {
    'default-src': ["'none'"],
    'script-src': ["'self'"],
    'style-src': ["'self'", `'${PAGE_STYLE_HASH}'`],
    'img-src': ["'self'", 'blob:'],
    'connect-src': ["'self'", ...connect],
    'frame-src': ['blob:'],
    'object-src': ["'none'"],
    'base-uri': ["'none'"],
    'form-action': ["'none'"],
    'require-trusted-types-for': ["'script'"],
    'trusted-types': ['plainchart', 'dompurify'],
    // The app itself, because a PDF stands in a frame with the policy of the page: WebKit shows it empty when not even the app may frame it.
    'frame-ancestors': ["'self'", ...framedBy],
  }
  return Object.entries(directives)
    .map(([name, sources]) => [name, ...sources].join(' '))
    .join('; ')
}

/** Every header of an answer to `path`; files with a hash in their name never change, everything else is asked for anew and kept nowhere. */
export function headersFor(config, path) {
  return {
    'Content-Security-Policy': contentSecurityPolicy(config),
    'Referrer-Policy': 'no-referrer',
    'X-Content-Type-Options': 'nosniff',
    'Permissions-Policy': 'camera=(), display-capture=(), geolocation=(), microphone=(), payment=(), usb=()',
    'Cross-Origin-Opener-Policy': 'same-origin',
    'Cross-Origin-Resource-Policy': 'same-origin',
    'Cache-Control': path.startsWith('/assets/') ? 'public, max-age=31536000, immutable' : 'no-store',
  }
}

/** True for an address below /assets/ that is no file: an answer with the page in its place would be kept as a script for a year. */
const isMissing = (folder, url) => {
  const { pathname } = new URL(url, 'http://host')
  return pathname.startsWith('/assets/') && !existsSync(join(folder, pathname))
}

/** Serves the preview of the production build as a real host has to: with its headers, and a missing file below /assets/ answered as missing. `read` gives the runtime configuration of the moment. */
export function securityHeaders(read) {
  return {
    name: 'security-headers',
    configurePreviewServer: ({ middlewares, config: { root, build } }) => {
      const folder = resolve(root, build.outDir)
      middlewares.use((request, response, next) => {
        const missing = isMissing(folder, request.url ?? '/')
        const headers = headersFor(read(), missing ? '/' : (request.url ?? '/'))
        for (const [name, value] of Object.entries(headers)) response.setHeader(name, value)
        // The server behind this sets a Cache-Control of its own.
        const { writeHead } = response
        response.writeHead = (...given) => {
          response.setHeader('Cache-Control', headers['Cache-Control'])
          return writeHead.apply(response, given)
        }
        if (missing) response.writeHead(404, { 'content-type': 'text/plain' }).end('There is no such file.')
        else next()
      })
    },
  }
}

if (process.argv[1] === import.meta.filename) {
  const config = JSON.parse(readFileSync(process.argv[2] ?? join(import.meta.dirname, '..', 'dist', 'config.json'), 'utf8'))
  const { 'Cache-Control': others, ...same } = headersFor(config, '/')
  for (const [name, value] of Object.entries(same)) process.stdout.write(`${name}: ${value}\n`)
  process.stdout.write(`Cache-Control: ${headersFor(config, '/assets/')['Cache-Control']} (below /assets/)\nCache-Control: ${others} (everything else)\n`)
}
