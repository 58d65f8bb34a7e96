import { waitForIdle, trackRequests } from './network-idle'
import { expect, test } from './fixtures'
import { openPage, openTrend, waitForPage } from './navigation'
import type { Page } from '@playwright/test'

/** Records layout shifts and the elements that moved. `reveal`: how long content below a loading section is held back; in the app for at most a second, here for as long as this machine takes. */
const watchShifts = (page: Page, reveal = '600s') =>
  page.addInitScript((duration) => {
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
    const stylesheet = new CSSStyleSheet()
    stylesheet.replaceSync(`* { animation-duration: ${duration} !important }`)
    document.adoptedStyleSheets = [stylesheet]
  }, reveal)

/** Layout shifts after a reload: their sum and the largest ones; empty below 0.02. */
async function layoutShifts(page: Page): Promise<readonly unknown[]> {
  await page.reload()
  await waitForPage(page)
  await waitForIdle(page)
  const shifts = await page.evaluate(
    () => (window as unknown as { shifts: { value: number; what: readonly string[] }[] }).shifts,
  )
  const sum = shifts.reduce((all, { value }) => all + value, 0)
  return sum < 0.02
    ? []
    : [
        Math.round(sum * 1000) / 1000,
        ...shifts
          .toSorted((a, b) => b.value - a.value)
          .slice(0, 4)
          .map(({ value, what }) => [Math.round(value * 1e4) / 1e4, ...what]),
      ]
}

const sumOfShifts = (page: Page): Promise<number> =>
  page.evaluate(() =>
    (window as unknown as { shifts: { value: number }[] }).shifts.reduce((sum, { value }) => sum + value, 0),
  )

const mainPages: readonly string[] = [
  '/',
  '/results',
  '/medicines',
  '/conditions',
  '/timeline',
  '/record/Encounter/ana-visit-3',
]

/** Pages that need results of which the server sends many pages. */
const longPages: readonly string[] = [
  '/results',
  '/vitals',
  '/medicines',
  '/timeline',
  '/find',
  '/conditions',
  '/documents',
  '/results/trend/walter-visit-60-egfr',
  '/record/Encounter/walter-visit-60',
  '/record/Condition/walter-pressure',
]

const widths = [1280, 390] as const

