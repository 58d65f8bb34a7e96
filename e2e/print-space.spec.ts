import { expect, test } from './fixtures'
import { openPage, openTrend } from './navigation'

test('on paper a number and its unit are on one line', async ({ page, signIn }) => {
  await signIn(/Walter/)
  await page.setViewportSize({ width: 688, height: 940 })
  await page.emulateMedia({ media: 'print' })
  for (const path of ['/', '/results']) {
    await openPage(page, path)
    const torn = await page
      .locator('main [data-row] bdi', { hasText: /^\d[\d./]* \S+$/ })
      .evaluateAll((all) =>
        all.flatMap((value) =>
          new Set([...value.getClientRects()].map(({ top }) => Math.round(top))).size > 1
            ? (value.textContent ?? '')
            : [],
        ),
      )
    expect.soft(torn, path).toEqual([])
  }
})

for (const width of [1280, 390])
  test(`a chart is printed as wide as its paper, from a window of ${width} pixels`, async ({ page, signIn }) => {
    await page.setViewportSize({ width, height: 900 })
    await signIn(/Walter/)
    await openTrend(page, '/results?time=all', /^Creatinine/)
    await expect(page.locator('main .recharts-surface').first()).toBeVisible()
    await page.emulateMedia({ media: 'print' })
    // A browser that prints lays the page out for the paper and draws it at once: no code runs in between that could draw the chart anew.
    const over = await page
      .locator('main .recharts-surface')
      .first()
      .evaluate((chart) => {
        const card = chart.closest('section') ?? chart
        return [300, 700].map((paper) => {
          Object.assign((card as HTMLElement).style, { inlineSize: `${paper}px` })
          const [own, room] = [chart.getBoundingClientRect(), card.getBoundingClientRect()]
          return {
            isInside: own.left >= room.left && own.right <= room.right,
            isWide: own.width > paper * 0.7,
            isLow: own.height < 300,
          }
        })
      })
    expect(over).toEqual([300, 700].map(() => ({ isInside: true, isWide: true, isLow: true })))
  })
