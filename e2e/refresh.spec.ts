import { expect, test } from './fixtures'

test.use({ sandboxArgs: ['--token-seconds', '4'] })

test('a token that ends in the middle of reading is renewed and nothing is lost', async ({ page, signIn, ehr }) => {
  const renewals: number[] = []
  page.on('response', (response) => {
    if (response.url().startsWith(`${ehr.url}/authorization/connect/token`) && response.request().postData()?.includes('refresh_token')) renewals.push(response.status())
  })
  await signIn(/Walter/)
  const nav = page.getByRole('navigation', { name: 'Record' })
  await expect(async () => {
    for (const name of ['Procedures', 'Vaccines', 'Visits', 'Insurance']) {
      await nav.getByRole('link', { name, exact: true }).click()
      await expect(page.getByRole('main')).not.toContainText(/can’t show|signed out/i)
    }
    await page.reload()
    await expect(nav).toBeVisible()
    expect(renewals.length).toBeGreaterThanOrEqual(2)
  }).toPass({ timeout: 60_000 })
  expect(new Set(renewals)).toEqual(new Set([200]))
})
