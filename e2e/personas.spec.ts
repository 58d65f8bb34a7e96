import { personaNames, switchesOf, type PersonaName } from '../sandbox/personas/personas'
import { ehrSettings } from '../scripts/ehr-settings'
import { expect, test } from './fixtures'
import { follow } from './navigation'

/** Error responses that Chromium logs and the app answers with another request. */
const refusals: Readonly<Partial<Record<PersonaName, RegExp>>> = {
  'epic-like': /400.*\/Observation/,
  'athena-like': /400.*\/MedicationRequest/,
  // fhirclient requests the SMART configuration, which this server does not have.
  legacy: /404.*smart-configuration/,
}

for (const persona of personaNames) {
  test.describe(`persona ${persona}`, () => {
    // One worker for both tests, so that they share a sandbox.
    test.describe.configure({ mode: 'default' })
    test.use({
      sandboxArgs: ['--persona', persona],
      ehrConfig: { ...ehrSettings(switchesOf(persona)) },
      expectedConsole: refusals[persona],
    })

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
