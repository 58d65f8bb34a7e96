import type { Page } from '@playwright/test'
import { expect, test } from './fixtures'
import { openPage } from './navigation'
import { switchboard } from './switchboard'

// Chromium itself logs every error response; the app logs nothing.
test.use({ expectedConsole: /Failed to load resource/ })

const row = (page: Page, kind: string) =>
  page.getByRole('row').filter({ has: page.getByRole('rowheader', { name: kind, exact: true }) })
const status = (page: Page) => page.getByRole('main').getByRole('status')

test('each kind of record shows its loading state, and the rest loads on demand', async ({ page, signIn, ehr }) => {
  const faults = switchboard(ehr)
  await faults.only(
    { kind: '503', type: 'Procedure' },
    { kind: '403', type: 'Immunization' },
    { kind: '404', type: 'Coverage' },
    { kind: 'next-elsewhere', type: 'Encounter' },
    { kind: 'wrong-patient', type: 'AllergyIntolerance' },
    { kind: 'outcome-in-bundle', type: 'CarePlan' },
    { kind: 'no-total', type: 'Condition' },
  )
  const requested: string[] = []
  page.on('request', (request) => {
    if (request.url().includes('/fhir/') && request.method() === 'GET')
      requested.push(new URL(request.url()).pathname.replace('/fhir/', '') + new URL(request.url()).search)
  })
  await signIn(/Walter/)
  await expect(page.locator('[aria-busy="true"]')).toHaveCount(0)
  requested.length = 0
  await openPage(page, '/loaded')
  await expect(row(page, 'Test orders')).toContainText('Not offered')
  await expect(row(page, 'Health conditions')).toContainText('All loaded')
  expect(requested, 'only the CapabilityStatement is requested').toEqual(['metadata'])
  await expect(row(page, 'Procedures')).toContainText('Not loaded yet')

  await page.getByRole('button', { name: 'Check everything now' }).click()
  await expect(status(page).filter({ hasText: 'All kinds of records have been checked.' })).toBeVisible()
  expect(
    requested.filter((path) => path.startsWith('Condition')),
    'loaded lists are not requested again',
  ).toEqual([])
  const expected: readonly (readonly [kind: string, ...says: string[]])[] = [
    ['Health conditions', 'All loaded', '13 records', 'did not say how many', 'Yes'],
    ['Procedures', 'Failed', 'The health system or the connection had a problem.', 'Yes'],
    ['Vaccines', 'Not allowed', 'The health system keeps this part closed to apps.', 'No, the health system refused'],
    ['Insurance', 'Not offered', 'The health system does not have this kind.'],
    ['Visits', 'Not all here', 'We could not load all of it.'],
    ['Allergies and reactions', 'Some left out', 'Records that did not belong in this list were left out.'],
    ['Care plans', 'May be incomplete', 'The health system added a note about the list.'],
    ['Forms', 'Not offered', 'Apps cannot get this kind.', 'Not asked for'],
    ['Test orders', 'Not offered', 'Apps cannot get this kind.', 'Not asked for'],
  ]
  for (const [kind, ...says] of expected)
    for (const words of says) await expect(row(page, kind), kind).toContainText(words)
  await expect(page.getByText(/^Some may be missing: .*procedures/)).toBeVisible()
  await expect(page.getByText('Missing, because this app is not allowed to see it: vaccines.')).toBeVisible()
  await expect(page.getByRole('main')).not.toContainText('Everything that this health system sends')
  await expect(page.getByText('Somebody Else')).toHaveCount(0)

  await faults.reset()
  await page.getByRole('button', { name: 'Check everything now' }).click()
  await expect(row(page, 'Procedures')).toContainText('All loaded')
  await expect(row(page, 'Visits')).toContainText('All loaded')
})

test('a stopped check keeps what was loaded, and notices of missing records link to the ledger', async ({
  page,
  signIn,
  ehr,
}) => {
  const faults = switchboard(ehr)
  await signIn(/Ana/)
  await faults.only({ kind: 'hang', type: 'Device' }, { kind: '503', type: 'Procedure' })
  await openPage(page, '/loaded')
  await page.getByRole('button', { name: 'Check everything now' }).click()
  await expect(row(page, 'Implants and devices')).toContainText('Loading')
  await page.getByRole('button', { name: 'Stop', exact: true }).click()
  await expect(status(page).filter({ hasText: 'You stopped the check.' })).toBeVisible()
  await expect(row(page, 'Implants and devices')).toContainText('Not loaded yet')
  await expect(row(page, 'Health conditions')).toContainText('All loaded')

  await openPage(page, '/records/Procedure')
  await expect(page.getByRole('main')).toContainText('We can’t show your procedures right now.')
  await page.getByRole('main').getByRole('link', { name: 'See what was loaded' }).click()
  await expect(row(page, 'Procedures')).toContainText('Failed')
})

test('a server without a usable CapabilityStatement, or with another FHIR version, is reported', async ({
  page,
  signIn,
  ehr,
}) => {
  let statement = '{}'
  await page.route('**/fhir/metadata', (route) =>
    route.fulfill({
      status: 200,
      contentType: 'application/fhir+json',
      headers: { 'access-control-allow-origin': '*' },
      body: statement,
    }),
  )
  await signIn(/Ana/)
  expect(ehr.fhirBase).toBeTruthy()
  await openPage(page, '/loaded')
  await expect(page.getByText('We only know what the health system can send once we ask for it.')).toBeVisible()
  await expect(row(page, 'Health conditions')).toContainText('All loaded')
  await expect(page.getByText('was not made for')).toHaveCount(0)
  statement = '{"resourceType":"CapabilityStatement","fhirVersion":"5.0.0"}'
  await page.reload()
  await expect(page.getByRole('alert')).toContainText(
    'in a version of the format (FHIR 5.0.0) that this app was not made for.',
  )
})
