import { expect, test } from './fixtures'

test('a provider finds a patient, confirms, reads the chart, closes it and opens another', async ({
  page,
  signInProviderThroughPages,
  ehr,
}) => {
  const tokens = new Set<string>()
  page.on('request', (request) => {
    const token = request.headers()['authorization']
    if (token && request.url().startsWith(ehr.fhirBase)) tokens.add(token)
  })
  await signInProviderThroughPages(/Robin Lee/)
  await expect(page).toHaveURL(/\/patients$/)
  await expect(page.getByRole('banner')).toContainText('No chart is open.')
  await expect(
    page.getByRole('navigation', { name: 'Record' }).getByRole('link', { name: 'Problems', exact: true }),
  ).toHaveCount(0)

  await page.getByLabel('Family name').fill('fictiva')
  await page.getByRole('textbox', { name: 'Date', exact: true }).fill('2019-06-12')
  await page.getByRole('button', { name: 'Search', exact: true }).click()
  await expect(page.getByRole('row')).toHaveCount(2)
  await page.getByRole('button', { name: 'Open chart of Fictiva, Leo' }).click()
  const dialog = page.getByRole('dialog', { name: 'Open this chart?' })
  await expect(dialog).toContainText('Fictiva, Leo')
  await expect(dialog).toContainText('2019')
  await dialog.getByRole('button', { name: 'No, go back' }).click()
  await expect(page).toHaveURL(/\/patients$/)
  await page.getByRole('button', { name: 'Open chart of Fictiva, Leo' }).click()
  await page.getByRole('button', { name: 'Yes, open the chart' }).click()

  await expect(page.getByRole('heading', { level: 1, name: 'Summary' })).toBeVisible()
  await expect(page.getByRole('banner')).toContainText('Leo')
  await page.reload()
  await expect(page.getByRole('banner')).toContainText('Leo')
  await expect(page).not.toHaveTitle(/Leo|Fictiva/)

  await page.getByRole('link', { name: 'Find another patient' }).click()
  await page.getByRole('button', { name: 'Close this chart' }).click()
  await expect(page.getByRole('banner')).toContainText('No chart is open.')
  await expect(page.locator('body')).not.toContainText('Leo')
  await page.goBack()
  await expect(page).toHaveURL(/\/patients$/)
  await expect(page.locator('body')).not.toContainText('Leo')
  await page.getByLabel('What do you want to search by?').selectOption('family')
  await page.getByLabel('Family name').fill('placeholder')
  await page.getByRole('button', { name: 'Search', exact: true }).click()
  await expect(page.getByRole('row', { name: /Placeholder, Rosa/ })).toContainText('Died')
  await page.getByRole('button', { name: /Open chart of Placeholder/ }).click()
  await page.getByRole('button', { name: 'Yes, open the chart' }).click()
  await expect(page.getByRole('banner')).toContainText('Rosa')
  expect(tokens.size, 'one sign-in').toBe(1)
})

test('a patient outside the provider’s scope is not found, and chart pages redirect to the search', async ({
  page,
  signInProviderThroughPages,
}) => {
  await signInProviderThroughPages(/Robin Lee/)
  await page.getByLabel('What do you want to search by?').selectOption('family')
  await page.getByLabel('Family name').fill('Demosen')
  await page.getByRole('button', { name: 'Search', exact: true }).click()
  await expect(page.getByText('No patient found.')).toBeVisible()
  await page.goto('/conditions')
  await expect(page).toHaveURL(/\/patients$/)
  await page.goto('/record/Patient/ana')
  await expect(page).toHaveURL(/\/patients$/)
  await page.goto('/records/Practitioner')
  await expect(page.getByRole('heading', { level: 1, name: 'Practitioners' })).toBeVisible()
})

test('a patient who signed in for one record cannot search for patients', async ({ page, signIn }) => {
  await signIn(/Ana/)
  await page.goto('/patients')
  await expect(page.getByText('This sign-in is for one patient.')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Search', exact: true })).toHaveCount(0)
})
