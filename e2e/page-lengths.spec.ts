import type { Page } from '@playwright/test'
import { expect, test } from './fixtures'
import { lengthBudgets } from './page-lengths'
import { openChart, openPage, openTrend, selectLanguage } from './navigation'

/** A page may be this much higher than its budget, because fonts differ between systems. */
const TOLERANCE = 1.08

/** What belongs on the page of a record and not in its row: origin, explanations, times of day, "4 months ago". */
const NOT_IN_ROWS =
  /In the record|In plain words|What is this|marked by|See trend|Expected range:|\d ago\b|\d (?:a|p)\.m\.|Not yet reviewed/i

const viewports = [
  { width: 390, height: 844 },
  { width: 1280, height: 900 },
] as const

/** A page that is too long does not hide the next one. */
const softly = expect.configure({ soft: true })

// A reader has up to twenty pages.
test.describe.configure({ timeout: 600_000 })

const measurePage = (page: Page) =>
  page.evaluate((notInRows) => {
    // What is out of view has an estimated height until it is laid out.
    const everythingLaidOut = new CSSStyleSheet()
    everythingLaidOut.replaceSync('main * { content-visibility: visible !important }')
    document.adoptedStyleSheets = [everythingLaidOut]
    const stops = 'a[href], button, input, select, summary, [tabindex="0"]'
    const visibleIn = (element: Element) =>
      [...element.querySelectorAll(stops)].filter((each) => each.checkVisibility())
    const rows = [...document.querySelectorAll('[data-row]')].filter((row) => row.checkVisibility())
    return {
      height: document.documentElement.scrollHeight,
      scrollsSideways: document.documentElement.scrollWidth > innerWidth,
      stops: visibleIn(document.querySelector('main') ?? document.body).length,
      rowsWithSeveralStops: rows.filter((row) => visibleIn(row).length > 1).map((row) => row.textContent),
      rowsWithDetails: rows.map((row) => row.textContent ?? '').filter((text) => new RegExp(notInRows, 'i').test(text)),
      aboutSections: document.querySelectorAll('[data-about-page]').length,
    }
  }, NOT_IN_ROWS.source)

// One sign-in for all pages of a reader, because loading the app takes longer than measuring a page.
for (const reader of new Set(lengthBudgets.map((each) => each.reader)))
  test(`the length of pages for ${String('provider' in reader ? reader.provider : reader.at(-1))}`, async ({
    page,
    signIn,
    signInProvider,
  }) => {
    await page.setViewportSize(viewports[0])
    if ('provider' in reader) {
      await signInProvider(reader.provider)
      await openChart(page, reader.chart)
    } else await signIn(...reader)
    for (const { name, path, test: testName, language, budget, ceiling, stops } of lengthBudgets.filter(
      (each) => each.reader === reader,
    ))
      for (const [index, viewport] of viewports.entries()) {
        await page.setViewportSize(viewport)
        if (language && index === 0) await selectLanguage(page, language)
        if (testName) await openTrend(page, path, testName)
        else await openPage(page, path)
        const place = `${name}, ${String(viewport.width)} px`
        await expect(page.locator('[data-loading], [data-name-loading]'), place).toHaveCount(0)
        // Of a list that the rows also need, such as the results of goals.
        await expect(page.locator('main').getByRole('button', { name: /^(?:Stop|Detener)$/ }), place).toHaveCount(0)
        // The last part of a page, which is loaded after the others.
        await expect(
          page.locator('main summary', { hasText: /Print or download|Imprimir o descargar/ }),
          place,
        ).toBeVisible()
        const limit = ceiling?.[index] ?? (budget[index] ?? 0) * TOLERANCE
        // Parts that are loaded later still change the height.
        await softly
          .poll(async () => (await measurePage(page)).height, { message: `${place}: height` })
          .toBeLessThanOrEqual(limit)
        const measured = await measurePage(page)
        softly(measured, place).toMatchObject({
          scrollsSideways: false,
          rowsWithSeveralStops: [],
          // In the tables for providers the words of a flag are for screen readers.
          ...('provider' in reader ? {} : { rowsWithDetails: [] }),
        })
        softly(measured.stops, `${place}: stops`).toBeLessThanOrEqual(stops)
        softly(measured.aboutSections, `${place}: "About this page"`).toBeLessThanOrEqual(1)
      }
  })

test('the length of the page before sign-in', async ({ page }) => {
  const budget = [1100, 1250]
  for (const [index, viewport] of viewports.entries()) {
    await page.setViewportSize(viewport)
    await page.goto('/connect')
    await expect(page.getByRole('button', { name: /sandbox/i })).toBeVisible()
    expect((await measurePage(page)).height).toBeLessThanOrEqual((budget[index] ?? 0) * TOLERANCE)
  }
})
