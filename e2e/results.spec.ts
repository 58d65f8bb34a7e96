import { randomUUID } from 'node:crypto'
import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from './fixtures'
import { daysAgo } from './dates'
import { openPage } from './navigation'

const result = (id: string, name: string, effectiveDateTime: string | undefined, value: number, more: object = {}) => ({
  resourceType: 'Observation',
  id,
  status: 'final',
  subject: { reference: 'Patient/p' },
  category: [
    { coding: [{ system: 'http://terminology.hl7.org/CodeSystem/observation-category', code: 'laboratory' }] },
  ],
  code: { text: name },
  effectiveDateTime,
  valueQuantity: { value, unit: 'mmol/L' },
  ...more,
})
const interpretedAs = (code: string) => ({
  interpretation: [
    { coding: [{ system: 'http://terminology.hl7.org/CodeSystem/v3-ObservationInterpretation', code }] },
  ],
})
const folder = join(tmpdir(), `results-${randomUUID()}`)
const records = [
  { resourceType: 'Patient', id: 'p', name: [{ given: ['Pia'], family: 'Oddly' }] },
  result('mistake', 'Potassium', daysAgo(1), 9.9, { status: 'entered-in-error' }),
  result('ahead', 'Potassium', '2099-01-01', 8.8),
  result('critical', 'Potassium', daysAgo(3), 6.6, interpretedAs('HH')),
  result('early', 'Base excess', '2024-04-02T08:00:00-04:00', -2.5, { status: 'preliminary' }),
  result('final', 'Base excess', '2024-04-02T08:00:00-04:00', -2.4),
  { resourceType: 'Patient', id: 'd', name: [{ given: ['Dora'], family: 'Oddly' }], deceasedBoolean: true },
  result('last', 'Potassium', daysAgo(3), 7.1, { ...interpretedAs('HH'), subject: { reference: 'Patient/d' } }),
  result('sent', 'Lactate', undefined, 3, { issued: '2024-04-01' }),
]
test.beforeAll(
  () => (
    mkdirSync(folder, { recursive: true }),
    writeFileSync(join(folder, 'records.ndjson'), records.map((resource) => JSON.stringify(resource)).join('\n'))
  ),
)
test.afterAll(() => rmSync(folder, { recursive: true, force: true }))

test('a report shows its conclusion and results with interpretations and reference ranges', async ({
  page,
  signIn,
}) => {
  await signIn(/Quinn Sample/)
  await page.goto('/record/DiagnosticReport/quinn-blood-report')
  const main = page.getByRole('main')
  await expect(main.getByText('Too little red blood after the operation.').first()).toBeVisible()
  const rows = main.getByRole('table', { name: 'Results in this report' }).getByRole('row')
  await expect(rows.filter({ hasText: 'Hemoglobin' })).toContainText(
    /9\.4 g\/dL.*Below the expected range.*marked by the lab.*12 to 15\.5 g\/dL \(Adults, age 18 years or higher\).*Target after the operation: 9 or more/,
  )
  await expect(rows.filter({ hasText: 'Platelets' })).toContainText(
    /221 10³\/µL.*The lab did not give an expected range for this test/,
  )
  await page.goto('/record/Observation/quinn-blood-count')
  await expect(main.getByRole('table', { name: 'Results in this group of tests' }).getByRole('row')).toHaveCount(3)
  await page.goto('/record/Observation/quinn-stool')
  await expect(main.getByText('Not found (negative)').first()).toBeVisible()
  await page.goto('/records/DiagnosticReport')
  await expect(main.getByRole('heading', { level: 2, name: /^Newest first \(\d+\)$/ })).toBeVisible()
  await expect(main.getByRole('heading', { name: /^Current/ })).toHaveCount(0)
})

test('home readings are one row with a count, so that lab results stay visible', async ({ page, signIn }) => {
  await signIn(/Walter/)
  await openPage(page, '/results?time=all')
  const main = page.getByRole('main')
  const home = main
    .locator('section')
    .filter({ has: page.getByRole('heading', { name: 'Measured by you or your family' }) })
  await expect(home.getByRole('listitem').filter({ has: page.getByRole('link', { name: /^See trend/ }) })).toHaveCount(
    1,
  )
  await expect(home).toContainText(/139 over 78 mmHg.*Newest of 100 readings.*See trend \(160 results\)/)
  await expect(main.locator('a[href^="/record/Observation/walter-home-"]')).toHaveCount(1)
})

