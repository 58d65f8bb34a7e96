import { START } from '../scripts/ci/test-clock.mjs'
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { Page } from '@playwright/test'
import { publicPaths, recordPaths } from '../src/app/route-paths'
import { recordTypes } from '../src/contract'
import { expect } from './fixtures'

/** All route paths of the app, with their parameters. */
export const routes: readonly string[] = [...publicPaths, ...recordPaths]
const isOutside = (route: string): boolean => publicPaths.some((path) => path === route)

/** Pages of the record that need no example from it; care staff alone have a search for patients. */
export const lists: readonly string[] = [
  ...routes.filter((route) => !route.includes(':') && !isOutside(route) && route !== '/patients'),
  ...recordTypes.map((type) => `/records/${type}`),
]

/** The route of an address. */
export function routeOf(path: string): string | undefined {
  const depth = path.split('/').length
  return (
    routes.find((route) => route === path) ??
    routes.find(
      (route) => route.split('/').length === depth && route.includes(':') && path.startsWith(route.replace(/:.*/, '')),
    )
  )
}

/** Links on the page to pages that need an example: one record, one trend and one document at most, and each way to take the record along. */
export async function examplesOn(page: Page): Promise<readonly string[]> {
  const links = await page
    .getByRole('main')
    .locator('a[href]')
    .evaluateAll((all) => all.map((link) => link.getAttribute('href') ?? ''))
  return [
    ...['/record/', '/results/trend/', '/documents/'].flatMap(
      (start) => links.find((href) => href.startsWith(start)) ?? [],
    ),
    ...links.filter((href) => href.startsWith('/download/')),
  ]
}

/** Opens the trend of a test by its link in a list. */
export async function goToTrend(page: Page, list: string, name: RegExp) {
  await go(page, list)
  await page
    .getByRole('main')
    .locator('a[href^="/results/trend/"]')
    .and(page.getByRole('link', { name }))
    .first()
    .click()
  await expect(page).toHaveURL(/\/results\/trend\/[^/?]+$/)
  await settled(page)
}

export async function settled(page: Page) {
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(page.locator('[aria-busy="true"]')).toHaveCount(0)
}

/** To another address inside the app without loading the app again: what has been loaded stays. The router learns of it as of a step in the history. */
export const visit = (page: Page, path: string): Promise<void> =>
  page.evaluate((to) => {
    history.pushState(null, '', to)
    dispatchEvent(new PopStateEvent('popstate'))
  }, path)

/** As `visit`, and waits until the page stands. */
export async function go(page: Page, path: string) {
  await visit(page, path)
  await settled(page)
}

const places: readonly string[] = ['Home', 'Results', 'Medicines', 'Health', 'Visits', 'All records']

/** By the navigation as a person goes: to one of its places, or by the page of all records to a page that stands there. */
export async function follow(page: Page, name: string | RegExp) {
  const navigation = page.getByRole('navigation', { name: 'Record' })
  if (typeof name === 'string' && places.includes(name))
    return navigation.getByRole('link', { name, exact: true }).click()
  await navigation.getByRole('link', { name: 'All records' }).click()
  await page
    .getByRole('main')
    .getByRole('link', { name, exact: typeof name === 'string' })
    .click()
}

/** Care staff find a patient by the family name and open the chart. */
export async function openChart(page: Page, family: string) {
  await page.getByLabel('What do you want to search by?').selectOption('family')
  await page.getByLabel('Family name').fill(family)
  await page.getByRole('button', { name: 'Search', exact: true }).click()
  await page
    .getByRole('button', { name: new RegExp(`^Open chart of ${family}`) })
    .first()
    .click()
  await page.getByRole('button', { name: 'Yes, open the chart' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Summary' })).toBeVisible()
}

/** The day so many days before the one of the tests, as FHIR writes it. */
export const daysAgo = (days: number): string => new Date(START - days * 86_400_000).toISOString().slice(0, 10)

/** Pixels by which the page is wider than its window. */
export const tooWide = (page: Page): Promise<number> =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)

/** Rows, cards and parts of the page whose words reach below them, over what stands next. What is far off the screen is not laid out, and has no height of its own yet. */
export const spilling = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll('main :is(tr, li, dd, section)')]
      .filter(
        (one) =>
          ['block', 'grid', 'flex', 'list-item'].includes(getComputedStyle(one).display) &&
          getComputedStyle(one).overflowY === 'visible' &&
          [...one.children].some((child) => child.checkVisibility({ contentVisibilityAuto: true })) &&
          one.clientHeight > 0 &&
          one.scrollHeight > one.clientHeight + 2,
      )
      .slice(0, 3)
      .map(
        (one) =>
          `${one.tagName.toLowerCase()} reaches ${one.scrollHeight - one.clientHeight} px below itself: ${one.textContent?.slice(0, 40) ?? ''}`,
      ),
  )

/** Rules of axe whose answer a theme can change. */
const colorRules = ['color-contrast', 'link-in-text-block']
const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']
const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

interface Found {
  readonly id: string
  readonly nodes: readonly { readonly target: readonly unknown[] }[]
}

/** What axe finds on the whole page but inside frames, where no script may run, as `rule: elements`; `scope` asks for all rules, or for those alone that look at colors. */
export async function violations(page: Page, scope: 'all' | 'colors' = 'all'): Promise<readonly string[]> {
  if (!(await page.evaluate(() => 'axe' in globalThis))) {
    await page.evaluate(axe)
    // Sections off the screen are laid out only when they come near it; the scan would measure them on top of each other.
    // Through the object model, because the policy of the sandbox's pages allows no style tag.
    await page.evaluate(() => {
      const laidOut = new CSSStyleSheet()
      laidOut.replaceSync('* { content-visibility: visible !important }')
      document.adoptedStyleSheets.push(laidOut)
    })
  }
  const found = await page.evaluate(
    async (runOnly): Promise<readonly Found[]> => {
      const { axe: scanner } = globalThis as unknown as {
        axe: { run(context: Document, options: object): Promise<{ violations: Found[] }> }
      }
      // A button on its way from one color to another has neither. One inside what is folded gets nowhere.
      const isSeen = ({ effect }: Animation): boolean =>
        effect instanceof KeyframeEffect && effect.target?.checkVisibility() === true
      await Promise.all(
        document
          .getAnimations()
          .flatMap((one) => (one instanceof CSSTransition && isSeen(one) ? one.finished.catch(() => undefined) : [])),
      )
      const result = await scanner.run(document, { runOnly, iframes: false, resultTypes: ['violations'] })
      return result.violations.map(({ id, nodes }) => ({
        id,
        nodes: nodes.slice(0, 3).map(({ target }) => ({ target })),
      }))
    },
    scope === 'all' ? { type: 'tag', values: tags } : { type: 'rule', values: colorRules },
  )
  return found.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(' ; ')}`)
}
