import { expect, test } from './fixtures'
import type { BrowserContext, Page } from '@playwright/test'

const minutes = (count: number) => count * 60_000

/** Signs in as the same person in a second tab of the browser. */
async function openSecondTab(context: BrowserContext): Promise<Page> {
  const otherTab = await context.newPage()
  await otherTab.goto('/connect')
  await otherTab.getByRole('button', { name: /sandbox/i }).click()
  await otherTab.getByRole('button', { name: /Ana/ }).click()
  await expect(otherTab.getByRole('heading', { level: 1, name: /at a glance/i })).toBeVisible()
  return otherTab
}

test('without activity the app warns, can be kept signed in, and at last signs out and clears the record', async ({
  page,
  signInThroughPages,
  clock,
}) => {
  const time = await clock.install()
  await signInThroughPages(/Ana/)
  await page.goto('/conditions')
  await expect(page.getByRole('heading', { level: 1, name: 'Health conditions' })).toBeVisible()
  const dialog = page.getByRole('alertdialog', { name: 'Are you still there?' })
  // The session watchers are loaded after the page.
  await expect(page.locator('dialog[role="alertdialog"]')).toBeAttached()

  await time.fastForward(minutes(12))
  await expect(dialog).toBeHidden()
  await time.fastForward(minutes(1.1))
  await expect(dialog).toContainText('signed out in 2 minutes')
  await expect(dialog.getByRole('button', { name: 'Stay signed in' })).toBeFocused()
  // The page behind the dialog is blurred.
  expect(await dialog.evaluate((one) => getComputedStyle(one, '::backdrop').backdropFilter)).toMatch(/^blur\(/)
  await page.keyboard.press('Enter')
  await expect(dialog).toBeHidden()

  await time.fastForward(minutes(12))
  await expect(dialog).toBeHidden()
  await time.fastForward(minutes(2.1))
  await expect(dialog).toContainText('signed out in 1 minute')
  await time.fastForward(minutes(1))
  await expect(page.getByRole('heading', { level: 1, name: 'You are signed out' })).toBeVisible()
  await expect(page.getByRole('main')).toContainText('Nothing happened')
  expect(await page.evaluate(() => sessionStorage.length)).toBe(0)

  // Back to the time of the run, which the id_token is checked against.
  await time.setSystemTime(clock.now())
  await page.getByRole('link', { name: 'Sign in again' }).click()
  await page.getByRole('button', { name: /sandbox/i }).click()
  await page.getByRole('button', { name: /Ana/ }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Health conditions' })).toBeVisible()
})

test('after a sleep that no event announced, the first click signs out instead of counting as activity', async ({
  page,
  signInThroughPages,
  clock,
}) => {
  const time = await clock.install()
  await signInThroughPages(/Ana/)
  await expect(page.locator('dialog[role="alertdialog"]')).toBeAttached()
  // No timer runs and no event is sent.
  await time.pauseAt(clock.now() + minutes(1))
  await time.setSystemTime(clock.now() + minutes(180))
  await page.evaluate(() => {
    const link = document.querySelector<HTMLAnchorElement>('nav a[href="/conditions"]')
    link?.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true }))
    link?.click()
  })
  await time.resume()
  await expect(page.getByRole('heading', { level: 1, name: 'You are signed out' })).toBeVisible()
  await expect(page.getByRole('main')).toContainText('Nothing happened')
  expect(await page.evaluate(() => sessionStorage.length)).toBe(0)
})

test('a discarded tab that is restored after hours does not open the record', async ({
  page,
  signInThroughPages,
  clock,
}) => {
  await signInThroughPages(/Ana/)
  await expect(page.locator('dialog[role="alertdialog"]')).toBeAttached()
  // A discarded tab: no page is open while time passes.
  await page.goto('about:blank')
  await (await clock.install()).setFixedTime(clock.now() + minutes(300))
  await page.goto('/')
  await expect(page.getByRole('heading', { level: 1, name: 'You are signed out' })).toBeVisible()
  expect(await page.evaluate(() => sessionStorage.length)).toBe(0)
})

test('signing out in one tab signs out the other tab', async ({ page, signInThroughPages, context, ehr }) => {
  await signInThroughPages(/Ana/)
  const otherTab = await openSecondTab(context)
  await otherTab.getByRole('button', { name: 'Sign out' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'You are signed out' })).toBeVisible()
  expect(await page.evaluate(() => sessionStorage.length)).toBe(0)
  // The other tab has the id_token too, so both offer the sign-out at the EHR.
  await page.getByRole('button', { name: /^Sign out of .+ as well$/ }).click()
  await page.getByRole('button', { name: 'Sign out' }).click()
  await expect(page.getByRole('heading', { name: 'You are signed out' })).toBeVisible()
  expect(new URL(page.url()).origin).toBe(ehr.url)
})

test('after a sign-out in another tab, going back from another site does not show the record', async ({
  page,
  signInThroughPages,
  context,
  ehr,
  app,
}) => {
  await signInThroughPages(/Ana/)
  await page.goto('/conditions')
  await expect(page.getByRole('heading', { level: 1, name: 'Health conditions' })).toBeVisible()
  await page.goto(`${ehr.url}/`)
  const otherTab = await openSecondTab(context)
  await otherTab.getByRole('button', { name: 'Sign out' }).click()
  await expect(otherTab.getByRole('heading', { level: 1, name: 'You are signed out' })).toBeVisible()
  const requested: string[] = []
  page.on('request', (request) =>
    request.url().startsWith(`${ehr.fhirBase}/`) ? requested.push(request.url()) : undefined,
  )
  await page.goBack()
  await expect(page.getByRole('heading', { level: 1, name: 'Your health record, in plain words' })).toBeVisible()
  await expect(page.locator('body')).not.toContainText('Ana')
  expect([requested, new URL(page.url()).origin, await page.evaluate(() => sessionStorage.length)]).toEqual([
    [],
    app.origin,
    0,
  ])
})
