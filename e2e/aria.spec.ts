import { expect, test } from './fixtures'
import { trackRequests, waitForIdle } from './network-idle'
import { openPage, openTrend } from './navigation'

// Each tree that differs takes the time of an expectation.
test.describe.configure({ timeout: 300_000 })

/** Pages, and what each shows once its names have loaded. */
const pages = [
  ['summary', '/', 'About this page'],
  ['results', '/results?time=all', 'About this page'],
  ['conditions', '/conditions', 'Health conditions'],
] as const

test('the accessibility trees of the main pages match their snapshots', async ({ page, signIn }) => {
  await trackRequests(page)
  await signIn(/^Nils/)
  const main = page.getByRole('main')
  const expectTree = (name: string) => expect.soft(main).toMatchAriaSnapshot({ name: `${name}.aria.yml` })
  for (const [name, path, shownLast] of pages) {
    await openPage(page, path)
    await expect(page.getByText(shownLast).first()).toBeVisible()
    await expect(page.locator('[data-name-loading]')).toHaveCount(0)
    await waitForIdle(page)
    await expectTree(name)
  }

  await main.locator('a[href^="/record/Condition/"]').first().click()
  await expect(page.locator('[aria-busy="true"]')).toHaveCount(0)
  await expect(page.getByRole('heading', { name: 'What it is' })).toBeVisible()
  await page.getByText('All details of this condition').click()
  await expectTree('record')

  await openTrend(page, '/vitals', /weight/i)
  await expect(page.getByText('What this test is').first()).toBeVisible()
  await expectTree('trend')
})
