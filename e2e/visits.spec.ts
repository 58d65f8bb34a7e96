import { expect, test } from './fixtures'
import { openPage } from './navigation'
import type { Locator } from '@playwright/test'

const topOf = async (what: Locator) => (await what.boundingBox())?.y ?? NaN

test('a visit shows its notes, and links to other visits next to the heading or, on a phone, at the end', async ({
  page,
  signIn,
}) => {
  await signIn(/Ana/)
  await openPage(page, '/record/Encounter/ana-visit-3')
  const main = page.getByRole('main')
  const visitLinks = main.getByRole('link', { name: /^Visit (?:before|after): / })
  await expect(page.frameLocator('iframe').getByText('All tests are in the usual range.')).toBeVisible()
  await expect(visitLinks).toHaveCount(1)
  expect(await topOf(visitLinks)).toBeLessThan(await topOf(main.getByRole('heading', { level: 2 }).first()))
  await page.setViewportSize({ width: 320, height: 640 })
  expect(await topOf(visitLinks)).toBeGreaterThan(
    await topOf(main.getByRole('heading', { level: 2, name: 'More from this visit' })),
  )
  expect(await page.evaluate(() => document.documentElement.scrollWidth > document.documentElement.clientWidth)).toBe(
    false,
  )
})
