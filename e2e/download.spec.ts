import { strFromU8, unzipSync } from 'fflate'
import { packageProblems } from '../sandbox/validate/packages'
import { expect, test } from './fixtures'
import { violations } from './pages'
import { onPage, overlaps, parted, print } from './printed-pages'
import { bundleOf, openDownloads, references, saved } from './saved-files'
import { switchboard } from './switchboard'
import type { Page } from '@playwright/test'

const people: readonly (readonly [person: RegExp, patient?: RegExp])[] = [[/Ana/], [/Walter/], [/Maya/, /Leo/], [/Maya/, /Mia/], [/Carmen/], [/Omar/], [/Nils Demosen/], [/Quinn/]]

for (const [person, patient] of people)
  test(`the summary that ${(patient ?? person).source} takes along is a document of R4 whose references stay inside it`, async ({ page, signIn }) => {
    await signIn(person, patient)
    await openDownloads(page)
    const { text } = await saved(page, 'Save the summary')
    const bundle = bundleOf(text)
    expect(packageProblems(bundle)).toEqual([])
    expect(bundle.entry.flatMap(({ resource }) => packageProblems(resource))).toEqual([])
    const urls = bundle.entry.map(({ fullUrl }) => fullUrl)
    expect(new Set(urls).size).toBe(bundle.entry.length)
    expect(references(bundle).filter((each) => !urls.includes(each))).toEqual([])
    expect(bundle).toMatchObject({ type: 'document', identifier: { system: 'urn:ietf:rfc:3986' } })
    const [composition] = bundle.entry
    expect(composition?.resource).toMatchObject({ resourceType: 'Composition', type: { coding: [{ code: '60591-5' }] } })
    const codes = (composition?.resource['section'] as { code?: { coding: { code: string }[] } }[]).flatMap(({ code }) => code?.coding[0]?.code ?? [])
    expect(codes.slice(0, 3)).toEqual(['10160-0', '48765-2', '11450-4'])
    expect(new Set(codes).size).toBe(codes.length)
    expect(text).not.toContain('entered-in-error')
  })

