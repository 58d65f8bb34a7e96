import { expect, test } from './fixtures'
import { trackRequests, waitForIdle } from './network-idle'
import { openPage } from './navigation'
import { printPages } from './printed-pages'
import { openExport, saveFile } from './export-files'
import type { Page } from '@playwright/test'

const a1c = 'A1c (blood sugar over about 3 months)'
const inRecord = 'Hemoglobin A1c/Hemoglobin.total in Blood'
const sentence = 'Shows about how much sugar'

const onPaper = async (page: Page) =>
  (await printPages(page, 'A4'))
    .flat()
    .map(({ text }) => text)
    .join(' ')

test('on paper a result has both names, and its explanation only where it was opened', async ({ page, signIn }) => {
  await signIn(/^Ana/)
  await openPage(page, '/results?time=all')
  const what = page.getByRole('main').getByText(`What is this? ${a1c}`).first()
  await expect(what).toBeVisible()
  const folded = await onPaper(page)
  expect(folded).toContain(a1c)
  expect(folded).toContain(`In the record: ${inRecord}`)
  expect(folded).not.toContain(sentence)
  await what.click()
  expect(await onPaper(page)).toContain(sentence)
})

test('a masked private record has no plain name and no explanation, unlike other rows of the page', async ({
  page,
  signIn,
}) => {
  await signIn(/Quinn/)
  await openPage(page, '/conditions')
  const rows = page.getByRole('main').getByRole('listitem')
  await expect(rows.getByText(/^What is this\?/).first()).toBeVisible()
  const covered = rows.filter({ has: page.getByRole('link', { name: 'Private record' }) }).first()
  await expect(covered).toBeVisible()
  await expect(covered.locator('details')).toHaveCount(0)
  await expect(covered).not.toContainText(/What is this|In the record/)
})

test('exported files contain the texts of the record and no plain names', async ({ page, signIn }) => {
  await signIn(/^Ana/)
  await openExport(page)
  const summary = await saveFile(page, 'Save the summary')
  const json = await saveFile(page, 'Save as FHIR file')
  await page.getByText('Save one table alone').click()
  const csv = await saveFile(page, 'Save Test results')
  for (const { name, text } of [summary, json, csv]) {
    expect(text, name).toContain(inRecord)
    expect(text, name).not.toContain(a1c)
    expect(text, name).not.toContain(sentence)
  }
})

test('in data-saver mode plain names are fetched only on request', async ({ page, signIn }) => {
  await page.addInitScript(() => Object.defineProperty(navigator, 'connection', { value: { saveData: true } }))
  const fetched: string[] = []
  page.on('request', (request) => {
    if (request.url().includes('dictionary-')) fetched.push(request.url())
  })
  await trackRequests(page)
  await signIn(/^Ana/)
  await openPage(page, '/conditions')
  await waitForIdle(page)
  const rows = page.getByRole('main').getByRole('listitem')
  await expect(rows.first()).toBeVisible()
  expect(fetched).toEqual([])
  await expect(rows.getByText(/^What is this\?/)).toHaveCount(0)
  await page.getByRole('button', { name: 'Show plain names too' }).click()
  await expect(rows.getByText(/^What is this\?/).first()).toBeVisible()
  expect(fetched.length).toBeGreaterThan(0)
})
