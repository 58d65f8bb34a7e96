import { expect, test } from './fixtures'
import { openChart } from './navigation'

test('an open chart survives a reload; once closed, Back does not show it', async ({
  page,
  signInProviderThroughPages,
}) => {
  await signInProviderThroughPages(/Robin Lee/)
  await expect(page).toHaveURL(/\/patients$/)
  await openChart(page, 'Fictiva')
  await expect(page.getByRole('banner')).toContainText('Fictiva')
  await page.reload()
  await expect(page.getByRole('banner')).toContainText('Fictiva')
  await expect(page).not.toHaveTitle(/Fictiva/)

  await page.getByRole('link', { name: 'Find another patient' }).click()
  await page.getByRole('button', { name: 'Close this chart' }).click()
  await expect(page.getByRole('banner')).toContainText('No chart is open.')
  await expect(page.getByRole('main')).not.toContainText('Fictiva')
  await page.goBack()
  await expect(page).toHaveURL(/\/patients$/)
  await expect(page.locator('body')).not.toContainText('Fictiva')
  await page.goto('/conditions')
  await expect(page).toHaveURL(/\/patients$/)
})
