import type { Page } from '@playwright/test'
import { expect, test } from './fixtures'
import { lengthBudgets } from './page-lengths'
import { openChart, openPage, openTrend } from './navigation'

/** A page may be this much higher than its budget, because fonts differ between systems. */
const TOLERANCE = 1.08

/** What belongs on the page of a record and not in its row: origin, explanations, times of day, "4 months ago". */
const NOT_IN_ROWS =
  /In the record|In plain words|What is this|marked by|See trend|Expected range:|\d ago\b|\d (?:a|p)\.m\.|Not yet reviewed/i

const measurePage = (page: Page) =>
  page.evaluate((notInRows) => {
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

for (const { name, reader, path, test: testName, budget, ceiling, stops } of lengthBudgets)
  test(`the length of ${name}`, async ({ page, signIn, signInProvider }) => {
    for (const [index, width] of ([390, 1280] as const).entries()) {
      await page.setViewportSize({ width, height: width === 390 ? 844 : 900 })
      if (index === 0) {
        if ('provider' in reader) {
          await signInProvider(reader.provider)
          await openChart(page, reader.chart)
        } else await signIn(...reader)
      }
      if (testName) await openTrend(page, path, testName)
      else await openPage(page, path)
      await expect(page.locator('[data-loading], [data-name-loading]')).toHaveCount(0)
      // Of a list that the rows also need, such as the results of goals.
      await expect(page.locator('main').getByRole('button', { name: 'Stop', exact: true })).toHaveCount(0)
      // The last part of a page, which is loaded after the others.
      await expect(page.locator('main summary', { hasText: 'Print or download' })).toBeVisible()
      const limit = ceiling?.[index] ?? (budget[index] ?? 0) * TOLERANCE
      // Parts that are loaded later still change the height.
      await expect
        .poll(async () => (await measurePage(page)).height, { message: `${width} px` })
        .toBeLessThanOrEqual(limit)
      const measured = await measurePage(page)
      expect(measured, `${width} px`).toMatchObject({
        scrollsSideways: false,
        rowsWithSeveralStops: [],
        // In the tables for providers the words of a flag are for screen readers.
        ...('provider' in reader ? {} : { rowsWithDetails: [] }),
      })
      expect(measured.stops, `stops at ${width} px`).toBeLessThanOrEqual(stops)
      expect(measured.aboutSections, `"About this page" at ${width} px`).toBeLessThanOrEqual(1)
    }
  })
