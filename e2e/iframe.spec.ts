import { startFramingPage, type FramingPage } from './framing-page'
import { expect, test } from './fixtures'
import type { Page } from '@playwright/test'

/** An unused launch URL from the EHR's launch page, opened without JavaScript so that the app does not use it. */
async function launchUrl(page: Page, ehr: string, app: string): Promise<string> {
  const context = await page.context().browser()?.newContext({ javaScriptEnabled: false })
  if (!context) throw new Error('no browser')
  const ehrPage = await context.newPage()
  await ehrPage.goto(`${ehr}/ehr/launch`)
  await ehrPage.getByRole('link', { name: /Lee-Sample/ }).click()
  await ehrPage.getByLabel('Patient').selectOption('walter')
  await ehrPage.getByLabel('App', { exact: true }).selectOption(app)
  await ehrPage.getByRole('button', { name: /open/i }).click()
  await ehrPage.waitForURL(/\/launch\?/)
  const address = ehrPage.url()
  await context.close()
  return address
}

/** Whether the page in the iframe has storage. */
const hasStorage = (page: Page): Promise<boolean> =>
  page
    .frameLocator('iframe')
    .locator(':root')
    .evaluate(() => {
      try {
        sessionStorage.setItem('probe', '')
        return true
      } catch {
        return false
      }
    })

let framingPage: FramingPage
test.beforeEach(async () => {
  framingPage = await startFramingPage()
})
test.afterEach(() => framingPage.close())

test('in a cross-site iframe without storage, the app opens its own window with the same launch', async ({
  page,
  ehr,
  app,
}) => {
  app.useEhr(ehr.fhirBase, { framedBy: [framingPage.otherSite] })
  framingPage.show(`${app.origin}/config.json`)
  await page.goto(framingPage.otherSite)
  test.skip(await hasStorage(page), 'this browser keeps storage for a frame of another site')
  const requested: string[] = []
  page.on('request', (request) => requested.push(request.url()))
  framingPage.show(await launchUrl(page, ehr.url, app.origin))
  await page.goto(framingPage.otherSite)
  const frame = page.frameLocator('iframe')
  await expect(frame.getByRole('heading', { level: 1, name: 'Open this app in its own window' })).toBeVisible()
  expect(requested.filter((url) => url.includes('/.well-known/') || url.includes('authorize'))).toEqual([])
  const [appWindow] = await Promise.all([
    page.waitForEvent('popup'),
    frame.getByRole('link', { name: 'Open in a new window' }).click(),
  ])
  await appWindow.getByRole('button', { name: /^allow/i }).click()
  await expect(appWindow.getByRole('banner')).toContainText('Exampleby')
  expect(await appWindow.evaluate(() => window.opener === null)).toBe(true)
})

test('in a same-site iframe the app works if the EHR needs no interaction', async ({ page, ehr, app }) => {
  app.useEhr(ehr.fhirBase, { framedBy: [framingPage.sameSite] })
  await page.goto(await launchUrl(page, ehr.url, app.origin))
  await page.getByRole('button', { name: /^allow/i }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Summary' })).toBeVisible()
  await page.evaluate(() => sessionStorage.clear())
  framingPage.show(await launchUrl(page, ehr.url, app.origin))
  await page.goto(framingPage.sameSite)
  const frame = page.frameLocator('iframe')
  await expect(frame.getByRole('heading', { level: 1, name: 'Summary' })).toBeVisible()
  await expect(frame.getByRole('banner')).toContainText('Exampleby')
  await frame.getByRole('navigation', { name: 'Record' }).getByRole('link', { name: 'Problems', exact: true }).click()
  await expect(frame.getByRole('heading', { level: 1, name: 'Problems' })).toBeVisible()
})

test('with framed set to window, the app asks for its own window at once', async ({ page, ehr, app }) => {
  app.useEhr(ehr.fhirBase, { framedBy: [framingPage.sameSite], framed: 'window' })
  framingPage.show(await launchUrl(page, ehr.url, app.origin))
  await page.goto(framingPage.sameSite)
  const frame = page.frameLocator('iframe')
  await expect(frame.getByRole('link', { name: 'Open in a new window' })).toBeVisible()
})
