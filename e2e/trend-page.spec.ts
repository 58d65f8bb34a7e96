import { expect, test } from './fixtures'
import { openPage, openTrend } from './navigation'

const a1c = /^A1c/

test('the trend page marks the goal on the range, with the explanation beside the table on a wide screen', async ({
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
  const explanation = main.getByRole('region', { name: 'What this test is' })
  await expect(explanation).toBeVisible()
  // Parts that are loaded later still move both.
  await expect(async () => {
    const [left, right] = await Promise.all([
      main.getByRole('region', { name: /^Results/ }).boundingBox(),
      explanation.boundingBox(),
    ])
    expect(right?.x).toBeGreaterThan((left?.x ?? 0) + (left?.width ?? 0))
    expect(right?.y).toBe(left?.y)
  }).toPass()
})

test('the page of a test is within its length on a phone and on a wide screen', async ({ page, signIn }) => {
  await signIn(/Walter/)
  await openPage(page, '/results/trend/walter-visit-60-egfr')
  const main = page.getByRole('main')
  await expect(main.getByRole('region', { name: 'What this test is' })).toBeVisible()
  await expect(main.locator('svg.recharts-surface')).toBeVisible()
  for (const [width, height, most] of [
    [390, 844, 3240],
    [1280, 900, 2376],
  ] as const) {
    await page.setViewportSize({ width, height })
    await expect.poll(() => page.evaluate(() => document.documentElement.scrollHeight)).toBeLessThanOrEqual(most)
    // The chart has its new width only after its container.
    await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width)
  }
})
