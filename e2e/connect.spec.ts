import { expect, test } from './fixtures'
import { horizontalOverflow } from './checks/layout'

test('the connect page shows an example, labelled as such and hidden from screen readers', async ({ page }) => {
  await page.goto('/connect')
  const main = page.getByRole('main')
  const example = main.getByText('An example, not a real record')
  await expect(example).toBeVisible()
  await expect(main.getByText('A1c (blood sugar over about 3 months)').first()).toBeVisible()
  const aloud = await main.ariaSnapshot()
  expect(aloud).toContain('Sample data. No real people.')
  expect(aloud).not.toMatch(/A1c|Lisinopril|An example/)
  await page.setViewportSize({ width: 390, height: 844 })
  // One part of it fits on a phone.
  await expect(example).toBeVisible()
  await expect(main.getByText('Lisinopril 10 mg, tablet')).toBeHidden()
  expect(await horizontalOverflow(page)).toBe(0)
  expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBeLessThanOrEqual(1100 * 1.08)
})
