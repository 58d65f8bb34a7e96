import type { Page, Request } from '@playwright/test'
import { expect, test } from './fixtures'
import { follow } from './navigation'
import { switchboard } from './switchboard'

// Tokens are refreshed after four and a half minutes; only the pages' clock is moved.
test.use({ sandboxArgs: ['--token-seconds', '300'] })
const UNTIL_REFRESH_MS = 280_000

const isTokenRefresh = (request: Request) =>
  request.url().endsWith('/token') && (request.postData() ?? '').includes('refresh_token')
const tokensOf = (tab: Page) =>
  tab.evaluate(
    () =>
      (
        JSON.parse(sessionStorage.getItem('plainchart.session') ?? '{}') as {
          tokens?: { access?: string; refresh?: string }
        }
      ).tokens,
  )
const update = (tab: Page) => tab.getByRole('button', { name: 'Check again' }).click()
const isLoaded = (tab: Page) => expect(tab.locator('[aria-busy="true"]')).toHaveCount(0)

test.describe('an expired token', () => {
  test.use({ expectedConsole: /status of 401/ })

  test('an expired token is refreshed and no data is lost', async ({ page, signInThroughPages, ehr, clock }) => {
    const faults = switchboard(ehr)
    const refreshes: number[] = []
    page.on('response', (response) =>
      isTokenRefresh(response.request()) ? refreshes.push(response.status()) : undefined,
    )
    const time = await clock.install()
    await signInThroughPages(/Walter/)
    const nav = page.getByRole('navigation', { name: 'Record' })
    for (const count of [1, 2]) {
      await isLoaded(page)
      await time.fastForward(UNTIL_REFRESH_MS)
      await update(page)
      await expect.poll(() => refreshes.length).toBe(count)
      await isLoaded(page)
      await expect(page.getByRole('main')).not.toContainText(/can’t show|signed out/i)
    }
    // A type that updates do not request: responses to the last update may be pending, and the closing page must not refresh the token.
    await faults.only({ kind: '401-once', type: 'Patient' })
    await page.reload()
    await expect.poll(() => refreshes.length).toBe(3)
    await expect(nav).toBeVisible()
    await isLoaded(page)
    await expect(page.getByRole('main')).not.toContainText(/can’t show|signed out/i)
    expect(refreshes).toEqual([200, 200, 200])
  })
})

test('two tabs that share a session refresh its token once and both stay signed in', async ({
  page,
  signInThroughPages,
  ehr,
  context,
  clock,
}) => {
  const faults = switchboard(ehr)
  const refreshes: Request[] = []
  context.on('request', (request) => (isTokenRefresh(request) ? refreshes.push(request) : undefined))
  const time = await clock.install()
  await signInThroughPages(/Walter/)
  const opened = context.waitForEvent('page')
  await page.evaluate(() => void window.open(location.href))
  const secondTab = await opened
  await expect(secondTab.getByRole('heading', { level: 1, name: /at a glance/i })).toBeVisible()
  await isLoaded(secondTab)
  await faults.only({ kind: 'late', type: 'token' })
  await time.fastForward(UNTIL_REFRESH_MS)
  await update(page)
  await expect.poll(() => refreshes.length).toBe(1)
  // The other tab updates and reloads while this one waits. Either may be first: the second tab may still be reading names.
  const otherTab = refreshes[0]?.frame().page() === page ? secondTab : page
  await update(otherTab)
  await otherTab.reload()
  await expect(otherTab.getByRole('navigation', { name: 'Record' })).toBeVisible()
  await faults.reset()
  await isLoaded(page)
  await isLoaded(secondTab)
  await expect(secondTab.getByRole('heading', { level: 1, name: /at a glance/i })).toBeVisible()
  await expect.poll(async () => (await tokensOf(page))?.refresh === (await tokensOf(secondTab))?.refresh).toBe(true)
  expect([refreshes.length, (await refreshes[0]?.response())?.status()]).toEqual([1, 200])
  await secondTab.getByRole('button', { name: 'Sign out' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'You are signed out' })).toBeVisible()
})

test.describe('a refresh whose response is lost', () => {
  test.use({ expectedConsole: /status of 40[01]/ })

  test('a reload during a token refresh is explained, and one button signs in again to the same page', async ({
    page,
    signInThroughPages,
    ehr,
    clock,
  }) => {
    const faults = switchboard(ehr)
    const time = await clock.install()
    await signInThroughPages(/Walter/)
    await page.goto('/conditions')
    await expect(page.getByText('13 records in this list, 1 of them entered by mistake')).toBeVisible()
    await faults.only({ kind: 'late', type: 'token' })
    await time.fastForward(UNTIL_REFRESH_MS)
    const sent = page.waitForRequest(isTokenRefresh)
    await follow(page, 'Insurance')
    await sent
    await expect.poll(() => faults.hits('late')).toBe(1)
    await page.reload()
    await expect.poll(() => faults.hits('late')).toBe(2)
    await faults.reset()
    const banner = page.getByRole('alert')
    await expect(banner).toContainText('loaded again, or the connection broke, while your sign-in was being renewed')
    await banner.getByRole('button', { name: 'Sign in again' }).click()
    await page.getByRole('button', { name: /Walter/ }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Insurance' })).toBeVisible()
  })
})
