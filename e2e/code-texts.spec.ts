import { expect, test } from './fixtures'
import { openPage, waitForPage } from './navigation'

/** The files with display texts of code systems, in any language. */
const codeTextFiles = /\/assets\/(?:code-systems|official-names)-/

test('display texts of codes load after the rows of the home page, even if the record needs none', async ({
  page,
  signIn,
}) => {
  let isRequested = false
  let release = () => {}
  const released = new Promise<void>((resolve) => (release = resolve))
  await page.route(codeTextFiles, async (route) => {
    isRequested = true
    await released
    await route.continue()
  })
  await signIn(/^Nils/)
  await expect(page.getByRole('main').locator('a[href^="/record/"]').first()).toBeVisible()
  await expect.poll(() => isRequested, 'requested although the record has no such code').toBe(true)
  release()
})

test('display texts of codes do not change the home page when they arrive later', async ({ page, signIn }) => {
  // In data-saver mode plain names, which would change the page, do not load.
  await page.addInitScript(() => Object.defineProperty(navigator, 'connection', { value: { saveData: true } }))
  let release = () => {}
  const released = new Promise<void>((resolve) => (release = resolve))
  await page.route(codeTextFiles, async (route) => {
    await released
    await route.continue()
  })
  const loaded: string[] = []
  page.on('response', (response) => (codeTextFiles.test(response.url()) ? loaded.push(response.url()) : undefined))
  await signIn(/^Quinn/)
  const main = page.getByRole('main')
  await expect(main.getByRole('link', { name: /What is new/ })).toBeVisible()
  await expect(main.locator('summary', { hasText: 'Print or download' })).toBeVisible()
  await waitForPage(page)
  // Pharmacy fills load last; one of them adds a warning to a medicine.
  await expect(main).toContainText('a fill of it is marked as recalled')
  const before = await main.innerText()
  expect(loaded).toEqual([])
  release()
  await expect.poll(() => loaded.length).toBeGreaterThan(0)
  await openPage(page, '/records/Immunization')
  await openPage(page, '/')
  await expect(main.getByRole('link', { name: /What is new/ })).toBeVisible()
  await expect(main.locator('summary', { hasText: 'Print or download' })).toBeVisible()
  expect(await main.innerText()).toBe(before)
})

test.describe('a file of display texts that fails to load', () => {
  test.use({ expectedConsole: /ERR_FAILED/ })
  test('leaves the texts of the record; after a reload the plain texts appear', async ({ page, signInAt }) => {
    await page.route(codeTextFiles, (route) => route.abort())
    await signInAt('/records/Immunization', /^Maya/, /Leo/)
    const main = page.getByRole('main')
    await main.locator('a[href^="/record/Immunization/"]').first().click()
    await waitForPage(page)
    await expect(main).toContainText('Injection, intramuscular')
    await expect(main).not.toContainText('Shot into a muscle')
    await page.unrouteAll()
    await page.reload()
    await expect(main).toContainText('Shot into a muscle')
  })
})
