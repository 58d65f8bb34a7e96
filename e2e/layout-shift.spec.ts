import { waitForIdle, trackRequests } from './network-idle'
import { expect, test } from './fixtures'
import { openPage, openTrend, waitForPage } from './navigation'
import type { Page } from '@playwright/test'

/** Writes down what moves on the page by itself, and what it was. */
const watchShifts = (page: Page) =>
  page.addInitScript(() => {
    const shifts: { value: number; what: readonly string[] }[] = []
    Object.assign(window, { shifts })
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        const { value, hadRecentInput, sources } = entry as unknown as {
          value: number
          hadRecentInput: boolean
          sources: readonly { node?: Node }[]
        }
        if (!hadRecentInput)
          shifts.push({
            value,
            what: sources.map(
              ({ node }) => `${(node instanceof Element ? node : node?.parentElement)?.outerHTML.slice(0, 80) ?? ''}`,
            ),
          })
      }
    }).observe({ type: 'layout-shift', buffered: true })
    // What is held back until the part above it has come is held for a second at most; here for as long as this machine takes.
    const held = new CSSStyleSheet()
    held.replaceSync('* { animation-duration: 600s !important }')
    document.adoptedStyleSheets = [held]
  })

/** What moved on the page by itself since it was loaded: the sum of layout shifts, and what moved most; nothing where it is hardly anything. */
async function jumpsOf(page: Page): Promise<readonly unknown[]> {
  await page.reload()
  await waitForPage(page)
  await waitForIdle(page)
  const own = await page.evaluate(
    () => (window as unknown as { shifts: { value: number; what: readonly string[] }[] }).shifts,
  )
  const sum = own.reduce((all, { value }) => all + value, 0)
  return sum < 0.02
    ? []
    : [
        Math.round(sum * 1000) / 1000,
        ...own
          .toSorted((a, b) => b.value - a.value)
          .slice(0, 4)
          .map(({ value, what }) => [Math.round(value * 1e4) / 1e4, ...what]),
      ]
}

const lists: readonly string[] = [
  '/',
  '/results',
  '/medicines',
  '/conditions',
  '/timeline',
  '/record/Encounter/ana-visit-3',
]

for (const width of [1280, 390])
  test.describe(`while data, names and fonts load, viewport ${String(width)} px wide`, () => {
    test.beforeEach(async ({ page }) => {
      await trackRequests(page)
      await watchShifts(page)
      await page.setViewportSize({ width, height: 844 })
    })

    test('the main pages have no layout shift', async ({ page, signIn }) => {
      await signIn(/Ana/)
      await waitForPage(page)
      const jumps: Record<string, readonly unknown[]> = {}
      for (const path of lists) {
        await openPage(page, path)
        jumps[path] = await jumpsOf(page)
      }
      await openTrend(page, '/results?time=all', /./)
      jumps['one test'] = await jumpsOf(page)
      expect(jumps).toEqual(Object.fromEntries([...lists, 'one test'].map((path) => [path, []])))
    })

    for (const [whose, person, patient] of [
      ['a long record', /Walter/],
      ['a child', /Maya/, /Leo/],
    ] as const)
      test(`the home page of ${whose} has no layout shift`, async ({ page, signIn }) => {
        await signIn(person, patient)
        await waitForPage(page)
        expect(await jumpsOf(page)).toEqual([])
      })
  })
