import { startFramingPage, type FramingPage } from './framing-page'
import { expect, test } from './fixtures'
import type { Page } from '@playwright/test'

/** The address of an EHR launch that nobody has used: the EHR's own page, in a browser that runs no script of the app. */
async function launchAddress(page: Page, ehr: string, app: string): Promise<string> {
  const context = await page.context().browser()?.newContext({ javaScriptEnabled: false })
  if (!context) throw new Error('no browser')
  const list = await context.newPage()
  await list.goto(`${ehr}/ehr/launch`)
  await list.getByRole('link', { name: /Lee/ }).click()
  await list.getByLabel('Patient').selectOption('walter')
  await list.getByLabel('App', { exact: true }).selectOption(app)
  await list.getByRole('button', { name: /open/i }).click()
  await list.waitForURL(/\/launch\?/)
  const address = list.url()
  await context.close()
  return address
}

/** True where the browser keeps something for the page in the frame. */
const keepsStorage = (page: Page): Promise<boolean> =>
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

let chart: FramingPage
test.beforeEach(async () => {
  chart = await startFramingPage()
})
test.afterEach(() => chart.close())

test('in a cross-site iframe without storage, the app opens its own window with the same launch', async ({
  page,
  ehr,
  app,
}) => {
  app.useEhr(ehr.fhirBase, { framedBy: [chart.otherSite] })
  chart.show(`${app.origin}/config.json`)
  await page.goto(chart.otherSite)
  test.skip(await keepsStorage(page), 'this browser keeps storage for a frame of another site')
  const asked: string[] = []
  page.on('request', (request) => asked.push(request.url()))
  chart.show(await launchAddress(page, ehr.url, app.origin))
  await page.goto(chart.otherSite)
  const frame = page.frameLocator('iframe')
  await expect(frame.getByRole('heading', { level: 1, name: 'Open this app in its own window' })).toBeVisible()
  expect(asked.filter((url) => url.includes('/.well-known/') || url.includes('authorize'))).toEqual([])
  const [own] = await Promise.all([
    page.waitForEvent('popup'),
    frame.getByRole('link', { name: 'Open in a new window' }).click(),
  ])
  await own.getByRole('button', { name: /^allow/i }).click()
  await expect(own.getByRole('banner')).toContainText('Exampleby')
  expect(await own.evaluate(() => window.opener === null)).toBe(true)
})

test('in a same-site iframe the app works if the EHR needs no interaction', async ({ page, ehr, app }) => {
  app.useEhr(ehr.fhirBase, { framedBy: [chart.sameSite] })
  await page.goto(await launchAddress(page, ehr.url, app.origin))
  await page.getByRole('button', { name: /^allow/i }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Summary' })).toBeVisible()
  await page.evaluate(() => sessionStorage.clear())
  chart.show(await launchAddress(page, ehr.url, app.origin))
  await page.goto(chart.sameSite)
  const frame = page.frameLocator('iframe')
  await expect(frame.getByRole('heading', { level: 1, name: 'Summary' })).toBeVisible()
  await expect(frame.getByRole('banner')).toContainText('Exampleby')
  await frame.getByRole('navigation', { name: 'Record' }).getByRole('link', { name: 'Problems', exact: true }).click()
  await expect(frame.getByRole('heading', { level: 1, name: 'Problems' })).toBeVisible()
})

test('with framed set to window, the app asks for its own window at once', async ({ page, ehr, app }) => {
  app.useEhr(ehr.fhirBase, { framedBy: [chart.sameSite], framed: 'window' })
  chart.show(await launchAddress(page, ehr.url, app.origin))
  await page.goto(chart.sameSite)
  const frame = page.frameLocator('iframe')
  await expect(frame.getByRole('link', { name: 'Open in a new window' })).toBeVisible()
})
