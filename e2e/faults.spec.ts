import type { Page } from '@playwright/test'
import { expect, test } from './fixtures'
import { follow } from './navigation'
import type { FaultOrder } from 'plainchart/sandbox'
import { switchboard } from './switchboard'

// Chromium itself logs every error response; the app logs nothing.
test.use({ expectedConsole: /Failed to load resource/ })

const anyFailure =
  /can’t show|can’t tell|could not load|left out|sent twice|added this note|busy|signed out|not shared|does not send/i
const unreachable =
  'We can’t show your health conditions right now. This is a problem with the connection, not with your health record.'
const unusable =
  'We can’t show your health conditions right now. The health system sent an answer that this app cannot use.'
const down =
  'We can’t show your health conditions right now. The health system has a problem, or is closed for a while.'
const incomplete = 'Some of your health conditions may be missing. We could not load all of them.'
const unknown =
  'We can’t tell if there are health conditions in your record. The health system did not send a list that we can read.'
const complete = '13 records in this list, 1 of them entered by mistake'
const noList = (what: RegExp | string) => ({ says: [what], count: undefined })

/** Faults of the list of conditions, the messages of its page, and the count it still shows. */
const listFaults: readonly [
  order: FaultOrder,
  expected: { says: readonly (string | RegExp)[]; count: string | undefined },
][] = [
  [{ kind: '400' }, noList(unusable)],
  [{ kind: '403' }, noList('The health system keeps this part of your record closed to this app.')],
  [{ kind: '404' }, noList('This health system does not send health conditions to this app.')],
  [{ kind: '410' }, noList('This health system does not send health conditions to this app.')],
  [{ kind: '413' }, noList('We can’t show your health conditions. There is too much of it to send at once.')],
  [{ kind: '429' }, noList('The health system is busy. Try again in a minute.')],
  [{ kind: '429-retry-after', seconds: 1 }, noList('The health system is busy. Try again in 1 second.')],
  [{ kind: '500' }, noList(down)],
  [{ kind: '503' }, noList(down)],
  [{ kind: 'redirect' }, noList(unreachable)],
  [{ kind: 'html' }, noList(down)],
  [{ kind: 'truncated' }, noList(unusable)],
  [{ kind: '401-once' }, { says: [], count: complete }],
  [
    { kind: '500', count: 1 },
    { says: [], count: complete },
  ],
  [{ kind: 'no-total' }, { says: [], count: complete }],
  [{ kind: '20mb' }, { says: [], count: '973 records in this list' }],
  [{ kind: 'next-loop' }, { says: [incomplete], count: complete }],
  [{ kind: 'next-elsewhere' }, { says: [incomplete], count: complete }],
  [{ kind: 'wrong-patient' }, { says: ['We left out 1 record that did not belong in this list.'], count: complete }],
  [{ kind: 'not-a-resource' }, { says: ['We left out 1 record that did not belong in this list.'], count: complete }],
  [{ kind: 'outcome-only' }, noList(unknown)],
  [{ kind: 'nothing-of-total' }, noList(unknown)],
  [
    { kind: 'outcome-in-bundle' },
    { says: ['The health system added this note about the list:', 'Some records may be missing.'], count: complete },
  ],
]

const main = (page: Page) => page.getByRole('main')

test('a failing list is reported in plain words, other pages work, and a retry loads it', async ({
  page,
  signIn,
  ehr,
}) => {
  test.setTimeout(300_000)
  const faults = switchboard(ehr)
  const foreignRequests: string[] = []
  page.on('request', (request) => {
    if (request.url().includes('elsewhere.example')) foreignRequests.push(request.url())
  })
  await signIn(/Walter/)
  for (const [order, { says, count }] of listFaults)
    await test.step(JSON.stringify(order), async () => {
      await faults.only({ ...order, type: 'Condition' })
      await page.goto('/conditions')
      for (const sentence of says) await expect(main(page)).toContainText(sentence)
      if (count !== undefined) await expect(main(page)).toContainText(count)
      await expect(main(page)).not.toContainText(/We found no/)
      if (says.length === 0) await expect(main(page)).not.toContainText(anyFailure)
      await expect(main(page)).not.toContainText('Somebody Else')
      await follow(page, 'Procedures')
      await expect(page.getByRole('heading', { level: 1, name: 'Procedures' })).toBeVisible()
      await expect(main(page)).not.toContainText(anyFailure)
      await faults.reset()
      if (count !== undefined) return
      await follow(page, 'Health')
      const retry = main(page).getByRole('button', { name: 'Try again' })
      await expect(retry.or(main(page).getByText(complete))).toBeVisible()
      if (await retry.isVisible()) await retry.click()
      await expect(main(page)).toContainText(complete)
      await expect(main(page)).not.toContainText(anyFailure)
    })
  expect(foreignRequests).toEqual([])
})

