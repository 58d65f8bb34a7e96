import { expect, test } from './fixtures'
import { follow } from './navigation'

test('a missing file under /assets/ gets a 404 response, never the HTML page', async ({ request, app, ehr }) => {
  expect(ehr.fhirBase).toContain('http')
  for (const name of ['gone-1a2b3c.js', 'x/y.css', '..%2findex.html']) {
    const answer = await request.get(`${app.origin}/assets/${name}`)
    expect([answer.status(), answer.headers()['cache-control'], answer.headers()['content-type']], name).toEqual([
      404,
      'no-store',
      'text/plain',
    ])
  }
  expect((await request.get(`${app.origin}/conditions`)).status()).toBe(200)
})

test.describe('a chunk that fails to load', () => {
  test.use({ expectedConsole: /Failed to load resource|dynamically imported module/ })

  for (const [file, sentence] of [
    ['session-watchers', 'no warning before you are signed out'],
    ['related-facts', 'may not say when a medicine was last picked up'],
    ['print-head', 'a print may lack the name and the date'],
  ] as const)
    test(`${file}: shows an alert and the page stays usable`, async ({ page, signIn }) => {
      await page.route(`**/assets/${file}-*.js`, (route) => route.fulfill({ status: 404 }))
      await signIn(/Ana/)
      await expect(page.getByRole('alert').filter({ hasText: sentence })).toBeVisible()
      await expect(page.getByRole('main').getByRole('region', { name: 'Allergies and reactions' })).toBeVisible()
      await page.unroute(`**/assets/${file}-*.js`)
      await page.getByRole('button', { name: 'Load the page again' }).first().click()
      await expect(page.getByRole('main').getByRole('region', { name: 'Allergies and reactions' })).toBeVisible()
      await expect(page.getByText(sentence)).toHaveCount(0)
    })

  test('a page: other pages still work, and a reload shows it', async ({ page, signIn }) => {
    await signIn(/Ana/)
    await page.route('**/assets/conditions-*.js', (route) => route.abort())
    await follow(page, 'Health')
    await expect(page.getByRole('alert')).toContainText('A part of this app could not be loaded.')
    await follow(page, 'Visits')
    await expect(page.getByRole('heading', { level: 1, name: 'Timeline' })).toBeVisible()
    await page.unroute('**/assets/conditions-*.js')
    await page.goto('/conditions')
    await expect(page.getByRole('heading', { level: 1, name: 'Health conditions' })).toBeVisible()
  })

  test('messages: sign-out says that a part is missing instead of loading without end', async ({ page, signIn }) => {
    await signIn(/Ana/)
    await page.route('**/assets/sign-in-*.js', (route) => route.abort())
    await page.reload()
    await page.getByRole('button', { name: 'Sign out' }).click()
    await expect(page.getByRole('alert')).toContainText('A part of this app could not be loaded.')
    await page.unroute('**/assets/sign-in-*.js')
    await page.getByRole('button', { name: 'Try again' }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'You are signed out' })).toBeVisible()
  })

  test('sign-out while offline confirms that it worked', async ({ page, signIn, context }) => {
    await signIn(/Ana/)
    // The page and its messages are loaded ahead of time. The entry of a file appears when it has arrived.
    await page.waitForFunction(() =>
      ['/assets/outside-', '/assets/sign-in-'].every((file) =>
        performance.getEntriesByType('resource').some(({ name }) => name.includes(file)),
      ),
    )
    await context.setOffline(true)
    await page.getByRole('button', { name: 'Sign out' }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'You are signed out' })).toBeVisible()
    expect(await page.evaluate(() => sessionStorage.length)).toBe(0)
  })
})
