import { expect, test } from './fixtures'
import { trackRequests, waitForIdle } from './network-idle'
import { openPage } from './navigation'
import { printPages } from './printed-pages'
import type { Page } from '@playwright/test'

const a1c = 'A1c (blood sugar over about 3 months)'
const inRecord = 'Hemoglobin A1c/Hemoglobin.total in Blood'
const explanationText = 'Shows about how much sugar'

/** Asset paths that the page requests during `run`. */
async function filesDuring(page: Page, run: () => Promise<unknown>): Promise<readonly string[]> {
  const requested: string[] = []
  const onRequest = (request: { url(): string }) => requested.push(request.url())
  page.on('request', onRequest)
  await run()
  page.off('request', onRequest)
  return requested
    .filter((url) => url.includes('/assets/'))
    .map((url) => new URL(url).pathname)
    .toSorted()
}

const printedText = async (page: Page) =>
  (await printPages(page, 'A4'))
    .flat()
    .map(({ text }) => text)
    .join(' ')

test('a result has a plain name, the text of the record below it, and an explanation on request', async ({
  page,
  signIn,
}) => {
  await signIn(/^Ana/)
  await openPage(page, '/results?time=all')
  const main = page.getByRole('main')
  const row = main
    .getByRole('listitem')
    .filter({ has: page.getByRole('link', { name: a1c, exact: true }) })
    .first()
  await expect(row).toContainText(`In the record: ${inRecord}`)
  const explanation = row.locator('details').filter({ hasText: 'What is this?' })
  await expect(explanation.getByText('Shows about how much sugar')).toBeHidden()
  await row.getByText(`What is this? ${a1c}`).click()
  await expect(explanation).toContainText(
    'Shows about how much sugar was in the blood over the last two to three months.',
  )
  await expect(explanation).toContainText(
    `Plainchart’s words. The record says: “${inRecord}”. Not yet reviewed by a clinician.`,
  )

  await row.getByRole('link', { name: a1c, exact: true }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(a1c)
  await expect(main.locator('details[open]').first()).toContainText('The care team can say what this means here.')
  await expect(page).toHaveTitle(/^(?!.*A1c)/)

  await page.getByRole('combobox', { name: 'Language' }).selectOption('Español')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('A1c (azúcar en la sangre de unos 3 meses)')
  await expect(main).toContainText(`En el registro: ${inRecord}`)
})

test('providers see the text of the record first and the plain name below', async ({ page, signIn }) => {
  await signIn(/Robin Lee/, /Ana/)
  await openPage(page, '/results?time=all')
  const main = page.getByRole('main')
  // Names loaded before a record page opens are expanded on it; later ones are collapsed.
  await expect(main.getByText(`What is this? ${a1c}`).first()).toBeVisible()
  await main.getByRole('link', { name: inRecord, exact: true }).first().click()
  await expect(main.locator('details[open]').first()).toContainText(`${a1c}: Shows about how much sugar`)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(inRecord)
  await expect(main).not.toContainText('The care team can say')
})

test('a page requests the same dictionary files whatever the record contains', async ({ page, signIn }) => {
  const all = async () =>
    filesDuring(page, async () => {
      for (const [path, last] of [
        ['/', 'documents'],
        ['/results?time=all', 'units'],
        ['/conditions', 'conditions'],
      ] as const) {
        const requested = page.waitForResponse(new RegExp(`dictionary-${last}-en`))
        await page.goto(path)
        await requested
        await waitForIdle(page)
      }
    })
  await trackRequests(page)
  await signIn(/^Ana/)
  const one = await all()
  await page.getByRole('button', { name: 'Sign out' }).click()
  await signIn(/^Nils/)
  const other = await all()
  // A cached file may be requested once or twice.
  expect(new Set(one.filter((file) => file.includes('dictionary-'))).size).toBe(8)
  expect([...new Set(other)]).toEqual([...new Set(one)])
})

test('on paper a result has both names, and its explanation only where it was opened', async ({ page, signIn }) => {
  await signIn(/^Ana/)
  await openPage(page, '/results?time=all')
  const explanation = page.getByRole('main').getByText(`What is this? ${a1c}`).first()
  await expect(explanation).toBeVisible()
  const collapsed = await printedText(page)
  expect(collapsed).toContain(a1c)
  expect(collapsed).toContain(`In the record: ${inRecord}`)
  expect(collapsed).not.toContain(explanationText)
  await explanation.click()
  expect(await printedText(page)).toContain(explanationText)
})

test('a masked private record has no plain name and no explanation, unlike other rows of the page', async ({
  page,
  signIn,
}) => {
  await signIn(/Quinn/)
  await openPage(page, '/conditions')
  const rows = page.getByRole('main').getByRole('listitem')
  await expect(rows.getByText(/^What is this\?/).first()).toBeVisible()
  const masked = rows.filter({ has: page.getByRole('link', { name: 'Private record' }) }).first()
  await expect(masked).toBeVisible()
  await expect(masked.locator('details')).toHaveCount(0)
  await expect(masked).not.toContainText(/What is this|In the record/)
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
