import { expect, test } from './fixtures'
import { trackRequests, waitForIdle } from './network-idle'
import { openTrend } from './navigation'

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

test('the page of a test is within its length on a phone and on a wide screen', async ({ page, signInAt }) => {
  await signInAt('/results/trend/walter-visit-60-egfr', /Walter/)
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

test('a drag over the chart with the mouse or a finger chooses its time; a finger that moves up scrolls the page', async ({
  page,
  signInAt,
}) => {
  await trackRequests(page)
  await page.setViewportSize({ width: 390, height: 844 })
  await signInAt('/results/trend/walter-visit-60-egfr', /Walter/)
  // More results redraw the chart.
  await waitForIdle(page)
  const main = page.getByRole('main')
  const chart = main.locator('svg.recharts-surface')
  await expect(chart).toBeVisible()
  await expect(page.locator('[data-loading], [data-name-loading]')).toHaveCount(0)
  const showAll = main.getByRole('button', { name: 'Show all of the time' })
  /** Where the chart is, at 40 % and 70 % of its width, scrolled to the middle of the screen. */
  const places = async () => {
    await chart.evaluate((element) => element.scrollIntoView({ block: 'center' }))
    const { x = 0, y = 0, width = 0, height = 0 } = (await chart.boundingBox()) ?? {}
    return { from: x + width * 0.4, to: x + width * 0.7, middle: y + height / 2 }
  }
  const chosen = /[?&]from=\d{4}-\d\d-\d\d&to=\d{4}-\d\d-\d\d/

  // A press on a mark of the chart, which is hidden from screen readers, does not move the focus into it.
  await chart.locator('[tabindex="-1"] path').last().click({ force: true })
  expect(await page.evaluate(() => document.activeElement?.closest('svg') === null)).toBe(true)

  const mouse = await places()
  await page.mouse.move(mouse.from, mouse.middle)
  await page.mouse.down()
  await page.mouse.move(mouse.to, mouse.middle, { steps: 5 })
  await page.mouse.up()
  await expect(showAll).toBeVisible()
  expect(page.url()).toMatch(chosen)
  await showAll.click()
  await expect(showAll).toHaveCount(0)
  // Focus stays beside the button that has gone.
  expect(await page.evaluate(() => document.activeElement?.closest('main') !== null)).toBe(true)

  const client = await page.context().newCDPSession(page)
  await client.send('Emulation.setTouchEmulationEnabled', { enabled: true })
  const swipe = async (points: readonly { x: number; y: number }[]) => {
    const [first, ...rest] = points
    await client.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: first ? [first] : [] })
    for (const point of rest) await client.send('Input.dispatchTouchEvent', { type: 'touchMove', touchPoints: [point] })
    await client.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] })
  }
  const finger = await places()
  const before = await page.evaluate(() => scrollY)
  await swipe([0, 20, 60, 120, 180].map((up) => ({ x: finger.from, y: finger.middle - up })))
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(before + 50)
  expect(page.url()).not.toMatch(chosen)
  // A finger that touches a page which is still scrolling only stops it.
  const scrolledInTwoFrames = () =>
    page.evaluate(async () => {
      const start = scrollY
      await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))
      return scrollY - start
    })
  await expect.poll(scrolledInTwoFrames).toBe(0)
  const again = await places()
  await swipe([0, 10, 40, 70, 100].map((right) => ({ x: again.from + right, y: again.middle })))
  await expect(showAll).toBeVisible()
  expect(page.url()).toMatch(chosen)
})
