import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { generatedCases } from '../../scripts/ci/full-matrix'
import { OOB_REDIRECT_URI, PUBLIC_CLIENT } from './built-in-clients'
import {
  APP,
  BASIC_CLIENT,
  basicHeader,
  NATIVE_CLIENT,
  NO_PKCE,
  POST_CLIENT,
  SECRET,
  startClient,
  VERIFIER,
} from './__fixtures__/oauth-client'
import type { Changes, SandboxClient } from './__fixtures__/oauth-client'

let ehr: SandboxClient
const rejections: unknown[] = []
const onRejection = (reason: unknown) => void rejections.push(reason)
beforeAll(async () => {
  process.on('unhandledRejection', onRejection)
  ehr = await startClient()
})
afterAll(async () => {
  process.off('unhandledRejection', onRejection)
  await ehr.close()
  expect(rejections).toEqual([])
})

const runs = (all: number) => ({ numRuns: generatedCases(all), seed: 20_261_125, endOnFailure: true })

/** Edge cases for parsers, and random text. */
const nasty = fc.oneof(
  fc.constantFrom(
    '',
    ' ',
    '\u0000',
    '%',
    '%zz',
    '%00',
    '../..',
    '[]',
    '{}',
    'null',
    'undefined',
    '__proto__',
    'constructor',
    "' or 1=1--",
    '<script>',
    '\r\nx: y',
    '\ud800',
    '\u202e',
    'é'.normalize('NFD'),
  ),
  fc.string({ maxLength: 40 }),
  fc.string({ unit: 'binary', maxLength: 40 }),
  fc.string({ minLength: 43, maxLength: 128, unit: fc.constantFrom(...'abcXYZ019-._~') }),
  fc.integer({ min: 100, max: 9000 }).map((length) => 'x'.repeat(length)),
)
const names = [
  'grant_type',
  'code',
  'redirect_uri',
  'client_id',
  'client_secret',
  'code_verifier',
  'refresh_token',
  'scope',
  'resource',
  'client_assertion',
  'client_assertion_type',
  'response_type',
  'response_mode',
  'state',
  'aud',
  'launch',
  'prompt',
  'nonce',
  'max_age',
  'code_challenge',
  'code_challenge_method',
  'request',
  'request_uri',
  'id_token_hint',
  'login_hint',
  'acr_values',
  'claims',
  'display',
  'token',
  'token_type_hint',
]
const known = fc.constantFrom(
  'authorization_code',
  'refresh_token',
  'code',
  'S256',
  'plain',
  'openid',
  'none',
  PUBLIC_CLIENT,
  POST_CLIENT,
  BASIC_CLIENT,
  NATIVE_CLIENT,
  OOB_REDIRECT_URI,
  `${APP}/callback`,
  SECRET,
)
const pairs = fc.array(
  fc.tuple(fc.oneof({ weight: 6, arbitrary: fc.constantFrom(...names) }, nasty), fc.oneof(known, nasty)),
  { maxLength: 12 },
)

const encode = (list: readonly (readonly [string, string])[]) =>
  new URLSearchParams(list.map(([name, value]) => [name, value])).toString()
const body = fc.oneof({ weight: 5, arbitrary: pairs.map(encode) }, { weight: 1, arbitrary: nasty })
const contentType = fc.constantFrom(
  'application/x-www-form-urlencoded',
  'application/x-www-form-urlencoded; charset=utf-16',
  'application/json',
  'text/plain',
  'multipart/form-data',
  'nonsense',
)
const printable = fc.string({
  maxLength: 60,
  unit: fc.constantFrom(...' !"#$%&\'()*+,-./0123456789:;<=>?@ABCabc[\\]^_`{|}~'),
})
const authorization = fc.oneof(
  fc.constant(undefined),
  printable,
  printable.map((text) => `Basic ${Buffer.from(text).toString('base64')}`),
  fc
    .tuple(known, known)
    .filter(([id, secret]) => !([POST_CLIENT, BASIC_CLIENT].includes(id) && secret === SECRET))
    .map(([id, secret]) => basicHeader(id, secret).authorization),
)

