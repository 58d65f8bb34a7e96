import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { allow, APP, startClient } from './__fixtures__/oauth-client'
import type { SandboxClient } from './__fixtures__/oauth-client'

let ehr: SandboxClient
beforeAll(async () => {
  ehr = await startClient()
})
afterAll(() => ehr.close())

const chart = { user: 'dr-lee', patient: 'walter', app: APP }
const open = (server: SandboxClient, fields: Record<string, string>) =>
  fetch(`${server.url}/ehr/launch`, {
    method: 'POST',
    redirect: 'manual',
    body: new URLSearchParams({ ...chart, ...fields }),
  })
/** The token answer of a launch from the EHR with these fields. */
async function launched(
  server: SandboxClient,
  fields: Record<string, string>,
  scope = 'launch openid fhirUser offline_access patient/*.rs',
) {
  const launch = new URL((await open(server, fields)).headers.get('location') ?? '').searchParams.get('launch') ?? ''
  return (await server.token(server.exchangeFields(await server.codeFor({ launch, scope }, [['consent', {}]]))))
    .body as Readonly<Record<string, unknown>>
}
const contextOf = ({
  fhirContext,
  intent,
  tenant,
  need_patient_banner,
  smart_style_url,
  encounter,
}: Readonly<Record<string, unknown>>) => ({
  fhirContext,
  intent,
  tenant,
  need_patient_banner,
  smart_style_url,
  encounter,
})
const nothing = {
  fhirContext: undefined,
  intent: undefined,
  tenant: undefined,
  need_patient_banner: true,
  smart_style_url: undefined,
  encounter: undefined,
}

describe('a launch from the EHR tells', () => {
  it.each<readonly [what: string, fields: Record<string, string>, told: Record<string, unknown>]>([
    ['nothing that nobody asked for', {}, {}],
    [
      'records by their references',
      { fhirContext: 'ServiceRequest/1 Immunization/two' },
      { fhirContext: [{ reference: 'ServiceRequest/1' }, { reference: 'Immunization/two' }] },
    ],
    [
      'records with a role',
      { fhirContext: '[{"reference":"Encounter/1","role":"https://example.org/previous"}]' },
      { fhirContext: [{ reference: 'Encounter/1', role: 'https://example.org/previous' }] },
    ],
    [
      'a record that it names by its identifier',
      { fhirContext: '[{"identifier":{"value":"1"},"type":"ImagingStudy"}]' },
      { fhirContext: [{ identifier: { value: '1' }, type: 'ImagingStudy' }] },
    ],
    [
      'the rest, each by its name',
      { intent: 'reconcile-medications', tenant: 'north', need_patient_banner: 'no', encounter: 'e1' },
      { intent: 'reconcile-medications', tenant: 'north', need_patient_banner: false, encounter: 'e1' },
    ],
  ])('%s', async (_, fields, told) => {
    expect(contextOf(await launched(ehr, fields))).toEqual({ ...nothing, ...told })
  })

  it('a style document that is there', async () => {
    const style =
      /<option value="([^"]*)">That of the sandbox/.exec(
        await (await fetch(`${ehr.url}/ehr/launch?user=dr-lee`)).text(),
      )?.[1] ?? ''
    const { smart_style_url: address } = await launched(ehr, { smart_style_url: style })
    expect([address, await (await fetch(String(address))).json()]).toEqual([
      style,
      expect.objectContaining({ color_background: '#ffffff' }),
    ])
  })

  it('it again when the token is renewed', async () => {
    const { refresh_token } = await launched(ehr, { intent: 'reconcile-medications', fhirContext: 'Goal/1' })
    expect(contextOf((await ehr.refresh(String(refresh_token))).body)).toEqual({
      ...nothing,
      intent: 'reconcile-medications',
      fhirContext: [{ reference: 'Goal/1' }],
    })
  })

  it.each([
    [{ fhirContext: 'Goal' }, '‘reference’ needs to be a reference such as ImagingStudy/1'],
    [{ fhirContext: 'Patient/walter' }, 'Patient has a member of its own in the token answer'],
    [
      { fhirContext: '[{"reference":"Encounter/1","role":"launch"}]' },
      'Encounter has a member of its own in the token answer',
    ],
    [{ fhirContext: '[{"type":"Goal"}]' }, 'an entry needs a reference, a canonical or an identifier'],
    [{ fhirContext: '[{"reference":"Goal/1","display":"x"}]' }, 'an entry has no ‘display’'],
    [
      { fhirContext: '[{"reference":"Goal/1","role":"previous"}]' },
      '‘role’ needs to be ‘launch’ or an absolute address',
    ],
    [{ fhirContext: '[' }, 'fhirContext is not valid JSON.'],
    [{ fhirContext: '[]' }, '‘fhirContext’ needs to be a list of one object or more.'],
    [{ need_patient_banner: 'maybe' }, '‘need_patient_banner’ needs to be true or false.'],
    [{ smart_style_url: 'blue' }, '‘smart_style_url’ needs to be an address.'],
  ])('nothing and opens nothing for %j', async (fields, sentence) => {
    const response = await open(ehr, fields)
    expect([response.status, (await response.text()).replaceAll(/&#39;([^&]*)&#39;/g, '‘$1’')]).toEqual([
      400,
      expect.stringContaining(sentence),
    ])
  })
})

describe('the flag --context', () => {
  const context = { intent: 'summary', fhirContext: [{ reference: 'Goal/1' }], need_patient_banner: true }
  it('is told with every sign-in, and a launch from the EHR may say otherwise', async () => {
    const server = await startClient({ context })
    try {
      const alone = (await server.token(server.exchangeFields(await server.codeFor({}, allow('ana'))))).body
      const [asUsual, others] = [
        await launched(server, {}),
        await launched(server, { intent: 'order', fhirContext: '' }),
      ]
      expect([alone, asUsual, others].map(contextOf)).toEqual([
        { ...nothing, ...context },
        { ...nothing, ...context },
        { ...nothing, intent: 'order' },
      ])
      expect(await (await fetch(`${server.url}/ehr/launch?user=ana`)).text()).toContain('name="intent" value="summary"')
    } finally {
      await server.close()
    }
  })

  it.each([
    [[], 'A launch context is a JSON object'],
    [{ patient: 'ana' }, "A launch context has no 'patient'. It has: encounter, "],
    [{ intent: '' }, "'intent' needs to be a text."],
  ])('%j is refused with a sentence', async (wrong, sentence) => {
    await expect(startClient({ context: wrong })).rejects.toThrow(sentence)
  })

  it('is told as far as the kind of server tells such things', async () => {
    const server = await startClient({ context: { ...context, tenant: 'north' }, persona: 'cerner-like' })
    try {
      expect(contextOf(await launched(server, {}, 'launch openid patient/*.read'))).toEqual({
        ...nothing,
        tenant: 'north',
        smart_style_url: expect.stringContaining('/styles/'),
      })
    } finally {
      await server.close()
    }
  })
})