test('a pending response is reported as slow after 8 s, times out, and a retry shows the list', async ({
  page,
  signIn,
  ehr,
  clock,
}) => {
  const faults = switchboard(ehr)
  const time = await clock.install()
  await signIn(/Walter/)
  await faults.only({ kind: 'hang', type: 'Condition' })
  await page.goto('/conditions')
  await expect(main(page)).toContainText('Getting your health conditions…')
  await time.fastForward(8000)
  await expect(main(page)).toContainText(
    'This is taking longer than usual. You can keep reading other parts of the record.',
  )
  await follow(page, 'Procedures')
  await expect(main(page)).not.toContainText(anyFailure)
  await follow(page, 'Health')
  await time.fastForward(30_000)
  await expect(main(page)).toContainText('The health system did not answer in time.')
  await faults.reset()
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(main(page)).toContainText(complete)
})

test('a failed or truncated list is named on every page that uses it', async ({ page, signIn, ehr }) => {
  const faults = switchboard(ehr)
  await faults.only({ kind: '503', type: 'Condition' }, { kind: 'next-elsewhere', type: 'Observation' })
  await signIn(/Walter/)
  await expect(main(page)).toContainText(down)
  await expect(main(page)).toContainText(/Some of your test results .*may be missing/)
  await page.goto('/timeline')
  await expect(page.getByRole('alert')).toContainText('health conditions')
  await expect(main(page)).toContainText(/Some may be missing: test results/)
  await page.goto('/results')
  await expect(main(page)).toContainText(/may be missing/)
})

test('records with values of the wrong type break no page and none is omitted', async ({ page, signIn, ehr }) => {
  await signIn(/Walter/)
  await switchboard(ehr).only({ kind: 'malformed' })
  for (const path of [
    '/',
    '/conditions',
    '/medicines',
    '/results',
    '/timeline',
    '/records/AllergyIntolerance',
    '/records/CarePlan',
    '/records/CareTeam',
    '/records/Immunization',
  ])
    await test.step(path, async () => {
      await page.goto(path)
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      await expect(page.locator('[aria-busy="true"]')).toHaveCount(0)
      await expect(main(page)).not.toContainText('We can’t show this page')
      if (path === '/conditions') await expect(main(page)).toContainText(complete)
    })
})

test('a provider is warned on every page when the patient’s identity failed to load or is forbidden', async ({
  page,
  signInProvider,
  ehr,
}) => {
  const faults = switchboard(ehr)
  await signInProvider(/Robin Lee/)
  await page.getByLabel('What do you want to search by?').selectOption('family')
  await page.getByLabel('Family name').fill('placeholder')
  await page.getByRole('button', { name: 'Search', exact: true }).click()
  await page.getByRole('button', { name: 'Open chart of Placeholder, Rosa' }).click()
  await page.getByRole('button', { name: 'Yes, open the chart' }).click()
  await expect(page.getByRole('banner')).toContainText('Rosa')
  await expect(page.getByRole('banner').getByRole('alert')).toHaveCount(0)
  for (const [kind, sentence] of [
    ['403', 'Not authorized to see who the patient is.'],
    ['500', 'Patient identity did not load.'],
  ] as const) {
    await faults.only({ kind, type: 'Patient' })
    await page.goto('/conditions')
    await expect(page.getByRole('banner').getByRole('alert')).toContainText(sentence)
    await expect(page.getByRole('banner').getByRole('alert')).toContainText('Confirm in the EHR whose chart this is')
    await expect(page.locator('.print-head')).toContainText(`${sentence} Confirm in the EHR whose chart this is`)
  }
  await faults.reset()
  await page.goto('/records/Patient')
  await expect(page).toHaveURL(/\/patients$/)
})
