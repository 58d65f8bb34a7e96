import { expect, test } from './fixtures'
import { navigate, openPage, openTrend } from './navigation'

const a1c = /^A1c \(blood sugar/

test('the trend page explains the test next to the newest result and marks the goal on the range', async ({
  page,
  signIn,
}) => {
  await signIn(/Walter/)
  const main = page.getByRole('main')
  await openTrend(page, '/results?time=all', a1c)
  const newest = main.getByRole('region', { name: 'Newest result', exact: true })
  await expect(newest).toContainText('6.7 %')
  await expect(newest).toContainText('Goal: Less than 7 %')
  await expect(newest.locator('svg').getByText('Goal 7')).toBeVisible()
  // To the right of the newest value (the triangle).
  const [goal, value] = await Promise.all([
    newest.locator('svg g line').boundingBox(),
    newest.locator('svg svg path').boundingBox(),
  ])
  expect(goal?.x ?? 0).toBeGreaterThan((value?.x ?? Infinity) + (value?.width ?? 0))
  const explanation = main.getByRole('region', { name: 'What is this?' })
  await expect(explanation).toContainText('Shows about how much sugar')
  await expect(main).toContainText('In the record: Hemoglobin A1c/Hemoglobin.total in Blood')
  await expect(main.locator('details').filter({ hasText: 'What is this?' })).toHaveCount(0)
  const [left, right] = await Promise.all([newest.boundingBox(), explanation.boundingBox()])
  expect(right?.x).toBeGreaterThan((left?.x ?? 0) + (left?.width ?? 0))
  expect(right?.y).toBe(left?.y)
})

test('the time range and the compared test are in the URL and survive a reload', async ({ page, signIn }) => {
  await signIn(/Walter/)
  const main = page.getByRole('main')
  const drawings = main.locator('svg.recharts-surface')
  const range = main.getByRole('radio', { name: 'All', exact: true })
  const compared = main.getByRole('checkbox', { name: /^Creatinine/ }).first()
  await openTrend(page, '/results?time=all', a1c)
  await range.check()
  await expect(page).toHaveURL(/\?range=all$/)
  await main.getByText('Add a test to compare').click()
  await compared.check()
  await expect(drawings).toHaveCount(2)
  await expect(page).toHaveURL(/\/results\/trend\/[^/?]+\?range=all&compare=[^&]+$/)
  await page.reload()
  await expect(drawings).toHaveCount(2)
  await expect(range).toBeChecked()
  await main.getByText('Add a test to compare').click()
  await expect(compared).toBeChecked()
  await compared.uncheck()
  await expect(drawings).toHaveCount(1)
  await expect(page).toHaveURL(/\?range=all$/)
})

test('an explanation that arrives late is collapsed under the title', async ({ page, signIn }) => {
  await signIn(/Walter/)
  await openTrend(page, '/results?time=all', a1c)
  let release = () => {}
  const released = new Promise<void>((resolve) => (release = resolve))
  await page.route(/\/assets\/[^/]*dictionary-tests/, async (route) => (await released, route.continue()))
  await page.reload()
  const main = page.getByRole('main')
  await expect(main.getByRole('region', { name: 'Newest result', exact: true })).toBeVisible()
  release()
  await expect(main.getByText('What is this?')).toBeVisible()
  await expect(main.getByRole('region', { name: 'What is this?' })).toHaveCount(0)
  await expect(main.locator('details:not([open])').filter({ hasText: 'Shows about how much sugar' })).toHaveCount(1)
})

test('a result without a value shows the lab’s note and, separately, the newest value', async ({ page, signIn }) => {
  await signIn(/Walter/)
  const main = page.getByRole('main')
  await openTrend(page, '/results?time=all', /^Potassium/)
  const newest = main.getByRole('region', { name: 'Newest result', exact: true })
  await expect(newest).toContainText('No value')
  await expect(newest).toContainText('Please give a new sample.')
  await expect(main).toContainText(/The newest value is [\d.]+ mmol\/L/)
})

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

test('a trend URL works after a reload and another sign-in; one of an unknown result redirects to the list', async ({
  page,
  signIn,
}) => {
  await signIn(/Walter/)
  await openTrend(page, '/vitals', /weight/i)
  const heading = page.getByRole('heading', { level: 1 })
  const title = await heading.innerText()
  const url = page.url()
  await page.reload()
  await expect(heading).toHaveText(title)
  await expect(page).toHaveURL(url)
  await page.getByRole('button', { name: 'Sign out' }).click()
  await page.goto('/connect')
  await page.getByRole('button', { name: /sandbox/i }).click()
  await page.getByRole('button', { name: /Walter/ }).click()
  await expect(page.getByRole('heading', { level: 1, name: /summary/i })).toBeVisible()
  await page.goto(url)
  await expect(heading).toHaveText(title)
  // The id of any result of the test opens its trend.
  const older = await page.getByRole('row').last().locator('a[href^="/record/Observation/"]').getAttribute('href')
  await openPage(page, (older ?? '').replace('/record/Observation/', '/results/trend/'))
  await expect(heading).toHaveText(title)
  await openPage(page, '/results/trend/unknown')
  await expect(page.getByRole('heading', { level: 1, name: 'Test results' })).toBeVisible()
  await expect(page).toHaveURL(/\/results$/)
})
