import { expect, test } from './fixtures'
import { follow, navigate } from './navigation'

test.use({ expectedConsole: /ERR_INTERNET_DISCONNECTED/ })

test('going offline is announced, loaded records stay, and failed requests are repeated when online', async ({
  page,
  signInAt,
  context,
}) => {
  await signInAt('/records/Immunization', /Ana/)
  const main = page.getByRole('main')
  await expect(main.getByRole('listitem').first()).toBeVisible()
  // The session watchers are loaded after the page.
  await expect(page.locator('dialog[role="alertdialog"]')).toBeAttached()
  await context.setOffline(true)
  const note = page.getByRole('status').filter({ hasText: 'You are offline' })
  await expect(note).toBeVisible()
  await expect(main.getByRole('listitem').first()).toBeVisible()
  await navigate(page, '/records/Procedure')
  await expect(main).toContainText('You seem to be offline')
  await context.setOffline(false)
  await expect(note).toHaveCount(0)
  await expect(main).not.toContainText('You seem to be offline')
  await expect(main.getByRole('listitem').first()).toBeVisible()
})

test('without a network, the places of the navigation open in a tab that was idle, and say what they cannot load', async ({
  page,
  signIn,
  context,
}) => {
  await signIn(/Ana/)
  // The last one.
  await page.waitForFunction(() =>
    performance.getEntriesByType('resource').some(({ name }) => name.includes('/assets/all-records-')),
  )
  await context.setOffline(true)
  for (const [place, heading] of [
    ['Results', 'Test results'],
    ['Medicines', 'Medicines'],
    ['Health', 'Health conditions'],
    ['Visits', 'Timeline'],
    ['All records', 'All records'],
    ['Home', /at a glance/i],
  ] as const) {
    await follow(page, place)
    await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible()
  }
})
