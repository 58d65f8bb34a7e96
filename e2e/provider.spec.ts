import { expect, test } from './fixtures'

test('a provider opens the app from the chart in the EHR', async ({ page, ehr, app }) => {
  await page.goto(`${ehr.url}/ehr/launch`)
  await page.getByRole('link', { name: /Lee/ }).click()
  await page.getByLabel('Patient').selectOption('walter')
  await page.getByLabel('App', { exact: true }).selectOption(app.origin)
  await page.getByRole('button', { name: /open/i }).click()
  await page.getByRole('button', { name: /^allow/i }).click()
  await expect(page.getByRole('heading', { level: 1, name: /summary/i })).toBeVisible()
  await expect(page.getByRole('banner')).toContainText(/Walter/i)
  await expect(page.getByRole('navigation', { name: 'Record' }).getByRole('link', { name: 'Problems', exact: true })).toBeVisible()
})
