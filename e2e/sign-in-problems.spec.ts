import { expect, test } from './fixtures'

test('consent refused: says that nothing was shared and offers a way on', async ({ page }) => {
  await page.goto('/connect')
  await page.getByRole('button', { name: /sandbox/i }).click()
  await page.getByRole('button', { name: /Ana/ }).click()
  await page.getByRole('button', { name: /not allow|deny/i }).click()
  await expect(page.getByRole('main')).toContainText('You chose not to share')
  await expect(page).toHaveURL(/\/callback$/)
  expect(await page.evaluate(() => ({ ...sessionStorage }))).toEqual({})
})

test.describe('an EHR that lets no page of another site read its answers', () => {
  test.use({ expectedConsole: /Failed to load resource|blocked by CORS policy/ })
  test('reads as one that cannot be reached: the browser tells the app no more', async ({ page }) => {
    await page.route('**/.well-known/smart-configuration', (route) => route.fulfill({ json: {}, headers: { 'access-control-allow-origin': 'https://elsewhere.example' } }))
    await page.goto('/connect')
    await page.getByRole('button', { name: /sandbox/i }).click()
    await expect(page.getByRole('main')).toContainText('We can’t reach the health system right now.')
  })
})

test.describe('links that must not start anything', () => {
  for (const [what, path, sentence] of [
    ['unknown iss', '/launch?iss=https://evil.example/fhir&launch=x', /isn’t set up for that system/i],
    ['no iss', '/launch', /patient’s chart in .*EHR/i],
    ['no state', '/callback?code=abc', /took too long or was opened twice/i],
    ['forged state', '/callback?code=abc&state=0123456789', /took too long or was opened twice/i],
    ['error with a forged state', '/callback?error=server_error&error_description=Call+555&state=zzz', /took too long or was opened twice/i],
  ] as const) {
    test(what, async ({ page, ehr }) => {
      const elsewhere: string[] = []
      page.on('request', (request) => {
        if (request.url().startsWith('https://evil.example') || request.url().startsWith(ehr.url)) elsewhere.push(request.url())
      })
      await page.goto(path)
      await expect(page.getByRole('main')).toContainText(sentence)
      await expect(page.getByRole('main')).not.toContainText('555')
      expect(elsewhere).toEqual([])
    })
  }
})
