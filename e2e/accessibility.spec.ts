import { scanPage, type Problems } from './accessibility-scan'
import { expect, test } from './fixtures'
import { publicPaths } from '../src/app/route-paths'
import { openPage, waitForPage, selectLanguage } from './navigation'

test.describe.configure({ timeout: 600_000 })
test.use({ expectedConsole: /status of (403|404|503)|ERR_ABORTED/ })

test('provider pages have no axe violations: patient search, chart confirmation and a chart', async ({
  page,
  signInProvider,
}) => {
  await signInProvider(/^Dr\. Robin/)
  const problems: Problems = {}
  await scanPage(page, '/patients', problems)
  await page.setViewportSize({ width: 320, height: 800 })
  await scanPage(page, '/patients, narrow', problems)
  await page.getByLabel('What do you want to search by?').selectOption('family')
  await page.getByLabel('Family name').fill('Sampleton')
  await page.getByRole('button', { name: 'Search', exact: true }).click()
  await page.getByRole('button', { name: /^Open chart of Sampleton/ }).click()
  await scanPage(page, '/patients, confirmation', problems)
  await page.getByRole('button', { name: 'Yes, open the chart' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Summary' })).toBeVisible()
  for (const [index, path] of [
    '/',
    '/results',
    '/conditions',
    '/medicines',
    '/timeline',
    '/vitals',
    '/documents',
    '/records/Encounter',
    '/records/Group',
    '/find',
    '/download',
    '/loaded',
  ].entries()) {
    await page.emulateMedia({ colorScheme: index % 2 === 0 ? 'light' : 'dark' })
    await page.setViewportSize({ width: index % 4 < 2 ? 1280 : 320, height: 800 })
    await openPage(page, path)
    await selectLanguage(page, index % 3 === 2 ? 'es' : 'en')
    await waitForPage(page)
    await scanPage(page, `${path}, provider`, problems)
  }
  expect(problems).toEqual({})
})

test('public pages and the sandbox’s pages have no axe violations', async ({ page, ehr }) => {
  const problems: Problems = {}
  for (const path of [...publicPaths, '/no-such-page', `${ehr.url}/`, `${ehr.url}/ehr/launch`, `${ehr.url}/faults`]) {
    await page.emulateMedia({ colorScheme: 'light' })
    await page.goto(path)
    await waitForPage(page)
    await scanPage(page, path, problems)
    await page.emulateMedia({ colorScheme: 'dark' })
    await scanPage(page, `${path}, dark`, problems, 'colors')
  }
  await page.goto('/connect')
  await page.getByRole('button', { name: /sandbox/i }).click()
  await expect(page.getByRole('button', { name: /Maya/ })).toBeVisible()
  await scanPage(page, 'login', problems)
  await page.getByRole('button', { name: /Maya/ }).click()
  await expect(page.getByRole('button', { name: /Leo/ })).toBeVisible()
  await scanPage(page, 'picker', problems)
  await page.getByRole('button', { name: /Leo/ }).click()
  await expect(page.getByRole('button', { name: /^allow/i })).toBeVisible()
  await scanPage(page, 'consent', problems)
  expect(problems).toEqual({})
})
