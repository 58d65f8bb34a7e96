import type { Page } from '@playwright/test'
import { textsOutsideTables } from './checks/translation'
import { expect, test } from './fixtures'
import { waitForPage } from './navigation'

const STORAGE_KEY = 'plainchart.language'

test('a chosen language is stored and kept after a reload', async ({ page, signIn }) => {
  await signIn(/Ana/)
  await page.getByRole('combobox', { name: 'Language' }).selectOption('Español')
  await expect(page.getByRole('heading', { level: 1, name: 'Su salud de un vistazo' })).toBeVisible()
  expect(await page.evaluate(() => ({ ...localStorage }))).toEqual({ [STORAGE_KEY]: 'es' })
  await page.reload()
  await expect(page.getByRole('heading', { level: 1, name: 'Su salud de un vistazo' })).toBeVisible()
})

async function open(page: Page, path: string) {
  await page.goto(path)
  await waitForPage(page)
}

test('public pages have no untranslated text, and an unknown language falls back to English', async ({ page }) => {
  const paths = ['/connect', '/launch', '/callback', '/signed-out', '/no-such-page', '/who']
  await page.goto('/connect')
  await page.evaluate((name) => localStorage.setItem(name, 'ar-XB'), STORAGE_KEY)
  for (const path of paths) {
    await open(page, path)
    expect(await textsOutsideTables(page), path).toEqual([])
  }
  await page.evaluate((name) => localStorage.setItem(name, 'nonsense'), STORAGE_KEY)
  await open(page, '/connect')
  await expect(page.locator('html')).toHaveAttribute('lang', 'en')
  await expect(page.locator('html')).toHaveAttribute('dir', 'ltr')
})

test.describe('in a Spanish browser', () => {
  test.use({ locale: 'es-MX' })
  test('the app starts in Spanish and stores nothing until a language is chosen', async ({ page }) => {
    await open(page, '/connect')
    await expect(
      page.getByRole('heading', { level: 1, name: 'Su registro de salud, en palabras sencillas' }),
    ).toBeVisible()
    expect(await page.evaluate(() => ({ ...localStorage }))).toEqual({})
    await page.getByLabel('Idioma').selectOption('English')
    await expect(page.getByRole('heading', { level: 1, name: 'Your health record, in plain words' })).toBeVisible()
    await page.reload()
    await expect(page.getByRole('heading', { level: 1, name: 'Your health record, in plain words' })).toBeVisible()
  })
})

test.describe('a language file that fails to load', () => {
  test.use({ expectedConsole: /ERR_FAILED/ })

  test('leaves the page unchanged and shows an error', async ({ page }) => {
    await open(page, '/connect')
    await page.route('**/assets/*.js', (route) => route.abort())
    await page.getByRole('combobox', { name: 'Language' }).selectOption('Español')
    await expect(page.getByText('We could not get that language. Try again.')).toBeVisible()
    await expect(page.getByRole('heading', { level: 1, name: 'Your health record, in plain words' })).toBeVisible()
  })
})
