import type { Page } from '@playwright/test'
import { expect, test } from './fixtures'
import { follow } from './navigation'
import type { FaultOrder } from 'plainchart/sandbox'
import { switchboard } from './switchboard'

test.use({ expectedConsole: /Failed to load resource/ })

const main = (page: Page) => page.getByRole('main')
const unreachable = 'We can’t reach the health system right now. Check your connection, then try again.'
const notFhir = 'The health system answered in a way that this app does not understand. Ask your clinic for help.'
const ehrError = 'The health system could not sign you in. Try again. If it happens again, ask your clinic for help.'
const mismatched =
  'The answer of the health system does not fit this sign-in. We stopped it: no record was opened. Start again.'
const unavailable =
  'The health system can’t sign you in right now. It has a problem, or is closed for a while. Try again later.'

test('a failing SMART configuration is reported before the user leaves the app', async ({ page, ehr }) => {
  const faults = switchboard(ehr)
  for (const [kind, sentence] of [
    ['404', notFhir],
    ['503', unavailable],
    ['redirect', unreachable],
    ['html', unavailable],
    ['truncated', notFhir],
    ['dropped', unreachable],
  ] as const)
    await test.step(kind, async () => {
      await faults.only({ kind, type: 'smart-configuration' })
      await page.goto('/connect')
      await page.getByRole('button', { name: /sandbox/i }).click()
      await expect(main(page)).toContainText(sentence)
    })
  await faults.reset()
  await page.goto('/connect')
  await page.getByRole('button', { name: /sandbox/i }).click()
  await expect(page.getByRole('button', { name: /Ana/ })).toBeVisible()
})

test('a failing token request is reported, and the next sign-in works', async ({ page, ehr }) => {
  const faults = switchboard(ehr)
  for (const [kind, sentence] of [
    ['503', unavailable],
    ['400', ehrError],
    ['html', unavailable],
    ['truncated', ehrError],
    ['redirect', unreachable],
    ['id-token-nonce', mismatched],
  ] as const)
    await test.step(kind, async () => {
      await faults.only({ kind, type: 'token' })
      await page.goto('/connect')
      await page.getByRole('button', { name: /sandbox/i }).click()
      await page.getByRole('button', { name: /Ana/ }).click()
      const allow = page.getByRole('button', { name: /^allow/i })
      await expect(allow.or(main(page).getByText(sentence))).toBeVisible()
      if (await allow.isVisible()) await allow.click()
      await expect(main(page)).toContainText(sentence)
      expect(await page.evaluate(() => ({ ...sessionStorage }))).toEqual({})
    })
  await faults.reset()
  await expect(page.getByRole('heading', { level: 1, name: /could not sign you in at .*sandbox/i })).toBeVisible()
  await page.getByRole('button', { name: /^Try again at .*sandbox/i }).click()
  await page.getByRole('button', { name: /Ana/ }).click()
  await expect(page.getByRole('heading', { level: 1, name: /at a glance/i })).toBeVisible()
})

test('a sign-in request is reported as slow after 8 s, times out after 20 s, and can be repeated', async ({
  page,
  ehr,
  clock,
}) => {
  const faults = switchboard(ehr)
  await clock.install()
  for (const [type, person] of [
    ['smart-configuration', undefined],
    ['token', /Ana/],
  ] as const)
    await test.step(type, async () => {
      await faults.only({ kind: 'hang', type })
      await page.goto('/connect')
      const request = page.waitForRequest((request) => request.url().includes(type) && request.method() !== 'OPTIONS')
      await page.getByRole('button', { name: /sandbox/i }).click()
      if (person) {
        await page.getByRole('button', { name: person }).click()
        await page.getByRole('button', { name: /^allow/i }).click()
      }
      await request
      await page.clock.fastForward(8_100)
      await expect(main(page)).toContainText('This is taking longer than usual.')
      await page.clock.fastForward(12_000)
      await expect(main(page)).toContainText('The health system did not answer in time. Try again.')
      await faults.reset()
    })
  await page.goto('/connect')
  await page.getByRole('button', { name: /sandbox/i }).click()
  await page.getByRole('button', { name: /Ana/ }).click()
  await page
    .getByRole('button', { name: /^allow/i })
    .or(page.getByRole('heading', { level: 1, name: /at a glance/i }))
    .first()
    .click()
  await expect(page.getByRole('heading', { level: 1, name: /at a glance/i })).toBeVisible()
})

const incompleteResponses: readonly (readonly FaultOrder[])[] = [
  [{ kind: 'token-no-scope' }],
  [{ kind: 'token-no-patient' }],
  [{ kind: 'token-no-id-token' }],
  [{ kind: 'token-no-patient' }, { kind: 'token-no-id-token' }, { kind: 'token-no-scope' }],
]

for (const orders of incompleteResponses)
  test(`an incomplete token response still opens the right record: ${orders.map(({ kind }) => kind).join(', ')}`, async ({
    page,
    signInThroughPages,
    ehr,
  }) => {
    await switchboard(ehr).only(...orders)
    await signInThroughPages(/Walter/)
    await expect(page.getByRole('banner')).toContainText('Walter')
    await follow(page, 'Health')
    await expect(main(page)).toContainText('13 records in this list, 1 of them entered by mistake')
  })

test('faults can be turned on and off on the sandbox’s page', async ({ page, ehr }) => {
  await page.goto(`${ehr.url}/faults`)
  await page.getByLabel('What goes wrong').selectOption('503')
  await page.getByLabel('Where').selectOption('Condition')
  await page.getByLabel('For whom').selectOption('walter')
  await page.getByLabel('Number of responses').fill('2')
  await page.getByRole('button', { name: 'Turn on', exact: true }).click()
  await expect(main(page)).toContainText('503: Condition, walter, 0 of 2')
  await page.getByLabel('Number of responses').fill('0')
  await page.getByRole('button', { name: 'Turn on', exact: true }).click()
  await expect(page.getByRole('alert')).toContainText('The count needs a whole number from 1.')
  await page.getByRole('button', { name: 'Turn off 503' }).click()
  await expect(main(page)).toContainText('None: every response is correct.')
})

test('a reload while the code is exchanged is explained, and the next sign-in returns to the same page', async ({
  page,
  ehr,
}) => {
  const faults = switchboard(ehr)
  await page.goto('/conditions')
  await faults.only({ kind: 'late', type: 'token' })
  await page.getByRole('button', { name: /sandbox/i }).click()
  const sent = page.waitForRequest((request) => request.method() === 'POST' && request.url().endsWith('/token'))
  await page.getByRole('button', { name: /Ana/ }).click()
  await page.getByRole('button', { name: /^allow/i }).click()
  await sent
  await expect.poll(() => faults.hits('late')).toBe(1)
  await page.reload()
  // The code is sent again. The EHR has used it up and revokes what it issued.
  await expect.poll(() => faults.hits('late')).toBe(2)
  await faults.reset()
  await expect(main(page)).toContainText('This page was loaded again while you were being signed in.')
  expect(await page.evaluate(() => ({ ...sessionStorage }))).toEqual({})
  await page.getByRole('link', { name: 'start again' }).click()
  await page.getByRole('button', { name: /sandbox/i }).click()
  await page.getByRole('button', { name: /Ana/ }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Health conditions' })).toBeVisible()
})
