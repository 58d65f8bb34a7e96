import { strFromU8, unzipSync } from 'fflate'
import { expect, test } from './fixtures'
import { axeViolations } from './checks/axe'
import { printableTexts, overlappingTexts, splitTexts, printPages } from './printed-pages'
import { openExport, saveFile } from './export-files'
import type { Page } from '@playwright/test'

/** Replaces `window.print` with a counter; the headless browser has no printer. */
const countPrints = (page: Page) =>
  page.evaluate(() => {
    Object.assign(globalThis, {
      prints: 0,
      print: () => Object.assign(globalThis, { prints: (globalThis as unknown as { prints: number }).prints + 1 }),
    })
  })
const prints = (page: Page) => page.evaluate(() => (globalThis as unknown as { prints: number }).prints)

test('printing a long record asks first; every page names the patient and what was left out', async ({
  page,
  signIn,
}) => {
  await signIn(/Walter/)
  await openExport(page, 'me')
  await countPrints(page)
  const main = page.getByRole('main')
  const print = main.getByRole('button', { name: 'Print or save as PDF' })
  await print.click()
  await expect(main.getByRole('alert')).toContainText(/This is about 5\d\d pages/)
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
  for (const text of ['Walter James Exampleby', 'Born February 9, 1948', 'Printed ', 'From Sandbox EHR'])
    await expect(head).toContainText(text)
  await expect(page.getByRole('banner')).toBeHidden()
  await expect(main.getByRole('button')).toHaveCount(0)
})

/** The first texts of a printed page, below its header. */
const headingsOf = (page: Awaited<ReturnType<typeof printPages>>[number]) => page.map(({ text }) => text).slice(0, 12)

for (const [person, patient, title] of [
  [/Walter/, undefined, 'Health summary for a doctor'],
  [/Quinn/, undefined, 'Health summary for a doctor'],
  [/Maya/, /Leo/, 'Leo’s health summary for a doctor'],
] as const)
  test(`the doctor’s sheet of ${(patient ?? person).source} has at most two pages, no overlaps, and lists what did not fit`, async ({
    page,
    signIn,
  }) => {
    await signIn(person, patient)
    await openExport(page, 'doctor')
    expect(await axeViolations(page)).toEqual([])
    const sheet = page
      .getByRole('main')
      .locator('section')
      .filter({ has: page.getByRole('heading', { level: 2, name: title }) })
    const truncatedCount = await page.getByRole('checkbox', { name: /more lines? on it too/ }).count()
    await expect(sheet.getByText(/more lines? (?:is|are) in the full record/)).toHaveCount(truncatedCount)
    for (const paper of ['Letter', 'A4'] as const) {
      const printable = await printableTexts(page)
      const pages = await printPages(page, paper)
      expect(pages.length, paper).toBeLessThanOrEqual(2)
      expect(overlappingTexts(pages)).toEqual([])
      expect(splitTexts(printable, pages)).toEqual([])
      // A section that continues on the next page repeats its heading.
      const [, next] = pages
      if (next) expect(headingsOf(next)).toContain('Newest result of each test')
    }
    if (truncatedCount === 0) return
    await page.getByRole('checkbox', { name: /more lines? on it too/ }).check()
    await expect(sheet).not.toContainText('in the full record')
  })

