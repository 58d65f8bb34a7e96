import { generateKeyPairSync } from 'node:crypto'
import type { JSONWebKeySet } from 'jose'
import { afterAll, beforeAll, expect, test } from 'vitest'
import {
  challengeOf,
  startClient,
  VERIFIER,
  allow,
  type SandboxClient,
} from '../../sandbox/auth/__fixtures__/oauth-client'
import { freePort, startServer } from '../__fixtures__/server'

let url: string
let sandbox: SandboxClient
beforeAll(async () => {
  url = `http://localhost:${await freePort()}`
  sandbox = await startClient({ faults: [] })
})
afterAll(() => sandbox.close())

const pem = (key: 'rsa' | 'ec'): string =>
  String(
    (key === 'rsa'
      ? generateKeyPairSync('rsa', { modulusLength: 2048 })
      : generateKeyPairSync('ec', { namedCurve: 'P-384' })
    ).privateKey.export({ type: 'pkcs8', format: 'pem' }),
  )
const older = { env: 'OLDER', kid: 'older' }
const newer = { env: 'NEWER', kid: 'newer' }
const environment = { OLDER: pem('rsa'), NEWER: pem('ec'), UNREGISTERED: pem('ec') }
const serverWith = (credentials: readonly object[]) =>
  startServer(
    () => ({
      url,
      ehrs: [
        {
          id: 'k',
          name: 'K',
          fhirBase: sandbox.fhirBase,
          clientId: 'keyed',
          confidential: { method: 'private_key_jwt', credentials },
        },
      ],
    }),
    environment,
    { url, lines: [] },
  )
type Server = Awaited<ReturnType<typeof serverWith>>

/** Registers the site's published keys at the EHR, as an operator does. */
async function register({ address }: Server) {
  const jwks = (await (await fetch(`${address}/.well-known/jwks.json`)).json()) as JSONWebKeySet
  const answer = await fetch(`${sandbox.url}/control/clients`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ client_id: 'keyed', redirect_uris: [`${url}/callback`], jwks }),
  })
  expect(answer.status).toBe(201)
}

const scope = 'openid fhirUser launch/patient offline_access patient/Patient.rs'
async function tokens({ address }: Server, fields: Readonly<Record<string, string>>) {
  const answer = await fetch(`${address}/ehr/k/token`, {
    method: 'POST',
    headers: { origin: url },
    body: new URLSearchParams(fields),
  })
  const body = (await answer.json()) as {
    access_token?: string
    refresh_token?: string
    patient?: string
    error?: string
  }
  return { status: answer.status, ...body }
}
async function signIn(server: Server) {
  const authorizeParameters = {
    response_type: 'code',
    client_id: 'keyed',
    redirect_uri: `${url}/callback`,
    scope,
    state: 's',
    aud: `${url}/ehr/k/fhir`,
    code_challenge: challengeOf(VERIFIER),
    code_challenge_method: 'S256',
  }
  const to =
    (
      await fetch(`${server.address}/ehr/k/authorize?${new URLSearchParams(authorizeParameters).toString()}`, {
        redirect: 'manual',
      })
    ).headers.get('location') ?? ''
  const { url: at } = await sandbox.follow(to, allow('ana'))
  return tokens(server, {
    grant_type: 'authorization_code',
    code: at.searchParams.get('code') ?? '',
    redirect_uri: `${url}/callback`,
    client_id: 'keyed',
    code_verifier: VERIFIER,
    scope,
  })
}

test('an EHR that requires a signature accepts that of the site; a new key takes over without another sign-in, and an unregistered key is rejected', async () => {
  const first = await serverWith([older])
  await register(first)
  const before = await signIn(first)
  expect(before).toMatchObject({ status: 200, patient: 'ana' })
  await first.close()

  // Both keys are published and the older one signs, until the EHR has read the new one.
  const both = await serverWith([older, newer])
  await register(both)
  const during = await tokens(both, { grant_type: 'refresh_token', refresh_token: before.refresh_token ?? '' })
  expect(during).toMatchObject({ status: 200, patient: 'ana' })
  await both.close()

  const changed = await serverWith([newer, older])
  const after = await tokens(changed, { grant_type: 'refresh_token', refresh_token: during.refresh_token ?? '' })
  expect(after).toMatchObject({ status: 200, patient: 'ana' })
  expect((await sandbox.read('Patient/ana', after.access_token)).status).toBe(200)
  await changed.close()

  const unregistered = await serverWith([{ env: 'UNREGISTERED', kid: 'newer' }])
  expect(await signIn(unregistered)).toEqual({ status: 502, error: 'server_error' })
  expect(unregistered.lines.join('')).toContain('invalid_client')
  await unregistered.close()
})
