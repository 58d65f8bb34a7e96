import { expect, test } from './fixtures'
import { trackRequests, waitForIdle } from './network-idle'
import { printPages } from './printed-pages'
import type { Page } from '@playwright/test'

const a1c = 'A1c (blood sugar over about 3 months)'
const inRecord = 'Hemoglobin A1c/Hemoglobin.total in Blood'
const explanationText = 'Shows how much sugar'

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

test('on paper a result has both names, and its explanation only where it was opened', async ({ page, signInAt }) => {
  await signInAt('/records/Observation', /^Ana/)
  const explanation = page.getByRole('main').getByText(`What is this? ${a1c}`).first()
  await expect(explanation).toBeVisible()
  const collapsed = await printedText(page)
  expect(collapsed).toContain(a1c)
  expect(collapsed).toContain(`In the record: ${inRecord}`)
  expect(collapsed).not.toContain(explanationText)
  await explanation.click()
  expect(await printedText(page)).toContain(explanationText)
})

test('in data-saver mode plain names are fetched only on request', async ({ page, signInAt }) => {
  await page.addInitScript(() => Object.defineProperty(navigator, 'connection', { value: { saveData: true } }))
  const fetched: string[] = []
  page.on('request', (request) => {
    if (request.url().includes('dictionary-')) fetched.push(request.url())
  })
  await trackRequests(page)
  await signInAt('/records/Immunization', /^Ana/)
  await waitForIdle(page)
  const rows = page.getByRole('main').getByRole('listitem')
  await expect(rows.first()).toBeVisible()
  expect(fetched).toEqual([])
  const plainName = rows.getByRole('link', { name: 'Flu vaccine' })
  await expect(plainName).toHaveCount(0)
  await page.getByRole('button', { name: 'Show plain names too' }).click()
  await expect(plainName.first()).toBeVisible()
  expect(fetched.length).toBeGreaterThan(0)
})

test.describe('with reviewedWordsOnly', () => {
  test.use({ ehrConfig: { reviewedWordsOnly: true, medlinePlus: false } })
  test('names without review are not shown', async ({ page, signInAt }) => {
    await trackRequests(page)
    await signInAt('/records/Observation', /^Ana/)
    const main = page.getByRole('main')
    const dictionaryFile = page.waitForResponse(/dictionary-tests-en/)
    await page.reload()
    await dictionaryFile
    await expect(main.getByRole('link', { name: inRecord, exact: true }).first()).toBeVisible()
    await waitForIdle(page)
    await expect(main.getByText('What is this?')).toHaveCount(0)
    await expect(main.getByRole('link', { name: a1c })).toHaveCount(0)
  })
})
