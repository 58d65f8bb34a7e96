import { expect, test } from './fixtures'
import { trackRequests, waitForIdle } from './network-idle'
import { openPage } from './navigation'
import type { Page } from '@playwright/test'

const a1c = 'A1c (blood sugar over about 3 months)'
const inRecord = 'Hemoglobin A1c/Hemoglobin.total in Blood'

/** Files of the app that the page asks for while `run` goes on, without their fingerprints. */
async function filesDuring(page: Page, run: () => Promise<unknown>): Promise<readonly string[]> {
  const asked: string[] = []
  const hear = (request: { url(): string }) => asked.push(request.url())
  page.on('request', hear)
  await run()
  page.off('request', hear)
  return asked
    .filter((url) => url.includes('/assets/'))
    .map((url) => new URL(url).pathname)
    .toSorted()
}

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
  const what = row.locator('details').filter({ hasText: 'What is this?' })
  await expect(what.getByText('Shows about how much sugar')).toBeHidden()
  await row.getByText(`What is this? ${a1c}`).click()
  await expect(what).toContainText('Shows about how much sugar was in the blood over the last two to three months.')
  await expect(what).toContainText(
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
  // Names that are there when the page of a record opens are open on it; those that come later come closed.
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
        const asked = page.waitForResponse(new RegExp(`dictionary-${last}-en`))
        await page.goto(path)
        await asked
        await waitForIdle(page)
      }
    })
  await trackRequests(page)
  await signIn(/^Ana/)
  const one = await all()
  await page.getByRole('button', { name: 'Sign out' }).click()
  await signIn(/^Nils/)
  const other = await all()
  // A file that the browser has kept may be asked for once or twice.
  expect(new Set(one.filter((file) => file.includes('dictionary-'))).size).toBe(8)
  expect([...new Set(other)]).toEqual([...new Set(one)])
})
