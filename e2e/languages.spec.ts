import type { Page } from '@playwright/test'
import { recordTypes } from '../src/contract'
import { expect, test } from './fixtures'
import { ownTexts } from './own-texts'

const lists = ['/', '/timeline', '/results', '/conditions', '/medicines', '/vitals', '/vitals/growth', '/documents', '/search', '/profile', '/privacy', ...recordTypes.map((type) => `/records/${type}`)]
const key = 'plainchart.language'

// Some sixty pages in one go.
test.describe.configure({ timeout: 600_000 })

async function open(page: Page, path: string) {
  await page.goto(path)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(page.locator('[aria-busy="true"]')).toHaveCount(0)
}

/** The pages of the record with one record of each type and one trend. */
async function allPages(page: Page): Promise<readonly string[]> {
  const found: string[] = []
  for (const path of lists) {
    await open(page, path)
    const first = await page.locator('main a[href^="/record/"], main a[href^="/results/trend/"]').evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''))
    found.push(...['/record/', '/results/trend/'].flatMap((start) => first.find((href) => href.startsWith(start)) ?? []))
  }
  return [...lists, ...new Set(found)]
}

/** Opens every page, and gives what `look` finds wrong on it. */
async function walk(page: Page, paths: readonly string[], look: (path: string) => Promise<readonly string[]>) {
  const wrong: Record<string, readonly string[]> = {}
  for (const path of paths) {
    await open(page, path)
    const found = await look(path)
    if (found.length > 0) wrong[path] = found
  }
  return wrong
}

test('in Spanish no sentence of the app stays English, and the choice is kept', async ({ page, signIn }) => {
  await signIn(/Ana/)
  const paths = await allPages(page)
  const english: Record<string, readonly string[]> = {}
  await walk(page, paths, async (path) => {
    english[path] = await ownTexts(page)
    return []
  })
  await open(page, '/')
  await page.getByLabel('Language').selectOption('Español')
  await expect(page.getByRole('heading', { level: 1, name: 'Resumen de su salud' })).toBeVisible()
  await expect(page.locator('html')).toHaveAttribute('lang', 'es')
  expect(await page.evaluate(() => ({ ...localStorage }))).toEqual({ [key]: 'es' })
  // Words that are the same in both languages.
  const shared = ['Plainchart', 'Final', 'No', 'Plan']
  const wrong = await walk(page, paths, async (path) => {
    expect(await page.locator('html').getAttribute('lang')).toBe('es')
    return (await ownTexts(page)).filter((text) => english[path]?.includes(text) && !shared.includes(text))
  })
  expect(wrong).toEqual({})
})

test('every text of the app comes from the table', async ({ page, signIn }) => {
  await page.addInitScript(([name, value]) => localStorage.setItem(name, value), [key, 'en-XA'] as const)
  await signIn(/Ana/)
  const unmarked = async () => (await ownTexts(page)).filter((text) => !/[⟦⟧]/.test(text))
  expect(await walk(page, await allPages(page), unmarked)).toEqual({})
})

test('from right to left every page holds on a narrow screen', async ({ page, signIn }) => {
  await page.setViewportSize({ width: 320, height: 800 })
  await page.addInitScript(([name, value]) => localStorage.setItem(name, value), [key, 'ar-XB'] as const)
  await signIn(/Ana/)
  const wrong = await walk(page, await allPages(page), async () => {
    await expect(page.locator('html')).toHaveAttribute('dir', 'rtl')
    const beyond = await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)
    return beyond > 0 ? [`too wide by ${beyond}`] : []
  })
  expect(wrong).toEqual({})
})

test('pages outside a session stand in every language', async ({ page }) => {
  const paths = ['/connect', '/launch', '/callback', '/signed-out', '/no-such-page', '/who']
  await page.goto('/connect')
  await page.evaluate((name) => localStorage.setItem(name, 'ar-XB'), key)
  const unmarked = await walk(page, paths, async () => (await ownTexts(page)).filter((text) => !/[⟦⟧]/.test(text)))
  expect(unmarked).toEqual({})
  await page.evaluate((name) => localStorage.setItem(name, 'nonsense'), key)
  await open(page, '/connect')
  await expect(page.locator('html')).toHaveAttribute('lang', 'en')
  await expect(page.locator('html')).toHaveAttribute('dir', 'ltr')
})

test.describe('with a browser in Spanish', () => {
  test.use({ locale: 'es-MX' })
  test('the app begins in Spanish and keeps nothing until someone chooses', async ({ page }) => {
    await open(page, '/connect')
    await expect(page.getByRole('heading', { level: 1, name: 'Vea su registro de salud' })).toBeVisible()
    expect(await page.evaluate(() => ({ ...localStorage }))).toEqual({})
    await page.getByLabel('Idioma').selectOption('English')
    await expect(page.getByRole('heading', { level: 1, name: 'See your health record' })).toBeVisible()
    await page.reload()
    await expect(page.getByRole('heading', { level: 1, name: 'See your health record' })).toBeVisible()
  })
})

test('a language that cannot be loaded leaves the page as it is and says so', async ({ page }) => {
  await open(page, '/connect')
  await page.route('**/assets/*.js', (route) => route.abort())
  await page.getByLabel('Language').selectOption('Español')
  await expect(page.getByText('We could not get that language. Try again.')).toBeVisible()
  await expect(page.getByRole('heading', { level: 1, name: 'See your health record' })).toBeVisible()
})
test.use({ expectedConsole: /ERR_FAILED/ })
