import { expect, test } from './fixtures'

test('a parent who changes the person signs in again, and nothing of the first child is requested or shown', async ({
  page,
  signInThroughPages,
}) => {
  await signInThroughPages(/Maya/, /Leo/)
  await expect(page.getByRole('banner')).toContainText('This is Leo’s record')
  await page.getByRole('link', { name: 'Change person' }).click()
  await page.getByRole('button', { name: /sandbox/i }).click()
  await expect(page.getByRole('button', { name: /Maya/ })).toBeVisible()
  const requested: string[] = []
  page.on('request', (request) => {
    if (request.url().includes('/fhir/')) requested.push(request.url())
  })
  await page.getByRole('button', { name: /Maya/ }).click()
  await page.getByRole('button', { name: /Mia/ }).click()
  await expect(page.getByRole('banner')).toContainText('This is Mia’s record')
  expect(requested.filter((url) => url.includes('leo'))).toEqual([])
  await expect(page.getByRole('main')).not.toContainText('Leo')
})

for (const [width, height] of [
  [1280, 800],
  [390, 844],
] as const)
  test(`the banner with the patient’s name stays visible on scroll and covers no focused link, at ${width} px`, async ({
    page,
    signInThroughPages,
  }) => {
    await page.setViewportSize({ width, height })
    await signInThroughPages(/Maya/, /Leo/)
    const bar = page.getByRole('banner').getByText('This is Leo’s record')
    // Lists that are loading take more room than they need in the end.
    await expect(page.locator('[data-loading], [data-name-loading]')).toHaveCount(0)
    await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight))
    await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(height / 4)
    await expect(bar).toBeInViewport({ ratio: 1 })
    await page
      .getByRole('main')
      .getByRole('link', { name: /^All records/ })
      .focus()
    // Upwards, where the banner could cover the focused link.
    for (let step = 0; step < 12; step += 1) {
      await page.keyboard.press('Shift+Tab')
      const isCovered = await page.evaluate(() => {
        const element = document.activeElement
        const box = element?.getBoundingClientRect()
        if (!element || !box || !element.closest('main')) return false
        return box.top < (document.querySelector('header')?.getBoundingClientRect().bottom ?? 0)
      })
      expect(isCovered).toBe(false)
    }
  })
