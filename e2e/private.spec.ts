import { expect, test } from './fixtures'

test('a private record stays masked on paper, without the button to show it', async ({ page, signInAt }) => {
  await signInAt('/conditions', /Quinn/)
  await page.emulateMedia({ media: 'print' })
  const main = page.getByRole('main')
  await expect(main.getByRole('link', { name: 'Private record' })).toBeVisible()
  await expect(main.getByText('Show it')).toBeHidden()
  await expect(main).not.toContainText('Alcohol')
})

test('hidden details are not visible, and return unchanged', async ({ page, signInAt }) => {
  await signInAt('/conditions', /Ana/)
  const hide = page.getByRole('button', { name: 'Hide details' })
  await hide.click()
  await expect(page.getByRole('main').getByText('Hay fever').first()).toBeHidden()
  await expect(page.getByText(/Sampleton/).filter({ visible: true })).toHaveCount(0)
  await page.getByRole('button', { name: 'Show the details again' }).click()
  await expect(hide).toBeFocused()
  await expect(page.getByRole('main').getByRole('link', { name: /hay fever/i })).toBeVisible()
})
