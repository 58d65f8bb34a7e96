// The headers that a web server sends with the app. As a command: prints them for a runtime configuration (`dist/config.json` unless told).
import { existsSync, readFileSync } from 'node:fs'
import { basename, join, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { snippets } from '../host-snippets.mjs'

/** The one style that stands in a document: that of pages from a record (src/pages/documents/page-style.ts, whose test compares the two). */
export const PAGE_STYLE_HASH = 'sha256-lIMfhEPnPK/qtOAmYPoSB0gSfMyEml/JNHzClVQugV8='

const list = (value) => (Array.isArray(value) ? value : [])
const originOf = (address) => (typeof address === 'string' && URL.canParse(address) ? [new URL(address).origin] : [])
const distinct = (origins) => [...new Set(origins)]

/** What the policy allows for a runtime configuration: scripts and styles of the app alone, requests to its EHRs alone. */
function directivesOf(config) {
  const ehrs = list(config?.ehrs)
  const listed = distinct(ehrs.flatMap((ehr) => [ehr.fhirBase, ...list(ehr.allowOrigins)].flatMap(originOf)))
  // A directory has hundreds of origins, more than fit into a header: each page of the app narrows this to one EHR before anything runs (src/bootstrap/csp-narrow.js).
  const connect =
    config?.directory === true ? ['https:', ...listed.filter((origin) => !origin.startsWith('https:'))] : listed
  const framedBy = distinct(ehrs.flatMap((ehr) => list(ehr.framedBy).flatMap(originOf)))
  return {
    'default-src': ["'none'"],
    'script-src': ["'self'"],
    'style-src': ["'self'", `'${PAGE_STYLE_HASH}'`],
    'img-src': ["'self'", 'blob:'],
    'font-src': ["'self'"],
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
}

const policyOf = (directives) =>
  Object.entries(directives)
    .map(([name, sources]) => [name, ...sources].join(' '))
    .join('; ')

/** The content security policy for a runtime configuration, as a header. */
export const contentSecurityPolicy = (config) => policyOf(directivesOf(config))

/** Every address that the app may have as one of its EHRs: before anybody has configured any. */
const anyEhr = ["'self'", 'https:', 'http://localhost:*', 'http://127.0.0.1:*']

/** The policy as a tag, for hosts that send no headers: all but who may show the page in a frame, which no tag can say. Without a configuration it is that of the build. */
export function metaPolicy(config) {
  const rest = Object.fromEntries(Object.entries(directivesOf(config)).filter(([name]) => name !== 'frame-ancestors'))
  return `<meta http-equiv="Content-Security-Policy" content="${policyOf(config === undefined ? { ...rest, 'connect-src': anyEhr } : rest)}" />`
}

/** Puts the policy into the page that is built. A header narrows it further. */
export const policyTag = {
  name: 'policy-tag',
  apply: 'build',
  transformIndexHtml: (html) =>
    html.replace('<meta charset="utf-8" />', (charset) => `${charset}\n    ${metaPolicy()}`),
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

/** One header a line, with where it differs. */
const plain = ({ same, others, assets }) =>
  `${same.map(([name, value]) => `${name}: ${value}\n`).join('')}Cache-Control: ${assets} (below /assets/)\nCache-Control: ${others} (everything else)\n`

// By its name too: the server in one file (build-server.mjs) holds this one, and is no command for headers.
if (process.argv[1] === import.meta.filename && basename(import.meta.filename) === 'security-headers.mjs') {
  const {
    values,
    positionals: [file],
  } = parseArgs({ allowPositionals: true, options: { for: { type: 'string' } } })
  const config = JSON.parse(readFileSync(file ?? join(import.meta.dirname, '..', '..', 'dist', 'config.json'), 'utf8'))
  const { 'Cache-Control': others, ...same } = headersFor(config, '/')
  // A tag is for hosts that send no headers, in place of that of the build, which has to let every https address through.
  const forms = { ...snippets, meta: () => `${metaPolicy(config)}\n` }
  const print = values.for === undefined ? plain : forms[values.for]
  if (print === undefined) {
    process.stderr.write(`--for is one of ${Object.keys(forms).join(', ')}.\n`)
    process.exit(2)
  }
  process.stdout.write(
    print({ same: Object.entries(same), others, assets: headersFor(config, '/assets/')['Cache-Control'] }),
  )
}
