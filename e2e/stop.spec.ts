import { expect, test } from './fixtures'
import { go } from './pages'
import { switchboard } from './switchboard'

test.use({ sandboxArgs: ['--faults'] })

test('a long list can be stopped, says so, and goes on where it ended', async ({ page, signIn, ehr }) => {
  const faults = switchboard(ehr)
  await faults.only({ kind: 'slow', type: 'Observation', seconds: 1 })
  await signIn(/Walter/)
  await go(page, '/privacy')
  await page.evaluate(() => history.pushState(null, '', '/results'))
  await page.getByRole('button', { name: 'Stop', exact: true }).click()
  await expect(page.getByText(/You stopped the search after [\d,]+ records/)).toBeVisible()
  await faults.reset()
  await page.getByRole('button', { name: 'Go on' }).click()
  await expect(page.getByText(/You stopped the search/)).toHaveCount(0)
  await expect(page.locator('[aria-busy="true"]')).toHaveCount(0)
  await expect(page.getByRole('button', { name: 'Go on' })).toHaveCount(0)
})
