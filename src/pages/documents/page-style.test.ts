import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import { contentSecurityPolicy, headersFor, PAGE_STYLE_HASH } from '../../../scripts/vite/security-headers.mjs'
import { PAGE_STYLE } from './page-style'

test('the content security policy allows the style of HTML files by its hash', () => {
  expect(PAGE_STYLE_HASH).toBe(`sha256-${createHash('sha256').update(PAGE_STYLE).digest('base64')}`)
  expect(contentSecurityPolicy({ ehrs: [] })).toContain(`style-src 'self' '${PAGE_STYLE_HASH}';`)
})

const ehr = { fhirBase: 'https://ehr.example/fhir/r4', allowOrigins: ['https://auth.example', 'https://ehr.example'] }

test.each([
  [
    'allows requests only to the EHRs and their sign-in',
    { ehrs: [ehr] },
    "connect-src 'self' https://ehr.example https://auth.example;",
  ],
  ['allows no requests elsewhere when the configuration cannot be read', undefined, "connect-src 'self';"],
  ['ignores an invalid URL', { ehrs: [{ fhirBase: "x; script-src 'unsafe-inline'" }] }, "connect-src 'self';"],
  ['allows only the app itself as a frame ancestor', { ehrs: [ehr] }, "frame-ancestors 'self'"],
  [
    'allows a configured EHR as a frame ancestor',
    { ehrs: [{ ...ehr, framedBy: ['https://chart.example'] }] },
    "frame-ancestors 'self' https://chart.example",
  ],
])('the content security policy %s', (_, config, part) => {
  expect(contentSecurityPolicy(config)).toContain(part)
})

test.each([
  ['/', 'no-store'],
  ['/config.json', 'no-store'],
  ['/sw.js', 'no-store'],
  ['/assets/index-abc.js', 'public, max-age=31536000, immutable'],
])('the response to %s has Cache-Control %s', (path, cacheControl) => {
  expect(headersFor({}, path)['Cache-Control']).toBe(cacheControl)
})
