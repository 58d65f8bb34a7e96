import { expect, test } from './fixtures'
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

test('with the longest header the heading starts in the upper half', async ({ page, signIn }) => {
  await page.setViewportSize({ width: 320, height: 256 })
  await signIn(/Carmen/)
  await page.getByRole('combobox', { name: 'Language' }).selectOption('es')
  await page.getByRole('navigation', { name: 'Registro' }).getByRole('link', { name: 'Medicinas', exact: true }).click()
  await expect(page.getByRole('heading', { level: 1, name: /Medicinas/ })).toBeInViewport({ ratio: 0.5 })
  expect(await headingPosition(page)).toBeLessThan(0.5)
})
