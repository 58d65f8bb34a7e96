import { expect, test } from './fixtures'
import { trackRequests, waitForIdle } from './network-idle'
import type { Locator } from '@playwright/test'
import { switchboard } from './switchboard'

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
  await expect(main).toContainText(
    /“xyzzy” is in none of the [\d,]+ records searched\.\s*That does not mean there is nothing\./,
  )
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

test('search results can be filtered by kind with a live count; at least one kind stays selected', async ({
  page,
  signIn,
}) => {
  await signIn(/Walter/)
  await page.goto('/find')
  const main = page.getByRole('main')
  await expect(main.getByRole('status').filter({ hasText: 'Still getting' })).toHaveCount(0)
  await main.getByRole('searchbox').fill('metformin')
  const kinds = main.getByRole('group', { name: 'Kinds of records' })
  const [prescriptions, fills] = [/^Prescriptions/, /^Pharmacy fills/].map((name) =>
    main.getByRole('heading', { level: 2, name }),
  ) as [Locator, Locator]
  await kinds.getByRole('checkbox', { name: /^Pharmacy fills/ }).uncheck()
  await expect(fills).toHaveCount(0)
  await expect(prescriptions).toBeVisible()
  await expect(main.getByRole('status').filter({ hasText: /^Showing \d+ of \d+ records found/ })).toBeVisible()
  await main.getByRole('button', { name: 'Clear filters' }).click()
  await expect(fills).toBeVisible()
  for (const kind of await kinds.getByRole('checkbox').all()) await kind.click()
  // With none left, all kinds are shown again.
  await expect(fills).toBeVisible()
  await expect(main.getByRole('button', { name: 'Clear filters' })).toHaveCount(0)
})

test.describe('a part of the record that fails to load', () => {
  test.use({ expectedConsole: /Failed to load resource/ })

  test('is named on the search page and can be retried', async ({ page, signIn, ehr }) => {
    await signIn(/Walter/)
    await switchboard(ehr).only({ kind: '500', type: 'Immunization' })
    await page.goto('/find')
    await expect(page.getByRole('main').getByRole('alert')).toContainText('We could not load: vaccines.')
    await switchboard(ehr).reset()
    await page.getByRole('button', { name: 'Try again' }).click()
    await expect(page.getByRole('main').getByRole('alert')).toHaveCount(0)
  })
})
