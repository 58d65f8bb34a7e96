import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { contractOf, recordTypes } from '../../../src/contract'
import { buildPopulation } from '../../population/build'
import { startSandbox } from '../../server'
import { sendRequest, searchEntries } from '../../testing/send-request'
import { signingKey } from '../../auth/__fixtures__/oauth-client'
import { postForm, signIn } from '../../testing/sign-in'
import { PUBLIC_CLIENT } from '../../auth/built-in-clients'
import { sharedRecords } from './edge-data'
import { searchLines } from './search-lines'

const { resources: builtIn, people } = buildPopulation(1)
const served = recordTypes.filter((type) => contractOf(type).searches.length > 0)
const proxy = people.find(({ kind, patients }) => kind === 'proxy' && patients.length > 1)
const [own = '', other = ''] = proxy?.patients ?? []
const provider = people.find(({ kind, patients }) => kind === 'provider' && patients.includes(own))
const resources = [...builtIn, ...[own, other].flatMap(sharedRecords)]
const binary = { resourceType: 'Binary', id: 'shared-binary', contentType: 'text/plain', data: 'aGk=' }
const otherBinary = { resourceType: 'Binary', id: 'stranger-binary', contentType: 'text/plain', data: 'aGk=' }
const holding = (id: string, patient: string) => ({
  resourceType: 'DocumentReference',
  id: `holding-${id}`,
  status: 'current',
  subject: { reference: `Patient/${patient}` },
  content: [{ attachment: { url: `Binary/${id}` } }],
})

let sandbox: Awaited<ReturnType<typeof startSandbox>>
beforeAll(async () => {
  const extra = [binary, otherBinary, holding(binary.id, own), holding(otherBinary.id, 'nobody-here')]
  sandbox = await startSandbox({ port: 0, signingKey, population: { resources: [...resources, ...extra], people } })
})
afterAll(() => sandbox.close())

const get = (path: string, token: string | undefined, headers: Readonly<Record<string, string>> = {}) =>
  sendRequest(sandbox.fhirBase, path, { token, headers })
const tokenFor = async (scope: string, patient = own) =>
  (await signIn(sandbox, { person: proxy?.id ?? '', patient, scope })).access_token

/** A listed search of the type: by patient, else by its first parameter. */
function searchOf(type: string): string {
  const [line] = searchLines
    .filter((line) => line.type === type)
    .sort((a, b) => Number(b.parameters[0] === 'patient') - Number(a.parameters[0] === 'patient'))
  return line?.parameters[0] === 'patient' ? `patient=${own}` : `${line?.names[0] ?? ''}=2000`
}

describe('scopes by type', () => {
  it.each(served)('a token for %s gives access to no other type', async (type) => {
    const levels = type === 'Group' ? [] : [`patient/${type}.rs`]
    const token =
      levels.length > 0
        ? await tokenFor(`openid launch/patient ${levels.join(' ')}`)
        : (await signIn(sandbox, { person: provider?.id ?? '', scope: `openid user/${type}.rs` })).access_token
    for (const requested of served) {
      const [search, read] = [
        await get(`/${requested}?${searchOf(requested)}`, token),
        await get(`/${requested}/${requested === 'Patient' ? own : `shared-${requested}-${own}`}`, token),
      ]
      const expected = requested === type ? 200 : 403
      expect([requested, search.status]).toEqual([requested, expected])
      expect([requested, read.status]).toEqual([requested, contractOf(requested).read ? expected : 404])
    }
  })

  it.each([
    ['patient/*.r', 200, 403],
    ['patient/*.s', 403, 200],
    ['patient/*.rs', 200, 200],
    ['patient/*.read', 200, 200],
    ['', 403, 403],
  ])('"%s" reads with %d and searches with %d', async (scope, read, search) => {
    const token = await tokenFor(`openid launch/patient ${scope}`.trim())
    expect((await get(`/Condition/shared-Condition-${own}`, token)).status).toBe(read)
    expect((await get(`/Condition?patient=${own}`, token)).status).toBe(search)
  })

  it('a user scope for one type does not widen the patient scopes of the others', async () => {
    const token = await tokenFor('openid launch/patient patient/*.rs user/Goal.rs')
    expect((await get(`/Goal/shared-Goal-${other}`, token)).status).toBe(200)
    expect((await get(`/Goal?patient=${other}`, token)).status).toBe(200)
    expect((await get(`/Condition/shared-Condition-${own}`, token)).status).toBe(200)
    expect((await get(`/Condition/shared-Condition-${other}`, token)).status).toBe(404)
    expect((await get(`/Condition?patient=${other}`, token)).status).toBe(403)
    const codes = searchEntries(await get('/Condition?code=Shared', token)).map(({ key }) => key)
    expect(codes).toEqual([`Condition/shared-Condition-${own}`])
  })

  it('an attachment of another patient looks like a missing one, regardless of the scopes', async () => {
    for (const scope of ['patient/DocumentReference.rs', 'patient/*.rs']) {
      const token = await tokenFor(`openid launch/patient ${scope}`)
      expect((await get(`/Binary/${binary.id}`, token)).status).toBe(200)
      const [hidden, unknown] = [await get(`/Binary/${otherBinary.id}`, token), await get('/Binary/unknown', token)]
      expect([hidden.status, hidden.text.replace(otherBinary.id, '?')]).toEqual([
        unknown.status,
        unknown.text.replace('unknown', '?'),
      ])
    }
  })
})

