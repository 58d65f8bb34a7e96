import { personaNames, type PersonaName } from '../sandbox/personas/personas'
import { expect, test } from './fixtures'
import { follow } from './navigation'

/** What the app's configuration has to say about each kind of server. */
const configOf: Readonly<Record<PersonaName, Record<string, unknown>>> = {
  standard: {},
  seed: {},
  'epic-like': {},
  'cerner-like': {},
  'athena-like': { extra: { 'ah-practice': 'a-1' }, refreshScope: true, offline: 'offline_access', revinclude: false },
  legacy: { discovery: 'metadata', pkce: 'always', scopeStyle: 'v1', revinclude: false },
}

/** What the browser itself writes about refusals that the app answers with another question. */
const refusals: Readonly<Partial<Record<PersonaName, RegExp>>> = {
  'epic-like': /400.*\/Observation/,
  'athena-like': /400.*\/MedicationRequest/,
  // fhirclient looks for the SMART document of a server that has none.
  legacy: /404.*smart-configuration/,
}

for (const persona of personaNames) {
  test.describe(`persona ${persona}`, () => {
    // One worker for both, so that one server does.
    test.describe.configure({ mode: 'default' })
    test.use({ sandboxArgs: ['--persona', persona], ehrConfig: configOf[persona], expectedConsole: refusals[persona] })

    test(`${persona} EHR: a patient signs in, reads medicines and results, and stays signed in`, async ({
      page,
      signInThroughPages,
    }) => {
      await signInThroughPages(/Walter/)
      for (const [link, heading] of [
        ['Medicines', 'Medicines'],
        ['Results', 'Test results'],
      ] as const) {
        await follow(page, link)
        await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible()
        await expect(page.getByRole('main').getByText('Loading', { exact: false })).toHaveCount(0)
        await expect(page.getByRole('main').getByRole('alert')).toHaveCount(0)
      }
      await page.reload()
      await expect(page.getByRole('heading', { level: 1, name: 'Test results' })).toBeVisible()
    })

    test(`${persona} EHR: a proxy opens the record of a child`, async ({ page, signInThroughPages }) => {
      await signInThroughPages(/Maya/, /Leo/)
      await expect(page.getByRole('banner')).toContainText(/Leo/)
    })
  })
}
