import { expect, test } from './fixtures'
import { openPage } from './navigation'
import { switchboard } from './switchboard'
import type { Locator, Page } from '@playwright/test'

const main = (page: Page) => page.getByRole('main')
const overflowsHorizontally = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth > document.documentElement.clientWidth)

const visitLinks = (page: Page) => main(page).getByRole('link', { name: /^Visit (?:before|after): / })
const topOf = async (what: Locator) => (await what.boundingBox())?.y ?? NaN

test.describe('on a phone', () => {
  test.use({ viewport: { width: 320, height: 640 } })

  test('the notes of the last visit are one link away and shown on the page', async ({ page, signIn }) => {
    await signIn(/Ana/)
    await main(page).getByRole('link', { name: 'What was said at the visit on June 3, 2026' }).click()
    await expect(main(page).getByRole('heading', { level: 2 }).first()).toHaveText('What was said')
    await expect(
      main(page).getByRole('heading', { level: 3, name: 'Progress note, Dr. Robin Lee-Sample' }),
    ).toBeVisible()
    await expect(main(page).getByText('Yearly check-up. All well.')).toBeVisible()
    await expect(page.frameLocator('iframe').getByText('All tests are in the usual range.')).toBeVisible()
    // Links to other visits come last here; on wide screens they are next to the heading.
    expect(await topOf(visitLinks(page).first())).toBeGreaterThan(
      await topOf(main(page).getByRole('heading', { level: 2, name: 'More from this visit' })),
    )
    expect(await overflowsHorizontally(page)).toBe(false)
    await main(page).getByRole('link', { name: 'Progress note, Dr. Robin Lee-Sample' }).click()
    await expect(page).toHaveURL(/\/documents\/ana-note$/)
    await expect(page).toHaveTitle('Note or document – Plainchart')
  })
})

test('a visit separates linked from same-day notes, lists abnormal results, and reports repeat no text', async ({
  page,
  signIn,
}) => {
  await signIn(/Walter/)
  const last = main(page).getByRole('region', { name: 'Last visit' })
  await expect(last).toContainText('Visit on September 3, 2026: we found no notes or reports in words from this one.')
  await last.getByRole('link', { name: 'Notes from the day of the visit, July 22, 2026' }).click()
  await expect(main(page)).toContainText('We found no notes or reports in words linked to this visit.')
  await expect(main(page).getByRole('heading', { level: 2 })).toHaveText([
    'What was said',
    'Same day, not linked to this visit (1)',
    'Results outside the expected range (5)',
    'More from this visit',
    'Where this came from',
  ])
  await expect(
    main(page)
      .getByRole('list', { name: 'Results outside the expected range' })
      .getByRole('link', { name: 'eGFR (how well the kidneys filter)' }),
  ).toBeVisible()
  await expect(visitLinks(page)).toHaveText(['Visit before: April 22, 2026', 'Visit after: September 3, 2026'])
  expect(await topOf(visitLinks(page).first())).toBeLessThan(
    await topOf(main(page).getByRole('heading', { level: 2 }).first()),
  )
  await expect(main(page).getByText('What is this? Follow-up visit')).toBeVisible()
  await expect(main(page).getByText('A visit that comes after some earlier care.')).toBeHidden()
  await expect(
    main(page).getByText('Blood sugar is better. Kidneys slightly weaker than last year. Memory test planned.'),
  ).toBeVisible()
  await expect(main(page)).toContainText('This is a newer version. An earlier one is from the day of the visit.')
  await openPage(page, '/record/Encounter/walter-call')
  await expect(main(page)).toContainText(
    'We found no notes or reports in words linked to this visit or from the same day. There may be some that this app cannot see.',
  )
  await openPage(page, '/record/Encounter/walter-next')
  await expect(main(page).getByRole('heading', { level: 2 }).first()).toHaveText('Notes and reports')
  // A report shows its conclusion, then its text, without repetition.
  await openPage(page, '/record/DiagnosticReport/walter-tissue-report')
  await expect(main(page).getByRole('heading', { level: 2 }).first()).toHaveText('Conclusion')
  await expect(main(page)).toContainText('This file says the same as the text above.')
  await expect(main(page).getByText(/two benign polyps/i)).toHaveCount(1)
  await openPage(page, '/record/DiagnosticReport/walter-visit-60-hba1c-report')
  await expect(main(page).getByRole('link', { name: /A1c/ })).toHaveCount(1)
  await openPage(page, '/record/DiagnosticReport/walter-chest-report')
  await expect(main(page).getByText('There is a patch in the lower right lung.')).toHaveCount(1)
})