describe('tokens without access', () => {
  const malformed: readonly (readonly [name: string, headers: Readonly<Record<string, string>>, query: string])[] = [
    ['no header', {}, ''],
    ['an empty header', { authorization: '' }, ''],
    ['a scheme without a token', { authorization: 'Bearer' }, ''],
    ['a scheme and a space', { authorization: 'Bearer ' }, ''],
    ['another scheme', { authorization: 'Basic dXNlcjpwYXNz' }, ''],
    ['a token without a scheme', { authorization: 'TOKEN' }, ''],
    ['a scheme without a space', { authorization: 'BearerTOKEN' }, ''],
    ['text after the token', { authorization: 'Bearer TOKEN and more' }, ''],
    ['two tokens', { authorization: 'Bearer TOKEN, Bearer TOKEN' }, ''],
    ['a quoted token', { authorization: 'Bearer "TOKEN"' }, ''],
    ['a truncated token', { authorization: 'Bearer TOKE' }, ''],
    ['a made-up token', { authorization: `Bearer ${'x'.repeat(43)}` }, ''],
    ['an unsigned JWT', { authorization: 'Bearer eyJhbGciOiJub25lIn0.eyJzdWIiOiJkci1sZWUifQ.' }, ''],
    ['a very long token', { authorization: `Bearer ${'y'.repeat(6000)}` }, ''],
    ['a token in the URL', {}, '?access_token=TOKEN'],
    ['names of built-in properties', { authorization: 'Bearer __proto__' }, ''],
  ]

  it.each(malformed)('%s is 401 with a challenge', async (_, headers, query) => {
    const token = await tokenFor('openid launch/patient patient/*.rs')
    const filled = Object.fromEntries(
      Object.entries(headers).map(([name, value]) => [
        name,
        value.replaceAll('TOKEN', token).replace('TOKE', token.slice(0, -1)),
      ]),
    )
    const response = await get(`/Patient/${own}${query.replace('TOKEN', token)}`, undefined, filled)
    expect(response.status).toBe(401)
    expect(String(response.headers['www-authenticate'])).toMatch(/^Bearer/)
    expect(response.text).toContain('OperationOutcome')
  })

  it('a revoked token is rejected', async () => {
    const token = await tokenFor('openid launch/patient patient/*.rs')
    expect((await get(`/Patient/${own}`, token)).status).toBe(200)
    expect((await postForm(sandbox, 'revocation', { token, client_id: PUBLIC_CLIENT })).status).toBe(200)
    const response = await get(`/Patient/${own}`, token)
    expect([response.status, response.headers['www-authenticate']]).toEqual([401, 'Bearer error="invalid_token"'])
  })

  it('an expired token is rejected', async () => {
    const brief = await startSandbox({ port: 0, signingKey, tokenSeconds: 1 })
    try {
      const token = (await signIn(brief, { person: proxy?.id ?? '', patient: own })).access_token
      await expect
        .poll(async () => (await sendRequest(brief.fhirBase, `/Patient/${own}`, { token })).status, { timeout: 10_000 })
        .toBe(401)
    } finally {
      await brief.close()
    }
  })

  it('the token of another sandbox is rejected', async () => {
    const elsewhere = await startSandbox({ port: 0, signingKey })
    try {
      const token = (await signIn(elsewhere, { person: proxy?.id ?? '', patient: own })).access_token
      expect((await sendRequest(elsewhere.fhirBase, `/Patient/${own}`, { token })).status).toBe(200)
      expect((await get(`/Patient/${own}`, token)).status).toBe(401)
    } finally {
      await elsewhere.close()
    }
  })
})