test.describe('while data, names and fonts load, in wide and narrow viewports', () => {
  test.beforeEach(async ({ page }) => {
    await trackRequests(page)
    await watchShifts(page)
  })

  for (const width of widths)
    test(`lists stand still when the names of people arrive, ${String(width)} px wide`, async ({
      page,
      ehr,
      signIn,
    }) => {
      await page.setViewportSize({ width, height: 844 })
      let release = (): void => undefined
      const isReleased = new Promise<void>((resolve) => (release = resolve))
      // References as usual servers send them.
      await page.route(`${ehr.fhirBase}/*?*`, async (route) => {
        const response = await route.fetch()
        const body = (await response.text()).replace(
          /("reference": ?"Practitioner\/[^"]+"),\s*"display": ?"[^"]*"/g,
          '$1',
        )
        await route.fulfill({ response, body })
      })
      await page.route(`${ehr.fhirBase}/Practitioner/*`, async (route) => {
        await isReleased
        await route.continue()
      })
      await signIn(/Ana/)
      await openPage(page, '/records/Encounter')
      const main = page.getByRole('main')
      await expect(main.getByText('Care provider').first()).toBeVisible()
      const before = await sumOfShifts(page)
      release()
      await expect(main.getByText('Dr. Robin Lee-Sample').first()).toBeVisible()
      await expect(main.getByText('Care provider')).toHaveCount(0)
      await waitForIdle(page)
      expect((await sumOfShifts(page)) - before).toBeLessThan(0.02)
    })

  for (const width of widths)
    test(`the main pages have no layout shift, ${String(width)} px wide`, async ({ page, signIn }) => {
      await page.setViewportSize({ width, height: 844 })
      await signIn(/Ana/)
      await waitForPage(page)
      const shiftsByPage: Record<string, readonly unknown[]> = {}
      for (const path of mainPages) {
        await openPage(page, path)
        shiftsByPage[path] = await layoutShifts(page)
      }
      await openTrend(page, '/vitals', /./)
      shiftsByPage['trend'] = await layoutShifts(page)
      expect(shiftsByPage).toEqual(Object.fromEntries([...mainPages, 'trend'].map((path) => [path, []])))
    })

  for (const width of widths)
    test(`pages of a long record have no layout shift, ${String(width)} px wide`, async ({ page, signIn }) => {
      await page.setViewportSize({ width, height: 844 })
      await signIn(/Walter/)
      await waitForPage(page)
      const shiftsByPage: Record<string, readonly unknown[]> = {}
      for (const path of longPages) {
        await openPage(page, path)
        shiftsByPage[path] = await layoutShifts(page)
      }
      expect(shiftsByPage).toEqual(Object.fromEntries(longPages.map((path) => [path, []])))
    })

  test('the opening sentences of a visit grow without a layout shift', async ({ page, ehr, signIn }) => {
    await page.setViewportSize({ width: 1280, height: 844 })
    await signIn(/Walter/)
    await waitForPage(page)
    await openPage(page, '/record/Encounter/walter-visit-60')
    const holds: (() => void)[] = []
    const hold = async (url: RegExp) => {
      const isReleased = new Promise<void>((resolve) => holds.push(resolve))
      await page.route(url, async (route) => (await isReleased, route.continue()))
    }
    await hold(/\/assets\/[^/]*dictionary-conditions-/)
    await hold(new RegExp(`^${ehr.fhirBase}/Observation\\?_page=`))
    await page.reload()
    const main = page.getByRole('main')
    // One line, then two with the note, one with the plain name, and two with the results.
    await expect(main.getByText(/for “Diabetes mellitus type 2”. A note/)).toBeAttached()
    await expect(main.getByText('Take this along to an appointment')).toBeVisible()
    holds[0]?.()
    await expect(main.getByText(/for type 2 diabetes. A note/)).toBeAttached()
    holds[1]?.()
    await expect(main.getByText(/for type 2 diabetes. 16 lab results/)).toBeAttached()
    await waitForIdle(page)
    expect(await sumOfShifts(page)).toBeLessThan(0.02)
  })

  for (const [whose, person, patient] of [
    ['a long record', /Walter/],
    ['a child', /Maya/, /Leo/],
    ['an empty record', /Omar/],
  ] as const)
    test(`the home page of ${whose} has no layout shift`, async ({ page, signIn }) => {
      await signIn(person, patient)
      await waitForPage(page)
      for (const width of widths) {
        await page.setViewportSize({ width, height: 844 })
        expect(await layoutShifts(page), `${String(width)} px wide`).toEqual([])
      }
    })
})

for (const width of widths)
  test(`on the home page nothing that is visible moves when lists come late, ${String(width)} px wide`, async ({
    page,
    ehr,
    signIn,
  }) => {
    await page.setViewportSize({ width, height: 844 })
    await watchShifts(page, '0s')
    let release = (): void => undefined
    const isReleased = new Promise<void>((resolve) => (release = resolve))
    await page.route(`${ehr.fhirBase}/Observation?_page=*`, async (route) => {
      await isReleased
      await route.continue()
    })
    await signIn(/Walter/)
    const main = page.getByRole('main')
    const results = main.getByRole('region', { name: 'Outside the lab’s range' })
    await expect(results.getByRole('link').first()).toBeVisible()
    await expect(main.locator('[data-name-loading]')).toHaveCount(0)
    const before = await sumOfShifts(page)
    release()
    await expect(main.getByRole('region', { name: 'To check' })).toBeVisible()
    await waitForPage(page)
    expect((await sumOfShifts(page)) - before).toBeLessThan(0.02)
  })
