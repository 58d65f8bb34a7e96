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
/** Token response of an EHR launch with these fields. */
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
const defaults = {
  fhirContext: undefined,
  intent: undefined,
  tenant: undefined,
  need_patient_banner: true,
  smart_style_url: undefined,
  encounter: undefined,
}

describe('an EHR launch', () => {
  it.each<readonly [what: string, fields: Record<string, string>, context: Record<string, unknown>]>([
    ['the defaults only', {}, {}],
    [
      'records by reference',
      { fhirContext: 'ServiceRequest/1 Immunization/two' },
      { fhirContext: [{ reference: 'ServiceRequest/1' }, { reference: 'Immunization/two' }] },
    ],
    [
      'records with a role',
      { fhirContext: '[{"reference":"Encounter/1","role":"https://example.org/previous"}]' },
      { fhirContext: [{ reference: 'Encounter/1', role: 'https://example.org/previous' }] },
    ],
    [
      'a record by identifier',
      { fhirContext: '[{"identifier":{"value":"1"},"type":"ImagingStudy"}]' },
      { fhirContext: [{ identifier: { value: '1' }, type: 'ImagingStudy' }] },
    ],
    [
      'all other members',
      { intent: 'reconcile-medications', tenant: 'north', need_patient_banner: 'no', encounter: 'e1' },
      { intent: 'reconcile-medications', tenant: 'north', need_patient_banner: false, encounter: 'e1' },
    ],
  ])('returns %s', async (_, fields, context) => {
    expect(contextOf(await launched(ehr, fields))).toEqual({ ...defaults, ...context })
  })

  it('returns the URL of an existing style document', async () => {
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

  it('returns the context again on refresh', async () => {
    const { refresh_token } = await launched(ehr, { intent: 'reconcile-medications', fhirContext: 'Goal/1' })
    expect(contextOf((await ehr.refresh(String(refresh_token))).body)).toEqual({
      ...defaults,
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
  ])('is refused for %j', async (fields, message) => {
    const response = await open(ehr, fields)
    expect([response.status, (await response.text()).replaceAll(/&#39;([^&]*)&#39;/g, '‘$1’')]).toEqual([
      400,
      expect.stringContaining(message),
    ])
  })
})

describe('the flag --context', () => {
  const context = { intent: 'summary', fhirContext: [{ reference: 'Goal/1' }], need_patient_banner: true }
  it('applies to every sign-in, and an EHR launch can override it', async () => {
    const server = await startClient({ context })
    try {
      const standalone = (await server.token(server.exchangeFields(await server.codeFor({}, allow('ana'))))).body
      const [unchanged, overridden] = [
        await launched(server, {}),
        await launched(server, { intent: 'order', fhirContext: '' }),
      ]
      expect([standalone, unchanged, overridden].map(contextOf)).toEqual([
        { ...defaults, ...context },
        { ...defaults, ...context },
        { ...defaults, intent: 'order' },
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
  ])('rejects %j with a message', async (invalid, message) => {
    await expect(startClient({ context: invalid })).rejects.toThrow(message)
  })

  it('is limited to the fields that the persona sends', async () => {
    const server = await startClient({ context: { ...context, tenant: 'north' }, persona: 'cerner-like' })
    try {
      expect(contextOf(await launched(server, {}, 'launch openid patient/*.read'))).toEqual({
        ...defaults,
        tenant: 'north',
        smart_style_url: expect.stringContaining('/styles/'),
      })
    } finally {
      await server.close()
    }
  })
})
