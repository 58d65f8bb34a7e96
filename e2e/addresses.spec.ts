import { expect, test } from './fixtures'
import { openPage, openTrend } from './navigation'

test('a trend URL works after a reload and another sign-in; one of an unknown result redirects to the list', async ({
  page,
  signIn,
}) => {
  await signIn(/Walter/)
  await openTrend(page, '/vitals', /weight/i)
  const heading = page.getByRole('heading', { level: 1 })
  const title = await heading.innerText()
  const url = page.url()
  await page.reload()
  await expect(heading).toHaveText(title)
  await expect(page).toHaveURL(url)
  await page.getByRole('button', { name: 'Sign out' }).click()
  await page.goto('/connect')
  await page.getByRole('button', { name: /sandbox/i }).click()
  await page.getByRole('button', { name: /Walter/ }).click()
  await expect(page.getByRole('heading', { level: 1, name: /summary/i })).toBeVisible()
  await page.goto(url)
  await expect(heading).toHaveText(title)
  // Any result of the test leads to its trend.
  const older = await page.getByRole('row').last().locator('a[href^="/record/Observation/"]').getAttribute('href')
  await openPage(page, (older ?? '').replace('/record/Observation/', '/results/trend/'))
  await expect(heading).toHaveText(title)
  await openPage(page, '/results/trend/unknown')
  await expect(page.getByRole('heading', { level: 1, name: 'Test results' })).toBeVisible()
  await expect(page).toHaveURL(/\/results$/)
})
