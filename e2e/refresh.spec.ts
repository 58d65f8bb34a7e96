import type { Page } from '@playwright/test'
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

test('two tabs that hold one sign-in, because one was made from the other, renew in turn and both stay signed in', async ({ page, signIn, ehr, context }) => {
  const renewals: number[] = []
  context.on('response', (response) => {
    if (response.url().startsWith(`${ehr.url}/authorization/connect/token`) && response.request().postData()?.includes('refresh_token')) renewals.push(response.status())
  })
  await signIn(/Walter/)
  const opened = context.waitForEvent('page')
  await page.evaluate(() => void window.open(location.href))
  const copy = await opened
  await expect(copy.getByRole('heading', { level: 1, name: /summary/i })).toBeVisible()
  const refreshTokenOf = (tab: Page) => tab.evaluate(() => (JSON.parse(sessionStorage.getItem('plainchart.session') ?? '{}') as { tokens?: { refresh?: string } }).tokens?.refresh)
  const askAgain = async (tab: Page) => {
    const answered = tab.waitForResponse((response) => response.url().startsWith(`${ehr.fhirBase}/Condition?`) && response.status() === 200)
    await tab.getByRole('button', { name: 'Update now' }).click()
    await answered
  }
  await expect(async () => {
    await Promise.all([askAgain(page), askAgain(copy)])
    expect(renewals.length).toBeGreaterThanOrEqual(4)
  }).toPass({ timeout: 60_000, intervals: [0] })
  expect(new Set(renewals)).toEqual(new Set([200]))
  await expect.poll(async () => (await refreshTokenOf(page)) === (await refreshTokenOf(copy))).toBe(true)
  await copy.getByRole('button', { name: 'Sign out' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'You are signed out' })).toBeVisible()
})
