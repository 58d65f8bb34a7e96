import { expect, test } from './fixtures'
import { openTrend } from './navigation'

const a1c = /^A1c/

test('the trend page marks the goal on the range and shows the explanation beside the newest result', async ({
  page,
  signIn,
}) => {
  await signIn(/Walter/)
  const main = page.getByRole('main')
  await openTrend(page, '/results?time=all', a1c)
  const newest = main.getByRole('region', { name: 'Newest result', exact: true })
  await expect(newest.locator('svg').getByText('Goal 7')).toBeVisible()
  // To the right of the newest value (the triangle).
  const [goal, value] = await Promise.all([
    newest.locator('svg g line').boundingBox(),
    newest.locator('svg svg path').boundingBox(),
  ])
  expect(goal?.x ?? 0).toBeGreaterThan((value?.x ?? Infinity) + (value?.width ?? 0))
  const explanation = main.getByRole('region', { name: 'What is this?' })
  await expect(explanation).toBeVisible()
  const [left, right] = await Promise.all([newest.boundingBox(), explanation.boundingBox()])
  expect(right?.x).toBeGreaterThan((left?.x ?? 0) + (left?.width ?? 0))
  expect(right?.y).toBe(left?.y)
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
