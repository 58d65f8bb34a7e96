import { generateKeyPairSync, type KeyObject } from 'node:crypto'
import { createServer } from 'node:http'
import { createLocalJWKSet, jwtVerify, type JSONWebKeySet } from 'jose'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { startServer } from '../__fixtures__/server'

const forms: URLSearchParams[] = []
/** Additional members of the EHR's token responses. */
let more: () => object = () => ({})
let ehr: ReturnType<typeof createServer>
let origin: string
beforeAll(async () => {
  ehr = createServer((request, response) => {
    let body = ''
    request.on('data', (chunk: Buffer) => (body += String(chunk)))
    request.on('end', () => {
      if (request.method === 'POST') forms.push(new URLSearchParams(body))
      const smart = {
        authorization_endpoint: `${origin}/authorize`,
        token_endpoint: `${origin}/token`,
        code_challenge_methods_supported: ['S256'],
      }
      response
        .writeHead(200, { 'content-type': 'application/json' })
        .end(
          JSON.stringify(
            request.method === 'POST'
              ? { access_token: 'a', token_type: 'bearer', refresh_token: 'r', ...more() }
              : smart,
          ),
        )
    })
  })
  await new Promise<void>((done) => ehr.listen(0, 'localhost', done))
  const address = ehr.address()
  origin = `http://localhost:${typeof address === 'object' && address ? address.port : 0}`
})
afterAll(() => void ehr.close())

const pem = (key: KeyObject): string => String(key.export({ type: 'pkcs8', format: 'pem' }))
const older = pem(generateKeyPairSync('rsa', { modulusLength: 2048 }).privateKey)
const newer = JSON.stringify({
  ...generateKeyPairSync('ec', { namedCurve: 'P-384' }).privateKey.export({ format: 'jwk' }),
  kid: 'newer',
})

const serverWith = (credentials: readonly object[]) =>
  startServer(
    (url) => ({
      url,
      ehrs: [
        {
          id: 'k',
          name: 'K',
          fhirBase: `${origin}/fhir`,
          clientId: 'client',
          confidential: { method: 'private_key_jwt', credentials },
        },
      ],
    }),
    { OLDER: older, NEWER: newer },
  )

async function tokens(server: Awaited<ReturnType<typeof serverWith>>, fields: Readonly<Record<string, string>>) {
  const body = new URLSearchParams(fields)
  const answer = await fetch(`${server.url}/ehr/k/token`, { method: 'POST', headers: { origin: server.url }, body })
  return (await answer.json()) as Record<string, string>
}
const published = async ({ url }: { url: string }) =>
  (await (await fetch(`${url}/.well-known/jwks.json`)).json()) as JSONWebKeySet

test('a site authenticates with its first usable key, publishes all usable keys, and a key change ends no sign-in', async () => {
  const expires = new Date(Date.now() + 60_000).toISOString().slice(0, 10)
  const before = await serverWith([{ env: 'OLDER', kid: 'older', expires }, { env: 'NEWER' }])
  const keys = await published(before)
  expect(keys.keys.map(({ kid, alg, use, d, p }) => ({ kid, alg, use, d, p }))).toEqual([
    { kid: 'older', alg: 'RS384', use: 'sig' },
    { kid: 'newer', alg: 'ES384', use: 'sig' },
  ])
  const code = {
    grant_type: 'authorization_code',
    code: 'c',
    redirect_uri: `${before.url}/callback`,
    code_verifier: 'v'.repeat(43),
    scope: 'patient/*.read',
  }
  const { refresh_token = '' } = await tokens(before, code)
  const assertion = forms.at(-1)?.get('client_assertion') ?? ''
  const { payload, protectedHeader } = await jwtVerify(assertion, createLocalJWKSet(keys), {
    issuer: 'client',
    subject: 'client',
    audience: `${origin}/token`,
  })
  expect([
    protectedHeader.kid,
    protectedHeader.typ,
    Number(payload.exp) - Number(payload.iat),
    forms.at(-1)?.get('client_secret'),
  ]).toEqual(['older', 'JWT', 300, null])
  await tokens(before, { grant_type: 'refresh_token', refresh_token })
  const again = await jwtVerify(forms.at(-1)?.get('client_assertion') ?? '', createLocalJWKSet(keys))
  expect(again.payload.jti).not.toBe(payload.jti)
  expect(forms.at(-1)?.get('refresh_token')).toBe('r')
  await before.close()

  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() })
  const after = await serverWith([{ env: 'NEWER' }, { env: 'OLDER', kid: 'older', expires }])
  vi.setSystemTime(Date.now() + 4 * 24 * 60 * 60_000)
  expect((await published(after)).keys.map(({ kid }) => kid)).toEqual(['newer'])
  expect(await tokens(after, { grant_type: 'refresh_token', refresh_token })).toMatchObject({ access_token: 'a' })
  expect(
    (await jwtVerify(forms.at(-1)?.get('client_assertion') ?? '', createLocalJWKSet(keys), { currentDate: new Date() }))
      .protectedHeader.kid,
  ).toBe('newer')
  vi.useRealTimers()
  await after.close()
})

test('a token response that repeats the signature of the site is rejected', async () => {
  const server = await serverWith([{ env: 'NEWER' }])
  more = () => ({ scope: `openid ${forms.at(-1)?.get('client_assertion') ?? ''}` })
  const code = {
    grant_type: 'authorization_code',
    code: 'c',
    redirect_uri: `${server.url}/callback`,
    code_verifier: 'v'.repeat(43),
  }
  expect(await tokens(server, code)).toEqual({ error: 'server_error' })
  more = () => ({})
  expect(await tokens(server, code)).toMatchObject({ access_token: 'a' })
  await server.close()
})
