import { execFileSync, spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { contentSecurityPolicy, headersFor, metaPolicy } from './security-headers.mjs'

const root = join(import.meta.dirname, '..', '..')
const file = join(root, 'public', 'config.json')
const config: unknown = JSON.parse(readFileSync(file, 'utf8'))
const printed = (form: string) =>
  execFileSync(process.execPath, [join(root, 'scripts', 'vite', 'security-headers.mjs'), file, '--for', form], {
    encoding: 'utf8',
  })

test.each(['nginx', 'netlify', 'caddy'])(
  'the printed %s configuration has every header of the table, and the cache lifetimes of both kinds of files',
  (form) => {
    const text = printed(form)
    for (const [name, value] of [
      ...Object.entries(headersFor(config, '/')),
      ...Object.entries(headersFor(config, '/assets/')),
    ]) {
      expect(
        text
          .split('\n')
          .filter((line) => line.includes(name) && line.includes(value))
          .map((line) => line.trim()),
        `${name}: ${value}`,
      ).not.toEqual([])
    }
    expect(text).toContain('/index.html')
  },
)

test('each nginx location block has all headers, because a block with its own add_header inherits none', () => {
  const blocks = printed('nginx').split('\nlocation ')
  expect(blocks.map((block) => block.split('add_header').length - 1)).toEqual([7, 7])
})

test('the meta tag has the policy of the header, except for directives that only a header supports', () => {
  const [, policy] = /content="([^"]+)"/.exec(printed('meta')) ?? []
  expect(policy).toBe(contentSecurityPolicy(config).replace(/; frame-ancestors.*$/, ''))
})

test('the meta tag of a build without a configured EHR additionally allows requests and forms to any https host, and nothing else', () => {
  const [ofBuild, ofSite] = [metaPolicy(), metaPolicy(config)].map((tag) => tag.split('; '))
  expect(ofBuild?.filter((part) => !ofSite?.includes(part))).toEqual([
    "connect-src 'self' https: http://localhost:* http://127.0.0.1:*",
    "form-action 'self' https: http://localhost:* http://127.0.0.1:*",
  ])
})

const ehr = { fhirBase: 'https://fhir.example/r4', allowOrigins: ['https://auth.example'] }
test.each([
  ['the EHR', { ehrs: [ehr] }, "'self' https://fhir.example https://auth.example"],
  [
    'the EHR, where it leads back',
    { ehrs: [{ ...ehr, endSession: 'return' }] },
    "'self' https://fhir.example https://auth.example",
  ],
  ['nowhere, where a link signs out', { ehrs: [{ ...ehr, endSession: 'link' }] }, "'none'"],
  ['any https host, with a directory', { directory: true, ehrs: [{ ...ehr, endSession: 'link' }] }, "'self' https:"],
])('forms may be sent to %s', (_, site, sources) =>
  expect(contentSecurityPolicy(site)).toContain(`; form-action ${sources};`),
)

test.each([
  ['where it is off', { receive: 'off' }, "'self' https://fhir.example https://auth.example"],
  ['for listed hosts', { receive: 'listed', hosts: ['https://links.example'] }, "'self' https://links.example"],
  ['for any host', { receive: 'any', hosts: ['https://links.example'] }, "'self' https:"],
  [
    'for any and a local host',
    { receive: 'any', hosts: ['http://localhost:9400'] },
    "'self' https: http://localhost:9400",
  ],
])('the page of shared links alone may send requests to other hosts, %s', (_, shared, sources) => {
  const site = { ehrs: [ehr], shared }
  expect(contentSecurityPolicy(site, '/shared?a')).toContain(`; connect-src ${sources};`)
  for (const path of ['/', '/connect', '/shared/x', '/callback'])
    expect(contentSecurityPolicy(site, path), path).toBe(contentSecurityPolicy({ ehrs: [ehr] }))
})

test('an unknown output format is rejected with a list of the known ones', () => {
  const { status, stderr } = spawnSync(
    process.execPath,
    [join(root, 'scripts', 'vite', 'security-headers.mjs'), file, '--for', 'iis'],
    { encoding: 'utf8' },
  )
  expect([status, stderr]).toEqual([2, '--for is one of nginx, netlify, caddy, meta.\n'])
})
