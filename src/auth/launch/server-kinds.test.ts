// @vitest-environment happy-dom
import { createServer, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { exportJWK, generateKeyPair, SignJWT } from 'jose'
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { prepareAuthorization } from './authorize'
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
/** The Person who may sign in; undefined if it must not be read. */
let person: object | undefined
/** Resolves when the keys have been requested; no token response is sent before. */
let keysRequested: Promise<void>
let onKeysRequested: () => void
let waitsForKeys: boolean
let hasKeys: boolean

// The code that verifies id_tokens arrives after the keys have been requested.
vi.mock('./id-token', async (importOriginal) => {
  await keysRequested
  return importOriginal()
})

const cors = {
  'access-control-allow-origin': '*',
  'access-control-allow-headers': '*',
  'content-type': 'application/json',
}
const send = (response: ServerResponse, body: unknown, status = 200): void =>
  void response.writeHead(status, cors).end(JSON.stringify(body))

/** The configuration is read once, so it contains all kinds. */
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

async function tokenResponse(): Promise<unknown> {
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

function respond(path: string, response: ServerResponse): void {
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
    onKeysRequested()
    send(response, jwks, hasKeys ? 200 : 503)
  } else if (path === '/fhir/metadata')
    send(response, { resourceType: 'CapabilityStatement', rest: [{ security: { extension } }] })
  else if (path.endsWith('smart-configuration'))
    send(
      response,
      { issuer: base, jwks_uri: `${base}/jwks`, ...endpoints, code_challenge_methods_supported: ['S256'] },
      smart ? 200 : 404,
    )
  else if (path === '/token')
    void Promise.all([tokenResponse(), waitsForKeys ? keysRequested : undefined])
      .then(([body]) => body)
      .then((body) => send(response, body))
  else if (path === '/fhir/Person/h1') send(response, person ?? {}, person ? 200 : 403)
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
    request.on('end', () => respond(request.url ?? '', response))
  })
  await new Promise<void>((result) => server.listen(0, '127.0.0.1', result))
  base = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  close = () => server.close()
  ;(window as unknown as { happyDOM: { setURL(url: string): void } }).happyDOM.setURL(`${base}/`)
})
afterAll(() => close())
beforeEach(() => {
  ;[log, bodies, smart, user, patients, expired] = [[], [], true, 'Patient/maya', ['maya'], false]
  ;[person, hasKeys] = [undefined, true]
  ;[keysRequested, waitsForKeys] = [new Promise((resolve) => (onKeysRequested = resolve)), false]
  sessionStorage.clear()
  setCurrentSession(undefined)
})

async function signIn(kind: Kind = 'plain', changes = '', mode: LaunchMode = 'standalone') {
  const address = new URL(await prepareAuthorization(ehr(kind), { mode, ...(mode === 'ehr' ? { launch: 'l' } : {}) }))
  nonce = address.searchParams.get('nonce') ?? ''
  history.replaceState(
    null,
    '',
    `${new URL(address.searchParams.get('redirect_uri') ?? '').pathname}?code=a&state=${address.searchParams.get('state')}${changes}`,
  )
  return completeCallback()
}

test.each([
  ['the one patient that the EHR returns, who is not the user', ['leo'], 'leo'],
  ['the user, if the EHR refuses that search', undefined, 'maya'],
])('without a patient in the token response, opens the record of %s', async (_, reachable, id) => {
  patients = reachable
  const result = await signIn()
  expect('session' in result ? result.session.patientId : result.choices).toBe(id)
})

const personWith = (...link: readonly object[]) => ({ resourceType: 'Person', id: 'h1', link })
test.each<[string, object | undefined, readonly string[]]>([
  ['is the patient of its links', personWith({ target: { reference: 'Patient/maya' } }), ['maya']],
  [
    'is all patients of its links on this server',
    personWith(
      { target: { reference: 'Patient/maya' }, assurance: 'level3' },
      { target: { reference: 'Patient/maya-2' } },
      { target: { reference: 'https://elsewhere.example/fhir/Patient/x' } },
      { target: { reference: 'RelatedPerson/leo-mother' } },
    ),
    ['maya', 'maya-2'],
  ],
  [
    'is not a patient linked with little confidence',
    personWith({ target: { reference: 'Patient/maya' }, assurance: 'level1' }),
    [],
  ],
  ['is nobody if inactive', { ...personWith({ target: { reference: 'Patient/maya' } }), active: false }, []],
  ['is nobody if another Person is sent', { ...personWith({ target: { reference: 'Patient/maya' } }), id: 'h2' }, []],
  ['is nobody if it must not be read', undefined, []],
])('a Person who signs in %s', async (_, sent, patientIds) => {
  ;[user, person] = ['Person/h1', sent]
  const result = await signIn()
  expect('session' in result ? result.session.user : undefined).toEqual({ type: 'Person', id: 'h1', patientIds })
})

