import { expect, test } from './fixtures'
import { openTrend } from './navigation'
import type { Page } from '@playwright/test'

/** Where the title of the page starts, as a part of the height of a small phone. */
async function titleStart(page: Page): Promise<number> {
  await page.setViewportSize({ width: 320, height: 640 })
  return page
    .getByRole('heading', { level: 1 })
    .evaluate((title) => (title.getBoundingClientRect().top + scrollY) / innerHeight)
}

test('on a small screen the page heading starts in the upper third', async ({ page, signIn }) => {
  await signIn(/Walter/)
  expect(await titleStart(page)).toBeLessThan(0.35)
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
  expect(await titleStart(page)).toBeLessThan(0.5)
  await openTrend(page, '/results?time=all', /./)
  const head = page.getByRole('columnheader').filter({ has: page.getByRole('button') })
  await head.getByRole('button').focus()
  // Where the head of the table is clipped to a point, the button keeps its size: what is seen of it is its cell.
  const { width, height } = (await head.boundingBox()) ?? { width: 0, height: 0 }
  expect(Math.min(width, height)).toBeGreaterThanOrEqual(24)
})
