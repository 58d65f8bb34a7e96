import { randomUUID } from 'node:crypto'
import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from './fixtures'
import { follow } from './navigation'
import { recordsOfLivingPatient } from './statuses-data'
import type { Locator, Page } from '@playwright/test'

const died = recordsOfLivingPatient.map((resource) =>
  resource.resourceType === 'Patient' ? { ...resource, deceasedDateTime: '2026-03-14' } : resource,
)
const [livingFolder, diedFolder] = [`statuses-${randomUUID()}`, `statuses-${randomUUID()}`].map((name) =>
  join(tmpdir(), name),
) as [string, string]

test.beforeAll(() => {
  for (const [folder, records] of [
    [livingFolder, recordsOfLivingPatient],
    [diedFolder, died],
  ] as const) {
    mkdirSync(folder, { recursive: true })
    writeFileSync(join(folder, 'records.ndjson'), records.map((record) => JSON.stringify(record)).join('\n'))
  }
})
test.afterAll(() => [livingFolder, diedFolder].forEach((folder) => rmSync(folder, { recursive: true, force: true })))

const main = (page: Page): Locator => page.getByRole('main')
const row = (within: Locator, href: string): Locator =>
  within
    .locator('li, [class*="row"]')
    .filter({ has: within.page().locator(`a[href="${href}"]`) })
    .last()

