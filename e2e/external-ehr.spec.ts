import { readFileSync } from 'node:fs'
import { expect, test } from './external-ehr'
import { storedSession } from './http-sign-in'
import { axeViolations } from './checks/axe'
import { horizontalOverflow } from './checks/layout'
import { openPage, waitForPage } from './navigation'

test('against any EHR: sign-in, every listed page, reload, export, and a sign-out that clears storage', async ({
  page,
  target,
}) => {
  test.setTimeout(300_000)
  const foreignRequests: string[] = []
  const errors: string[] = []
  page.on('request', (request) => {
    const from = request.frame()?.url() ?? ''
    if (
      from.startsWith(target.app) &&
      !request.isNavigationRequest() &&
      !/^(?:blob|data):/.test(request.url()) &&
      !target.origins.includes(new URL(request.url()).origin)
    )
      foreignRequests.push(request.url())
  })
  page.on('pageerror', (error) => errors.push(String(error)))
  page.on('console', (message) => {
    // The browser reports a refused or failed request itself; a real EHR may refuse some.
    if (message.type() === 'error' && !message.text().startsWith('Failed to load resource')) errors.push(message.text())
  })
  await target.signIn(page)
  await waitForPage(page)
  expect(await axeViolations(page)).toEqual([])

  const linksIn = (part: string) =>
    page.locator(`${part} a`).evaluateAll((all) => all.map((link) => link.getAttribute('href') ?? ''))
  const navigationLinks = await linksIn('#record-nav')
  await openPage(page, '/records')
  const links = [...new Set([...navigationLinks, ...(await linksIn('main'))])]
  expect(links.length).toBeGreaterThan(10)
  const broken: string[] = []
  for (const path of links) {
    await openPage(page, path)
    const text = await page.getByRole('main').innerText()
    if (/Something went wrong/.test(text)) broken.push(path)
    if ((await horizontalOverflow(page)) > 0) broken.push(`${path} overflows horizontally`)
    expect(await page.title()).toMatch(/Plainchart$/)
  }
  expect(broken).toEqual([])

  await openPage(page, '/loaded')
  const loaded = await page.getByRole('main').innerText()
  test.info().annotations.push({ type: 'what was loaded', description: loaded })
  await page.reload()
  await waitForPage(page)
  await expect(page.getByRole('heading', { level: 1, name: 'What was loaded' })).toBeVisible()

  await openPage(page, '/download/app')
  await expect(page.getByRole('main')).not.toContainText('Some parts are still being loaded', { timeout: 60_000 })
  const [saved] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Save as FHIR file' }).click(),
  ])
  const bundle = JSON.parse(readFileSync(await saved.path(), 'utf8')) as { entry: unknown[] }
  expect(bundle.entry.length).toBeGreaterThan(0)

  const headers = { authorization: `Bearer ${String((await storedSession(page))?.tokens['access'])}` }
  const statusNow = async () => (await fetch(`${target.fhirBase}/Patient`, { headers })).status
  if (target.revokes) expect(await statusNow()).toBe(200)
  await page.getByRole('banner').getByRole('button', { name: 'Sign out' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'You are signed out' })).toBeVisible()
  expect(await page.evaluate(() => [Object.keys(sessionStorage), Object.keys(localStorage)])).toEqual([
    [],
    ['plainchart.sign-out'],
  ])
  await page.goBack()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    /You are signed out|Your health record, in plain words/,
  )
  if (target.revokes) await expect.poll(statusNow).toBe(401)
  expect([foreignRequests, errors]).toEqual([[], []])
})
