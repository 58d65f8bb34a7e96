import { expect, test } from './fixtures'
import { follow, openPage } from './navigation'
import type { Page } from '@playwright/test'

const main = (page: Page) => page.getByRole('main')
const headers = { 'access-control-allow-origin': '*' }
const searchset = (resources: readonly object[]) => ({
  resourceType: 'Bundle',
  type: 'searchset',
  total: resources.length,
  entry: resources.map((resource) => ({ resource, search: { mode: 'match' } })),
})

/** Responds to every search of a type with these records. */
const mockSearch = (page: Page, fhirBase: string, type: string, resources: readonly object[]) =>
  page.route(`${fhirBase}/${type}?**`, (route) =>
    route.fulfill({ body: JSON.stringify(searchset(resources)), contentType: 'application/fhir+json', headers }),
  )

test.describe('ids longer than R4 allows', () => {
  test.use({ sandboxArgs: ['--persona', 'epic-like'], expectedConsole: /400.*\/Observation/ })

  test('work for a record, its page and its references, also after a reload', async ({ page, signIn }) => {
    await signIn(/Walter/)
    await openPage(page, '/records/Procedure')
    await expect(main(page).getByText(/left out/)).toHaveCount(0)
    const row = main(page).getByRole('list').first().getByRole('link').first()
    const address = (await row.getAttribute('href')) ?? ''
    expect(address).toMatch(/^\/record\/Procedure\/e_[\w-]{86}$/)
    await row.click()
    await expect(page.getByRole('heading', { level: 2, name: 'Where this came from' })).toBeVisible()
    await page.reload()
    await expect(page).toHaveURL(address)
    await expect(main(page).getByText(/can’t find this record/)).toHaveCount(0)
    const named = main(page).locator('a[href^="/record/"]').first()
    await expect(named).toBeVisible()
    const target = (await named.getAttribute('href')) ?? ''
    expect(target).toMatch(/\/e_[\w-]{68,86}$/)
    await named.click()
    await expect(page).toHaveURL(target)
    await expect(main(page).locator('dl, table').first()).toBeVisible()
    await expect(main(page).getByText(/can’t find this record|We can’t show/)).toHaveCount(0)
    await follow(page, 'Home')
    await expect(main(page).getByText('Lisinopril', { exact: false }).first()).toBeVisible()
  })
})

test('a list whose records were all omitted never looks empty, on any page or in any language', async ({
  page,
  signIn,
  ehr,
}) => {
  const foreignRecord = {
    resourceType: 'AllergyIntolerance',
    id: 'a',
    patient: { reference: 'Patient/somebody-else' },
    code: { text: 'Secret of another' },
  }
  await mockSearch(page, ehr.fhirBase, 'AllergyIntolerance', [foreignRecord, { ...foreignRecord, id: 'b' }])
  await signIn(/Ana/)
  const english =
    'We can’t show any allergies and reactions. The health system sent 2 records, and we left out every one. This does not mean that there are none.'
  for (const path of ['/', '/records/AllergyIntolerance']) {
    await openPage(page, path)
    await expect(main(page)).toContainText(english)
    await expect(main(page)).not.toContainText(/Secret of another|found no allergies|No allergies/i)
  }
  await openPage(page, '/loaded')
  await expect(page.getByRole('row').filter({ hasText: 'Allergies' })).toContainText('every one of them was left out')
  await page.getByRole('combobox', { name: 'Language' }).selectOption('Español')
  await expect(page.getByRole('row').filter({ hasText: 'Alergias' })).toContainText('los dejamos fuera todos')
  await openPage(page, '/records/AllergyIntolerance')
  await expect(main(page)).toContainText(
    'El sistema de salud envió 2 registros y los dejamos fuera todos. Eso no quiere decir que no haya nada.',
  )
})

test('a record with an unclear patient reference is shown, and the ledger says so', async ({ page, signIn, ehr }) => {
  const unclear = [
    'N/A',
    'Patient/',
    'urn:uuid:8f0e',
    'Patient?identifier=1',
    `Patient/${'x'.repeat(300)}`,
    undefined,
  ].map((reference, index) => ({
    resourceType: 'Goal',
    id: `g${index}`,
    ...(reference === undefined ? {} : { subject: { reference } }),
    description: { text: `Goal number ${index}` },
  }))
  await mockSearch(page, ehr.fhirBase, 'Goal', unclear)
  await signIn(/Ana/)
  await openPage(page, '/records/Goal')
  for (const index of unclear.keys())
    await expect(main(page).getByRole('link', { name: `Goal number ${index}` })).toBeVisible()
  await expect(main(page).getByText(/left out/)).toHaveCount(0)
  await expect(main(page)).toContainText('6 records here do not clearly say whose they are.')
  await main(page).getByRole('link', { name: 'Goal number 5' }).click()
  await expect(main(page)).toContainText('This record does not clearly say whose it is.')
  await openPage(page, '/loaded')
  await expect(
    page.getByRole('row').filter({ has: page.getByRole('rowheader', { name: 'Health goals', exact: true }) }),
  ).toContainText('do not clearly say whose they are')
})

test('ids that look like URLs open their own record and nothing else', async ({ page, signIn, ehr }) => {
  const hostile = [
    '../../patients',
    'a/b',
    '%2e%2e%2fconnect',
    '?next=/connect',
    '#/connect',
    '//evil.example/x',
    'a b',
    'eX_9|:=@',
    'javascript:alert(1)',
    'x%',
  ]
  await mockSearch(
    page,
    ehr.fhirBase,
    'Goal',
    hostile.map((id, index) => ({
      resourceType: 'Goal',
      id,
      subject: { reference: 'Patient/ana' },
      description: { text: `Goal number ${index}` },
    })),
  )
  const unexpected: string[] = []
  page.on('request', (request) => {
    const { host, pathname } = new URL(request.url())
    if (host.includes('evil') || /\/fhir\/Goal\//.test(pathname)) unexpected.push(request.url())
  })
  await signIn(/Ana/)
  for (const [index, id] of hostile.entries()) {
    await openPage(page, '/records/Goal')
    await main(page)
      .getByRole('link', { name: `Goal number ${index}` })
      .click()
    await expect(page.getByRole('heading', { level: 1, name: `Goal number ${index}` })).toBeVisible()
    expect(new URL(page.url()).pathname).toBe(`/record/Goal/${encodeURIComponent(id)}`)
  }
  expect(unexpected, 'loaded records are not requested again').toEqual([])
})
