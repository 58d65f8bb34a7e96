import type { Page } from '@playwright/test'
import { expect, test } from './fixtures'
import { examplesOn, go, lists, outsideRoutes, routeOf, routes, settled, tooWide, violations } from './pages'
import { switchboard } from './switchboard'

// Some sixty pages in one go, each opened and measured, many scanned whole.
test.describe.configure({ timeout: 600_000 })
test.use({ sandboxArgs: ['--faults'], expectedConsole: /status of (403|404|503)|ERR_ABORTED/ })

const themes = ['light', 'dark'] as const
const sizes = [['wide', 1280], ['narrow', 320]] as const
const languages = ['English', 'Español'] as const

/** Each page is scanned in two of the eight ways that differ in theme, width and language, and once more as most people see it. */
function isDue(index: number, theme: number, size: number, language: number): boolean {
  const way = theme * 4 + size * 2 + language
  return way === 0 || way === index % 4 || way === 7 - (index % 4)
}

type Problems = Record<string, unknown>

async function look(page: Page, path: string, problems: Problems, scanned: boolean) {
  const found = scanned ? await violations(page) : []
  if (found.length > 0) problems[path] = found
  const wide = await tooWide(page)
  if (wide > 0) problems[`${path} is too wide by`] = wide
}

/** Every page of the record, with one example of each that needs one; gives the addresses. */
async function walk(page: Page, visit: (path: string, index: number) => Promise<void>): Promise<readonly string[]> {
  const paths = [...lists]
  for (let index = 0; index < paths.length; index += 1) {
    const path = paths[index] ?? '/'
    await go(page, path)
    if (index < lists.length) for (const example of await examplesOn(page)) if (!paths.some((known) => known === example || (routeOf(known) === routeOf(example) && !example.startsWith('/record/')))) paths.push(example)
    await visit(path, index)
  }
  return paths
}

themes.forEach((colorScheme, theme) =>
  sizes.forEach(([name, width], size) =>
    test(`every record page has no barrier that axe knows and fits, ${colorScheme}, ${name}`, async ({ page, signIn }) => {
      await page.emulateMedia({ colorScheme })
      await page.setViewportSize({ width, height: 800 })
      await signIn(/Ana/)
      const problems: Problems = {}
      for (const [language, label] of languages.entries()) {
        await go(page, '/')
        await page.locator('header select').selectOption(label)
        const paths = await walk(page, (path, index) => look(page, path, problems, isDue(index, theme, size, language)))
        expect(new Set(paths.map(routeOf))).toEqual(new Set(routes.filter((route) => !outsideRoutes.includes(route) && route !== '/patients')))
      }
      expect(problems).toEqual({})
    }),
  ),
)

/** What goes wrong with every list, and how a page says so in either language. */
const states = [
  ['failed', '503', /right now|could not load|no podemos|no pudimos/i],
  ['not shared', '403', /not shared|does not allow|no compart|no lo permite/i],
  ['partial', 'outcome-in-bundle', /may be missing|this note|puede faltar|esta nota/i],
] as const

/** In another language, once the page stands in it. */
async function speak(page: Page, code: 'en' | 'es') {
  await page.locator('header select').selectOption(code)
  await expect(page.locator('html')).toHaveAttribute('lang', code)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
}

test('an empty record, a record that fails, and one that is slow have no barrier that axe knows', async ({ page, signIn, ehr }) => {
  await signIn(/Omar/)
  const problems: Problems = {}
  const pages = ['/', '/timeline', '/results', '/vitals', '/vitals/growth', '/conditions', '/medicines', '/documents', '/records/Immunization', '/record/Condition/none']
  for (const path of pages) {
    await go(page, path)
    await look(page, `${path}, empty`, problems, true)
  }
  const faults = switchboard(ehr)
  for (const [way, [name, kind, pattern]] of states.entries()) {
    await faults.only({ kind })
    for (const [index, path] of ['/', '/results', '/timeline', '/documents', '/medicines', '/records/Immunization'].entries()) {
      // Each state is met in both languages and both themes, on different pages.
      await page.emulateMedia({ colorScheme: (index + way) % 2 === 0 ? 'dark' : 'light' })
      await page.goto(path)
      await speak(page, (index + way) % 4 < 2 ? 'es' : 'en')
      await expect(page.getByRole('main').getByText(pattern).first()).toBeVisible()
      await look(page, `${path}, ${name}`, problems, true)
    }
  }
  await faults.only({ kind: 'hang' })
  for (const path of ['/', '/results']) {
    await page.goto(path)
    await expect(page.getByRole('main').locator('[aria-busy="true"]').first()).toBeVisible()
    await look(page, `${path}, loading`, problems, true)
  }
  await faults.reset()
  expect(problems).toEqual({})
})

test('care staff: the search for patients, the question before a chart opens, and a chart have no barrier that axe knows', async ({ page, signInStaff }) => {
  await signInStaff(/^Dr\. Robin/)
  const problems: Problems = {}
  await look(page, '/patients', problems, true)
  await page.setViewportSize({ width: 320, height: 800 })
  await look(page, '/patients, narrow', problems, true)
  await page.getByLabel('What do you want to search by?').selectOption('family')
  await page.getByLabel('Family name').fill('Sampleton')
  await page.getByRole('button', { name: 'Search', exact: true }).click()
  await page.getByRole('button', { name: /^Open chart of Sampleton/ }).click()
  await look(page, '/patients, question', problems, true)
  await page.getByRole('button', { name: 'Yes, open the chart' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Summary' })).toBeVisible()
  for (const [index, path] of ['/', '/results', '/conditions', '/medicines', '/timeline', '/vitals', '/documents', '/records/Encounter', '/records/Group', '/find', '/download', '/loaded'].entries()) {
    await page.emulateMedia({ colorScheme: index % 2 === 0 ? 'light' : 'dark' })
    await page.setViewportSize({ width: index % 4 < 2 ? 1280 : 320, height: 800 })
    await go(page, path)
    await speak(page, index % 3 === 2 ? 'es' : 'en')
    await settled(page)
    await look(page, `${path}, staff`, problems, true)
  }
  expect(problems).toEqual({})
})

test('pages outside the record and the EHR pages have no barrier that axe knows', async ({ page, ehr }) => {
  const problems: Problems = {}
  for (const colorScheme of themes) {
    await page.emulateMedia({ colorScheme })
    for (const path of [...outsideRoutes, '/no-such-page', `${ehr.url}/`, `${ehr.url}/ehr/launch`, `${ehr.url}/faults`]) {
      await page.goto(path)
      await settled(page)
      await look(page, `${path}, ${colorScheme}`, problems, true)
    }
  }
  await page.goto('/connect')
  await page.getByRole('button', { name: /sandbox/i }).click()
  await expect(page.getByRole('button', { name: /Maya/ })).toBeVisible()
  await look(page, 'login', problems, true)
  await page.getByRole('button', { name: /Maya/ }).click()
  await expect(page.getByRole('button', { name: /Leo/ })).toBeVisible()
  await look(page, 'picker', problems, true)
  await page.getByRole('button', { name: /Leo/ }).click()
  await expect(page.getByRole('button', { name: /^allow/i })).toBeVisible()
  await look(page, 'consent', problems, true)
  expect(problems).toEqual({})
})
