import { expect, test } from './fixtures'
import { switchboard } from './switchboard'

test.describe('a health system with help contacts', () => {
  test.use({
    ehrConfig: {
      help: { phone: '+1 (555) 010-0199', hours: 'Mon to Fri, 8 to 5', url: 'https://help.example/records' },
    },
  })
  test('denied consent: the page says that nothing was shared, stores nothing and shows the contacts', async ({
    page,
  }) => {
    await page.goto('/connect')
    await page.getByRole('button', { name: /sandbox/i }).click()
    await page.getByRole('button', { name: /Ana/ }).click()
    await page.getByRole('button', { name: /not allow|deny/i }).click()
    const main = page.getByRole('main')
    await expect(main).toContainText('You or the health system said no. Nothing was sent to this app.')
    await expect(page).toHaveURL(/\/callback$/)
    expect(await page.evaluate(() => ({ ...sessionStorage }))).toEqual({})
    await expect(main).toContainText(/Help from .+: \+1 \(555\) 010-0199, Mon to Fri, 8 to 5\. Help page/)
    await expect(main.getByRole('link', { name: '010-0199' })).toHaveAttribute('href', 'tel:+15550100199')
  })
})

test.describe('an EHR without CORS headers', () => {
  test.use({ expectedConsole: /Failed to load resource|blocked by CORS policy/ })
  test('is reported as unreachable, because the browser gives no other reason', async ({ page }) => {
    await page.route('**/.well-known/smart-configuration', (route) =>
      route.fulfill({ json: {}, headers: { 'access-control-allow-origin': 'https://elsewhere.example' } }),
    )
    await page.goto('/connect')
    await page.getByRole('button', { name: /sandbox/i }).click()
    await expect(page.getByRole('main')).toContainText('We can’t reach the health system right now.')
  })
})

test('links that must not start a sign-in lead to a message and send no request', async ({ page, ehr }) => {
  const requested: string[] = []
  page.on('request', (request) => {
    if (request.url().startsWith('https://evil.example') || request.url().startsWith(ehr.url))
      requested.push(request.url())
  })
  for (const [what, path, sentence] of [
    ['unknown iss', '/launch?iss=https://evil.example/fhir&launch=x', /isn’t set up for that system/i],
    ['no iss', '/launch', /patient’s chart in .*EHR/i],
    ['no state', '/callback?code=abc', /took too long or was opened twice/i],
    ['forged state', '/callback?code=abc&state=0123456789', /took too long or was opened twice/i],
    [
      'error with a forged state',
      '/callback?error=server_error&error_description=Call+555&state=zzz',
      /took too long or was opened twice/i,
    ],
  ] as const)
    await test.step(what, async () => {
      await page.goto(path)
      await expect(page.getByRole('main')).toContainText(sentence)
      await expect(page.getByRole('main')).not.toContainText('555')
      expect(requested).toEqual([])
      if (what !== 'unknown iss') return
      const address = page.getByText('https://evil.example/fhir')
      await expect(address).toBeHidden()
      await page.getByText('Technical details').click()
      await expect(address).toBeVisible()
    })
})

test.describe('a health system that cannot sign in', () => {
  test.use({ expectedConsole: /Failed to load resource/ })
  test('a failed sign-in names the health system, tries it again, and quotes its words in the technical details', async ({
    page,
    ehr,
  }) => {
    const faults = switchboard(ehr)
    const main = page.getByRole('main')
    const heading = page.getByRole('heading', { level: 1 })
    const retry = page.getByRole('button', { name: /^Try again at Sandbox EHR/ })

    await test.step('before the health system was opened', async () => {
      await faults.only({ kind: '503', type: 'smart-configuration' })
      await page.goto('/connect')
      await page.getByRole('button', { name: /sandbox/i }).click()
      await expect(main.getByRole('alert')).toContainText('The health system can’t sign you in right now.')
      await faults.reset()
      await retry.click()
      await expect(heading).toHaveText('Who is signing in?')
    })

    await test.step('a launch from the EHR', async () => {
      await page.goto('/connect')
      const app = new URL(page.url()).origin
      await faults.only({ kind: '503', type: 'smart-configuration' })
      const form = { user: 'ana', patient: 'ana', app }
      const { headers } = await fetch(`${ehr.url}/ehr/launch`, {
        method: 'POST',
        redirect: 'manual',
        body: new URLSearchParams(form),
      })
      await page.goto(headers.get('location') ?? '')
      await expect(heading).toHaveText(/^We could not sign you in at Sandbox EHR/)
      await faults.reset()
      await retry.click()
      await expect(heading).toHaveText('Share with Plainchart?')
    })

    await test.step('refused by the health system', async () => {
      await faults.only({ kind: 'authorize-invalid_scope', type: 'authorize' })
      await page.goto('/connect')
      await page.getByRole('button', { name: /sandbox/i }).click()
      await expect(heading).toHaveText(/^We could not sign you in at Sandbox EHR/)
      await expect(main.getByText('invalid_scope').first()).toBeHidden()
      await page.getByText('Technical details').click()
      await expect(main.getByText('invalid_scope').first()).toBeVisible()
      await expect(main.locator('q')).not.toBeEmpty()
      await faults.reset()
      await retry.click()
      await expect(heading).toHaveText('Who is signing in?')
    })
  })
})
