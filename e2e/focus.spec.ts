import { expect, test } from './fixtures'
import { openPage } from './navigation'
import { switchboard } from './switchboard'

test.describe('when the focused element disappears', () => {
  test.use({ expectedConsole: /status of 503/ })

  test('a successful retry keeps the focus in its section, and one alert speaks for the whole page', async ({
    page,
    signIn,
    ehr,
  }) => {
    const faults = switchboard(ehr)
    await signIn(/Omar/)
    await faults.only(
      ...['AllergyIntolerance', 'MedicationRequest', 'Condition'].map((type) => ({ kind: '503', type })),
    )
    await page.reload()
    const failed = page.getByRole('main').getByText(/^We can’t show your/)
    await expect(failed.first()).toBeVisible()
    await expect(page.locator('[aria-busy="true"]')).toHaveCount(0)
    const parts = await failed.count()
    await expect(page.getByRole('alert')).toHaveText(`We can’t show ${parts} parts of this page right now.`)
    await faults.reset()
    const card = page
      .getByRole('main')
      .getByRole('heading', { level: 2, name: 'Health conditions' })
      .locator('xpath=ancestor::section[1]')
    await card.getByRole('button', { name: 'Try again' }).focus()
    await page.keyboard.press('Enter')
    await expect(card).toContainText('We found no health conditions')
    await expect.poll(() => card.evaluate((one) => one.contains(document.activeElement))).toBe(true)
    await expect(page.getByRole('alert')).toHaveText(`We can’t show ${parts - 1} parts of this page right now.`)
    await openPage(page, '/conditions')
    await expect(page.getByRole('alert')).toHaveCount(0)
  })

  test('closing the idle warning restores the focus', async ({ page, signIn, clock }) => {
    const time = await clock.install()
    await signIn(/Omar/)
    const link = page.getByRole('navigation', { name: 'Record' }).getByRole('link', { name: 'Medicines', exact: true })
    await link.focus()
    // The session watchers are loaded after the page.
    await expect(page.locator('dialog[role="alertdialog"]')).toBeAttached()
    await time.fastForward(13.1 * 60_000)
    await expect(page.getByRole('button', { name: 'Stay signed in' })).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(page.getByRole('alertdialog')).toBeHidden()
    await expect(link).toBeFocused()
  })
})
