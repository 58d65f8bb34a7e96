import { expect, test } from './fixtures'
import type { Locator } from '@playwright/test'

const topOf = async (what: Locator) => (await what.boundingBox())?.y ?? NaN

test('a visit shows its notes, and links to other visits below the heading', async ({ page, signInAt }) => {
  await signInAt('/record/Encounter/ana-visit-3', /Ana/)
  const main = page.getByRole('main')
  const visitLinks = main.getByRole('link', { name: /^(?:Before|After): / })
  await expect(page.frameLocator('iframe').getByText('All tests are in the usual range.')).toBeVisible()
  await expect(visitLinks).toHaveCount(1)
  const firstHeading = main.getByRole('heading', { level: 2 }).first()
  for (const size of [
    { width: 1280, height: 800 },
    { width: 320, height: 640 },
  ]) {
    await page.setViewportSize(size)
    expect(await topOf(visitLinks)).toBeLessThan(await topOf(firstHeading))
    expect(await page.evaluate(() => document.documentElement.scrollWidth > document.documentElement.clientWidth)).toBe(
      false,
    )
  }
})
