import { expect, test } from './fixtures'
import { navigate } from './navigation'
import { switchboard } from './switchboard'

test('loading a long list can be stopped and resumed', async ({ page, signInAt, ehr }) => {
  const faults = switchboard(ehr)
  await faults.only({ kind: 'slow', type: 'Observation', seconds: 1 })
  await signInAt('/privacy', /Walter/)
  await navigate(page, '/results')
  await page.getByRole('button', { name: 'Stop', exact: true }).click()
  await expect(page.getByText(/You stopped the search after [\d,]+ records/)).toBeVisible()
  await faults.reset()
  await page.getByRole('button', { name: 'Go on' }).click()
  await expect(page.getByText(/You stopped the search/)).toHaveCount(0)
  await expect(page.locator('[aria-busy="true"]')).toHaveCount(0)
  await expect(page.getByRole('button', { name: 'Go on' })).toHaveCount(0)
})

test('a list without any response yet can be stopped and retried', async ({ page, signIn, ehr, clock }) => {
  const time = await clock.install()
  await signIn(/Omar/)
  const faults = switchboard(ehr)
  await faults.only({ kind: 'slow', type: 'Procedure', seconds: 20 })
  await page.goto('/records/Procedure')
  // Not its announcement, which follows after a while.
  await expect(page.getByRole('main').getByText(/Getting your procedures/)).toBeVisible()
  await time.fastForward(8_000)
  await page.getByRole('button', { name: 'Stop', exact: true }).click()
  await expect(page.getByText('You stopped the search before any records came.')).toBeVisible()
  await faults.reset()
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(page.getByText('We found no procedures in your record here.')).toBeVisible()
})
