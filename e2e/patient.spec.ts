import { expect, test } from './fixtures'
import { follow } from './navigation'

test('a patient signs in, reads the record, reloads and stays signed in', async ({ page, signInThroughPages }) => {
  await signInThroughPages(/Walter/)
  await expect(page).toHaveURL(/\/$/)
  for (const [link, heading] of [
    ['Health', 'Health conditions'],
    ['Medicines', 'Medicines'],
    ['Results', 'Test results'],
    ['Visits', 'Timeline'],
  ] as const) {
    await follow(page, link)
    await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible()
  }
  await page.reload()
  await expect(page.getByRole('heading', { level: 1, name: 'Timeline' })).toBeVisible()
  await expect(page).not.toHaveTitle(/Walter/)
})

test('signing out clears storage, and the record cannot be opened', async ({ page, signInThroughPages, context }) => {
  await signInThroughPages(/Ana/)
  await page.getByRole('button', { name: 'Sign out' }).first().click()
  await expect(page.getByRole('heading', { level: 1, name: /signed out/i })).toBeVisible()
  const storage = await page.evaluate(async () => ({
    session: { ...sessionStorage },
    local: { ...localStorage },
    databases: (await indexedDB.databases()).length,
    caches: (await caches.keys()).length,
  }))
  // The sign-out marker, by which other tabs detect the sign-out.
  expect(storage).toEqual({
    session: {},
    local: { 'plainchart.sign-out': expect.stringMatching(/^[0-9a-f-]{36}$/) },
    databases: 0,
    caches: 0,
  })
  expect((await context.cookies(page.url())).filter((cookie) => cookie.name.startsWith('plainchart'))).toEqual([])
  await page.goto('/conditions')
  await expect(page.getByRole('heading', { level: 1, name: /your health record/i })).toBeVisible()
})
