import { unzipSync } from 'fflate'
import { packageProblems } from '../sandbox/test/validate/packages'
import { expect, test } from './fixtures'
import { follow } from './navigation'
import { parseBundle, openExport, referencesIn, saveFile } from './export-files'
import { switchboard } from './switchboard'

const people: readonly (readonly [person: RegExp, patient?: RegExp])[] = [
  [/Ana/],
  [/Walter/],
  [/Maya/, /Leo/],
  [/Maya/, /Mia/],
  [/Carmen/],
  [/Omar/],
  [/Nils Demosen/],
  [/Quinn/],
]

for (const [person, patient] of people)
  test(`the exported summary of ${(patient ?? person).source} is a valid R4 document Bundle with internal references only`, async ({
    page,
    signIn,
  }) => {
    await signIn(person, patient)
    await openExport(page)
    const { text } = await saveFile(page, 'Save the summary')
    const bundle = parseBundle(text)
    expect(packageProblems(bundle)).toEqual([])
    expect(bundle.entry.flatMap(({ resource }) => packageProblems(resource))).toEqual([])
    const urls = bundle.entry.map(({ fullUrl }) => fullUrl)
    expect(new Set(urls).size).toBe(bundle.entry.length)
    expect(referencesIn(bundle).filter((each) => !urls.includes(each))).toEqual([])
    expect(bundle).toMatchObject({ type: 'document', identifier: { system: 'urn:ietf:rfc:3986' } })
    const [composition] = bundle.entry
    expect(composition?.resource).toMatchObject({
      resourceType: 'Composition',
      type: { coding: [{ code: '60591-5' }] },
    })
    const codes = (composition?.resource['section'] as { code?: { coding: { code: string }[] } }[]).flatMap(
      ({ code }) => code?.coding[0]?.code ?? [],
    )
    expect(codes.slice(0, 3)).toEqual(['10160-0', '48765-2', '11450-4'])
    expect(new Set(codes).size).toBe(codes.length)
    expect(text).not.toContain('entered-in-error')
  })

