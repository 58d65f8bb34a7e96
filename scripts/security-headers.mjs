// The headers that a web server sends with the app. As a command: prints them for a runtime configuration (`dist/config.json` unless told).
import { readFileSync } from 'node:fs'
import { join } from 'node:path'

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

/** Serves the preview of the production build with the headers of a real host. `read` gives the runtime configuration of the moment. */
export function securityHeaders(read) {
  return {
    name: 'security-headers',
    configurePreviewServer: ({ middlewares }) => {
      middlewares.use((request, response, next) => {
        const headers = headersFor(read(), request.url ?? '/')
        for (const [name, value] of Object.entries(headers)) response.setHeader(name, value)
        // The server behind this sets a Cache-Control of its own.
        const { writeHead } = response
        response.writeHead = (...given) => {
          response.setHeader('Cache-Control', headers['Cache-Control'])
          return writeHead.apply(response, given)
        }
        next()
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