test('requests the keys of the EHR once, while the code is exchanged and the code to verify tokens is loading', async () => {
  waitsForKeys = true
  expect('session' in (await signIn())).toBe(true)
  expect(log.filter((line) => line === 'GET /jwks')).toHaveLength(1)
})

test('a caregiver selects again when the token response lacks the patient selected at the EHR, and the caregiver’s own record is not opened', async () => {
  patients = ['maya', 'leo']
  const result = await signIn()
  expect('choices' in result ? result.choices.map(({ id }) => id) : result.session.patientId).toEqual(['maya', 'leo'])
})

test.each([
  ['a provider authorizes again for the patients they may see', 'Practitioner/lee', ['maya'], 'user'],
  [
    'a provider authorizes again, even if the EHR returns a list of patients',
    'PractitionerRole/lee',
    ['maya', 'leo'],
    'user',
  ],
  ['a caregiver authorizes again to select whose record', 'RelatedPerson/rosa', [], 'patient'],
  ['a user whom the EHR does not identify authorizes again to select whose record', undefined, [], 'patient'],
])('launched by the EHR without a chart, %s', async (_, signedInUser, reachable, level) => {
  ;[user, patients] = [signedInUser, reachable]
  const redirected = new Promise<URL>((resolve) =>
    vi.spyOn(location, 'assign').mockImplementation((to) => resolve(new URL(to))),
  )
  void signIn('plain', '', 'ehr')
  const { searchParams } = await redirected
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

test.each(['Practitioner/lee', 'PractitionerRole/lee'])(
  'without keys to verify the id_token, %s is no staff: no patient search, no other patients',
  async (signedInUser) => {
    ;[user, patients, hasKeys] = [signedInUser, ['maya'], false]
    const results = [await signIn('plain', '', 'staff'), await signIn('plain', '', 'ehr')]
    for (const result of results) {
      if (!('session' in result)) throw new Error('no session')
      const { patientId, canSelectPatient, user: known } = result.session
      expect([patientId, canSelectPatient, known?.isUnverified]).toEqual(['maya', false, true])
    }
  },
)

test('without keys to verify the id_token, no record is opened because of it', async () => {
  ;[user, patients, hasKeys] = ['Patient/maya', undefined, false]
  await expect(signIn()).rejects.toMatchObject({ kind: 'noPatient' })
})

test('a caregiver launched from a chart that the EHR does not name gets the only record that it returns', async () => {
  ;[user, patients] = ['RelatedPerson/rosa', ['leo']]
  const result = await signIn('plain', '', 'ehr')
  expect('session' in result ? result.session.patientId : result.choices).toBe('leo')
})

test('an older server without a published issuer is discovered by its CapabilityStatement, and sign-in works', async () => {
  ;[smart, user] = [false, undefined]
  const result = await signIn('old', `&iss=${encodeURIComponent(base)}`)
  expect('session' in result ? result.session.patientId : result.choices).toBe('maya')
})

test.each([
  ['a server without a SMART configuration gets no second discovery request', 'plain', 'notFhir'],
  ['an older server requires the setting to always use PKCE', 'oldWithoutPkce', 'ehrError'],
] as const)('%s', async (_, kind, problem) => {
  smart = false
  await expect(discover(ehr(kind))).rejects.toMatchObject({ kind: problem })
  expect(log).toHaveLength(1)
})

test('extra parameters of an EHR are sent with every request for records', async () => {
  const result = await signIn('extra')
  if (!('session' in result)) throw new Error('no session')
  await result.session.get('Condition?patient=maya')
  await result.session.get('Patient/maya')
  expect(log.filter((line) => line.includes('/fhir/') && !line.includes('smart-configuration'))).toEqual([
    'GET /fhir/Patient?practice=a+1',
    'GET /fhir/Condition?patient=maya&practice=a+1',
    'GET /fhir/Patient/maya?practice=a+1',
  ])
})

test.each([
  ['refreshScope', 'patient/Patient.read'],
  ['plain', null],
] as const)('a refresh at a %s EHR sends the scopes %s', async (kind, sent) => {
  const result = await signIn(kind)
  if (!('session' in result)) throw new Error('no session')
  bodies.length = 0
  expired = true
  await expect(result.session.get('Patient/maya')).rejects.toThrow()
  const refresh = new URLSearchParams(bodies[0])
  expect([refresh.get('grant_type'), refresh.get('scope')]).toEqual(['refresh_token', sent])
})
