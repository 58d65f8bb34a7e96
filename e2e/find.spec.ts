import { expect, test } from './fixtures'
import { trackRequests, waitForIdle } from './network-idle'

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
  const box = main.getByRole('searchbox', { name: 'Find words or codes' })
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
  await expect(main).toContainText('Plain words:')
  // A record type by its name, in either language.
  await box.fill('alergia')
  await expect(main.getByRole('heading', { level: 2, name: 'Allergies and reactions (4)' })).toBeVisible()
  await expect(main.getByRole('heading', { level: 2, name: /^Test results/ })).toHaveCount(0)
  await waitForIdle(page)
  const requested: string[] = []
  page.on('request', (request) => requested.push(request.url()))
  await box.fill('4548-4')
  await expect(main.getByRole('heading', { level: 2, name: /^Test results \(\d+\)/ })).toBeVisible()
  await expect(main.locator('mark').first()).toHaveText('4548-4')
  await box.fill('HEMOGLOBIN a1c')
  await expect(main.getByRole('link', { name: /A1c \(blood sugar/ }).first()).toBeVisible()
  await box.fill('xyzzy')
  await expect(main).toContainText(/Nothing found for “xyzzy” in [\d,]+ records\.\s*The record may use other words\./)
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
