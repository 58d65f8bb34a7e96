import { expect, test } from './fixtures'
import { openPage } from './navigation'

test('a parent sees growth percentiles and can choose the reference curves', async ({ page, signIn }) => {
  await signIn(/^Maya/, /Leo/)
  await openPage(page, '/vitals')
  await page.getByRole('link', { name: 'See growth by age' }).click()
  const main = page.getByRole('main')
  await expect(main.getByRole('heading', { level: 1 })).toHaveText('Leo’s growth')
  await expect(main.getByRole('radio', { name: 'Boys' })).toBeChecked()
  await expect(main.getByRole('status')).toHaveText(
    /^Leo’s newest height \(June 12, 2026\) is at the \d+(?:st|nd|rd|th) percentile\. Out of 100 children of the same age and sex, about \d+ are shorter\.$/,
  )
  await expect(main.locator('path.recharts-line-curve')).toHaveCount(4)
  const rows = main.getByRole('table', { name: 'Height by age' }).getByRole('row')
  await expect(rows.nth(1)).toContainText(/June 12, 2026.*7 years.*cm.*(?:st|nd|rd|th)$/)
  await expect(rows.filter({ hasText: 'No curve for this age' }).first()).toBeVisible()

  const boys = await main.getByRole('status').textContent()
  await main.getByRole('radio', { name: 'Girls' }).check()
  await expect(main.getByRole('status')).not.toHaveText(boys ?? '')
  await main.getByRole('radio', { name: 'No one' }).check()
  await expect(main.locator('path.recharts-line-curve')).toHaveCount(0)
  await expect(rows.nth(1)).toContainText('No curve chosen')
  await main.getByRole('radio', { name: 'Weight' }).check()
  await expect(main.getByRole('table', { name: 'Weight by age' })).toBeVisible()
})

test('an adult has no link to growth charts', async ({ page, signIn }) => {
  await signIn(/^Nils/)
  await openPage(page, '/vitals')
  await expect(page.getByRole('heading', { name: /weight/i }).first()).toBeVisible()
  await expect(page.getByRole('link', { name: 'See growth by age' })).toHaveCount(0)
})
