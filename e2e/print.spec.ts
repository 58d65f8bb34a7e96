import { expect, test } from './fixtures'
import { go, tooWide } from './pages'

test('a list is printed from its own page, and the table of tests by dates fits on the paper', async ({ page, signIn }) => {
  await signIn(/Walter/)
  await go(page, '/results?group=table&time=all')
  const main = page.getByRole('main')
  await main.getByText('Print or download').click()
  await expect(main.getByRole('button', { name: 'Print or save as PDF' })).toBeVisible()
  await expect(main.getByRole('link', { name: 'Save the record as files' })).toHaveAttribute('href', '/download')
  await page.setViewportSize({ width: 718, height: 940 })
  await page.emulateMedia({ media: 'print' })
  await expect(main.getByText('Print or download')).toBeHidden()
  expect(await tooWide(page)).toBe(0)
  const region = main.getByRole('region', { name: 'Tests by date' })
  expect(await region.evaluate((all) => all.scrollWidth - all.clientWidth)).toBeLessThanOrEqual(0)
  const cell = region.locator('td', { hasText: /./ }).first()
  expect(await cell.evaluate((one) => getComputedStyle(one, '::before').content)).toMatch(/20\d\d: "$/)
})
