import { expect, test } from './fixtures'
import { goToTrend } from './pages'

test('the address of a trend says nothing of the test, is good over a reload, and in another sign-in leads to the list', async ({
  page,
  signIn,
}) => {
  await signIn(/Walter/)
  await goToTrend(page, '/vitals', /weight/i)
  const heading = await page.getByRole('heading', { level: 1 }).innerText()
  const address = page.url()
  const asked = page.waitForRequest(address)
  await page.reload()
  expect((await asked).url()).toMatch(/\/results\/trend\/[0-9a-f]{16}$/)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading)
  await page.getByRole('button', { name: 'Sign out' }).click()
  await page.goto('/connect')
  await page.getByRole('button', { name: /sandbox/i }).click()
  await page.getByRole('button', { name: /Walter/ }).click()
  await expect(page.getByRole('heading', { level: 1, name: /summary/i })).toBeVisible()
  await goToTrend(page, '/vitals', /weight/i)
  expect(page.url()).not.toBe(address)
  await page.goto(address)
  await expect(page.getByRole('heading', { level: 1, name: 'Test results' })).toBeVisible()
  await expect(page).toHaveURL(/\/results$/)
})
