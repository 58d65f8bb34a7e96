import { EVIL, writeDocuments } from './documents-data'
import { watchIsolation } from './document-isolation'
import { expect, test } from './fixtures'

test.use({ sandboxArgs: ['--data', writeDocuments()] })

test('a note, a picture and a report show their content; older versions are listed under the newest', async ({
  page,
  signIn,
  app,
  ehr,
}) => {
  await signIn(/Dora/)
  const clean = await watchIsolation(page, [app.origin, ehr.url])
  await page.goto('/documents')
  const main = page.getByRole('main')
  await expect(main).toContainText('23 documents in this record')
  await expect(main.getByRole('link', { name: 'Visit note' })).toHaveCount(1)
  await page.getByText('Older versions (2)').click()
  await expect(main.getByRole('link', { name: 'Visit note' })).toHaveCount(3)
  await expect(main.getByRole('link', { name: 'Tissue report' })).toBeVisible()
  await main.getByRole('link', { name: 'Visit note' }).last().click()
  await expect(main).toContainText('First version')
  await expect(main).toContainText('There is a newer version of this document')
  // The record page says so too.
  await main.getByRole('link', { name: 'See every detail of this document' }).click()
  await expect(main).toContainText('There is a newer version of this document')
  await main.getByRole('link', { name: /Open the newer version/ }).click()
  await expect(main).toContainText('Second version')
  await main.getByRole('link', { name: /Open the newer version/ }).click()
  await expect(main).toContainText('Third version')
  await expect(main).not.toContainText('There is a newer version')
  await page.goto('/documents/plain')
  await expect(main).toContainText('Café visit.')
  await expect(main).toContainText('<b>not bold</b>')
  await page.goto('/documents/picture')
  await expect(main.getByRole('img', { name: 'Picture: Scan' })).toBeVisible()
  await page.goto('/record/DiagnosticReport/report')
  await expect(main).toContainText('Two benign polyps.')
  await page.goto('/documents/formats')
  await expect(main).toContainText('This document comes in 2 formats')
  await expect(main).toContainText('The same as text.')
  await clean()
})

test('a C-CDA document is shown by sections; one about another person is not shown', async ({
  page,
  signIn,
  app,
  ehr,
}) => {
  await signIn(/Dora/)
  const clean = await watchIsolation(page, [app.origin, ehr.url])
  await page.goto('/documents/summary')
  const main = page.getByRole('main')
  await expect(main.getByRole('heading', { level: 3 })).toHaveText(['Allergies', 'Plan', 'Immunizations'])
  await expect(main.getByRole('heading', { level: 4, name: 'Diet' })).toBeVisible()
  await expect(main.getByRole('cell', { name: 'Hives' })).toHaveAttribute('colspan', '2')
  await expect(main.getByRole('listitem').filter({ hasText: 'Walk each day' })).toBeVisible()
  await expect(main).toContainText('Stop salt (crossed out)')
  await expect(main).toContainText('there (https://clinic.example/a)')
  await expect(main).toContainText('Robin Lee MD')
  await expect(main).toContainText('Samplefield Clinic')
  await expect(main).toContainText('This part has no text to read.')
  await expect(main.locator('a[href^="javascript"]')).toHaveCount(0)
  await page.goto('/documents/other-person')
  await expect(main).toContainText('This file names another person')
  await expect(main).not.toContainText('Peanut')
  await page.goto('/documents/entities')
  await expect(main).toContainText('<!DOCTYPE')
  await clean()
})

test('a document that cannot be shown gives the reason: damaged, elsewhere, unreadable', async ({
  page,
  signIn,
  app,
  ehr,
}) => {
  const clean = await watchIsolation(page, [app.origin, ehr.url])
  await signIn(/Dora/)
  const main = page.getByRole('main')
  await page.goto('/documents/damaged')
  await page.getByRole('button', { name: /Open \(Text, / }).click()
  await expect(main).toContainText('Its size is not the size that the record gives.')
  await expect(main).toContainText('Its check number does not match the one in the record.')
  await expect(main).toContainText('Line of a long note.')
  await page.goto('/documents/elsewhere')
  await expect(main).toContainText(`This file is kept at ${EVIL}`)
  const link = main.getByRole('link', { name: `Open it at ${EVIL} in a new tab` })
  await expect(link).toHaveAttribute('rel', 'noopener noreferrer')
  await page.goto('/documents/script-address')
  await expect(main).toContainText('can’t be opened: javascript:')
  await expect(main.locator('a[href^="javascript"]')).toHaveCount(0)
  await page.goto('/documents/unlabelled')
  await page.getByRole('button', { name: 'Open (File of unknown kind)' }).click()
  await expect(main).toContainText('Words without a label')
  await page.goto('/documents/bad-data')
  await expect(main).toContainText('The file could not be read.')
  await clean()
})

test.describe('an EHR that rejects the request', () => {
  test.use({ expectedConsole: /Failed to load resource/ })

  test('a missing file is reported; a 406 response is retried with the file’s own content type', async ({
    page,
    signIn,
    ehr,
  }) => {
    await signIn(/Dora/)
    const main = page.getByRole('main')
    await page.goto('/documents/gone')
    await page.getByRole('button', { name: 'Open (Text)' }).click()
    await expect(main.getByRole('alert')).toContainText('The health system does not have this file any more')
    const accepts: string[] = []
    await page.route(`${ehr.fhirBase}/Binary/text-file`, (route) => {
      const accept = route.request().headers()['accept'] ?? ''
      accepts.push(accept)
      const headers = { 'access-control-allow-origin': '*' }
      return accept === 'text/plain'
        ? route.fulfill({ status: 200, headers, contentType: 'text/plain', body: 'Raw text of the note' })
        : route.fulfill({
            status: 406,
            headers,
            contentType: 'application/fhir+json',
            body: '{"resourceType":"OperationOutcome","issue":[]}',
          })
    })
    await page.goto('/documents/damaged')
    await page.getByRole('button', { name: /Open \(Text, / }).click()
    await expect(main).toContainText('Raw text of the note')
    expect(accepts).toEqual(['application/fhir+json', 'text/plain'])
  })
})
