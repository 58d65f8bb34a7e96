import type { Page } from '@playwright/test'
import { expect, test } from './fixtures'
import { switchboard } from './switchboard'

// Chromium itself logs every error response; the app logs nothing.
test.use({ expectedConsole: /Failed to load resource/ })

const main = (page: Page) => page.getByRole('main')

test('a summary card says that nothing was found only if the EHR sent a complete empty list', async ({
  page,
  signIn,
  ehr,
}) => {
  const faults = switchboard(ehr)
  await signIn(/Walter/)
  for (const kind of ['outcome-only', 'nothing-of-total', 'html', 'truncated'])
    await test.step(kind, async () => {
      await faults.only({ kind })
      await page.goto('/')
      await expect(page.locator('[aria-busy="true"]')).toHaveCount(0)
      for (const card of await main(page).getByRole('region').all())
        await expect(card).toContainText(/can’t (?:tell if there are|show)/)
      await expect(main(page).getByRole('region', { name: 'Allergies and reactions' })).toBeVisible()
      await expect(main(page)).not.toContainText(/We found no/)
    })
})

test('when every request fails, the summary shows one message and one button that reloads everything', async ({
  page,
  signIn,
  ehr,
}) => {
  const faults = switchboard(ehr)
  await signIn(/Walter/)
  await faults.only({ kind: '503' })
  await page.reload()
  const down = main(page).getByText(
    /^The health system does not answer right now, so \d+ parts of this page are missing\./,
  )
  await expect(down).toBeVisible()
  await expect(main(page).getByText('We can’t show this part right now.').first()).toBeVisible()
  await expect(main(page)).not.toContainText('We can’t show your')
  await expect(page.getByRole('banner')).toContainText('We could not load the name')
  await expect(page.getByRole('banner')).not.toContainText('No name in the record')
  await faults.reset()
  await main(page).getByRole('button', { name: 'Try again' }).click()
  await expect(down).toHaveCount(0)
  await expect(main(page).getByRole('link', { name: /See all \d+ entries: health conditions/ })).toBeVisible()
})

test('a provider is told that allergies failed to load or are forbidden, never that there are none', async ({
  page,
  signInProvider,
  ehr,
}) => {
  const faults = switchboard(ehr)
  await signInProvider(/Robin Lee/)
  await page.getByLabel('Family name').fill('exampleby')
  await page.getByRole('textbox', { name: 'Date', exact: true }).fill('1948-02-09')
  await page.getByRole('button', { name: 'Search', exact: true }).click()
  await faults.only({ kind: '503', type: 'AllergyIntolerance' })
  await page.getByRole('button', { name: 'Open chart of Exampleby, Walter' }).click()
  await page.getByRole('button', { name: 'Yes, open the chart' }).click()
  await expect(page.getByRole('banner')).toContainText('Allergies could not be loaded')
  await faults.only({ kind: '403', type: 'AllergyIntolerance' })
  await page.reload()
  await expect(page.getByRole('banner')).toContainText('Allergies: access not allowed')
  await expect(page.getByRole('banner')).not.toContainText('No allergy data')
})
