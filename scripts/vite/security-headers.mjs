// HTTP headers that a web server must send with the app. As a command: prints them for a runtime configuration (default: `dist/config.json`).
import { existsSync, readFileSync } from 'node:fs'
import { basename, join, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { snippets } from '../host-snippets.mjs'

/** Hash of the only inline style: that of HTML documents from a record (src/pages/documents/page-style.ts, whose test compares the two). */
export const PAGE_STYLE_HASH = 'sha256-lIMfhEPnPK/qtOAmYPoSB0gSfMyEml/JNHzClVQugV8='

const list = (value) => (Array.isArray(value) ? value : [])
const originOf = (address) => (typeof address === 'string' && URL.canParse(address) ? [new URL(address).origin] : [])
const distinct = (origins) => [...new Set(origins)]

/**
 * The origins of EHRs. A directory has hundreds, too many for a header: each page narrows `https:` to one EHR before anything else runs
 * (src/bootstrap/csp-narrow.js).
 */
function originsOf(ehrs, hasDirectory) {
  const listed = distinct(ehrs.flatMap((ehr) => [ehr.fhirBase, ...list(ehr.allowOrigins)].flatMap(originOf)))
  return hasDirectory ? ['https:', ...listed.filter((origin) => !origin.startsWith('https:'))] : listed
}

/** The page that reads SMART Health Links. */
const SHARED_PATH = '/shared'

/** True for the page of shared links on a site that opens them. */
const isSharedPage = (config, path) =>
  path.split('?')[0] === SHARED_PATH && ['any', 'listed'].includes(config?.shared?.receive)

/** Where files of shared links may be read from. That page opens no record of an EHR, and gives up its network before it decrypts a file. */
function sharedOrigins({ receive, hosts }) {
  const listed = distinct(list(hosts).flatMap(originOf))
  return receive === 'any' ? ['https:', ...listed.filter((origin) => !origin.startsWith('https:'))] : listed
}

/** CSP directives for a runtime configuration: scripts and styles only from the app, requests and forms only to its EHRs. */
function directivesOf(config, path = '/') {
  const ehrs = list(config?.ehrs)
  const hasDirectory = config?.directory === true
  // The only form signs out at the EHR. An EHR that redirects back needs 'self', because Chromium applies the directive to redirects.
  const formTargets = originsOf(
    ehrs.filter((ehr) => ehr.endSession !== 'link'),
    hasDirectory,
  )
  const framedBy = distinct(ehrs.flatMap((ehr) => list(ehr.framedBy).flatMap(originOf)))
  return {
    'default-src': ["'none'"],
    'script-src': ["'self'"],
    'style-src': ["'self'", `'${PAGE_STYLE_HASH}'`],
    'img-src': ["'self'", 'blob:'],
    'font-src': ["'self'"],
    'connect-src': [
      "'self'",
      ...(isSharedPage(config, path) ? sharedOrigins(config.shared) : originsOf(ehrs, hasDirectory)),
    ],
    'frame-src': ['blob:'],
    'object-src': ["'none'"],
    'base-uri': ["'none'"],
    'form-action': formTargets.length === 0 ? ["'none'"] : ["'self'", ...formTargets],
    'require-trusted-types-for': ["'script'"],
    'trusted-types': ['plainchart', 'dompurify'],
    // 'self', because a PDF is shown in a frame that inherits this policy: WebKit shows an empty frame without it.
    'frame-ancestors': ["'self'", ...framedBy],
  }
}

const policyOf = (directives) =>
  Object.entries(directives)
    .map(([name, sources]) => [name, ...sources].join(' '))
    .join('; ')

/** The Content-Security-Policy header for a runtime configuration and a path. */
export const contentSecurityPolicy = (config, path = '/') => policyOf(directivesOf(config, path))

/** Every possible EHR origin, for a build without a configuration. */
const anyEhr = ["'self'", 'https:', 'http://localhost:*', 'http://127.0.0.1:*']

/** The policy as a meta tag, for hosts that send no headers; `frame-ancestors` has no effect in a tag. Without a configuration it allows any EHR. */
export function metaPolicy(config) {
  const rest = Object.fromEntries(Object.entries(directivesOf(config)).filter(([name]) => name !== 'frame-ancestors'))
  return `<meta http-equiv="Content-Security-Policy" content="${policyOf(config === undefined ? { ...rest, 'connect-src': anyEhr, 'form-action': anyEhr } : rest)}" />`
}

/** Adds the meta tag to the built page. A header narrows it further. */
export const policyTag = {
  name: 'policy-tag',
  apply: 'build',
  transformIndexHtml: (html) =>
    html.replace('<meta charset="utf-8" />', (charset) => `${charset}\n    ${metaPolicy()}`),
}

/** All headers of a response for `path`. Files with a content hash are immutable; nothing else may be cached. */
export function headersFor(config, path) {
  return {
    'Content-Security-Policy': contentSecurityPolicy(config, path),
    'Referrer-Policy': 'no-referrer',
    'X-Content-Type-Options': 'nosniff',
    'Permissions-Policy': 'camera=(), display-capture=(), geolocation=(), microphone=(), payment=(), usb=()',
    'Cross-Origin-Opener-Policy': 'same-origin',
    'Cross-Origin-Resource-Policy': 'same-origin',
    'Cache-Control': path.startsWith('/assets/') ? 'public, max-age=31536000, immutable' : 'no-store',
  }
}

/** True for a URL below /assets/ without a file: the page in its place would be cached as a script for a year. */
const isMissing = (folder, url) => {
  const { pathname } = new URL(url, 'http://host')
  return pathname.startsWith('/assets/') && !existsSync(join(folder, pathname))
}

/** Makes Vite's preview behave like a real host: these headers, and 404 for missing files below /assets/. `read` returns the current runtime configuration. */
export function securityHeaders(read) {
  return {
    name: 'security-headers',
    configurePreviewServer: ({ middlewares, config: { root, build } }) => {
      const folder = resolve(root, build.outDir)
      middlewares.use((request, response, next) => {
        const missing = isMissing(folder, request.url ?? '/')
        const headers = headersFor(read(), missing ? '/' : (request.url ?? '/'))
        for (const [name, value] of Object.entries(headers)) response.setHeader(name, value)
        // Vite's file server sets its own Cache-Control.
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

/** One header per line. */
const plain = ({ same, others, assets, shared }) =>
  `${shared === undefined ? '' : `Content-Security-Policy: ${shared} (${SHARED_PATH})\n`}${same.map(([name, value]) => `${name}: ${value}\n`).join('')}Cache-Control: ${assets} (below /assets/)\nCache-Control: ${others} (everything else)\n`

// Compares the file name too: the bundled server (build-server.mjs) contains this module and is not this command.
if (process.argv[1] === import.meta.filename && basename(import.meta.filename) === 'security-headers.mjs') {
  const {
    values,
    positionals: [file],
  } = parseArgs({ allowPositionals: true, options: { for: { type: 'string' } } })
  const config = JSON.parse(readFileSync(file ?? join(import.meta.dirname, '..', '..', 'dist', 'config.json'), 'utf8'))
  const { 'Cache-Control': others, ...same } = headersFor(config, '/')
  // The meta tag is for hosts that send no headers; it replaces the build's tag, which allows every https origin.
  const forms = { ...snippets, meta: () => `${metaPolicy(config)}\n` }
  const print = values.for === undefined ? plain : forms[values.for]
  if (print === undefined) {
    process.stderr.write(`--for is one of ${Object.keys(forms).join(', ')}.\n`)
    process.exit(2)
  }
  process.stdout.write(
    print({
      same: Object.entries(same),
      others,
      assets: headersFor(config, '/assets/')['Cache-Control'],
      shared: isSharedPage(config, SHARED_PATH) ? contentSecurityPolicy(config, SHARED_PATH) : undefined,
    }),
  )
}