test('the estimated number of pages is at most slightly above the printed one', async ({ page, signIn }) => {
  await signIn(/Maya/, /Leo/)
  await openExport(page, 'me')
  await countPrints(page)
  const main = page.getByRole('main')
  const estimatedPages = async () => Number(/On paper: about ([\d,]+) pages?\./.exec(await main.innerText())?.[1])
  for (const kind of [undefined, /^Vaccines/, /^Test results/, /^Visits/]) {
    if (kind) {
      await main.getByRole('button', { name: 'Choose none' }).click()
      await expect(main).toContainText('Nothing is chosen.')
      await main.getByRole('checkbox', { name: kind }).check()
      await expect(main).toContainText('On paper:')
    }
    await main.getByRole('button', { name: 'Print or save as PDF' }).click()
    // Asked when there are many pages, which can change while plain names arrive.
    const confirm = main.getByRole('button', { name: /^Print about/ })
    const title = main.getByRole('heading', { name: 'Leo’s health record' })
    await expect(confirm.or(title)).toBeVisible()
    if (await confirm.isVisible()) await confirm.click()
    await expect(title).toBeVisible()
    // Estimate and print grow when plain names arrive.
    await expect(async () => {
      const [estimate, printed, onA4] = [
        await estimatedPages(),
        (await printPages(page, 'Letter')).length,
        (await printPages(page, 'A4')).length,
      ]
      expect(estimate, `${kind?.source ?? 'all'}: at least ${printed}`).toBeGreaterThanOrEqual(printed)
      expect(estimate, `${kind?.source ?? 'all'}: at most slightly more than ${printed}`).toBeLessThanOrEqual(
        printed * 1.15 + 1,
      )
      expect(onA4).toBeLessThanOrEqual(estimate)
    }).toPass()
  }
})

test('the school sheet lists the vaccines given, with lot numbers, under the child’s name', async ({
  page,
  signIn,
}) => {
  await signIn(/Maya/, /Leo/)
  await openExport(page, 'work')
  expect(await axeViolations(page)).toEqual([])
  const sheet = page
    .getByRole('main')
    .locator('section')
    .filter({ has: page.getByRole('heading', { name: 'Leo’s vaccines that were given' }) })
  const vaccine = sheet.getByRole('row', { name: /Measles, mumps and rubella/ })
  await expect(vaccine.first()).toContainText(/DEMO-\d+/)
  const printed = (await printPages(page, 'Letter'))
    .flat()
    .map(({ text }) => text)
    .join(' ')
  expect(printed).toContain('Leo’s vaccines that were given')
  expect(printed).toContain('1 record that was entered by mistake is not in here.')
  expect(printed).not.toContain('Entered by mistake')
})

test.describe('notes and documents', () => {
  test.use({ expectedConsole: /Failed to load resource/ })

  test('are exported as files, with a list of included and missing ones', async ({ page, signIn }) => {
    await signIn(/Walter/)
    await page.route(/\/fhir\/Binary\/walter-tissue-pdf$/, (route) => route.fulfill({ status: 403, body: '' }))
    await openExport(page, 'me')
    const { name, url, bytes } = await saveFile(page, 'Save as zip')
    expect(url).toMatch(/^blob:/)
    expect(name).toMatch(/^health-record-\d{4}-\d{2}-\d{2}\.zip$/)
    const files = unzipSync(bytes)
    const textOf = (path: string) => strFromU8(files[path] ?? new Uint8Array())
    const documents = Object.keys(files).flatMap((path) => /^Documents\/(.+)/.exec(path)?.[1] ?? [])
    expect(documents).toEqual(
      expect.arrayContaining([
        '2026-07-22 Progress note Dr Robin Lee-Sample.txt',
        '2026-05-20 Letter of the heart clinic Dr Theo Hartwell-Demo.pdf',
        '2017-01-16 XR Chest 2 Views.png',
      ]),
    )
    expect(textOf('Documents/2026-05-20 Letter of the heart clinic Dr Theo Hartwell-Demo.pdf')).toMatch(/^%PDF-/)
    expect(textOf('Health record.txt')).toContain('Allergies and reactions (4)')
    const list = textOf('Read this first.txt')
    // A file that is not the current version says so after its name.
    for (const each of documents) expect(list).toContain(`- ${each}`)
    expect(list).toContain('- 2026-07-22 Progress note Dr Robin Lee-Sample.txt (Older version)\r\n')
    expect(list).toContain(
      'Files that are not in here (1)\r\n- 2019-09-18 Pathology study: The health system does not allow this app to get it.',
    )
    await expect(page.getByRole('main')).toContainText('1 could not be put in: the list in the folder names it.')
    expect(await axeViolations(page)).toEqual([])
  })
})
