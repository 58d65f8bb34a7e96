import { expect, test } from './fixtures'
import { appTexts } from './checks/translation'
import { waitForPage } from './navigation'

test('switching the language keeps input and open details and leaves no text untranslated', async ({
  page,
  signIn,
}) => {
  await signIn(/Ana/)
  for (const [path, box] of [
    ['/results?time=all', 'Find a test'],
    ['/conditions', 'Find a condition'],
    ['/timeline', 'Find in timeline'],
    ['/', undefined],
  ] as const) {
    await page.goto(path)
    await waitForPage(page)
    if (box) await page.getByLabel(box).fill('a')
    const closed = page.locator('main details:not([open]) > summary')
    if ((await closed.count()) > 0) await closed.first().click()
    const opened = await page.locator('main details[open]').count()
    const english = await appTexts(page)
    await page.locator('header select').selectOption('Español')
    await expect(page.locator('html')).toHaveAttribute('lang', 'es')
    await expect(page.locator('[aria-busy="true"]')).toHaveCount(0)
    if (box)
      await expect(
        page.getByRole('main').getByRole('searchbox').or(page.getByRole('main').getByRole('textbox')).first(),
      ).toHaveValue('a')
    await expect(page.locator('main details[open]')).toHaveCount(opened)
    await expect
      .poll(
        async () =>
          (await appTexts(page)).filter(
            (text) => english.includes(text) && !['Plainchart', 'Final', 'No', '1 plan'].includes(text),
          ),
        path,
      )
      .toEqual([])
    await page.locator('header select').selectOption('English')
    await expect(page.locator('html')).toHaveAttribute('lang', 'en')
  }
})
