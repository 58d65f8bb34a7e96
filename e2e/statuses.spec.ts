import { randomUUID } from 'node:crypto'
import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from './fixtures'
import { daysAgo } from './pages'
import type { Locator, Page } from '@playwright/test'

/** So many days from now, as a FHIR date: what lies ahead and what has passed is so on any day. */
const day = (days: number): string => daysAgo(-days)
const subject = { reference: 'Patient/p' }
const concept = (...codes: readonly string[]) => ({ coding: codes.map((code) => ({ code })) })
const request = (id: string, text: string, rest: object) => ({ resourceType: 'MedicationRequest', id, status: 'active', intent: 'order', subject, authoredOn: day(-30), medicationCodeableConcept: { text }, ...rest })
const visit = (id: string, text: string, rest: object) => ({ resourceType: 'Encounter', id, subject, type: [{ text }], class: { code: 'AMB' }, ...rest })
const allergy = (id: string, rest: object) => ({ resourceType: 'AllergyIntolerance', id, patient: subject, clinicalStatus: concept('active'), verificationStatus: concept('confirmed'), ...rest })

const living = [
  { resourceType: 'Patient', id: 'p', name: [{ given: ['Pia'], family: 'Oddly' }] },
  request('idea', 'Idea pill', { status: 'draft', intent: 'proposal', dosageInstruction: [{ text: '1 in the morning' }] }),
  request('never', 'Never pill', { doNotPerform: true }),
  request('odd', 'Odd pill', { status: 'brand-new' }),
  request('yes', 'Yes pill', {}),
  { resourceType: 'Condition', id: 'maybe', subject, code: { text: 'Maybe gout' }, clinicalStatus: concept('active'), verificationStatus: concept('provisional'), onsetDateTime: day(-40) },
  visit('passed', 'Passed visit', { status: 'planned', period: { start: day(-5) } }),
  visit('ahead', 'Coming visit', { status: 'planned', period: { start: day(20) } }),
  visit('open', 'Open visit', { status: 'in-progress', period: { start: day(-9) } }),
  allergy('none', { code: { coding: [{ system: 'http://snomed.info/sct', code: '716186003', display: 'No known allergy' }] } }),
  { resourceType: 'Goal', id: 'reached', lifecycleStatus: 'active', achievementStatus: concept('achieved'), description: { text: 'Walk each day' }, subject },
]
const died = living.map((resource) => (resource.resourceType === 'Patient' ? { ...resource, deceasedDateTime: '2026-03-14' } : resource))
const [livingFolder, diedFolder] = [`statuses-${randomUUID()}`, `statuses-${randomUUID()}`].map((name) => join(tmpdir(), name)) as [string, string]

test.beforeAll(() => {
  for (const [folder, records] of [[livingFolder, living], [diedFolder, died]] as const) {
    mkdirSync(folder, { recursive: true })
    writeFileSync(join(folder, 'records.ndjson'), records.map((record) => JSON.stringify(record)).join('\n'))
  }
})
test.afterAll(() => [livingFolder, diedFolder].forEach((folder) => rmSync(folder, { recursive: true, force: true })))

const main = (page: Page): Locator => page.getByRole('main')
const row = (within: Locator, href: string): Locator => within.locator('li, [class*="row"]').filter({ has: within.page().locator(`a[href="${href}"]`) }).last()

test.describe('one line a record', () => {
  test.use({ sandboxArgs: ['--data', livingFolder] })

  test('a suggestion and an order not to take are called so in every place, and prescribed in none', async ({ page, signIn }) => {
    await signIn(/Pia/)
    for (const [id, name, phrase] of [['idea', 'Idea pill', 'Suggested, not prescribed'], ['never', 'Never pill', 'Do not take']] as const) {
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

  test('headings call nothing current, planned or happening now that is not', async ({ page, signIn }) => {
    await signIn(/Pia/)
    await page.goto('/medicines')
    await expect(main(page).getByRole('list', { name: 'Current (1)' }).getByRole('link', { name: 'Yes pill' })).toBeVisible()
    await expect(main(page).getByRole('list', { name: 'Current (1)' })).not.toContainText('Current')
    await expect(main(page).getByRole('list', { name: 'Status not given or not clear (1)' })).toContainText('The record says “brand-new”')
    await page.goto('/records/Encounter')
    await expect(main(page).getByRole('list', { name: 'Planned (1)' })).toContainText('Coming visit')
    await expect(main(page).getByRole('heading', { name: /Happening now/ })).toHaveCount(0)
    await expect(row(main(page), '/record/Encounter/open')).toContainText('the record does not say if it is over')
    await expect(row(main(page), '/record/Encounter/passed')).toContainText('the record does not say if it took place')
    await page.goto('/conditions')
    await expect(main(page).getByRole('heading', { name: /^Current/ })).toHaveCount(0)
    await expect(row(main(page), '/record/Condition/maybe')).toContainText('Being checked, not confirmed')
    await expect(row(main(page), '/record/Condition/maybe')).toContainText('Said to have started')
    await page.goto('/records/AllergyIntolerance')
    await expect(main(page).getByRole('heading', { name: /^Current/ })).toHaveCount(0)
    await expect(main(page).getByRole('heading', { name: 'Where the record names no allergy (1)' })).toBeVisible()
    await page.goto('/records/Goal')
    await expect(row(main(page), '/record/Goal/reached')).toContainText('Reached')
    await expect(row(main(page), '/record/Goal/reached')).not.toContainText('Working on it')
  })

  test('the first page says of a visit whose day has passed what is known', async ({ page, signIn }) => {
    await signIn(/Pia/)
    const visits = main(page).getByRole('region', { name: 'Visits', exact: true })
    await expect(row(visits, '/record/Encounter/passed')).toContainText('the record does not say if it took place')
    await expect(row(visits, '/record/Encounter/ahead')).toContainText('Planned')
    await expect(main(page).getByRole('region', { name: 'Medicines you take now' })).not.toContainText('Idea pill')
  })
})

test.describe('a person who has died', () => {
  test.use({ sandboxArgs: ['--data', diedFolder] })

  test('nothing speaks of now, and no appointment is offered', async ({ page, signIn }) => {
    await signIn(/Pia/)
    await expect(page.locator('#record-nav').getByRole('link', { name: 'For your appointment' })).toHaveCount(0)
    await page.goto('/medicines')
    await expect(main(page).getByRole('heading', { name: 'On the medicine list when this person died (1)' })).toBeVisible()
    await expect(row(main(page), '/record/MedicationRequest/yes')).toContainText('Was on the medicine list until March 14, 2026')
    await expect(main(page)).not.toContainText(/Do not take this medicine|\bCurrent\b/)
    await page.goto('/record/Patient/p')
    await expect(main(page).getByText('Died March 14, 2026', { exact: true })).toBeVisible()
    await page.goto('/record/Encounter/ahead')
    await expect(main(page).getByText(/^Was planned for /)).toBeVisible()
  })
})
