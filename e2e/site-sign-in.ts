import type { Page } from '@playwright/test'
import { POST_CLIENT, SECRET } from '../sandbox/auth/__fixtures__/oauth-client'
import { expect } from './fixtures'

/** Settings of an EHR with a confidential client. */
export const ehrEntry = (fhirBase: string, changes: object = {}) => ({
  id: 'clinic',
  name: 'Gateway Clinic',
  fhirBase,
  clientId: POST_CLIENT,
  offline: 'online_access',
  confidential: { method: 'client_secret_post', credentials: [{ env: 'CLINIC_SECRET' }] },
  ...changes,
})
export const secrets = { CLINIC_SECRET: SECRET }

/** Goes from the connect page to the EHR's sign-in page. */
export async function openEhrSignIn(page: Page, site: string) {
  await page.goto(`${site}/connect`)
  await page.getByRole('button', { name: /Gateway Clinic/ }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Who is signing in?' })).toBeVisible()
}

/** Chooses a person, allows access and returns to the home page. */
export async function signInAtEhr(page: Page, person: RegExp) {
  await page.getByRole('button', { name: person }).click()
  await page.getByRole('button', { name: /^allow/i }).click()
  await expect(page.getByRole('heading', { level: 1, name: /^Summary$|at a glance$/ })).toBeVisible()
}
