import { expect, test } from './fixtures'
import { visit } from './pages'

test('beside the chart of one test others are chosen, each with how many results it has, and drawn below on the same time', async ({
  page,
  signIn,
}) => {
  await signIn(/Walter/)
  await visit(page, '/results')
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
