import latest from 'fhirclient'
import withoutPkce from 'fhirclient-2.1'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { SandboxOptions } from '../options'
import { PUBLIC_CLIENT } from './built-in-clients'
import { allow, APP, BASIC_CLIENT, SECRET, startClient, type SandboxClient } from './__fixtures__/oauth-client'

type App = readonly [what: string, settings: { readonly clientId: string; readonly clientSecret?: string }]
const publicApp: App = ['a public app', { clientId: PUBLIC_CLIENT }]
const secretApp: App = ['an app with a secret', { clientId: BASIC_CLIENT, clientSecret: SECRET }]

/** The library as a server app, with its defaults: no option is set but what an app must name. */
const versions: readonly (readonly [string, typeof latest, readonly App[], Partial<SandboxOptions>])[] = [
  ['2.6', latest, [publicApp, secretApp], {}],
  [
    '2.1, which knows no PKCE, with the server of its time',
    withoutPkce as unknown as typeof latest,
    // With a secret it cannot refresh anywhere, because it does not send it.
    [publicApp],
    { persona: 'legacy', switches: { refreshTokens: true, tells: ['scope', 'patient', 'id_token'] } },
  ],
]

const scope = 'openid fhirUser profile launch/patient offline_access patient/*.read'

/** Creates the storage, request and response objects that the library needs. */
function createVisitor(smart: typeof latest) {
  const entries = new Map<string, unknown>()
  const storage = {
    get: async (key: string) => entries.get(key),
    set: async (key: string, value: unknown) => (entries.set(key, value), value),
    unset: async (key: string) => entries.delete(key),
  }
  return (address: string) => {
    let location = ''
    const request = {
      url: address.replace(APP, ''),
      headers: { host: new URL(APP).host },
      socket: {},
    } as unknown as IncomingMessage
    const response = {
      writeHead: (_status: number, headers: Record<string, string>) =>
        void (location = headers['location'] ?? headers['Location'] ?? ''),
      setHeader: (name: string, value: string) => void (name.toLowerCase() === 'location' && (location = value)),
      end: () => undefined,
    } as unknown as ServerResponse
    return { api: smart(request, response, storage as never), location: () => location }
  }
}

describe.each(versions)('fhirclient %s on a server', (_, smart, apps, options) => {
  let ehr: SandboxClient
  beforeAll(async () => {
    ehr = await startClient(options)
  })
  afterAll(() => ehr.close())

  it.each(apps)('signs in %s, reads, follows pages, and refreshes', async (_name, settings) => {
    const visit = createVisitor(smart)
    const first = visit(`${APP}/launch`)
    await first.api.authorize({ ...settings, iss: ehr.fhirBase, redirectUri: `${APP}/callback`, scope })
    const { url } = await ehr.follow(first.location(), allow('walter'))
    const client = await visit(url.href).api.ready()
    expect([client.patient.id, client.getFhirUser()]).toEqual(['walter', 'Patient/walter'])
    expect(await client.patient.read()).toMatchObject({ id: 'walter' })
    const found = await client.request<readonly unknown[]>('Observation?patient=walter&category=vital-signs', {
      pageLimit: 0,
      flat: true,
    })
    expect(found.length).toBeGreaterThan(50)
    const before = client.state.tokenResponse?.access_token
    await client.refresh()
    expect([
      client.state.tokenResponse?.access_token === before,
      (await client.request<{ id: string }>('Patient/walter')).id,
    ]).toEqual([false, 'walter'])
  })

  it('supports an EHR launch', async () => {
    const { headers } = await fetch(`${ehr.url}/ehr/launch`, {
      method: 'POST',
      redirect: 'manual',
      body: new URLSearchParams({ user: 'dr-lee', patient: 'rosa', app: APP }),
    })
    const visit = createVisitor(smart)
    const first = visit(headers.get('location') ?? '')
    await first.api.authorize({
      clientId: PUBLIC_CLIENT,
      redirectUri: `${APP}/callback`,
      scope: 'launch openid fhirUser profile patient/*.read',
    })
    const { url } = await ehr.follow(first.location(), [['consent', {}]])
    const client = await visit(url.href).api.ready()
    expect([client.patient.id, client.user.resourceType]).toEqual(['rosa', 'Practitioner'])
  })
})

it('fhirclient 2.1 signs in at the persona legacy, and is refused where PKCE is required', async () => {
  const start = async (ehr: SandboxClient) => {
    const visit = createVisitor(withoutPkce as unknown as typeof latest)
    const first = visit(`${APP}/launch`)
    const redirectUri = `${APP}/callback`
    await first.api.authorize({
      clientId: PUBLIC_CLIENT,
      iss: ehr.fhirBase,
      redirectUri,
      scope: 'launch/patient openid profile patient/*.read',
    })
    const { url } = await ehr.follow(first.location(), allow('ana'))
    return { url, ready: () => visit(url.href).api.ready() }
  }
  const [legacy, standard] = await Promise.all([startClient({ persona: 'legacy' }), startClient()])
  try {
    const client = await (await start(legacy)).ready()
    expect(await client.patient.read()).toMatchObject({ id: 'ana' })
    expect((await start(standard)).url.searchParams.get('error_description')).toMatch(/PKCE/)
  } finally {
    await Promise.all([legacy.close(), standard.close()])
  }
})
