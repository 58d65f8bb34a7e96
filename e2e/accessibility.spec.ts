import type { Page } from '@playwright/test'
import { isFullMatrix, languages, scanPage, themes, type Problems } from './accessibility-scan'
import { expect, test } from './fixtures'
import { publicPaths } from '../src/app/route-paths'
import { openPage, waitForPage, selectLanguage } from './navigation'
import { exampleLinks, listPaths, routeOf, routes } from './page-paths'

// Some sixty pages in one go, each opened, measured and scanned whole.
test.describe.configure({ timeout: 600_000 })
test.use({ expectedConsole: /status of (403|404|503)|ERR_ABORTED/ })

const sizes = [
  ['wide', 1280],
  ['narrow', 320],
] as const
type Size = (typeof sizes)[number]

interface Way {
  readonly colorScheme: (typeof themes)[number]
  readonly spoken: readonly (typeof languages)[number][]
  /** Taken in turns, page by page. */
  readonly sizes: readonly Size[]
  readonly scope?: 'colors'
}

/**
 * Each width with one of the languages in the first theme. The second theme is asked about colors alone, because nothing else on a page
 * knows the theme, and in one width a page: what all pages share is met in both.
 */
const ways: readonly Way[] = isFullMatrix
  ? themes.flatMap((colorScheme) => sizes.map((size) => ({ colorScheme, spoken: languages, sizes: [size] })))
  : [
      ...sizes.map((size, index) => ({
        colorScheme: themes[0],
        spoken: languages.slice(index, index + 1),
        sizes: [size],
      })),
      { colorScheme: themes[1], spoken: ['en'], sizes, scope: 'colors' },
    ]

/** Every page of the record, with one example of each that needs one; gives the addresses. */
async function walk(page: Page, visit: (path: string) => Promise<void>): Promise<readonly string[]> {
  const paths = [...listPaths]
  for (let index = 0; index < paths.length; index += 1) {
    const path = paths[index] ?? '/'
    await openPage(page, path)
    if (index < listPaths.length)
      for (const example of await exampleLinks(page))
        if (
          !paths.some(
            (known) =>
              known === example || (routeOf(known) === routeOf(example) && !/^\/(?:record|download)\//.test(example)),
          )
        )
          paths.push(example)
    await visit(path)
  }
  return paths
}

for (const { colorScheme, sizes: inTurn, spoken, scope } of ways)
  test(`every record page has no barrier that axe knows and fits, ${colorScheme}, ${inTurn.map(([name]) => name).join(' or ')}, ${spoken.join(' and ')}`, async ({
    page,
    signIn,
  }) => {
    await page.emulateMedia({ colorScheme })
    let visited = 0
    const resize = () => page.setViewportSize({ width: inTurn[visited++ % inTurn.length]?.[1] ?? 1280, height: 800 })
    await resize()
    await signIn(/Ana/)
    const problems: Problems = {}
    for (const code of spoken) {
      await openPage(page, '/')
      await selectLanguage(page, code)
      const paths = await walk(page, async (path) => {
        await scanPage(page, path, problems, scope)
        await resize()
      })
      expect(new Set(paths.map(routeOf))).toEqual(
        new Set(routes.filter((route) => !publicPaths.some((path) => path === route) && route !== '/patients')),
      )
    }
    expect(problems).toEqual({})
  })

test('provider pages have no axe violations: patient search, chart confirmation and a chart', async ({
  page,
  signInProvider,
}) => {
  await signInProvider(/^Dr\. Robin/)
  const problems: Problems = {}
  await scanPage(page, '/patients', problems)
  await page.setViewportSize({ width: 320, height: 800 })
  await scanPage(page, '/patients, narrow', problems)
  await page.getByLabel('What do you want to search by?').selectOption('family')
  await page.getByLabel('Family name').fill('Sampleton')
  await page.getByRole('button', { name: 'Search', exact: true }).click()
  await page.getByRole('button', { name: /^Open chart of Sampleton/ }).click()
  await scanPage(page, '/patients, question', problems)
  await page.getByRole('button', { name: 'Yes, open the chart' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Summary' })).toBeVisible()
  for (const [index, path] of [
    '/',
    '/results',
    '/conditions',
    '/medicines',
    '/timeline',
    '/vitals',
    '/documents',
    '/records/Encounter',
    '/records/Group',
    '/find',
    '/download',
    '/loaded',
  ].entries()) {
    await page.emulateMedia({ colorScheme: index % 2 === 0 ? 'light' : 'dark' })
    await page.setViewportSize({ width: index % 4 < 2 ? 1280 : 320, height: 800 })
    await openPage(page, path)
    await selectLanguage(page, index % 3 === 2 ? 'es' : 'en')
    await waitForPage(page)
    await scanPage(page, `${path}, staff`, problems)
  }
  expect(problems).toEqual({})
})

test('public pages and the sandbox’s pages have no axe violations', async ({ page, ehr }) => {
  const problems: Problems = {}
  for (const colorScheme of themes) {
    await page.emulateMedia({ colorScheme })
    for (const path of [...publicPaths, '/no-such-page', `${ehr.url}/`, `${ehr.url}/ehr/launch`, `${ehr.url}/faults`]) {
      await page.goto(path)
      await waitForPage(page)
      await scanPage(page, `${path}, ${colorScheme}`, problems)
    }
  }
  await page.goto('/connect')
  await page.getByRole('button', { name: /sandbox/i }).click()
  await expect(page.getByRole('button', { name: /Maya/ })).toBeVisible()
  await scanPage(page, 'login', problems)
  await page.getByRole('button', { name: /Maya/ }).click()
  await expect(page.getByRole('button', { name: /Leo/ })).toBeVisible()
  await scanPage(page, 'picker', problems)
  await page.getByRole('button', { name: /Leo/ }).click()
  await expect(page.getByRole('button', { name: /^allow/i })).toBeVisible()
  await scanPage(page, 'consent', problems)
  expect(problems).toEqual({})
})
