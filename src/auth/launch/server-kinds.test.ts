// @vitest-environment happy-dom
import { createServer, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { exportJWK, generateKeyPair, SignJWT } from 'jose'
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { prepareSignIn } from './authorize'
import { completeCallback } from './callback'
import type { EhrConfig } from '../../config/config'
import { setCurrentSession } from '../session/session-store'
import { discover } from './smart-configuration'
import type { LaunchMode } from '../tokens/scopes'

const keys = await generateKeyPair('RS256')
const jwks = { keys: [{ ...(await exportJWK(keys.publicKey)), alg: 'RS256', kid: 'k' }] }
const oauthUris = 'http://fhir-registry.smarthealthit.org/StructureDefinition/oauth-uris'

let base: string
let close: () => void
let log: string[]
let bodies: string[]
let smart: boolean
let user: string | undefined
let nonce: string
let patients: readonly string[] | undefined
let expired: boolean
/** Resolves when the keys have been asked for; until then no token is answered. */
let keysAsked: Promise<void>
let askedForKeys: () => void
let waitsForKeys: boolean

const cors = {
  'access-control-allow-origin': '*',
  'access-control-allow-headers': '*',
  'content-type': 'application/json',
}
const send = (response: ServerResponse, body: unknown, status = 200): void =>
  void response.writeHead(status, cors).end(JSON.stringify(body))

/** The configuration is read once, so it has all kinds. */
const kinds = {
  plain: {},
  old: { discovery: 'metadata', pkce: 'always' },
  oldWithoutPkce: { discovery: 'metadata' },
  extra: { extra: { practice: 'a 1' } },
  refreshScope: { refreshScope: true },
} as const satisfies Readonly<Record<string, Partial<EhrConfig>>>
type Kind = keyof typeof kinds
const ehr = (id: Kind): EhrConfig => ({
  id,
  name: id,
  fhirBase: `${base}/fhir`,
  clientId: 'c',
  persist: 'memory',
  ...kinds[id],
})

async function tokenAnswer(): Promise<unknown> {
  const claims = { nonce, fhirUser: `${base}/fhir/${user}` }
  const signed = new SignJWT(claims)
    .setProtectedHeader({ alg: 'RS256', kid: 'k' })
    .setIssuer(base)
    .setAudience('c')
    .setIssuedAt()
    .setExpirationTime('5m')
  return {
    access_token: 'a',
    token_type: 'BEARER',
    refresh_token: 'r',
    scope: 'patient/Patient.read',
    ...(user ? { id_token: await signed.sign(keys.privateKey) } : {}),
  }
}

function answer(path: string, response: ServerResponse): void {
  const endpoints = { authorization_endpoint: `${base}/authorize`, token_endpoint: `${base}/token` }
  const extension = [
    {
      url: oauthUris,
      extension: [
        { url: 'authorize', valueUri: endpoints.authorization_endpoint },
        { url: 'token', valueUri: endpoints.token_endpoint },
      ],
    },
  ]
  if (path === '/config.json') send(response, { ehrs: (Object.keys(kinds) as Kind[]).map(ehr) })
  else if (path === '/jwks') {
    askedForKeys()
    send(response, jwks)
  } else if (path === '/fhir/metadata')
    send(response, { resourceType: 'CapabilityStatement', rest: [{ security: { extension } }] })
  else if (path.endsWith('smart-configuration'))
    send(
      response,
      { issuer: base, jwks_uri: `${base}/jwks`, ...endpoints, code_challenge_methods_supported: ['S256'] },
      smart ? 200 : 404,
    )
  else if (path === '/token')
    void Promise.all([tokenAnswer(), waitsForKeys ? keysAsked : undefined])
      .then(([body]) => body)
      .then((body) => send(response, body))
  else if (expired) send(response, {}, 401)
  else if (patients)
    send(response, {
      resourceType: 'Bundle',
      entry: patients.map((id) => ({ resource: { resourceType: 'Patient', id } })),
    })
  else send(response, { resourceType: 'OperationOutcome', issue: [] }, 403)
}

beforeAll(async () => {
  const server = createServer((request, response) => {
    if (request.method !== 'OPTIONS') log.push(`${request.method} ${request.url}`)
    request.on('data', (chunk: Buffer) => bodies.push(String(chunk)))
    request.on('end', () => answer(request.url ?? '', response))
  })
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  base = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  close = () => server.close()
  ;(window as unknown as { happyDOM: { setURL(url: string): void } }).happyDOM.setURL(`${base}/`)
})
afterAll(() => close())
beforeEach(() => {
  ;[log, bodies, smart, user, patients, expired] = [[], [], true, 'Patient/maya', ['maya'], false]
  ;[keysAsked, waitsForKeys] = [new Promise((resolve) => (askedForKeys = resolve)), false]
  sessionStorage.clear()
  setCurrentSession(undefined)
})

async function signIn(kind: Kind = 'plain', changes = '', mode: LaunchMode = 'standalone') {
  const address = new URL(await prepareSignIn(ehr(kind), { mode, ...(mode === 'ehr' ? { launch: 'l' } : {}) }))
  nonce = address.searchParams.get('nonce') ?? ''
  history.replaceState(
    null,
    '',
    `${new URL(address.searchParams.get('redirect_uri') ?? '').pathname}?code=a&state=${address.searchParams.get('state')}${changes}`,
  )
  return completeCallback()
}

test.each([
  ['the one that the EHR gives, who is not the user', ['leo'], 'leo'],
  ['the user, where the EHR refuses that search', undefined, 'maya'],
])('without a patient in the token answer the record is that of %s', async (_, reachable, id) => {
  patients = reachable
  const done = await signIn()
  expect('session' in done ? done.session.patientId : done.choose).toBe(id)
})

test('the keys of the EHR are asked for while the code is exchanged, and once', async () => {
  waitsForKeys = true
  expect('session' in (await signIn())).toBe(true)
  expect(log.filter((line) => line === 'GET /jwks')).toHaveLength(1)
})

test('a carer whose choice at the EHR was not told chooses again, and the own record is not opened instead', async () => {
  patients = ['maya', 'leo']
  const done = await signIn()
  expect('choose' in done ? done.choose.map(({ id }) => id) : done.session.patientId).toEqual(['maya', 'leo'])
})

test.each([
  ['care staff go on to what they may see', 'Practitioner/lee', ['maya'], 'user'],
  ['care staff go on, also where the EHR gives a list of patients', 'PractitionerRole/lee', ['maya', 'leo'], 'user'],
  ['a carer goes on to say whose record', 'RelatedPerson/rosa', [], 'patient'],
  ['somebody whom the EHR does not name goes on to say whose record', undefined, [], 'patient'],
])('opened by the EHR without a chart, %s, on a sign-in page of the EHR', async (_, who, reachable, level) => {
  ;[user, patients] = [who, reachable]
  const left = new Promise<URL>((resolve) =>
    vi.spyOn(location, 'assign').mockImplementation((to) => resolve(new URL(to))),
  )
  void signIn('plain', '', 'ehr')
  const { searchParams } = await left
  const levels = (searchParams.get('scope') ?? '')
    .split(' ')
    .flatMap((scope) => /^(patient|user)\//.exec(scope)?.[1] ?? [])
  expect([[...new Set(levels)], searchParams.get('launch'), sessionStorage.getItem('plainchart.session')]).toEqual([
    [level],
    null,
    null,
  ])
  expect((searchParams.get('scope') ?? '').includes('launch/patient')).toBe(level === 'patient')
  vi.restoreAllMocks()
})

test('opened by the EHR from a chart that it does not name, a carer gets the one record that it gives', async () => {
  ;[user, patients] = ['RelatedPerson/rosa', ['leo']]
  const done = await signIn('plain', '', 'ehr')
  expect('session' in done ? done.session.patientId : done.choose).toBe('leo')
})

test('an older server is found by its CapabilityStatement, and signs in although it publishes no issuer', async () => {
  ;[smart, user] = [false, undefined]
  const done = await signIn('old', `&iss=${encodeURIComponent(base)}`)
  expect('session' in done ? done.session.patientId : done.choose).toBe('maya')
})

test.each([
  ['a server without the SMART document is not asked for another one', 'plain', 'notFhir'],
  ['an older server must be one for which PKCE is always used', 'oldWithoutPkce', 'ehrError'],
] as const)('%s', async (_, kind, problem) => {
  smart = false
  await expect(discover(ehr(kind))).rejects.toMatchObject({ kind: problem })
  expect(log).toHaveLength(1)
})

test('parameters that an EHR wants go with every request for records', async () => {
  const done = await signIn('extra')
  if (!('session' in done)) throw new Error('no session')
  await done.session.get('Condition?patient=maya')
  await done.session.get('Patient/maya')
  expect(log.filter((line) => line.includes('/fhir/') && !line.includes('smart-configuration'))).toEqual([
    'GET /fhir/Patient?practice=a+1',
    'GET /fhir/Condition?patient=maya&practice=a+1',
    'GET /fhir/Patient/maya?practice=a+1',
  ])
})

test.each([
  ['refreshScope', 'patient/Patient.read'],
  ['plain', null],
] as const)('a renewal at a %s EHR sends the scopes %s', async (kind, sent) => {
  const done = await signIn(kind)
  if (!('session' in done)) throw new Error('no session')
  bodies.length = 0
  expired = true
  await expect(done.session.get('Patient/maya')).rejects.toThrow()
  const renewal = new URLSearchParams(bodies[0])
  expect([renewal.get('grant_type'), renewal.get('scope')]).toEqual(['refresh_token', sent])
})
