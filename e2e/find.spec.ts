import { expect, test } from './fixtures'
import { openPage } from './navigation'
import { trackRequests, waitForIdle } from './network-idle'

/** A page may be this much higher than its budget, as fonts differ between systems. */
const MAX_HEIGHT = 1600 * 1.08

test('a question is answered on a phone, and a word has one row for each thing, within the length of the page', async ({
  page,
  signInAt,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await signInAt('/find', /Walter/)
  const main = page.getByRole('main')
  const box = main.getByRole('searchbox')
  await main.getByRole('button', { name: 'When was my flu shot?' }).click()
  await expect(box).toHaveValue('When was my flu shot?')
  await expect(main).toContainText('14 doses in this record. The last on October 10, 2025')
  await box.fill('kidney')
  await expect(main.getByText('All 248 records with “kidney”')).toBeVisible()
  // With everything loaded: while a list is loading, and after that, a line says so.
  await openPage(page, '/conditions')
  await openPage(page, '/find')
  await box.fill('kidney')
  await expect(main.getByText('All 248 records with “kidney”')).toBeVisible()
  const height = () => page.evaluate(() => document.documentElement.scrollHeight)
  await expect.poll(height).toBeLessThanOrEqual(MAX_HEIGHT)
  await main.getByRole('link', { name: 'eGFR' }).click()
  await expect(page.getByRole('heading', { level: 1, name: /eGFR/ })).toBeVisible()
})

test('search in the record finds names, codes and notes, highlights them, sends no request, and is cleared on reload', async ({
  page,
  signIn,
  app,
}) => {
  await trackRequests(page)
  await signIn(/Walter/)
  await page.getByRole('banner').getByRole('searchbox', { name: 'Find in record' }).fill('lisin')
  await page.keyboard.press('Enter')
  const main = page.getByRole('main')
  const box = main.getByRole('searchbox', { name: 'Word, name or question' })
  await expect(box).toHaveValue('lisin')
  expect(
    await page.evaluate(
      () => location.href + JSON.stringify([history.state, { ...sessionStorage }, { ...localStorage }]),
    ),
  ).not.toContain('lisin')
  await box.fill('metf')
  await expect(
    main
      .locator('mark')
      .or(main.getByRole('link', { name: /metformin/i }))
      .first(),
  ).toBeVisible()
  await expect(main.getByRole('status').filter({ hasText: 'Still getting' })).toHaveCount(0)
  // The dictionary is loaded with the page, not by query.
  await box.fill('azúcar')
  await expect(main.getByRole('link', { name: /A1c/ }).first()).toBeVisible()
  await expect(main.getByText(/^All \d+ records with “azúcar”$/)).toBeVisible()
  // A record type by its name, in either language.
  await box.fill('alergia')
  await expect(main.getByRole('heading', { level: 2, name: 'Allergies', exact: true })).toBeVisible()
  await expect(main.getByRole('heading', { level: 2, name: 'Tests', exact: true })).toHaveCount(0)
  await waitForIdle(page)
  const requested: string[] = []
  page.on('request', (request) => requested.push(request.url()))
  await box.fill('4548-4')
  await main.getByText(/^All \d+ records with “4548-4”$/).click()
  await expect(main.getByRole('heading', { level: 2, name: /^Test results \(\d+\)/ })).toBeVisible()
  await expect(main.locator('mark').first()).toHaveText('4548-4')
  await box.fill('HEMOGLOBIN a1c')
  await expect(main.getByRole('link', { name: /A1c \(blood sugar/ }).first()).toBeVisible()
  await box.fill('xyzzy')
  await expect(main).toContainText(/Nothing found for “xyzzy”\..*That does not mean there is nothing\./s)
  await expect(main.getByRole('link', { name: 'Notes and documents' })).toBeVisible()
  expect(requested).toEqual([])
  expect(page.url()).toBe(`${app.origin}/find`)
  await box.fill('metformin')
  await main
    .getByRole('link', { name: /metformin/i })
    .first()
    .click()
  await page.goBack()
  await expect(box).toHaveValue('metformin')
  await page.reload()
  await expect(box).toHaveValue('')
})
