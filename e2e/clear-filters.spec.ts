import { expect, test } from './fixtures'
import { openPage } from './navigation'
import type { Page } from '@playwright/test'

const main = (page: Page) => page.getByRole('main')
const status = (page: Page, text: RegExp) => main(page).getByRole('status').filter({ hasText: text })
const clearButton = (page: Page) => main(page).getByRole('button', { name: 'Clear filters' })

const lists = [
  { path: '/medicines', part: 'metformin', whole: /^\d+ records in this list/, row: /apixaban/i },
  { path: '/conditions', part: 'diabetes', whole: /^\d+ records in this list/, row: /Atrial fibrillation/ },
] as const

for (const { path, part: query, whole: fullCount, row } of lists)
  test(`one button clears a search on ${path} that leaves some or no records`, async ({ page, signIn }) => {
    await signIn(/Walter/)
    await openPage(page, path)
    await expect(clearButton(page)).toHaveCount(0)
    const [field, first] = [main(page).getByRole('searchbox'), main(page).getByRole('link', { name: row }).first()]
    await field.fill(query)
    await expect(status(page, /^Showing \d+ of \d+ records/)).toBeVisible()
    await expect(first).toHaveCount(0)
    await clearButton(page).click()
    await expect(first).toBeVisible()
    await expect(field).toHaveValue('')
    await field.fill('xyzzy')
    await expect(main(page)).toContainText('No records match your filters.')
    await clearButton(page).focus()
    await page.keyboard.press('Enter')
    await expect(status(page, fullCount)).toBeVisible()
    await expect(clearButton(page)).toHaveCount(0)
    // The button is gone; the focus moves to the status next to it.
    expect(await page.evaluate(() => document.activeElement?.textContent)).toMatch(fullCount)
  })

test('one button clears kinds, years and search text on the timeline', async ({ page, signIn }) => {
  await signIn(/Walter/)
  await openPage(page, '/timeline?show=Immunization&from=2019&to=2024')
  await main(page).getByRole('searchbox').fill('flu')
  await expect(status(page, /^Showing [\d,]+ of [\d,]+ records/)).toBeVisible()
  await clearButton(page).click()
  await expect(status(page, /^Showing ([\d,]+) of \1 records/)).toBeVisible()
  await expect(main(page).getByRole('searchbox')).toHaveValue('')
  expect(new URL(page.url()).search).toBe('')
  await expect(clearButton(page)).toHaveCount(0)
})

test('one button clears the filters of results; the default time range is not a filter', async ({ page, signIn }) => {
  await signIn(/Walter/)
  await openPage(page, '/results')
  await expect(clearButton(page)).toHaveCount(0)
  await main(page).getByRole('radio', { name: 'Outside the expected range' }).check({ force: true })
  await clearButton(page).click()
  expect(new URL(page.url()).search).toBe('')
  await expect(clearButton(page)).toHaveCount(0)
})