test.describe('record statuses', () => {
  test.use({ sandboxArgs: ['--data', livingFolder] })

  test('proposals and do-not-take orders are labelled as such everywhere, never as prescribed', async ({
    page,
    signIn,
  }) => {
    await signIn(/Pia/)
    for (const [id, name, phrase] of [
      ['idea', 'Idea pill', 'Suggested, not prescribed'],
      ['never', 'Never pill', 'Do not take'],
    ] as const) {
      await page.goto(`/record/MedicationRequest/${id}`)
      await expect(main(page).getByText(phrase, { exact: true }).first()).toBeVisible()
      await expect(main(page)).not.toContainText(/\bCurrent\b|Prescribed|How to take it|From the prescription/)
      await page.goto('/timeline')
      await expect(row(main(page), `/record/MedicationRequest/${id}`)).toContainText(phrase)
      await expect(row(main(page), `/record/MedicationRequest/${id}`)).not.toContainText(/Current|Prescribed/)
      await page.goto('/find')
      await page.getByRole('searchbox').fill(name)
      await expect(row(main(page), `/record/MedicationRequest/${id}`)).toContainText(phrase)
      await page.goto('/take-along')
      await page.getByText(/^Prescriptions \(/).click()
      await page.getByRole('checkbox', { name }).check()
      await expect(page.getByRole('checkbox', { name: `${name} ` })).toHaveAccessibleName(new RegExp(`${phrase}$`))
      await expect(main(page).getByRole('listitem').filter({ hasText: name }).last()).toContainText(phrase)
    }
  })

  test('headings call nothing current, planned or in progress that is not', async ({ page, signIn }) => {
    await signIn(/Pia/)
    await page.goto('/medicines')
    await expect(
      main(page).getByRole('list', { name: 'Current (1)' }).getByRole('link', { name: 'Yes pill' }),
    ).toBeVisible()
    await expect(main(page).getByRole('list', { name: 'Current (1)' })).not.toContainText('Current')
    await expect(main(page).getByRole('list', { name: 'Status not given or not clear (1)' })).toContainText(
      'Status in the record: “brand-new”',
    )
    await page.goto('/records/Encounter')
    await expect(main(page).getByRole('list', { name: 'Planned (1)' })).toContainText('Coming visit')
    await expect(main(page).getByRole('heading', { name: /Happening now/ })).toHaveCount(0)
    await expect(row(main(page), '/record/Encounter/open')).toContainText('the record does not say if it is over')
    await expect(row(main(page), '/record/Encounter/passed')).toContainText('the record does not say if it took place')
    await page.goto('/conditions')
    await expect(row(main(page), '/record/Condition/early')).toContainText('Started between 1986 and 1990')
    await expect(row(main(page), '/record/Condition/maybe')).toContainText('Being checked, not confirmed')
    await expect(row(main(page), '/record/Condition/maybe')).toContainText('Said to have started')
    await page.goto('/records/AllergyIntolerance')
    await expect(main(page).getByRole('heading', { name: /^Current/ })).toHaveCount(0)
    await expect(main(page).getByRole('heading', { name: 'Where the record names no allergy (1)' })).toBeVisible()
    await page.goto('/records/Goal')
    for (const id of ['reached', 'reached-and-done'])
      await expect(row(main(page), `/record/Goal/${id}`)).toContainText('Reached')
    await expect(row(main(page), '/record/Goal/reached')).not.toContainText('Working on it')
  })

  test('directions are shown as such only when they apply', async ({ page, signIn }) => {
    await signIn(/Pia/)
    await page.goto('/medicines')
    const [yes, paused, wrong] = ['yes', 'paused', 'wrong'].map((id) =>
      row(main(page), `/record/MedicationRequest/${id}`),
    ) as [Locator, Locator, Locator]
    await expect(yes).toContainText(/How to take it.*1 at noon/)
    await expect(paused).toContainText(/How it was to be taken.*1 at night.*Why it is paused.*Slow pulse/)
    await page.getByText('Entered by mistake (1)').click()
    await expect(wrong).toBeVisible()
    await expect(wrong).not.toContainText('Inject before meals')
    await wrong.getByRole('link', { name: 'Wrong pill' }).click()
    await expect(main(page)).toContainText(/Entered by mistake, not to be followed.*Inject before meals/)
    await page.goto('/timeline')
    await expect(row(main(page), '/record/MedicationRequest/paused')).toContainText(
      /Paused: not to be taken for now.*Why: “Slow pulse”.*How it was to be taken: 1 at night/,
    )
    await expect(row(main(page), '/record/Condition/early')).toContainText('between 1986 and 1990')
    // Records of a visit are counted by type.
    await expect(main(page).getByText('1 entry: prescriptions')).toBeVisible()
  })

  test('the home page does not claim that a planned visit in the past took place', async ({ page, signIn }) => {
    await signIn(/Pia/)
    const visits = main(page).getByRole('region', { name: 'Visits', exact: true })
    await expect(row(visits, '/record/Encounter/passed')).toContainText('the record does not say if it took place')
    await expect(row(visits, '/record/Encounter/ahead')).toContainText('Planned')
    const medicines = main(page).getByRole('region', { name: 'Medicines listed as current' })
    await expect(medicines).not.toContainText('Idea pill')
    await expect(medicines.getByRole('list').first()).toContainText('Yes pill')
    await expect(medicines.getByRole('list').first()).not.toContainText('Odd pill')
    await expect(medicines.getByText('Not listed as current:')).toBeVisible()
    await expect(medicines.getByRole('list').nth(1)).toContainText(/Odd pill.*brand-new/)
  })
})

test.describe('a patient who has died', () => {
  test.use({ sandboxArgs: ['--data', diedFolder] })

  test('no text uses the present tense, and no appointment sheet is offered', async ({ page, signIn }) => {
    await signIn(/Pia/)
    await follow(page, 'All records')
    await expect(main(page).getByRole('link', { name: 'Print or download' })).toBeVisible()
    await expect(main(page).getByRole('link', { name: 'For an appointment' })).toHaveCount(0)
    await page.goto('/take-along')
    await expect(page).toHaveURL(/\/download$/)
    await main(page).getByRole('link', { name: 'For a doctor' }).click()
    await expect(main(page).getByRole('heading', { name: 'Implants' })).toBeVisible()
    await expect(main(page)).not.toContainText(/to call/)
    await page.goto('/medicines')
    await expect(
      main(page).getByRole('heading', { name: 'On the medicine list when this person died (1)' }),
    ).toBeVisible()
    await expect(row(main(page), '/record/MedicationRequest/yes')).toContainText(
      'Was on the medicine list until March 14, 2026',
    )
    await expect(main(page)).not.toContainText(/Do not take this medicine|\bCurrent\b|How to take it|[Aa]sk the/)
    await expect(page.getByText(/911/)).toHaveCount(0)
    await page.goto('/records/AllergyIntolerance')
    await expect(
      main(page).getByText('These are things that caused, or could have caused, a bad reaction.'),
    ).toBeVisible()
    await page.goto('/timeline')
    await expect(row(main(page), '/record/MedicationRequest/yes')).toContainText('How it was to be taken: 1 at noon')
    await page.goto('/record/MedicationRequest/yes')
    await expect(main(page)).toContainText(/How it was to be taken.*1 at noon/)
    await expect(main(page)).not.toContainText('How to take it')
    await page.goto('/record/Patient/p')
    await expect(main(page).getByText('Died March 14, 2026', { exact: true })).toBeVisible()
    await page.goto('/record/Encounter/ahead')
    await expect(main(page).getByText(/^Was planned for /)).toBeVisible()
  })
})
