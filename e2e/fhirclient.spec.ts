import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, test } from '@playwright/test'
import { controlOf } from 'plainchart/sandbox'
import { startSandbox } from './servers'

/** The part of fhirclient's global object that the test calls. */
interface Fhir {
  readonly oauth2: {
    authorize(options: object): Promise<unknown>
    ready(): Promise<{
      readonly patient: { readonly id: string; read(): Promise<{ readonly id: string }> }
      readonly state: { readonly tokenResponse: { readonly access_token: string } }
      request(address: string, options?: object): Promise<readonly unknown[]>
    }>
  }
}
declare const FHIR: Fhir

/** Serves a page with fhirclient's own bundle, on another origin than the sandbox. */
async function startApp(library: string) {
  const script = readFileSync(`node_modules/${library}/build/fhir-client.js`)
  const server = createServer((request, response) => {
    if (request.url === '/fhir-client.js') response.setHeader('content-type', 'text/javascript').end(script)
    else
      response
        .setHeader('content-type', 'text/html')
        .end('<!doctype html><title>App</title><script src="/fhir-client.js"></script>')
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  return { origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, close: () => server.close() }
}

for (const { name, library, flags } of [
  { name: 'fhirclient 2.6', library: 'fhirclient', flags: [] },
  { name: 'fhirclient 2.1, which knows no PKCE,', library: 'fhirclient-2.1', flags: ['--switch', 'pkce=optional'] },
])
  test(`${name} signs in from a browser with its defaults, reads all pages, and renews its session`, async ({
    page,
  }) => {
    const app = await startApp(library)
    const sandbox = await startSandbox(['--faults', '--quiet', '--client', 'examples/app/client.json', ...flags])
    await page.goto(`${app.origin}/`)
    await page.evaluate(
      (iss) =>
        void FHIR.oauth2.authorize({
          clientId: 'forty-lines',
          scope: 'launch/patient openid fhirUser offline_access patient/*.read',
          iss,
        }),
      sandbox.fhirBase,
    )
    await page.getByRole('button', { name: /Walter/ }).click()
    await page.getByRole('button', { name: 'Allow', exact: true }).click()
    await page.waitForURL(`${app.origin}/**`)
    const before = await page.evaluate(async () => {
      const client = await FHIR.oauth2.ready()
      const pressures = await client.request('Observation?patient=walter&category=vital-signs', {
        pageLimit: 0,
        flat: true,
      })
      return { patient: client.patient.id, pressures: pressures.length, token: client.state.tokenResponse.access_token }
    })
    expect(before.patient).toBe('walter')
    expect(before.pressures).toBeGreaterThan(50)
    // An hour later the library renews the session itself.
    const { clock } = controlOf(sandbox.url)
    await clock.forward(3600)
    await page.clock.setSystemTime(await clock.now())
    const after = await page.evaluate(async () => {
      const client = await FHIR.oauth2.ready()
      const { id } = await client.patient.read()
      return { id, token: client.state.tokenResponse.access_token }
    })
    expect(after.id).toBe('walter')
    expect(after.token).not.toBe(before.token)
    await sandbox.close()
    app.close()
  })
