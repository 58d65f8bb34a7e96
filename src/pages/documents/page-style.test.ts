import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import { contentSecurityPolicy, headersFor, PAGE_STYLE_HASH } from '../../../scripts/vite/security-headers.mjs'
import { PAGE_STYLE } from './page-style'

test('the content security policy names the style of pages from a record by its hash', () => {
  expect(PAGE_STYLE_HASH).toBe(`sha256-${createHash('sha256').update(PAGE_STYLE).digest('base64')}`)
  expect(contentSecurityPolicy({ ehrs: [] })).toContain(`style-src 'self' '${PAGE_STYLE_HASH}';`)
})

const ehr = { fhirBase: 'https://ehr.example/fhir/r4', allowOrigins: ['https://auth.example', 'https://ehr.example'] }

test.each([
  [
    'lets the app talk to its EHRs and their sign-in alone',
    { ehrs: [ehr] },
    "connect-src 'self' https://ehr.example https://auth.example;",
  ],
  ['lets it talk to nobody when the configuration cannot be read', undefined, "connect-src 'self';"],
  [
    'takes no words of an address that is none',
    { ehrs: [{ fhirBase: "x; script-src 'unsafe-inline'" }] },
    "connect-src 'self';",
  ],
  ['lets nobody but itself show the app in a frame', { ehrs: [ehr] }, "frame-ancestors 'self'"],
  [
    'lets a named EHR show the app in a frame',
    { ehrs: [{ ...ehr, framedBy: ['https://chart.example'] }] },
    "frame-ancestors 'self' https://chart.example",
  ],
])('the content security policy %s', (_, config, part) => {
  expect(contentSecurityPolicy(config)).toContain(part)
})

test.each([
  ['/', 'no-store'],
  ['/config.json', 'no-store'],
  ['/assets/index-abc.js', 'public, max-age=31536000, immutable'],
])('the answer to %s is kept as %s', (path, kept) => {
  expect(headersFor({}, path)['Cache-Control']).toBe(kept)
})
