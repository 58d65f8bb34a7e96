import type { Page } from '@playwright/test'
import { expect, test } from './fixtures'
import { appTexts } from './untranslated-texts'
import { horizontalOverflow } from './checks/layout'
import { openPage, waitForPage } from './navigation'
import { exampleLinks, listPaths } from './page-paths'

const key = 'plainchart.language'

// The choice of these tests is not for the frame of a note, which has no storage.
test.use({ expectedConsole: /Failed to read the 'localStorage' property/ })
// Some sixty pages in one go.
test.describe.configure({ timeout: 600_000 })

/** Every page of the record, with one record of each type and one trend: what `look` gives, by address. */
async function walk<Found>(page: Page, look: () => Promise<Found>): Promise<Record<string, Found>> {
  const found: Record<string, Found> = {}
  const paths = [...listPaths]
  for (const [index, path] of paths.entries()) {
    await openPage(page, path)
    if (index < listPaths.length)
      paths.push(...(await exampleLinks(page)).filter((example) => !paths.includes(example)))
    found[path] = await look()
  }
  return found
}

const unmarked = async (page: Page) => (await appTexts(page)).filter((text) => !/[⟦⟧]/.test(text))

test('in Spanish no sentence of the app stays English, and the choice is kept', async ({ page, signIn }) => {
  await signIn(/Ana/)
  const english = await walk(page, () => appTexts(page))
  await openPage(page, '/')
  await page.getByRole('combobox', { name: 'Language' }).selectOption('Español')
  await expect(page.getByRole('heading', { level: 1, name: 'Resumen de su salud' })).toBeVisible()
  expect(await page.evaluate(() => ({ ...localStorage }))).toEqual({ [key]: 'es' })
  await page.reload()
  await expect(page.getByRole('heading', { level: 1, name: 'Resumen de su salud' })).toBeVisible()
  // Words that are the same in both languages.
  const shared = ['Plainchart', 'Final', 'No', 'Plan']
  const spanish = await walk(page, async () => {
    await expect(page.locator('html')).toHaveAttribute('lang', 'es')
    return appTexts(page)
  })
  expect(Object.keys(spanish).length).toBeGreaterThan(listPaths.length)
  const stayed = Object.entries(spanish).map(
    ([path, texts]) => [path, texts.filter((text) => english[path]?.includes(text) && !shared.includes(text))] as const,
  )
  expect(stayed.filter(([, texts]) => texts.length > 0)).toEqual([])
})

test('every text of the app comes from the table, and from right to left every page holds on a narrow screen', async ({
  page,
  signIn,
}) => {
  await page.setViewportSize({ width: 320, height: 800 })
  // In the page alone: the frames of notes have no storage.
  await page.addInitScript(([name, value]) => (window === window.top ? localStorage.setItem(name, value) : undefined), [
    key,
    'ar-XB',
  ] as const)
  await signIn(/Ana/)
  const wrong = await walk(page, async () => {
    await expect(page.locator('html')).toHaveAttribute('dir', 'rtl')
    const beyond = await horizontalOverflow(page)
    return [...(await unmarked(page)), ...(beyond > 0 ? [`too wide by ${beyond}`] : [])]
  })
  expect(Object.entries(wrong).filter(([, found]) => found.length > 0)).toEqual([])
})

async function open(page: Page, path: string) {
  await page.goto(path)
  await waitForPage(page)
}

test('public pages have no untranslated text, and an unknown language falls back to English', async ({ page }) => {
  const paths = ['/connect', '/launch', '/callback', '/signed-out', '/no-such-page', '/who']
  await page.goto('/connect')
  await page.evaluate((name) => localStorage.setItem(name, 'ar-XB'), key)
  for (const path of paths) {
    await open(page, path)
    expect(await unmarked(page), path).toEqual([])
  }
  await page.evaluate((name) => localStorage.setItem(name, 'nonsense'), key)
  await open(page, '/connect')
  await expect(page.locator('html')).toHaveAttribute('lang', 'en')
  await expect(page.locator('html')).toHaveAttribute('dir', 'ltr')
})

test.describe('in a Spanish browser', () => {
  test.use({ locale: 'es-MX' })
  test('the app starts in Spanish and stores nothing until a language is chosen', async ({ page }) => {
    await open(page, '/connect')
    await expect(page.getByRole('heading', { level: 1, name: 'Vea su registro de salud' })).toBeVisible()
    expect(await page.evaluate(() => ({ ...localStorage }))).toEqual({})
    await page.getByLabel('Idioma').selectOption('English')
    await expect(page.getByRole('heading', { level: 1, name: 'See your health record' })).toBeVisible()
    await page.reload()
    await expect(page.getByRole('heading', { level: 1, name: 'See your health record' })).toBeVisible()
  })
})

test('a language that fails to load leaves the page unchanged and shows an error', async ({ page }) => {
  await open(page, '/connect')
  await page.route('**/assets/*.js', (route) => route.abort())
  await page.getByRole('combobox', { name: 'Language' }).selectOption('Español')
  await expect(page.getByText('We could not get that language. Try again.')).toBeVisible()
  await expect(page.getByRole('heading', { level: 1, name: 'See your health record' })).toBeVisible()
})
test.use({ expectedConsole: /ERR_FAILED/ })
