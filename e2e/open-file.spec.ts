import { readFileSync } from 'node:fs'
import { strToU8, zipSync } from 'fflate'
import type { Page } from '@playwright/test'
import { storedData } from './checks/data-leaks'
import { expect, test } from './fixtures'
import { openPage } from './navigation'

// The last request, which the policy refuses.
test.use({ expectedConsole: /Content Security Policy/ })

/** The text of the FHIR file that the app saves of the open record. */
async function savedFile(page: Page): Promise<string> {
  await openPage(page, '/download/app')
  const button = page.getByRole('button', { name: 'Save as FHIR file' })
  await expect(button).toBeEnabled()
  const [download] = await Promise.all([page.waitForEvent('download'), button.click()])
  return readFileSync(await download.path(), 'utf8')
}

const paths = ['/results', '/timeline', '/conditions', '/medicines', '/documents', '/find', '/loaded', '/download/me']

test('after a file that cannot be opened, signing in works', async ({ page, signInThroughPages }) => {
  await page.goto('/open')
  const file = { name: 'data.bin', mimeType: 'application/octet-stream', buffer: Buffer.from([0, 1, 2]) }
  await page.locator('input[type="file"]').setInputFiles(file)
  await expect(page.getByRole('alert')).toContainText('This app cannot open this kind of file.')
  await page.getByRole('link', { name: 'Plainchart' }).click()
  await expect(page.getByRole('button', { name: /sandbox/i })).toBeVisible()
  expect(await page.locator('meta[data-no-network]').count()).toBe(0)
  await signInThroughPages(/Ana/)
})

test('a zip of a phone opens with its records and its documents', async ({ page }) => {
  const patient = { resourceType: 'Patient', id: 'one', name: [{ text: 'Ada Example' }], birthDate: '1980-02-03' }
  const condition = {
    resourceType: 'Condition',
    id: 'c',
    clinicalStatus: { coding: [{ code: 'active' }] },
    code: { text: 'Asthma' },
    subject: { reference: 'Patient/one' },
  }
  const ccda = `<?xml version="1.0"?><ClinicalDocument xmlns="urn:hl7-org:v3"><title>Summary of care</title>
<recordTarget><patientRole><patient><name><given>Ada</given><family>Example</family></name><birthTime value="19800203"/></patient></patientRole></recordTarget>
<component><structuredBody><component><section><title>Allergies</title><text>Penicillin: hives</text></section></component></structuredBody></component></ClinicalDocument>`
  const zip = zipSync({
    'export/export.xml': strToU8('<HealthData/>'),
    'export/clinical-records/Patient-1.json': strToU8(JSON.stringify(patient)),
    'export/clinical-records/Condition-1.json': strToU8(JSON.stringify(condition)),
    'export/summary.xml': strToU8(ccda),
  })
  await page.goto('/open')
  await page
    .locator('input[type="file"]')
    .setInputFiles({ name: 'export.zip', mimeType: 'application/zip', buffer: Buffer.from(zip) })
  await expect(page.getByText('It has 1 document.')).toBeVisible()
  await expect(page.getByRole('main')).toContainText('Asthma')
  await page.getByRole('link', { name: 'Read the documents' }).click()
  await page.getByRole('link', { name: /Summary of care/ }).click()
  await page.getByRole('button', { name: /Open \(XML/ }).click()
  await expect(page.getByText('Penicillin: hives')).toBeVisible()
  await openPage(page, '/loaded')
  await expect(page.getByRole('main')).toContainText('export/export.xml: a kind of file that this app does not read')
})

test('a saved file opens without a request, stores nothing, and is gone after a reload', async ({ page, signIn }) => {
  await signIn(/Ana/)
  const text = await savedFile(page)
  await page.getByRole('button', { name: 'Sign out' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'You are signed out' })).toBeVisible()
  await page.goto('/connect')
  await page.getByRole('link', { name: 'Open a file you saved' }).click()
  const choose = page.locator('input[type="file"]')
  const button = page.getByRole('button', { name: 'Choose files' })
  const [dialog] = await Promise.all([page.waitForEvent('filechooser'), button.click()])
  expect(dialog.isMultiple()).toBe(true)

  // Besides the app's own code.
  const requests: string[] = []
  page.on('request', (request) => {
    if (!new URL(request.url()).pathname.startsWith('/assets/')) requests.push(request.url())
  })
  await choose.setInputFiles({ name: 'record.json', mimeType: 'application/json', buffer: Buffer.from(text) })
  await expect(page.getByText('This is a copy from a file')).toBeVisible()
  for (const path of paths) {
    await openPage(page, path)
    await expect(page.getByText('This is a copy from a file'), path).toBeVisible()
  }
  expect(requests).toEqual([])
  // The time of the last activity.
  expect((await storedData(page)).sessionStorage).toEqual(['plainchart.active'])
  const outcome = await page.evaluate(() =>
    fetch('/config.json').then(
      () => 'sent',
      () => 'refused',
    ),
  )
  expect(outcome).toBe('refused')

  // Closing the file loads a new document, which has a network again.
  await page.getByRole('button', { name: 'Close the file' }).first().click()
  await expect(page.getByText('The file is closed.')).toBeVisible()
  await choose.setInputFiles({ name: 'record.json', mimeType: 'application/json', buffer: Buffer.from(text) })
  await expect(page.getByText('This is a copy from a file')).toBeVisible()
  await page.reload()
  await expect(page).toHaveURL(/\/connect$/)
})
