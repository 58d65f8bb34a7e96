import { afterAll, beforeAll, expect, it } from 'vitest'
import { allow, startClient, type SandboxClient } from '../auth/__fixtures__/oauth-client'
import { fromRoot } from './root'

let ehr: SandboxClient
beforeAll(async () => {
  ehr = await startClient({ base: '/', faults: [] })
})
afterAll(() => ehr.close())

it.each([
  ['/metadata', '/fhir/metadata'],
  ['/.well-known/smart-configuration', '/fhir/.well-known/smart-configuration'],
  ['/Observation?patient=a', '/fhir/Observation?patient=a'],
  ['/Patient/walter', '/fhir/Patient/walter'],
  ['/Patient/_search?x', '/fhir/Patient/_search?x'],
  ['/', '/'],
  ['/people', '/people'],
  ['/.well-known/openid-configuration', '/.well-known/openid-configuration'],
  ['/control/faults', '/control/faults'],
  ['/fhir/Goal', '/fhir/Goal'],
])('%s leads to %s', (url, path) => expect(fromRoot(url)).toBe(path))

it('serves sign-in, searches with pages, reads and faults at the root', async () => {
  expect(ehr.fhirBase).toBe(ehr.url)
  const smart = (await (await fetch(`${ehr.url}/.well-known/smart-configuration`)).json()) as { issuer: string }
  expect(smart.issuer).toBe(ehr.url)
  const scope = 'launch/patient patient/*.rs'
  const { access_token, patient } = (await ehr.token(ehr.exchangeFields(await ehr.codeFor({ scope }, allow('walter')))))
    .body
  expect(patient).toBe('walter')
  const bundle = (await (await ehr.read('Observation?patient=walter', access_token)).json()) as {
    link: { relation: string; url: string }[]
  }
  const next = bundle.link.find(({ relation }) => relation === 'next')?.url ?? ''
  expect(next).toMatch(new RegExp(`^${ehr.url}/Observation\\?_page=`))
  expect((await ehr.read(next.slice(ehr.url.length + 1), access_token)).status).toBe(200)
  expect((await ehr.read('Patient/walter', access_token)).status).toBe(200)
  await fetch(`${ehr.url}/control/faults`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: '{"kind":"503","type":"Goal"}',
  })
  expect((await ehr.read('Goal?patient=walter', access_token)).status).toBe(503)
  expect(await (await fetch(ehr.url)).text()).toContain('Sandbox EHR')
})
