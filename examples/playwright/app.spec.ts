import { expect, test } from './fixture'

test('a failing search is reported, and the next one works', async ({ page: browser, sandbox, app }) => {
  await browser.goto(`${app}?iss=${encodeURIComponent(sandbox.fhirBase)}`)
  await browser.getByRole('button', { name: 'Sign in' }).click()
  await browser.getByRole('button', { name: /Walter/ }).click()
  await browser.getByRole('button', { name: 'Allow', exact: true }).click()
  await expect(browser.getByRole('status')).toHaveText('Signed in for walter')

  await sandbox.faults.on({ kind: '503', type: 'Condition', count: 1 })
  await browser.getByRole('button', { name: 'Read conditions' }).click()
  await expect(browser.getByRole('status')).toHaveText('HTTP 503')
  await browser.getByRole('button', { name: 'Read conditions' }).click()
  await expect(browser.getByRole('status')).toHaveText(/^[1-9]\d* conditions$/)
  const requests = await sandbox.requests.wait({ client: 'forty-lines', type: 'Condition' }, 2)
  expect(requests.map(({ status }) => status)).toEqual([503, 200])
})

test('each test starts without the faults and requests of earlier tests', async ({ sandbox }) => {
  expect([await sandbox.faults.list(), await sandbox.requests.list({ type: 'Condition' })]).toEqual([[], []])
})
