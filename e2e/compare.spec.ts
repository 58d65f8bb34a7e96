import { expect, test } from './fixtures'
import { navigate } from './navigation'

test('other tests, listed with their number of results, can be charted below on the same time axis', async ({
  page,
  signIn,
}) => {
  await signIn(/Walter/)
  await navigate(page, '/results')
  await page.getByRole('main').locator('a[href^="/results/trend/"]').first().click()
  const main = page.getByRole('main')
  const drawings = main.locator('svg.recharts-surface')
  await expect(drawings).toHaveCount(1)
  await main.getByText('Add a test to compare').click()
  const choices = main.getByRole('checkbox', { name: /\(\d+ results\)$/ })
  await expect(choices.nth(5)).toBeVisible()
  await main.getByRole('searchbox', { name: 'Find a test' }).fill('creatinine')
  await choices.first().check()
  await expect(drawings).toHaveCount(2)
  await expect(choices.first()).toBeChecked()
  await choices.first().uncheck()
  await expect(drawings).toHaveCount(1)
})
