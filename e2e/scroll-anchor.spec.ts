import { expect, test } from './fixtures'
import { openPage } from './navigation'
import { switchboard } from './switchboard'

test('after a jump to a year its position holds, and records that arrive later wait for a button', async ({
  page,
  signInAt,
  ehr,
}) => {
  const faults = switchboard(ehr)
  await signInAt('/privacy', /Walter/)
  await faults.only({ kind: 'late', type: 'DiagnosticReport' })
  await page.goto('/timeline')
  const main = page.getByRole('main')
  await expect(main.getByRole('status').first()).toHaveText(/^[^,]*reports[^,]*$/i)
  await expect(page.locator('[aria-busy="true"]')).toHaveCount(0)
  await main.getByRole('navigation').getByRole('link', { name: /^2019/ }).first().click()
  const [year, day] = [page.locator('#year-2019'), page.locator('[data-day^="2019"]').first()]
  await expect(year).toBeFocused()
  await expect(year).toBeInViewport({ ratio: 1 })
  await expect(day).toBeInViewport()
  const show = page.getByRole('button', { name: /^[\d,]+ more loaded: show them$/ })
  await expect(show).toHaveCount(0)

  await faults.reset()
  await expect(show).toBeInViewport()
  await expect(page.locator('[aria-busy="true"]')).toHaveCount(0)
  await expect(year).toBeInViewport({ ratio: 1 })
  await expect(day).toBeInViewport()
  // Of what the filters let through.
  const results = main.getByRole('checkbox', { name: 'Test results' }).first()
  await results.uncheck()
  await expect(show).toHaveCount(0)
  await results.check()
  await expect(show).toHaveCount(1)
  await expect(page.locator('[aria-busy="true"]')).toHaveCount(0)
  const numberIn = async (text: Promise<string | null>) =>
    Number(/[\d,]+/.exec((await text) ?? '')?.[0].replace(',', ''))
  const status = main.getByRole('status').nth(1)
  // As many as the count of shown records grows by.
  const before = await numberIn(status.textContent())
  const held = await numberIn(show.textContent())
  await show.click()
  await expect(show).toHaveCount(0)
  await expect.poll(() => numberIn(status.textContent())).toBe(before + held)
})

test('after a change of the width the first row in view is where it was, also back again', async ({ page, signIn }) => {
  await signIn(/Walter/)
  const wide = { width: 1280, height: 900 }
  const narrow = { width: 390, height: 844 }
  for (const [path, y] of [
    ['/timeline', 1200],
    ['/records/DiagnosticReport', 700],
  ] as const) {
    await page.setViewportSize(wide)
    await openPage(page, path)
    await expect(page.locator('[data-loading], [data-name-loading]')).toHaveCount(0)
    await page.evaluate((to) => scrollTo(0, to), y)
    const row = await page.evaluateHandle(async () => {
      // Content that was out of view is laid out, and the page knows its first row.
      for (let frame = 0; frame < 30; frame += 1) await new Promise(requestAnimationFrame)
      return [...document.querySelectorAll('main [data-row]')].find(
        (each) => each.checkVisibility({ contentVisibilityAuto: true }) && each.getBoundingClientRect().top > 200,
      )
    })
    const top = () => row.evaluate((each) => Math.round(each?.getBoundingClientRect().top ?? NaN))
    const before = await top()
    expect(before).toBeGreaterThan(200)
    for (const size of [narrow, wide, narrow]) {
      await page.setViewportSize(size)
      // The rows between it and the first one have other heights.
      await expect.poll(async () => Math.abs((await top()) - before)).toBeLessThan(200)
    }
  }
})
