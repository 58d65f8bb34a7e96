import { expect, test } from './fixtures'
import { openPage } from './navigation'
import { switchboard } from './switchboard'

test('after a jump to a year its position holds, and records that arrive later wait for a button', async ({
  page,
  signIn,
  ehr,
}) => {
  const faults = switchboard(ehr)
  await signIn(/Walter/)
  await openPage(page, '/privacy')
  await faults.only({ kind: 'late', type: 'DiagnosticReport' })
  await page.goto('/timeline')
  const main = page.getByRole('main')
  await expect(main.getByRole('status').first()).toHaveText(/^[^,]*reports[^,]*$/i)
  await expect(page.locator('[aria-busy="true"]')).toHaveCount(0)
  await main.getByRole('navigation').getByRole('link', { name: /^2019/ }).first().click()
  const [year, day] = [page.locator('#year-2019'), page.locator('[data-day^="2019"]').first()]
  await expect(year).toBeFocused()
  await expect(year).toBeInViewport({ ratio: 1 })
  await expect(day).toBeInViewport()

  await faults.reset()
  const show = page.getByRole('button', { name: /^Show [\d,]+ more$/ })
  await expect(show).toBeInViewport()
  await expect(page.locator('[aria-busy="true"]')).toHaveCount(0)
  await expect(year).toBeInViewport({ ratio: 1 })
  await expect(day).toBeInViewport()
  const counted = await main.getByRole('status').nth(1).textContent()
  await show.click()
  await expect(show).toHaveCount(0)
  await expect(main.getByRole('status').nth(1)).not.toHaveText(String(counted))
})
