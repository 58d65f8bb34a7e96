import { expect, test } from './fixtures'
import { daysAgo } from './dates'
import { openPage } from './navigation'
import { switchboard } from './switchboard'

test('what’s new lists records since a visit or date, each with the date that counts; the choice is not stored', async ({
  page,
  signIn,
  app,
}) => {
  await signIn(/Walter/)
  const main = page.getByRole('main')
  await main.getByRole('link', { name: 'What is new since your last visit' }).click()
  await expect(page).toHaveURL(`${app.origin}/new`)
  await expect(main.getByRole('radio', { name: 'My last visit' })).toBeChecked()
  const status = main.getByRole('status').filter({ hasText: 'since then' })
  await expect(status).toHaveText(/^\d+ entries since then$/)
  // The visit itself, planned records and older ones are not new.
  const results = main.getByRole('list', { name: 'Test results' })
  await expect(results.getByRole('listitem').filter({ hasText: 'Protein in urine' })).toContainText(
    /48 mg\/g.*Sample taken/,
  )
  await expect(main.getByRole('list', { name: 'Prescriptions' }).getByRole('listitem').first()).toContainText(
    /Suggested, not prescribed.*Suggested October/,
  )
  await expect(main.getByRole('list', { name: 'Visits' })).toHaveCount(0)
  await expect(main.getByText(/\d+ entries do not say when they were added/)).toBeVisible()
  await main.getByText('How we know').click()
  await expect(main).toContainText('Sandbox EHR (sample people) does not say when entries were added.')

  // Visits in the list have their usual names, and dates have no label.
  const choice = main.getByRole('combobox', { name: 'Visit' })
  await expect(choice.getByRole('option', { name: / · Follow-up visit$/ })).not.toHaveCount(0)
  await expect(choice).not.toContainText('Follow-up encounter')
  await expect(main.getByRole('listitem').filter({ hasText: /\bWhen\b/ })).toHaveCount(0)

  const countSinceLastVisit = Number.parseInt((await status.textContent()) ?? '', 10)
  await main.getByRole('combobox', { name: 'Visit' }).selectOption({ index: 5 })
  await expect
    .poll(async () => Number.parseInt((await status.textContent()) ?? '', 10))
    .toBeGreaterThan(countSinceLastVisit)

  await main.getByRole('radio', { name: 'A date' }).check()
  await expect(main.getByText('Choose a day to see what came since.')).toBeVisible()
  await main.getByLabel('Since this day').fill(daysAgo(0))
  await expect(main.getByText('Nothing new in what Sandbox EHR (sample people) sent.')).toBeVisible()
  const stored = await page.evaluate(() => JSON.stringify([{ ...localStorage }, { ...sessionStorage }]))
  expect([page.url(), stored.includes(daysAgo(0))]).toEqual([`${app.origin}/new`, false])
})

test.describe('when lists fail to load', () => {
  test.use({ expectedConsole: /status of 503/ })

  test('nothing is called new or not new for an incomplete record; an empty record offers no visit', async ({
    page,
    signIn,
    ehr,
  }) => {
    await signIn(/Omar/)
    const main = page.getByRole('main')
    await openPage(page, '/new')
    await expect(main.getByText('The record has no visit in the past with a date.')).toBeVisible()
    await expect(main.getByRole('radio', { name: 'My last visit' })).toHaveCount(0)
    await expect(main.getByText(/^Nothing new in what .* sent\.$/)).toBeVisible()
    await switchboard(ehr).only({ kind: '503', type: 'Encounter' }, { kind: '503', type: 'Procedure' })
    await page.reload()
    await expect(
      main.getByText('Nothing new in what we could load. Some of the record is missing here, so there may be more.'),
    ).toBeVisible()
    await expect(main.getByText('The visits could not all be loaded, so none can be chosen here.')).toBeVisible()
  })
})

test('the home page counts new records since the last visit as the what’s-new page does', async ({ page, signIn }) => {
  await signIn(/Walter/)
  const counts = page.getByRole('main').getByRole('list', { name: 'What is new since your last visit' })
  await expect(counts.getByRole('listitem').filter({ hasText: 'test results' })).toHaveCount(1)
  const countTexts = await counts.getByRole('listitem').allInnerTexts()
  expect(countTexts.map((text) => text.replace(/\s+/g, ' '))).toContain('1 entry: prescriptions')
  await openPage(page, '/new')
  const groups = page.getByRole('main').getByRole('heading', { level: 2 })
  for (const text of countTexts) {
    // "3 test results" on the home page is "Test results (3)" here; the singular differs, and proposals count as "1 entry: prescriptions".
    const [, count = '', name = ''] = /^(\S+)\s+(?:entry: |entries: )?(.*)$/s.exec(text) ?? []
    await expect(
      groups.filter({ hasText: new RegExp(`^${name.trim().replace(/s$/, '')}s? \\(${count}\\)$`, 'i') }),
      text,
    ).toHaveCount(1)
  }
})