test('exported files hold the record as received, need no request, and have no patient name in their file name', async ({
  page,
  signIn,
  ehr,
  app,
}) => {
  await signIn(/Walter/)
  await openExport(page)
  const requested: string[] = []
  page.on('request', (request) => {
    if (!request.url().startsWith('blob:')) requested.push(request.url())
  })
  const json = await saveFile(page, 'Save as FHIR file')
  await page.getByText('Save one table alone').click()
  const csv = await saveFile(page, 'Save Test results')
  const tables = await saveFile(page, 'Save all tables (zip)')
  await openExport(page, 'me')
  const text = await saveFile(page, 'Save as text')
  expect(requested.filter((url) => url.startsWith(ehr.fhirBase))).toEqual([])
  expect(Object.keys(unzipSync(tables.bytes)).length).toBeGreaterThan(10)
  for (const file of [json, text, csv]) {
    expect(file.url).toMatch(/^blob:/)
    expect(file.name).toMatch(/^(?:health-record|test-results)-\d{4}-\d{2}-\d{2}\.(?:json|txt|csv)$/)
  }
  const bundle = parseBundle(json.text)
  expect(packageProblems(bundle)).toEqual([])
  const results = bundle.entry.filter(({ resource }) => resource.resourceType === 'Observation')
  expect(results.length).toBeGreaterThan(1000)
  const first = results[0]
  expect(first?.fullUrl).toBe(`${ehr.fhirBase}/Observation/${first?.resource.id}`)
  expect(text.text).toContain(
    `Test results (${results.filter(({ resource }) => resource['status'] !== 'entered-in-error').length.toLocaleString('en')})`,
  )
  expect(csv.text.startsWith('\ufeff"')).toBe(true)
  const lines = csv.text.trimEnd().split('\r\n')
  expect(lines.length).toBeGreaterThan(results.length)
  expect(lines.filter((line) => /(?:^|,)"[=+@]/.test(line))).toEqual([])
  expect(await page.evaluate(() => [localStorage.length, document.title, location.href].join(' '))).toBe(
    `0 For me – Plainchart ${app.origin}/download/me`,
  )
})

test.describe('a part of the record that fails to load', () => {
  test.use({ expectedConsole: /Failed to load resource/ })

  test('is named on the page and at the start of each file', async ({ page, signIn, ehr }) => {
    await signIn(/Walter/)
    await switchboard(ehr).only({ kind: '403', type: 'Immunization' }, { kind: '500', type: 'Procedure' })
    // A reload, because the home page has loaded vaccines already.
    await page.goto('/download/app')
    await openExport(page)
    const main = page.getByRole('main')
    await expect(main).toContainText('The health system keeps this part of the record closed to this app: vaccines.')
    await expect(main).toContainText('We could not load: procedures.')
    for (const button of ['Save as FHIR file', 'Save the summary']) {
      const file = await saveFile(page, button)
      expect(file.text).toContain('Could not be loaded, so not in here: Procedures.')
      expect(file.text).toContain('The health system keeps this part of the record closed to this app: Vaccines.')
    }
    await openExport(page, 'me')
    const text = await saveFile(page, 'Save as text')
    expect(text.text).toContain('Could not be loaded, so not in here: Procedures.')
    expect(
      text.text.indexOf('The health system keeps this part of the record closed to this app: Vaccines.'),
    ).toBeLessThan(text.text.indexOf('Health conditions ('))
    await openExport(page, 'work')
    await expect(main).toContainText('We could not load this part. Ask the health system for it.')
    await expect(main).not.toContainText('No vaccine in this record')
  })

  test('is not reported as missing or not chosen while it is loading', async ({ page, signIn, ehr }) => {
    await signIn(/Walter/)
    await switchboard(ehr).only({ kind: 'hang' })
    const expectations = [
      ['work', 'This part is still being loaded.', /Ask the health system for it|The sheet holds/],
      ['doctor', 'This part is still being loaded.', /Ask the health system for it/],
      ['me', 'No records are loaded', /Nothing is chosen/],
    ] as const
    for (const [option, expected, unexpected] of expectations) {
      await page.goto(`/download/${option}`)
      await expect(page.getByRole('main')).toContainText(expected)
      await expect(page.getByRole('main')).not.toContainText(unexpected)
    }
    await switchboard(ehr).reset()
  })
})

test('an appointment sheet holds chosen records and questions, in memory only', async ({ page, signIn }) => {
  await signIn(/Ana/)
  const main = page.getByRole('main')
  await follow(page, 'Health')
  await main.getByRole('link', { name: 'Hay fever' }).click()
  await main.getByRole('checkbox', { name: 'Take this along to an appointment' }).check()
  await main.getByRole('link', { name: 'See the sheet' }).click()
  const sheet = main
    .locator('section')
    .filter({ has: page.getByRole('heading', { name: 'Sheet for the appointment' }) })
  await expect(sheet).toContainText('Hay fever')
  await main.getByText('Vaccines (3)').click()
  await main.getByRole('list', { name: 'Vaccines' }).getByRole('checkbox').first().check()
  await expect(sheet.getByRole('list').first().getByRole('listitem')).toHaveCount(2)
  await main.getByRole('textbox', { name: /Your questions/ }).fill('Will it go away?\n\nIs it safe?')
  await expect(sheet).toContainText('Will it go away?')
  await expect(sheet).toContainText('It is not the whole record.')
  const download = page.waitForEvent('download')
  await main.getByRole('button', { name: 'Save as text' }).click()
  expect((await download).suggestedFilename()).toMatch(/^appointment-\d{4}-\d{2}-\d{2}\.txt$/)
  await follow(page, 'Home')
  await follow(page, 'For an appointment')
  await expect(sheet).toContainText('Is it safe?')
  expect(await page.evaluate(() => JSON.stringify([{ ...localStorage }, { ...sessionStorage }]))).not.toMatch(
    /safe|Hay fever/,
  )
  await page.reload()
  await expect(sheet).toContainText('Nothing is chosen yet.')
})

test('a private record stays masked and out of exported files until the user includes it', async ({ page, signIn }) => {
  await signIn(/Ana/)
  await page.route(/\/fhir\/Condition\?/, async (route) => {
    const response = await route.fetch()
    const bundle = parseBundle(await response.text())
    const labelled = bundle.entry.map((entry) =>
      JSON.stringify(entry).includes('Hay fever')
        ? {
            ...entry,
            resource: {
              ...entry.resource,
              meta: { security: [{ system: 'http://terminology.hl7.org/CodeSystem/v3-Confidentiality', code: 'R' }] },
            },
          }
        : entry,
    )
    await route.fulfill({ response, json: { ...bundle, entry: labelled } })
  })
  await page.goto('/find')
  const main = page.getByRole('main')
  await main.getByRole('searchbox').fill('fever')
  await expect(main).toContainText('This record is marked private.')
  await expect(main).not.toContainText('Hay fever')
  await main.getByRole('button', { name: 'Show it' }).click()
  await expect(main).toContainText('Hay fever')
  await openExport(page, 'me')
  const without = await saveFile(page, 'Save as text')
  expect(without.text).not.toContain('Hay fever')
  expect(without.text).toContain('1 record marked as private is not in here.')
  await main.getByRole('checkbox', { name: 'Put in 1 record marked as private too' }).check()
  expect((await saveFile(page, 'Save as text')).text).toContain('Hay fever')
})
