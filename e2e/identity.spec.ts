import { expect, test } from './fixtures'
import { openPage } from './navigation'

test.describe('with nameInTitle', () => {
  test.use({ ehrConfig: { nameInTitle: true } })
  test('the document title names the patient for a proxy, and nobody for a provider', async ({
    page,
    signInThroughPages,
    signInProviderThroughPages,
  }) => {
    await signInThroughPages(/Maya/, /Leo/)
    await expect(page).toHaveTitle('This person’s health at a glance – Leo’s record – Plainchart')
    await page.getByRole('button', { name: 'Sign out' }).click()
    await expect(page).toHaveTitle(/^[^–]+ – Plainchart$/)
    await signInProviderThroughPages(/Robin Lee/)
    await expect(page).toHaveTitle(/^Find a patient – Plainchart$/)
  })
})

test.describe('a change of person', () => {
  // The EHR responds with 400 to an abandoned sign-in page.
  test.use({ expectedConsole: /status of 400 .*\/interaction\// })

  test('changing to a second child is a new sign-in: no data of the first is requested, shown or stored', async ({
    page,
    signInThroughPages,
    app,
  }) => {
    await signInThroughPages(/Maya/, /Leo/)
    await expect(page.getByRole('status').filter({ hasText: /^Now showing the record of Leo .*\.$/ })).toBeAttached()
    await openPage(page, '/conditions')
    const before = await page.evaluate(() => sessionStorage.getItem('plainchart.session'))
    await page.getByRole('link', { name: 'Change person' }).click()
    await page.getByRole('button', { name: /sandbox/i }).click()
    const authorize = page.waitForRequest(/\/token$/)
    await page.getByRole('button', { name: /Maya/ }).click()
    const requested: string[] = []
    page.on('request', (request) => requested.push(`${request.url()} ${request.postData() ?? ''}`))
    await page.getByRole('button', { name: /Mia/ }).click()
    expect((await authorize).postData()).toContain('authorization_code')
    await expect(page.getByRole('banner')).toContainText('This is Mia’s record')
    const traces = () =>
      page.evaluate(() =>
        [
          document.documentElement.outerHTML,
          document.title,
          location.href,
          JSON.stringify(history.state),
          JSON.stringify({ ...sessionStorage }),
          JSON.stringify({ ...localStorage }),
        ].join('\n'),
      )
    expect(await traces()).not.toMatch(/\bleo\b/i)
    expect(await page.evaluate(() => sessionStorage.getItem('plainchart.session'))).not.toBe(before)
    expect(requested.filter((url) => /\bleo\b/i.test(url))).toEqual([])
    for (let step = 0; step < 6; step += 1) {
      await page.goBack()
      if (page.url() === 'about:blank') break
      if (new URL(page.url()).origin === app.origin) await expect(page.locator('body')).not.toContainText('Leo')
    }
  })
})

test('a page restored from the back-forward cache is reloaded before it is visible', async ({
  page,
  signInThroughPages,
}) => {
  await signInThroughPages(/Maya/, /Leo/)
  await page.evaluate(() => sessionStorage.clear())
  const loaded = page.waitForEvent('load')
  await page.evaluate(() => {
    dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }))
    if (document.getElementById('root')?.hidden !== true) throw new Error('the old page can be seen')
  })
  await loaded
  await expect(page.getByRole('heading', { level: 1, name: 'Your health record, in plain words' })).toBeVisible()
  await expect(page.locator('body')).not.toContainText('Leo')
})

test('an EHR launch without a patient leads a provider to the patient search', async ({ page, ehr, app }) => {
  await page.goto(`${ehr.url}/ehr/launch`)
  await page.getByRole('link', { name: /Lee-Sample/ }).click()
  await page.getByLabel('Patient').selectOption({ label: 'No patient' })
  await page.getByLabel('App', { exact: true }).selectOption(app.origin)
  await page.getByRole('button', { name: /open/i }).click()
  await expect(page.getByRole('listitem').filter({ hasText: 'everyone you may see' })).toHaveCount(0)
  await page.getByRole('button', { name: /^allow/i }).click()
  // Without a chart the provider signs in for the patient search.
  await page.getByRole('button', { name: /Robin Lee/ }).click()
  await page.getByRole('button', { name: /^allow/i }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Find a patient' })).toBeVisible()
  await expect(page.getByRole('banner')).toContainText('No chart is open.')
  await openPage(page, '/loaded')
  await expect(
    page.getByRole('row').filter({ has: page.getByRole('rowheader', { name: 'Problems', exact: true }) }),
  ).toContainText('No chart is open')
})
