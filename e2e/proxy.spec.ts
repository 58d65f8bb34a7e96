import { expect, test } from './fixtures'
import { follow, openPage } from './navigation'

test('a parent selects a child and sees whose record it is; changing the person is a new sign-in', async ({
  page,
  signInThroughPages,
}) => {
  await signInThroughPages(/Maya/, /Leo/)
  await expect(page.getByRole('banner')).toContainText('You are viewing Leo’s record')
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Leo')
  await follow(page, 'Medicines')
  await expect(page.getByRole('banner')).toContainText('You are viewing Leo’s record')

  await test.step('a past allergy is not shown as no allergy; the school sheet and the access explanation are linked', async () => {
    await page.goto('/')
    await expect(page.getByRole('main')).toContainText(
      'No allergy is listed as current. This does not mean there are none. The full list has 1 that is past, ruled out or entered by mistake.',
    )
    await page.getByRole('main').getByRole('link', { name: 'See all 31 entries: vaccines' }).click()
    await page.getByRole('link', { name: 'Print the vaccines for school or work' }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'For school or work' })).toBeVisible()
    await page.getByRole('banner').getByRole('link', { name: 'Why can I see it?' }).click()
    await expect(page.getByRole('main')).toContainText(
      'The health system lets you open this record with your own sign-in.',
    )
  })

  await test.step('the profile shows the age of the child', async () => {
    await openPage(page, '/profile')
    await expect(page.getByRole('heading', { level: 1, name: 'Leo Fictiva' })).toBeVisible()
    await expect(page.getByRole('main')).toContainText(/Age:\s*\d+ years/)
  })

  await page.getByRole('link', { name: 'Change person' }).click()
  await page.getByRole('button', { name: /sandbox/i }).click()
  await expect(page.getByRole('button', { name: /Maya/ })).toBeVisible()
  const requested: string[] = []
  page.on('request', (request) => {
    if (request.url().includes('/fhir/')) requested.push(request.url())
  })
  await page.getByRole('button', { name: /Maya/ }).click()
  await page.getByRole('button', { name: /Mia/ }).click()
  await expect(page.getByRole('banner')).toContainText('You are viewing Mia’s record')
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
    const bar = page.getByRole('banner').getByText('You are viewing Leo’s record')
    await page
      .getByRole('main')
      .getByRole('link', { name: /See the insurance/ })
      .scrollIntoViewIfNeeded()
    await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(height / 2)
    await expect(bar).toBeInViewport({ ratio: 1 })
    await page
      .getByRole('main')
      .getByRole('link', { name: /See the insurance/ })
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
