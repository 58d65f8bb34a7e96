import { expect, test } from './fixtures'
import { follow, openPage, waitForPage } from './navigation'
import type { Page } from '@playwright/test'

const minutes = (count: number) => count * 60_000

interface Bundle {
  readonly entry: readonly { readonly resource: object }[]
}

/** Until it is let through, the EHR does not know the newest visit yet, and another version of one before it. */
async function holdBackAVisit(page: Page): Promise<() => void> {
  let held = true
  await page.route(/\/fhir\/Encounter\?/, async (route) => {
    const response = await route.fetch()
    const bundle = (await response.json()) as Bundle
    const entry = bundle.entry.map((one, index) =>
      index === 1 ? { ...one, resource: { ...one.resource, meta: { versionId: held ? '1' : '2' } } } : one,
    )
    await route.fulfill({ response, json: { ...bundle, entry: held ? entry.slice(1) : entry } })
  })
  return () => (held = false)
}

/** What watches over the lists comes after the page. */
const isWatched = (page: Page) => expect(page.locator('dialog[role="alertdialog"]')).toBeAttached()

/** The list of visits has come and is drawn, and counts among those that are updated. */
const hasVisits = (page: Page) =>
  expect(page.getByRole('main').getByRole('link', { name: /^See all \d+ visits/ })).toBeVisible()

test('an update of the home page lists new and changed records until they are acknowledged', async ({
  page,
  signIn,
}) => {
  const release = await holdBackAVisit(page)
  await signIn(/Ana/)
  const news = page.getByRole('status').filter({ hasText: 'This has come since the last update' })
  await hasVisits(page)
  await isWatched(page)
  release()
  await page.getByRole('button', { name: 'Update now' }).click()
  await expect(news).toContainText('New: 1 visit')
  await expect(news).toContainText('Changed: 1 visit')
  await news.getByRole('link', { name: '1 visit' }).first().click()
  await expect(page.getByRole('heading', { level: 1, name: 'Visits' })).toBeVisible()
  await page.getByRole('button', { name: 'I have seen it' }).click()
  await expect(news).toHaveCount(0)
  await openPage(page, '/')
  await hasVisits(page)
  const again = page.waitForResponse(/\/fhir\/Encounter\?/)
  await page.getByRole('button', { name: 'Update now' }).click()
  await (await again).finished()
  await page.unrouteAll({ behavior: 'wait' })
  await page.evaluate(() => new Promise(requestAnimationFrame))
  await expect(news).toHaveCount(0)
})

test('a page open for 15 minutes offers an update and says whether there are new records', async ({
  page,
  signIn,
  clock,
}) => {
  const time = await clock.install()
  const release = await holdBackAVisit(page)
  await signIn(/Ana/)
  await follow(page, 'Visits')
  // A list that is still on its way when the time jumps is as young as that.
  await waitForPage(page)
  await isWatched(page)
  const update = page.getByRole('button', { name: 'Update now' })
  await time.fastForward(minutes(10))
  await page.keyboard.press('Tab')
  await expect(update).toHaveCount(0)
  await time.fastForward(minutes(6))
  await expect(update).toBeVisible()
  await update.click()
  await expect(page.getByText('No new records have come.')).toBeVisible()
  await expect(update).toHaveCount(0)
  await time.fastForward(minutes(10))
  await page.keyboard.press('Tab')
  await time.fastForward(minutes(6))
  release()
  await update.click()
  await expect(page.getByRole('status').filter({ hasText: 'New: 1 visit' })).toBeVisible()
  await expect(page.getByText('No new records have come.')).toHaveCount(0)
  await page.unrouteAll({ behavior: 'wait' })
})
