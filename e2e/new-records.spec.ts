import { expect, test } from './fixtures'
import { follow, openPage, waitForPage } from './navigation'
import type { Page } from '@playwright/test'

const minutes = (count: number) => count * 60_000

interface Bundle {
  readonly total: number
  readonly entry: readonly { readonly resource: object }[]
}

/** What the EHR returns of the two newest visits: the newest appears first, then the one before it changes again. */
type VisitsState = 'newest hidden' | 'all' | 'one changed'

const versions: Record<VisitsState, string> = { 'newest hidden': '1', all: '2', 'one changed': '3' }

/** Hides the newest visit and returns an older version of the one before, until the returned function sets another state. */
async function holdBackNewestVisit(page: Page): Promise<(state: VisitsState) => void> {
  let current: VisitsState = 'newest hidden'
  await page.route(/\/fhir\/Encounter\?/, async (route) => {
    const response = await route.fetch()
    const bundle = (await response.json()) as Bundle
    const entry = bundle.entry.map((one, index) =>
      index === 1 ? { ...one, resource: { ...one.resource, meta: { versionId: versions[current] } } } : one,
    )
    // A total above the number of visits sent would say that some are missing.
    const json =
      current === 'newest hidden' ? { ...bundle, total: bundle.total - 1, entry: entry.slice(1) } : { ...bundle, entry }
    await route.fulfill({ response, json })
  })
  return (state) => (current = state)
}

/** The session watchers are loaded after the page. */
const expectWatchers = (page: Page) => expect(page.locator('dialog[role="alertdialog"]')).toBeAttached()

/** The list of visits is loaded, so an update refetches it. */
const expectVisits = (page: Page) =>
  expect(page.getByRole('main').getByRole('link', { name: 'Last visit' })).toBeVisible()

test('an update of the home page lists new and changed records, and the next one only what has come since they were acknowledged', async ({
  page,
  signIn,
}) => {
  const setVisits = await holdBackNewestVisit(page)
  await signIn(/Ana/)
  const notice = page.getByRole('status').filter({ hasText: 'This has come since the last update' })
  await expectVisits(page)
  await expectWatchers(page)
  setVisits('all')
  await page.getByRole('button', { name: 'Check again' }).click()
  await expect(notice).toContainText('New: 1 visit')
  await expect(notice).toContainText('Changed: 1 visit')
  await notice.getByRole('link', { name: '1 visit' }).first().click()
  await expect(page.getByRole('heading', { level: 1, name: 'Visits' })).toBeVisible()
  await page.getByRole('button', { name: 'I have seen it' }).click()
  await expect(notice).toHaveCount(0)
  await openPage(page, '/')
  await expectVisits(page)
  await expect(notice).toHaveCount(0)
  setVisits('one changed')
  await page.getByRole('button', { name: 'Check again' }).click()
  await expect(notice).toContainText('Changed: 1 visit')
  await expect(notice).not.toContainText('New:')
  await page.unrouteAll({ behavior: 'wait' })
})

test('a page open for 15 minutes offers an update and says whether there are new records', async ({
  page,
  signIn,
  clock,
}) => {
  const time = await clock.install()
  const setVisits = await holdBackNewestVisit(page)
  await signIn(/Ana/)
  await follow(page, 'Visits')
  // A list still loading when the clock jumps would count as new.
  await waitForPage(page)
  await expectWatchers(page)
  const update = page.getByRole('button', { name: 'Check again' })
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
  setVisits('all')
  await update.click()
  await expect(page.getByRole('status').filter({ hasText: 'New: 1 visit' })).toBeVisible()
  await expect(page.getByText('No new records have come.')).toHaveCount(0)
  await page.unrouteAll({ behavior: 'wait' })
})
