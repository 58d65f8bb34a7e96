import { expect, test } from './fixtures'
import { openTrend } from './navigation'
import type { Page } from '@playwright/test'

/** Top of the page heading, as a fraction of a small phone's height. */
async function headingPosition(page: Page): Promise<number> {
  await page.setViewportSize({ width: 320, height: 640 })
  return page
    .getByRole('heading', { level: 1 })
    .evaluate((title) => (title.getBoundingClientRect().top + scrollY) / innerHeight)
}

test('on a small screen the page heading starts in the upper third', async ({ page, signIn }) => {
  await signIn(/Walter/)
  expect(await headingPosition(page)).toBeLessThan(0.35)
})

test('with the longest header the heading starts in the upper half, and focused headers are visible', async ({
  page,
  signIn,
}) => {
  await page.setViewportSize({ width: 320, height: 256 })
  await signIn(/Carmen/)
  await page.getByRole('combobox', { name: 'Language' }).selectOption('es')
  await page.getByRole('navigation', { name: 'Registro' }).getByRole('link', { name: 'Medicinas', exact: true }).click()
  await expect(page.getByRole('heading', { level: 1, name: /Medicinas/ })).toBeInViewport({ ratio: 0.5 })
  expect(await headingPosition(page)).toBeLessThan(0.5)
  await openTrend(page, '/vitals', /./)
  const header = page.getByRole('columnheader').filter({ has: page.getByRole('button') })
  await header.getByRole('button').focus()
  // The table header is visually hidden until focused; the cell has the visible size of the button.
  const { width, height } = (await header.boundingBox()) ?? { width: 0, height: 0 }
  expect(Math.min(width, height)).toBeGreaterThanOrEqual(24)
})