test('the timeline groups the records of a visit and jumps to a year; a condition shows related records', async ({
  page,
  signIn,
}) => {
  await signIn(/Walter/)
  await openPage(page, '/timeline')
  const day = main(page).locator('[data-day="2026-07-22"]')
  await expect(day.getByRole('heading', { level: 4, name: 'July 22, 2026' })).toHaveCount(1)
  const results = day.locator('details').filter({ hasText: /^22 test results/ })
  await expect(results.locator('summary')).toContainText('5 outside the expected range')
  // Plain names that arrive later may move rows that were not visible yet.
  await expect(results.locator('summary')).toContainText('eGFR (how well the kidneys filter)')
  const one = results.getByRole('link', { name: 'eGFR (how well the kidneys filter)' })
  await expect(one).toBeHidden()
  await results.locator('summary').click()
  await expect(one).toBeVisible()
  // A pharmacy fill has no encounter, so it is listed under the day.
  await expect(day.getByRole('listitem').filter({ hasText: 'Metformin 500 mg, tablet' }).last()).toContainText(
    'Pharmacy fill',
  )
  await main(page).getByRole('checkbox', { name: 'Test results', exact: true }).first().uncheck({ force: true })
  await expect(results).toHaveCount(0)
  await main(page).getByRole('navigation', { name: 'Jump to a year' }).getByRole('link', { name: /^2019/ }).click()
  await expect(main(page).getByRole('heading', { level: 2, name: /^2019/ })).toBeFocused()
  await openPage(page, '/conditions')
  await main(page).getByRole('link', { name: 'Type 2 diabetes' }).first().click()
  await expect(main(page).getByRole('heading', { level: 2 }).first()).toHaveText('What belongs to it')
  await expect(
    main(page)
      .locator('details')
      .filter({ hasText: /^ ?Prescriptions/ })
      .getByRole('link', { name: 'Metformin 500 mg, tablet' })
      .first(),
  ).toBeVisible()
  await expect(main(page).getByRole('link', { name: 'See all: health goals' })).toHaveAttribute('href', '/records/Goal')
})

test.describe('notes that fail to load', () => {
  // Chromium itself logs every error response; the app logs nothing.
  test.use({ expectedConsole: /Failed to load resource/ })

  test('are never shown as a visit without notes', async ({ page, signIn, ehr }) => {
    const faults = switchboard(ehr)
    await signIn(/Ana/)
    for (const [kind, says] of [
      ['503', 'We could not load: notes and documents.'],
      ['403', 'closed to this app: notes and documents.'],
      ['next-loop', 'Some may be missing: notes and documents.'],
    ] as const)
      await test.step(kind, async () => {
        await faults.only({ kind, type: 'DocumentReference' })
        await page.goto('/')
        await expect(main(page).getByRole('region', { name: 'Last visit' })).toContainText(
          'We could not look through all visits and notes.',
        )
        await page.goto('/record/Encounter/ana-visit-2')
        await expect(main(page)).toContainText('We could not look through all notes and reports.')
        await expect(main(page)).toContainText(says)
        await expect(main(page)).not.toContainText(/We found no notes/)
      })
    await faults.reset()
  })
})
