import type { Page } from '@playwright/test'
import { storedData } from './checks/data-leaks'
import { expect, test } from './fixtures'
import { follow, openPage } from './navigation'

// Requests that fail without a connection, or that the policy of a page without a network refuses.
test.use({ expectedConsole: /Content Security Policy|net::ERR_INTERNET_DISCONNECTED|Failed to load resource/ })

const record = [
  { resourceType: 'Patient', id: 'a', name: [{ text: 'Ada Example' }], birthDate: '1980-02-03' },
  {
    resourceType: 'Condition',
    id: 'c',
    clinicalStatus: { coding: [{ code: 'active' }] },
    code: { text: 'Asthma' },
    subject: { reference: 'Patient/a' },
  },
  {
    resourceType: 'MedicationRequest',
    id: 'm',
    status: 'active',
    intent: 'order',
    medicationCodeableConcept: { text: 'Salbutamol' },
    subject: { reference: 'Patient/a' },
  },
]

const chooseFile = (page: Page) =>
  page.locator('input[type="file"]').setInputFiles({
    name: 'record.json',
    mimeType: 'application/json',
    buffer: Buffer.from(JSON.stringify(record)),
  })

/** Stores the app in the browser, as a reader does. */
async function storeApp(page: Page) {
  await page.goto('/open')
  await expect(page.getByText(/That takes about \d MB\. No health data is stored\./)).toBeVisible()
  expect(await storedData(page)).toMatchObject({ caches: [], serviceWorkers: 0 })
  await page.getByRole('button', { name: 'Make this app work without a connection' }).click()
  await expect(page.getByText('This browser has stored the app itself, and no health data.')).toBeVisible()
}

/** The paths of everything in the caches of the browser. */
const cachedPaths = (page: Page) =>
  page.evaluate(async () => {
    const names = await caches.keys()
    const requests = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()))
    return requests.flat().map(({ url }) => url.replace(location.origin, ''))
  })

const others = (paths: readonly string[]) => paths.filter((path) => !/^\/assets\/[^/]+\.(?:js|css|woff2)$/.test(path))

test('after a press on the button a file opens without a connection, and one more press removes everything', async ({
  page,
  context,
}) => {
  await storeApp(page)
  const stored = await cachedPaths(page)
  expect(others(stored)).toEqual(['/open'])
  await context.setOffline(true)
  await page.reload()
  await expect(page.getByRole('heading', { level: 1, name: 'Open a file you saved' })).toBeVisible()
  await expect(page.getByText('This browser has stored the app itself, and no health data.')).toBeVisible()
  await chooseFile(page)
  await expect(page.getByText('This is a copy from a file')).toBeVisible()
  for (const [path, text] of [
    ['/conditions', 'Asthma'],
    ['/medicines', 'Salbutamol'],
    ['/record/Condition/c', 'Asthma'],
    ['/download', 'Print'],
    ['/find', 'Find'],
  ] as const) {
    await openPage(page, path)
    await expect(page.getByRole('main'), path).toContainText(text)
  }
  expect(await cachedPaths(page)).toEqual(stored)
  await openPage(page, '/privacy')
  await page.getByRole('button', { name: 'Remove the stored app' }).click()
  await expect(page.getByText('The app is no longer stored in this browser.')).toBeVisible()
  expect(await storedData(page)).toMatchObject({ caches: [], serviceWorkers: 0 })
})

test('a page from the cache has no network, also when the connection is back, and the next one is the site’s', async ({
  page,
  context,
}) => {
  await storeApp(page)
  await context.setOffline(true)
  await page.reload()
  await expect(page.getByRole('button', { name: 'Choose files' })).toBeVisible()
  await context.setOffline(false)
  const outcome = () =>
    page.evaluate(() =>
      fetch('/config.json').then(
        () => 'sent',
        () => 'refused',
      ),
    )
  expect(await outcome()).toBe('refused')
  await page.reload()
  await expect(page.getByRole('button', { name: 'Choose files' })).toBeVisible()
  expect(await outcome()).toBe('sent')

  // While the removed worker still controls this document, the app cannot be stored again.
  const stored = await cachedPaths(page)
  const store = page.getByRole('button', { name: 'Make this app work without a connection' })
  await page.getByRole('button', { name: 'Remove the stored app' }).click()
  await expect(page.getByText('The app is no longer stored in this browser.')).toBeVisible()
  expect(await cachedPaths(page)).toEqual([])
  await expect(store).toHaveCount(0)
  await page.reload()
  await store.click()
  await expect(page.getByText('This browser has stored the app itself, and no health data.')).toBeVisible()
  expect(await cachedPaths(page)).toEqual(stored)
})

test('with the app stored, a session with an EHR has no service worker, and nothing of it is in the cache', async ({
  page,
  signInThroughPages,
  context,
}) => {
  await storeApp(page)
  const stored = await cachedPaths(page)
  await signInThroughPages(/Ana/)
  for (const place of ['Results', 'Medicines']) {
    await follow(page, place)
    await expect(page.locator('[aria-busy="true"]')).toHaveCount(0)
  }
  expect(await page.evaluate(() => navigator.serviceWorker.controller)).toBeNull()
  expect(await cachedPaths(page)).toEqual(stored)
  await openPage(page, '/privacy')
  await expect(page.getByRole('button', { name: 'Remove the stored app' })).toBeVisible()
  // The pages of the session are not answered from the cache.
  await context.setOffline(true)
  await expect(page.goto('/results')).rejects.toThrow('ERR_INTERNET_DISCONNECTED')
})