test.describe('results with errors, corrections and missing dates', () => {
  test.use({ sandboxArgs: ['--data', folder] })

  test('entered-in-error results are listed separately in every layout, preliminary ones under the final result', async ({
    page,
    signIn,
  }) => {
    await signIn(/Pia/)
    const main = page.getByRole('main')
    const excluded = main.locator('details').filter({ hasText: 'Cancelled or entered by mistake (1)' })
    for (const group of ['date', 'test', 'table']) {
      await page.goto(`/results?time=all&group=${group}`)
      await expect(main.getByText('Showing 5 of 5 results')).toBeVisible()
      await expect(excluded.getByText('9.9 mmol/L')).toBeHidden()
      await expect(main.getByText('9.9')).toHaveCount(1)
    }
    await expect(main.getByRole('table')).not.toContainText('−2.5')
    await page.goto('/results?time=all&group=test&order=oldest')
    const potassium = main
      .getByRole('region')
      .or(main.locator('section'))
      .filter({ has: page.getByRole('heading', { name: 'Potassium' }) })
    await expect(potassium).toContainText('6.6 mmol/L')
    await expect(potassium).not.toContainText('8.8')
    await page.goto('/results?time=all')
    await main.getByText('Earlier version (1)').click()
    await expect(main.getByText('−2.5 mmol/L')).toBeVisible()
    await expect(main.getByText('Result sent April 1, 2024')).toBeVisible()
    // An empty list gives the reason and a button to widen the time range.
    await page.goto('/results?time=3m')
    const search = main.getByRole('searchbox')
    await search.fill('Lactate')
    await expect(main).toContainText('Nothing in this time. 1 result outside of it matches.')
    await main.getByRole('button', { name: 'Show all times' }).click()
    await expect(main).toContainText('3 mmol/L')
    await search.fill('xyzzy')
    await expect(main).toContainText('No results match what you chose.')
    await main.getByRole('button', { name: 'Clear filters' }).click()
    await expect(main).not.toContainText('No results match what you chose.')
    await page.goto('/record/Observation/critical')
    await expect(main.getByText('A result like this should be looked at right away.')).toBeVisible()
    await main.getByRole('radio', { name: 'Clinical details' }).check()
    await expect(main.getByText('A result like this should be looked at right away.')).toBeVisible()
  })

  test('a result of a patient who has died has no advice to call', async ({ page, signIn }) => {
    await signIn(/Dora/)
    const main = page.getByRole('main')
    for (const path of ['/', '/results?time=all', '/record/Observation/last']) {
      await page.goto(path)
      await expect(main.getByText('7.1 mmol/L').first()).toBeVisible()
      await expect(main).toContainText('Far above the expected range')
      await expect(main).not.toContainText('right away')
    }
  })
})

test('a provider sees results as a table with the previous value', async ({ page, signIn }) => {
  await signIn(/Robin Lee/, /Quinn/)
  await page.goto('/results?time=all')
  const row = page
    .getByRole('main')
    .getByRole('row')
    .filter({ has: page.locator('a[href="/record/Observation/quinn-bone-density-2026"]') })
  await expect(row).toContainText(
    /−2\.4 T-score.*L ▼.*Low \(marked in the record\).*−1 T-score or higher.*−2\.7 \(\+0\.3\)/,
  )
  // One combined value.
  const pressure = page.getByRole('main').getByRole('row').filter({ hasText: 'mmHg' }).first()
  await expect(pressure).toContainText(/\d+\/\d+/)
  await expect(pressure).not.toContainText('Systolic')
})

test('frequent tests come first with counts, options are open on wide screens, and the record view is in the URL', async ({
  page,
  signIn,
}) => {
  await page.setViewportSize({ width: 1280, height: 800 })
  await signIn(/Walter/)
  await openPage(page, '/results')
  const main = page.getByRole('main')
  const frequentTests = main.getByRole('region', { name: 'Tests done most often' }).getByRole('listitem')
  await expect(frequentTests).toHaveCount(4)
  await expect(frequentTests.first()).toContainText('62 results')
  await expect(main.getByRole('radio', { name: 'Oldest first' })).toBeVisible()
  // Links to other lists show their totals once they are loaded.
  const sections = main.getByRole('navigation', { name: /Results/ })
  await expect(sections).toContainText(/Test reports\s*212/)
  await frequentTests.first().getByRole('link').click()
  await expect(page).toHaveURL(/\/results\/trend\//)
  await openPage(page, '/conditions')
  await main.locator('a[href^="/record/Condition/"]').first().click()
  await main.getByRole('radio', { name: 'Raw data' }).check()
  await expect(page).toHaveURL(/\/record\/Condition\/[^?]+\?view=raw$/)
  await page.reload()
  await expect(main.getByRole('radio', { name: 'Raw data' })).toBeChecked()
  // An unknown view is ignored.
  await openPage(page, new URL(page.url()).pathname + '?view=nonsense')
  await expect(main.getByRole('radio', { name: 'Plain words' })).toBeChecked()
})
