import type { Page } from '@playwright/test'
import { expect, test } from './fixtures'
import { follow, navigate } from './navigation'
import { saveData } from './save-data'

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

/** Waits for the parts of the app shell that are loaded after the page. */
const partsLoaded = (page: Page) =>
  page.waitForFunction(() =>
    ['session-watchers', 'print-head', 'related-facts', 'prefetch-pages', 'sign-in'].every((file) =>
      performance.getEntriesByType('resource').some(({ name }) => name.includes(`/assets/${file}-`)),
    ),
  )

test.describe('a chunk that fails to load', () => {
  test.use({
    expectedConsole:
      /Failed to load resource|dynamically imported module|Unable to preload CSS|ERR_INTERNET_DISCONNECTED/,
  })

  test('parts of the app shell: each shows an alert and the page stays usable', async ({ page, signIn }) => {
    const sentences = {
      'session-watchers': 'no warning before you are signed out',
      'related-facts': 'may not say when a medicine was last picked up',
      'print-head': 'a print may lack the name and the date',
    }
    const files = new RegExp(`/assets/(?:${Object.keys(sentences).join('|')})-.*\\.js`)
    await page.route(files, (route) => route.fulfill({ status: 404 }))
    await signIn(/Ana/)
    const allergies = page.getByRole('main').getByRole('region', { name: 'Allergies and reactions' })
    for (const [file, sentence] of Object.entries(sentences))
      await expect(page.getByRole('alert').filter({ hasText: sentence }), file).toBeVisible()
    await expect(allergies).toBeVisible()
    await page.unroute(files)
    await page.getByRole('button', { name: 'Load the page again' }).first().click()
    await expect(allergies).toBeVisible()
    for (const [file, sentence] of Object.entries(sentences))
      await expect(page.getByText(sentence), file).toHaveCount(0)
  })

  test('a page: other pages still work, and it opens by itself once it can be loaded', async ({ page, signIn }) => {
    await saveData(page)
    await signIn(/Ana/)
    await page.route(/\/assets\/conditions-.*\.js|^[^/]+\/\/[^/]+\/$/, (route) => route.abort())
    await follow(page, 'Health')
    await expect(page.getByRole('alert')).toContainText('A part of this app could not be loaded.')
    await follow(page, 'Visits')
    await expect(page.getByRole('heading', { level: 1, name: 'Timeline' })).toBeVisible()
    await follow(page, 'Health')
    await expect(page.getByRole('alert')).toContainText('A part of this app could not be loaded.')
    await page.unrouteAll()
    await expect(page.getByRole('heading', { level: 1, name: 'Health conditions' })).toBeVisible()
  })

  test('a page whose code failed to load once, while the web server could be reached, opens by itself', async ({
    page,
    signIn,
  }) => {
    await saveData(page)
    await signIn(/Ana/)
    let failed = 0
    await page.route('**/assets/conditions-*.js', (route) => {
      failed += 1
      return route.abort()
    })
    // Browsers remember a failed import until the document is reloaded.
    page.on('request', (request) => {
      if (request.isNavigationRequest()) void page.unrouteAll()
    })
    await follow(page, 'Health')
    await expect(page.getByRole('heading', { level: 1, name: 'Health conditions' })).toBeVisible()
    expect(failed).toBeGreaterThan(0)
  })

  test('a page whose code is missing is loaded again once, then waits for a press', async ({ page, signIn }) => {
    await saveData(page)
    await signIn(/Ana/)
    await page.route('**/assets/conditions-*.js', (route) => route.fulfill({ status: 404 }))
    let reloads = 0
    page.on('request', (request) => {
      if (request.isNavigationRequest()) reloads += 1
    })
    await follow(page, 'Health')
    await expect.poll(() => reloads).toBe(1)
    await expect(page.getByRole('button', { name: 'Try again' })).toBeVisible()
    await page.unrouteAll()
    await page.getByRole('button', { name: 'Try again' }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Health conditions' })).toBeVisible()
    expect(reloads).toBeLessThanOrEqual(2)
  })

  test('the host of the app is gone: each page says that a part is missing, and the record stays open', async ({
    page,
    signIn,
    app,
  }) => {
    await saveData(page)
    await signIn(/Ana/)
    await partsLoaded(page)
    let status: number | undefined
    await page.route(`${app.origin}/**`, (route) =>
      status === undefined ? route.abort() : route.fulfill({ status, contentType: 'text/html', body: 'Bad Gateway' }),
    )
    for (const [path, proxyStatus] of [
      ['/conditions', undefined],
      ['/medicines', 502],
      ['/timeline', undefined],
      ['/download', 502],
      ['/find', 503],
    ] as const) {
      status = proxyStatus
      await navigate(page, path)
      const alert = page.getByRole('main').getByRole('alert')
      await expect(alert, path).toContainText('A part of this app could not be loaded.')
      await follow(page, 'Home')
      await expect(page.getByRole('main').getByRole('region', { name: 'Allergies and reactions' })).toBeVisible()
      await expect(alert).toHaveCount(0)
    }
  })

  test('a page without a network says so, and opens by itself when the network is back', async ({
    page,
    signIn,
    context,
  }) => {
    await saveData(page)
    await signIn(/Ana/)
    await partsLoaded(page)
    await context.setOffline(true)
    await navigate(page, '/find')
    await expect(page.getByRole('alert')).toContainText('You are offline. This page opens when you are back online.')
    await context.setOffline(false)
    await expect(page.getByRole('heading', { level: 1, name: /Find/ })).toBeVisible()
  })

  test('a page of a release that is gone says that there is a newer version', async ({ page, signIn, app }) => {
    await saveData(page)
    await signIn(/Ana/)
    await page.route('**/assets/conditions-*.js', (route) => route.fulfill({ status: 404 }))
    await page.route(`${app.origin}/`, async (route) => {
      const response = await route.fetch()
      await route.fulfill({ response, body: (await response.text()).replace(/(\/assets\/index-)[^"]+/, '$1newer.js') })
    })
    await follow(page, 'Health')
    await expect(page.getByRole('alert')).toContainText('There is a new version.')
    await page.unrouteAll()
    await page.getByRole('button', { name: 'Load the page again' }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Health conditions' })).toBeVisible()
  })

  test('messages: sign-out says that it worked although its page cannot be loaded', async ({ page, signIn }) => {
    await signIn(/Ana/)
    await page.route(/\/assets\/(?:sign-in|outside)-.*\.js/, (route) => route.abort())
    await page.reload()
    await page.getByRole('button', { name: 'Sign out' }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'You are signed out' })).toBeVisible()
    await expect(page.getByRole('main')).toContainText('This app no longer holds your record.')
    expect(await page.evaluate(() => sessionStorage.length)).toBe(0)
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
