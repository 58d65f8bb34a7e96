import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { allow, startClient, type SandboxClient } from './__fixtures__/oauth-client'

const LAB = 'http://terminology.hl7.org/CodeSystem/observation-category|laboratory'
const VITAL = 'http://terminology.hl7.org/CodeSystem/observation-category|vital-signs'

let ehr: SandboxClient
beforeAll(async () => {
  ehr = await startClient()
})
afterAll(() => ehr.close())

type Bundle = {
  total: number
  entry?: { resource: { resourceType: string; id: string; category?: { coding?: { code: string }[] }[] } }[]
}
const signIn = async (scope: string, person = 'walter', patient?: string) =>
  (await ehr.token(ehr.exchangeFields(await ehr.codeFor({ scope }, allow(person, patient))))).body
const search = async (path: string, token: string | undefined) => (await (await ehr.read(path, token)).json()) as Bundle
const categories = ({ entry = [] }: Bundle) =>
  [
    ...new Set(
      entry.flatMap(({ resource }) => resource.category?.flatMap(({ coding }) => coding?.[0]?.code ?? []) ?? []),
    ),
  ].sort()

describe('a granular scope', () => {
  it('is granted, returned and enforced for searches and reads', async () => {
    const scope = `launch/patient patient/Observation.rs?category=${LAB} patient/DiagnosticReport.rs`
    const { access_token, scope: granted } = await signIn(scope)
    expect(granted).toBe(scope)
    const [limited, unlimited] = [
      await search('Observation?patient=walter', access_token),
      await search('Observation?patient=walter', (await signIn('launch/patient patient/*.rs'))['access_token']),
    ]
    expect([categories(limited), limited.total > 0, limited.total < unlimited.total]).toEqual([
      ['laboratory'],
      true,
      true,
    ])
    expect((await search('Observation?patient=walter&category=vital-signs', access_token)).total).toBe(0)
    const vital =
      unlimited.entry?.find(({ resource }) => resource.category?.[0]?.coding?.[0]?.code === 'vital-signs')?.resource
        .id ?? ''
    expect([
      (await ehr.read(`Observation/${vital}`, access_token)).status,
      (await ehr.read(`Observation/${limited.entry?.[0]?.resource.id}`, access_token)).status,
    ]).toEqual([404, 200])
    expect((await ehr.read('Condition?patient=walter', access_token)).status).toBe(403)
  })

  it('adds to another granular scope, and has no effect next to an unlimited one', async () => {
    const both = await signIn(
      `launch/patient patient/Observation.rs?category=${LAB} patient/Observation.rs?category=${VITAL}`,
    )
    expect(categories(await search('Observation?patient=walter', both['access_token']))).toEqual(
      expect.arrayContaining(['laboratory', 'vital-signs']),
    )
    const wide = await signIn(`launch/patient patient/Observation.rs patient/Observation.rs?category=${LAB}`)
    expect((await search('Observation?patient=walter', wide['access_token'])).total).toBe(
      (await search('Observation?patient=walter', (await signIn('launch/patient patient/*.rs'))['access_token'])).total,
    )
  })

  it('at user level applies in addition to a patient scope', async () => {
    const { access_token } = await signIn(
      `launch/patient patient/Observation.rs user/Observation.rs?category=${LAB}`,
      'maya',
      'leo',
    )
    expect(categories(await search('Observation?patient=leo', access_token))).toContain('vital-signs')
    expect(
      categories(await search('Observation?patient=maya', access_token)).filter((code) => code !== 'laboratory'),
    ).toEqual([])
  })

  it('is kept on refresh', async () => {
    const scope = `launch/patient offline_access patient/Observation.rs?category=${LAB}`
    const { body } = await ehr.refresh((await signIn(scope))['refresh_token'])
    expect([body['scope'], categories(await search('Observation?patient=walter', body['access_token']))]).toEqual([
      scope,
      ['laboratory'],
    ])
  })

  it.each([
    'patient/Observation.rs?category=laboratory',
    'patient/Observation.rs?status=final',
    `patient/Coverage.rs?category=${LAB}`,
    `patient/*.rs?category=${LAB}`,
    `patient/Observation.read?category=${LAB}`,
    `system/Observation.rs?category=${LAB}`,
    'system/*.rs',
  ])('%s is not granted', async (scope) => {
    expect((await signIn(`launch/patient patient/Goal.rs ${scope}`))['scope']).toBe('launch/patient patient/Goal.rs')
  })

  it('is described on the consent page', async () => {
    const { text } = await ehr.signIn({ scope: `launch/patient patient/Observation.rs?category=${LAB}` }, [
      ['login', { person: 'ana' }],
    ])
    expect(text).toContain('Read and search records of the chosen patient: Observation (laboratory alone)')
  })

  it('is not granted by a server with v1 scopes', async () => {
    const server = await startClient({ persona: 'cerner-like' })
    const { body } = await server.token(
      server.exchangeFields(
        await server.codeFor({ scope: `launch/patient patient/Goal.read patient/Observation.rs?category=${LAB}` }),
      ),
    )
    await server.close()
    expect(body['scope']).toBe('launch/patient patient/Goal.read')
  })
})