describe('for any input', () => {
  it('the token endpoint answers 4xx without a token', async () => {
    await fc.assert(
      fc.asyncProperty(body, contentType, authorization, async (text, type, header) => {
        const headers = { 'content-type': type, ...(header === undefined ? {} : { authorization: header }) }
        const response = await fetch(ehr.endpoint('token'), { method: 'POST', headers, body: Buffer.from(text) })
        const answer = (await response.json()) as Readonly<Record<string, unknown>>
        expect([400, 401, 415]).toContain(response.status)
        expect([typeof answer['error'], 'access_token' in answer]).toEqual(['string', false])
      }),
      runs(1200),
    )
  })

  it('the revocation endpoint answers 200 or 4xx', async () => {
    await fc.assert(
      fc.asyncProperty(body, contentType, authorization, async (text, type, header) => {
        const headers = { 'content-type': type, ...(header === undefined ? {} : { authorization: header }) }
        const response = await fetch(ehr.endpoint('revocation'), { method: 'POST', headers, body: Buffer.from(text) })
        expect([200, 400, 401, 415]).toContain(response.status)
      }),
      runs(200),
    )
  })

  it('authorize leads to its own pages or a registered URI, never with a code before sign-in', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.oneof(
          pairs.map(encode),
          pairs.map((list) => `${new URL(ehr.authorizeUrl()).search.slice(1)}&${encode(list)}`),
          nasty.map(escapeRequestLine),
        ),
        async (query) => {
          const response = await fetch(`${ehr.endpoint('authorize')}?${query}`, { redirect: 'manual' })
          const to = response.headers.get('location')
          const text = await response.text()
          expect([200, 302, 303, 400, 431]).toContain(response.status)
          if (to === null) return void expect(text).toMatch(/Sign-in did not work|<form|^\{/)
          const target = new URL(to, ehr.url)
          expect(target.searchParams.has('code')).toBe(false)
          expect(`${target.origin}${target.pathname}`).toMatch(
            new RegExp(`^(${ehr.url}/(interaction/[\\w-]+|oob)|${APP}/callback|http://localhost:4173/callback)$`),
          )
        },
      ),
      runs(900),
    )
  })

  it('the pages of the sandbox never fail and never echo markup', async () => {
    const paths = fc.constantFrom(
      '/oob',
      '/ehr/launch',
      '/interaction/x',
      '/interaction/x/login',
      '/authorization/connect/endsession',
      '/authorization/connect/authorize/x',
      '/',
    )
    await fc.assert(
      fc.asyncProperty(paths, pairs, fc.boolean(), async (path, list, isPost) => {
        const response = await fetch(
          `${ehr.url}${path}${isPost ? '' : `?${encode(list)}`}`,
          isPost
            ? { method: 'POST', redirect: 'manual', body: new URLSearchParams(encode(list)) }
            : { redirect: 'manual' },
        )
        expect(response.status).toBeLessThan(500)
        expect(await response.text()).not.toContain("' or 1=1--")
      }),
      runs(400),
    )
  })
})

/** Escapes characters that are invalid in a request line. */
function escapeRequestLine(text: string): string {
  return text.replace(
    /[^\u0021-\u007e]|#/g,
    (char) => `%${(char.codePointAt(0) ?? 0).toString(16).slice(-2).padStart(2, '0')}`,
  )
}

describe('with one wrong member in a valid request', () => {
  const wrongValue = (right: () => string) => nasty.filter((text) => text !== right())
  const exchange = async (signIn: Changes, right: Changes, name: string, value: string) =>
    ehr.token(ehr.exchangeFields(await ehr.codeFor(signIn), { ...right, [name]: value }))
  const pkce = { client_id: PUBLIC_CLIENT }
  const server = { client_id: POST_CLIENT, client_secret: SECRET, code_verifier: undefined }

  it.each<readonly [name: string, signIn: Changes, right: Changes, value: () => string]>([
    ['code', pkce, pkce, () => ''],
    ['code_verifier', pkce, pkce, () => VERIFIER],
    ['redirect_uri', pkce, pkce, () => `${APP}/callback`],
    ['client_id', pkce, pkce, () => PUBLIC_CLIENT],
    ['grant_type', pkce, pkce, () => 'authorization_code'],
    ['client_secret', { client_id: POST_CLIENT, ...NO_PKCE }, server, () => SECRET],
  ])('a wrong %s never gives a token', async (name, signIn, right, value) => {
    await fc.assert(
      fc.asyncProperty(wrongValue(value), async (text) => {
        const { status, body: answer } = await exchange(signIn, right, name, text)
        expect([400, 401]).toContain(status)
        expect('access_token' in answer).toBe(false)
      }),
      runs(50),
    )
  })

  it('a wrong refresh token never gives a token', async () => {
    await fc.assert(
      fc.asyncProperty(nasty, async (text) => {
        const { status, body: answer } = await ehr.refresh(text)
        expect([status, 'access_token' in answer]).toEqual([400, false])
      }),
      runs(100),
    )
  })

  it('a wrong access token never reads', async () => {
    await fc.assert(
      fc.asyncProperty(fc.string({ minLength: 1, unit: fc.constantFrom(...'abcXYZ019-._~+/=') }), async (text) => {
        expect((await ehr.read('Patient/ana', text)).status).toBe(401)
      }),
      runs(100),
    )
  })
})
