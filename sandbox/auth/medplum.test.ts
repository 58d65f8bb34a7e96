import { MedplumClient } from '@medplum/core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { allow, startClient, type SandboxClient } from './__fixtures__/oauth-client'

const BACKEND = {
  client_id: 'nightly',
  client_secret: 's3cret',
  grant_types: ['client_credentials'],
  scope: 'system/*.rs',
}

let ehr: SandboxClient
beforeAll(async () => {
  ehr = await startClient({ clients: [BACKEND], faults: [] })
})
afterAll(() => ehr.close())

/** The client as an app would create it, with the addresses of the server and nothing else. */
const createMedplum = (accessToken?: string) =>
  new MedplumClient({
    baseUrl: ehr.url,
    fhirUrlPath: 'fhir',
    tokenUrl: ehr.endpoint('token'),
    ...(accessToken === undefined ? {} : { accessToken }),
  })

describe('@medplum/core', () => {
  it('reads, searches and follows all pages with the token of a patient', async () => {
    const { body } = await ehr.token(ehr.exchangeFields(await ehr.codeFor({}, allow('walter'))))
    const medplum = createMedplum(body['access_token'])
    expect(await medplum.readResource('Patient', 'walter')).toMatchObject({ id: 'walter' })
    const bundle = await medplum.search('Condition', { patient: 'walter' })
    expect(bundle.total).toBe(bundle.entry?.length)

    const query = { patient: 'walter', category: 'vital-signs' }
    const { total = 0 } = await medplum.search('Observation', query)
    expect(total).toBeGreaterThan(100)
    // The library adds `_count=1000` where there is none, also to page links.
    for (const count of [{}, { _count: '50' }]) {
      const ids: (string | undefined)[] = []
      for await (const page of medplum.searchResourcePages('Observation', { ...query, ...count }))
        ids.push(...page.map(({ id }) => id))
      expect([ids.length, new Set(ids).size]).toEqual([total, total])
    }
  })

  it('signs in a backend service, which names no scopes, and reads the records of all patients', async () => {
    const medplum = createMedplum()
    await medplum.startClientLogin(BACKEND.client_id, BACKEND.client_secret)
    expect(await medplum.readResource('Patient', 'ana')).toMatchObject({ id: 'ana' })
  })
})
