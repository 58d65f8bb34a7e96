import { decodeJwt, decodeProtectedHeader } from 'jose'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { FOREIGN_CLIENT } from './authorization-server'
import type { Habits } from './fhir-engine'
import { people, peopleResources } from './people'
import { startForeignEhr } from './server'
import { postForm, signInAtForeignEhr } from './sign-in'

const redirectUri = 'http://localhost:5173/callback'
const patient = people['josue-sipes']
const SCOPE = 'openid fhirUser offline_access launch/patient patient/Observation.rs patient/MedicationRequest.read'

const start = (habits: Habits) => startForeignEhr({ ...habits, redirectUri, resources: peopleResources() })
type ForeignEhr = Awaited<ReturnType<typeof start>>

async function get(ehr: ForeignEhr, path: string, token: string) {
  const response = await fetch(`${ehr.fhirBase}/${path}`, { headers: { authorization: `Bearer ${token}` } })
  return { status: response.status, body: (await response.json()) as Bundle }
}

interface Bundle {
  readonly total?: number
  readonly link?: readonly { readonly relation: string; readonly url: string }[]
  readonly entry?: readonly { readonly resource: { readonly resourceType: string }; readonly search: object }[]
}

const signIn = (ehr: ForeignEhr, scope = SCOPE) => signInAtForeignEhr({ url: ehr.url, redirectUri, patient, scope })

describe('the authorization server', () => {
  let ehr: ForeignEhr
  beforeAll(async () => {
    ehr = await start({ pageSize: undefined, nextLinks: false, includes: false })
  })
  afterAll(() => ehr.close())

  it('signs a patient in with PKCE: patient, scopes, id_token with fhirUser', async () => {
    const tokens = await signIn(ehr)
    expect(tokens).toMatchObject({ patient, scope: SCOPE, refresh_token: expect.any(String) as string })
    const idToken = tokens.id_token ?? ''
    expect(decodeProtectedHeader(idToken).alg).toBe('ES256')
    expect(decodeJwt(idToken)).toMatchObject({ aud: FOREIGN_CLIENT, fhirUser: `${ehr.fhirBase}/Patient/${patient}` })
  })

  it('refuses an authorization request without PKCE', async () => {
    const query = `client_id=${FOREIGN_CLIENT}&response_type=code&scope=openid&redirect_uri=${redirectUri}`
    const response = await fetch(`${ehr.url}/auth?${query}`, { redirect: 'manual' })
    expect(response.headers.get('location')).toContain('error=invalid_request')
  })

  it('renews a token, and revokes it', async () => {
    const first = await signIn(ehr)
    const fields = { grant_type: 'refresh_token', client_id: FOREIGN_CLIENT, refresh_token: first.refresh_token ?? '' }
    const renewed = (await (await postForm(ehr.url, '/token', fields)).json()) as typeof first
    expect(renewed).toMatchObject({ patient })
    expect((await get(ehr, 'Observation?patient=' + patient, renewed.access_token)).status).toBe(200)
    await postForm(ehr.url, '/token/revocation', { token: renewed.access_token, client_id: FOREIGN_CLIENT })
    expect((await get(ehr, 'Observation?patient=' + patient, renewed.access_token)).status).toBe(401)
  })

  it('answers no request without a token, outside its scopes or for another patient', async () => {
    const { access_token } = await signIn(ehr)
    expect((await get(ehr, `Observation?patient=${patient}`, 'none')).status).toBe(401)
    expect((await get(ehr, `Condition?patient=${patient}`, access_token)).status).toBe(403)
    expect((await get(ehr, `Observation?patient=${people['wendell-lesch']}`, access_token)).status).toBe(403)
  })

  it('finds no other patient', async () => {
    const { access_token } = await signIn(ehr, 'openid launch/patient patient/Patient.rs')
    expect((await get(ehr, 'Patient', access_token)).body.total).toBe(1)
    expect((await get(ehr, `Patient/${people['wendell-lesch']}`, access_token)).status).toBe(403)
  })
})

describe('the habits of the FHIR server', () => {
  it.each([
    [
      { pageSize: 50, nextLinks: true, includes: true },
      { matches: 50, next: true, included: 1 },
    ],
    [
      { pageSize: 50, nextLinks: false, includes: true },
      { matches: 50, next: false, included: 1 },
    ],
    [
      { pageSize: undefined, nextLinks: true, includes: false },
      { matches: 108, next: false, included: 0 },
    ],
  ])('%j', async (habits, { matches, next, included }) => {
    const ehr = await start(habits)
    const { access_token } = await signIn(ehr)
    const page = (await get(ehr, `Observation?patient=${patient}`, access_token)).body
    expect([page.total, page.entry?.length, page.link !== undefined]).toEqual([108, matches, next])
    const path = `MedicationRequest?patient=${patient}&_include=MedicationRequest:requester`
    const { entry = [] } = (await get(ehr, path, access_token)).body
    const types = entry.map(({ resource }) => resource.resourceType)
    expect(types.filter((type) => type === 'Practitioner')).toHaveLength(included)
    await ehr.close()
  })
})