test('the files hold the record as it came, are made without a request, and carry no name', async ({ page, signIn, ehr, app }) => {
  await signIn(/Walter/)
  await openDownloads(page)
  const asked: string[] = []
  page.on('request', (request) => {
    if (!request.url().startsWith('blob:')) asked.push(request.url())
  })
  const json = await saved(page, 'Save as FHIR file')
  await page.getByText('Save one table alone').click()
  const csv = await saved(page, 'Save Test results')
  const tables = await saved(page, 'Save all tables (zip)')
  await openDownloads(page, 'me')
  const text = await saved(page, 'Save as text')
  expect(asked.filter((url) => url.startsWith(ehr.fhirBase))).toEqual([])
  expect(Object.keys(unzipSync(tables.bytes)).length).toBeGreaterThan(10)
  for (const file of [json, text, csv]) {
    expect(file.url).toMatch(/^blob:/)
    expect(file.name).toMatch(/^(?:health-record|test-results)-\d{4}-\d{2}-\d{2}\.(?:json|txt|csv)$/)
  }
  const bundle = bundleOf(json.text)
  expect(packageProblems(bundle)).toEqual([])
  const results = bundle.entry.filter(({ resource }) => resource.resourceType === 'Observation')
  expect(results.length).toBeGreaterThan(1000)
  const first = results[0]
  expect(first?.fullUrl).toBe(`${ehr.fhirBase}/Observation/${first?.resource.id}`)
  expect(text.text).toContain(`Test results (${results.filter(({ resource }) => resource['status'] !== 'entered-in-error').length.toLocaleString('en')})`)
  expect(csv.text.startsWith('\ufeff"')).toBe(true)
  const lines = csv.text.trimEnd().split('\r\n')
  expect(lines.length).toBeGreaterThan(results.length)
  expect(lines.filter((line) => /(?:^|,)"[=+@]/.test(line))).toEqual([])
  expect(await page.evaluate(() => [localStorage.length, document.title, location.href].join(' '))).toBe(`0 For me – Plainchart ${app.origin}/download/me`)
})

test.describe('a part that cannot be loaded', () => {
  test.use({ expectedConsole: /Failed to load resource/ })

  test('is named on the page and first in each file', async ({ page, signIn, ehr }) => {
    await signIn(/Walter/)
    await switchboard(ehr).only({ kind: '403', type: 'Immunization' }, { kind: '500', type: 'Procedure' })
    // Loaded anew, as the first page has got the vaccines.
    await page.goto('/download/app')
    await openDownloads(page)
    const main = page.getByRole('main')
    await expect(main).toContainText('The health system keeps this part of the record closed to this app: vaccines.')
    await expect(main).toContainText('We could not load: procedures.')
    for (const button of ['Save as FHIR file', 'Save the summary']) {
      const file = await saved(page, button)
      expect(file.text).toContain('Could not be loaded, so not in here: Procedures.')
      expect(file.text).toContain('The health system keeps this part of the record closed to this app: Vaccines.')
    }
    await openDownloads(page, 'me')
    const text = await saved(page, 'Save as text')
    expect(text.text).toContain('Could not be loaded, so not in here: Procedures.')
    expect(text.text.indexOf('The health system keeps this part of the record closed to this app: Vaccines.')).toBeLessThan(text.text.indexOf('Health conditions ('))
    await openDownloads(page, 'work')
    await expect(main).toContainText('We could not load this part. Ask the health system for it.')
    await expect(main).not.toContainText('No vaccine in this record')
  })
})

/** Counts how often the page asks the browser to print; the browser of the journeys has no printer. */
const countPrints = (page: Page) => page.evaluate(() => {
  Object.assign(globalThis, { prints: 0, print: () => Object.assign(globalThis, { prints: (globalThis as unknown as { prints: number }).prints + 1 }) })
})
const prints = (page: Page) => page.evaluate(() => (globalThis as unknown as { prints: number }).prints)

test('a long record asks before it is printed, and what was chosen says on each page whose it is', async ({ page, signIn }) => {
  await signIn(/Walter/)
  await openDownloads(page, 'me')
  await countPrints(page)
  const main = page.getByRole('main')
  const print = main.getByRole('button', { name: 'Print or save as PDF' })
  await print.click()
  await expect(main.getByRole('alert')).toContainText(/This is about [34]\d\d pages/)
  expect(await prints(page)).toBe(0)
  await main.getByRole('button', { name: 'Choose less' }).click()
  await main.getByRole('button', { name: 'Choose none' }).click()
  await expect(main).toContainText('Nothing is chosen.')
  await main.getByRole('checkbox', { name: /^Health conditions/ }).check()
  await main.getByRole('checkbox', { name: /^Visits/ }).check()
  await main.getByRole('combobox', { name: 'From' }).selectOption('2026')
  await expect(main).toContainText(/\d+ records\. On paper: about [1-9] pages?\./)
  await print.click()
  await expect(main.getByRole('heading', { name: /^Health conditions \(/ })).toBeVisible()
  expect(await prints(page)).toBe(1)
  await expect(main).toContainText('You chose to leave out: Allergies and reactions, Prescriptions')
  await page.emulateMedia({ media: 'print' })
  const head = page.locator('.print-head')
  await expect(head).toHaveCSS('display', 'table-header-group')
  for (const said of ['Walter James Exampleby', 'Born February 9, 1948', 'Printed ', 'From Sandbox EHR']) await expect(head).toContainText(said)
  await expect(page.getByRole('banner')).toBeHidden()
  await expect(main.getByRole('button')).toHaveCount(0)
})

for (const [person, patient, title] of [[/Walter/, undefined, 'Health summary for a doctor'], [/Quinn/, undefined, 'Health summary for a doctor'], [/Maya/, /Leo/, 'Leo’s health summary for a doctor']] as const)
  test(`the sheet of ${(patient ?? person).source} for a doctor is two pages, nothing over another, and says what had no room`, async ({ page, signIn }) => {
    await signIn(person, patient)
    await openDownloads(page, 'doctor')
    expect(await violations(page)).toEqual([])
    const sheet = page.getByRole('main').locator('section').filter({ has: page.getByRole('heading', { level: 2, name: title }) })
    const cut = await page.getByRole('checkbox', { name: /more lines? on it too/ }).count()
    await expect(sheet.getByText(/^No room for/)).toHaveCount(cut)
    for (const paper of ['Letter', 'A4'] as const) {
      const shown = await onPage(page)
      const pages = await print(page, paper)
      expect(pages.length, paper).toBeLessThanOrEqual(2)
      expect(overlaps(pages)).toEqual([])
      expect(parted(shown, pages)).toEqual([])
    }
    if (cut === 0) return
    await page.getByRole('checkbox', { name: /more lines? on it too/ }).check()
    await expect(sheet).not.toContainText('No room for')
  })

test('the sheet for a school has the vaccines that were given, with lot and place, under the name of the child', async ({ page, signIn }) => {
  await signIn(/Maya/, /Leo/)
  await openDownloads(page, 'work')
  expect(await violations(page)).toEqual([])
  const sheet = page.getByRole('main').locator('section').filter({ has: page.getByRole('heading', { name: 'Leo’s vaccines that were given' }) })
  const given = sheet.getByRole('row', { name: /Measles, mumps and rubella/ })
  await expect(given.first()).toContainText(/DEMO-\d+/)
  const printed = (await print(page, 'Letter')).flat().map(({ text }) => text).join(' ')
  expect(printed).toContain('Leo’s vaccines that were given')
  expect(printed).toContain('1 record that was entered by mistake is not in here.')
  expect(printed).not.toContain('Entered by mistake')
})

test.describe('notes and documents', () => {
  test.use({ expectedConsole: /Failed to load resource/ })

  test('come along as files, with a list of what is there and what is not', async ({ page, signIn }) => {
    await signIn(/Walter/)
    await page.route(/\/fhir\/Binary\/walter-tissue-pdf$/, (route) => route.fulfill({ status: 403, body: '' }))
    await openDownloads(page, 'me')
    const { name, bytes } = await saved(page, 'Save as zip')
    expect(name).toMatch(/^health-record-\d{4}-\d{2}-\d{2}\.zip$/)
    const files = unzipSync(bytes)
    const textOf = (path: string) => strFromU8(files[path] ?? new Uint8Array())
    const documents = Object.keys(files).flatMap((path) => /^Documents\/(.+)/.exec(path)?.[1] ?? [])
    expect(documents).toEqual(expect.arrayContaining(['2026-07-22 Progress note.txt', '2026-05-20 Letter of the heart clinic.pdf', '2017-01-16 XR Chest 2 Views.png']))
    expect(textOf('Documents/2026-05-20 Letter of the heart clinic.pdf')).toMatch(/^%PDF-/)
    expect(textOf('Health record.txt')).toContain('Allergies and reactions (4)')
    const list = textOf('Read this first.txt')
    for (const each of documents) expect(list).toContain(`- ${each}\r\n`)
    expect(list).toContain('Files that are not in here (1)\r\n- 2019-09-18 Pathology study: The health system does not allow this app to get it.')
    await expect(page.getByRole('main')).toContainText('1 could not be put in: the list in the folder names it.')
    expect(await violations(page)).toEqual([])
  })
})

test('a sheet for an appointment holds what was chosen anywhere, the questions and what is not on it, in memory only', async ({ page, signIn }) => {
  await signIn(/Ana/)
  const main = page.getByRole('main')
  const follow = (name: string) => page.getByRole('navigation', { name: 'Record' }).getByRole('link', { name, exact: true }).click()
  await follow('Health conditions')
  await main.getByRole('link', { name: 'Hay fever' }).click()
  await main.getByRole('checkbox', { name: 'Take this along to an appointment' }).check()
  await main.getByRole('link', { name: 'See the sheet' }).click()
  const sheet = main.locator('section').filter({ has: page.getByRole('heading', { name: 'Sheet for the appointment' }) })
  await expect(sheet).toContainText('Hay fever')
  await main.getByText('Vaccines (3)').click()
  await main.getByRole('list', { name: 'Vaccines' }).getByRole('checkbox').first().check()
  await expect(sheet.getByRole('list').first().getByRole('listitem')).toHaveCount(2)
  await main.getByRole('textbox', { name: /Your questions/ }).fill('Will it go away?\n\nIs it safe?')
  await expect(sheet).toContainText('Will it go away?')
  await expect(sheet).toContainText('It is not the whole record.')
  const waiting = page.waitForEvent('download')
  await main.getByRole('button', { name: 'Save as text' }).click()
  expect((await waiting).suggestedFilename()).toMatch(/^appointment-\d{4}-\d{2}-\d{2}\.txt$/)
  await follow('Summary')
  await follow('For your appointment')
  await expect(sheet).toContainText('Is it safe?')
  expect(await page.evaluate(() => JSON.stringify([{ ...localStorage }, { ...sessionStorage }]))).not.toMatch(/safe|Hay fever/)
  await page.reload()
  await expect(sheet).toContainText('Nothing is chosen yet.')
})

test('a record that is marked as private stays covered and out of the files until the person says otherwise', async ({ page, signIn }) => {
  await signIn(/Ana/)
  await page.route(/\/fhir\/Condition\?/, async (route) => {
    const response = await route.fetch()
    const bundle = bundleOf(await response.text())
    const marked = bundle.entry.map((entry) => (JSON.stringify(entry).includes('Hay fever') ? { ...entry, resource: { ...entry.resource, meta: { security: [{ system: 'http://terminology.hl7.org/CodeSystem/v3-Confidentiality', code: 'R' }] } } } : entry))
    await route.fulfill({ response, json: { ...bundle, entry: marked } })
  })
  await page.goto('/find')
  const main = page.getByRole('main')
  await main.getByRole('searchbox').fill('fever')
  await expect(main).toContainText('This record is marked private.')
  await expect(main).not.toContainText('Hay fever')
  await main.getByRole('button', { name: 'Show it' }).click()
  await expect(main).toContainText('Hay fever')
  await openDownloads(page, 'me')
  const without = await saved(page, 'Save as text')
  expect(without.text).not.toContain('Hay fever')
  expect(without.text).toContain('1 record marked as private is not in here.')
  await main.getByRole('checkbox', { name: 'Put in 1 record marked as private too' }).check()
  expect((await saved(page, 'Save as text')).text).toContain('Hay fever')
})
