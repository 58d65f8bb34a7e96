import { expect, test } from './fixtures'
import { openPage, waitForPage } from './navigation'

/** The words for codes by their code system, in any language; nothing else of the app is called so. */
const files = /\/assets\/(?:systems|what-codes-say)-/

test('display texts of codes load after the rows of the home page, even if the record needs none', async ({
  page,
  signIn,
}) => {
  let asked = false
  let release = () => {}
  const held = new Promise<void>((resolve) => (release = resolve))
  await page.route(files, async (route) => {
    asked = true
    await held
    await route.continue()
  })
  await signIn(/^Nils/)
  await expect(page.getByRole('main').locator('a[href^="/record/"]').first()).toBeVisible()
  await expect.poll(() => asked, 'nothing in this record has such a code').toBe(true)
  release()
})

test('display texts of codes do not change the home page when they arrive later', async ({ page, signIn }) => {
  // A browser that is to save data fetches them with the first other page, and no plain names, which would change it.
  await page.addInitScript(() => Object.defineProperty(navigator, 'connection', { value: { saveData: true } }))
  const come: string[] = []
  page.on('response', (response) => (files.test(response.url()) ? come.push(response.url()) : undefined))
  await signIn(/^Quinn/)
  const main = page.getByRole('main')
  await expect(main.getByRole('link', { name: /What is new/ })).toBeVisible()
  await expect(main.locator('summary', { hasText: 'Print or download' })).toBeVisible()
  await waitForPage(page)
  // The fills come last, and one of them says something of a medicine here.
  await expect(main).toContainText('a fill of it is marked as recalled')
  const before = await main.innerText()
  expect(come).toEqual([])
  await openPage(page, '/records/Immunization')
  await expect.poll(() => come.length).toBeGreaterThan(0)
  await openPage(page, '/')
  await expect(main.getByRole('link', { name: /What is new/ })).toBeVisible()
  await expect(main.locator('summary', { hasText: 'Print or download' })).toBeVisible()
  expect(await main.innerText()).toBe(before)
})

test.describe('a file of display texts that fails to load', () => {
  test.use({ expectedConsole: /ERR_FAILED/ })
  test('leaves the texts of the record; after a reload the plain texts appear', async ({ page, signIn }) => {
    await page.route(files, (route) => route.abort())
    await signIn(/^Maya/, /Leo/)
    await openPage(page, '/records/Immunization')
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
