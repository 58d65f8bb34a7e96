import { expect, test } from './fixtures'
import { trackRequests, waitForIdle } from './network-idle'
import { openPage, openTrend } from './navigation'

test.describe.configure({ timeout: 120_000 })

/** What a page shows once its names have loaded. */
const shownLast = { summary: 'About this page', results: 'About this page', conditions: 'Health conditions' }

for (const [name, path] of [
  ['summary', '/'],
  ['results', '/results?time=all'],
  ['conditions', '/conditions'],
] as const)
  test(`the accessibility tree of the ${name} page matches its snapshot`, async ({ page, signIn }) => {
    await trackRequests(page)
    await signIn(/^Nils/)
    await openPage(page, path)
    await expect(page.getByText(shownLast[name]).first()).toBeVisible()
    await expect(page.locator('[data-name-loading]')).toHaveCount(0)
    await waitForIdle(page)
    await expect(page.getByRole('main')).toMatchAriaSnapshot({ name: `${name}.aria.yml` })
  })

test('the accessibility tree of the trend page matches its snapshot', async ({ page, signIn }) => {
  await signIn(/^Nils/)
  await openTrend(page, '/vitals', /weight/i)
  await expect(page.getByText('What this test is').first()).toBeVisible()
  await expect(page.getByRole('main')).toMatchAriaSnapshot({ name: 'trend.aria.yml' })
})

test('the accessibility tree of a record page matches its snapshot', async ({ page, signIn }) => {
  await signIn(/^Nils/)
  await openPage(page, '/conditions')
  await page.getByRole('main').locator('a[href^="/record/Condition/"]').first().click()
  await expect(page.locator('[aria-busy="true"]')).toHaveCount(0)
  await expect(page.getByRole('heading', { name: 'What it is' })).toBeVisible()
  await page.getByText('All details of this condition').click()
  await expect(page.getByRole('main')).toMatchAriaSnapshot({ name: 'record.aria.yml' })
})
