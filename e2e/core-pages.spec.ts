import { randomUUID } from 'node:crypto'
import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from './fixtures'
import { daysAgo } from './dates'
import {
  conditionsOf,
  requestsOf,
  fillsOf,
  clinicalStatusOf,
  verificationStatusOf,
  isEncounterDiagnosis,
} from './population'
import type { Locator } from '@playwright/test'

/** Ids of the records of a type that the page links to, collapsed sections included. */
const linked = (main: Locator, type: string) =>
  main
    .locator(`a[href^="/record/${type}/"]`)
    .evaluateAll((links) => [...new Set(links.map((link) => link.getAttribute('href')?.split('/')[3] ?? ''))].sort())

const card = (main: Locator, name: string) => main.getByRole('region', { name, exact: true })
const problem = (id: string, text: string, code: string, more: object) => ({
  resourceType: 'Condition',
  id,
  subject: { reference: 'Patient/p' },
  code: { text, coding: [{ system: 'http://snomed.info/sct', code }] },
  ...more,
})
const status = (code: string) => ({
  clinicalStatus: { coding: [{ system: 'http://terminology.hl7.org/CodeSystem/condition-clinical', code }] },
})
const result = (id: string, effectiveDateTime: string, value: number, more: object = {}) => ({
  resourceType: 'Observation',
  id,
  status: 'final',
  subject: { reference: 'Patient/p' },
  category: [
    { coding: [{ system: 'http://terminology.hl7.org/CodeSystem/observation-category', code: 'laboratory' }] },
  ],
  code: { text: 'Potassium', coding: [{ system: 'http://loinc.org', code: '2823-3' }] },
  effectiveDateTime,
  valueQuantity: { value, unit: 'mmol/L' },
  ...more,
})
const folder = join(tmpdir(), `pages-core-${randomUUID()}`)
const contradictoryRecords = [
  { resourceType: 'Patient', id: 'p', name: [{ given: ['Pia'], family: 'Oddly' }] },
  problem('no-status', 'Dizzy spells', '1', {}),
  problem('asthma-a', 'Asthma', '2', {
    ...status('active'),
    recordedDate: '2020-01-01',
    recorder: { display: 'Dr. First' },
  }),
  problem('asthma-b', 'Asthma, bronchial', '2', {
    ...status('active'),
    recordedDate: '2024-01-01',
    recorder: { display: 'Dr. Second' },
  }),
  problem('asthma-no', 'Asthma', '2', { ...status('inactive'), verificationStatus: { coding: [{ code: 'refuted' }] } }),
  {
    resourceType: 'MedicationRequest',
    id: 'old',
    status: 'active',
    intent: 'order',
    subject: { reference: 'Patient/p' },
    authoredOn: '2019-01-01',
    medicationCodeableConcept: { text: 'Old pill' },
    dispenseRequest: { validityPeriod: { end: '2020-01-01' } },
  },
  {
    resourceType: 'MedicationRequest',
    id: 'never',
    status: 'active',
    intent: 'order',
    doNotPerform: true,
    subject: { reference: 'Patient/p' },
    medicationCodeableConcept: { text: 'Never pill' },
    dosageInstruction: [
      {
        timing: { repeat: { frequency: 1, period: 1, periodUnit: 'd' } },
        doseAndRate: [{ doseQuantity: { value: 1, unit: 'tablet' } }],
      },
    ],
  },
  {
    resourceType: 'MedicationRequest',
    id: 'both',
    status: 'active',
    intent: 'order',
    subject: { reference: 'Patient/p' },
    medicationCodeableConcept: { text: 'Never pill' },
  },
  result('mistake', daysAgo(1), 9.9, { status: 'entered-in-error' }),
  result('ahead', '2099-01-01', 8.8),
  result('critical', daysAgo(3), 6.6, {
    interpretation: [
      { coding: [{ system: 'http://terminology.hl7.org/CodeSystem/v3-ObservationInterpretation', code: 'HH' }] },
    ],
  }),
]

test.beforeAll(
  () => (
    mkdirSync(folder, { recursive: true }),
    writeFileSync(
      join(folder, 'records.ndjson'),
      contradictoryRecords.map((resource) => JSON.stringify(resource)).join('\n'),
    )
  ),
)
test.afterAll(() => rmSync(folder, { recursive: true, force: true }))

test('the summary of a long record shows every section with counts, and what not to take', async ({ page, signIn }) => {
  await signIn(/Walter/)
  const main = page.getByRole('main')
  const forbidden = requestsOf('walter').filter(({ doNotPerform }) => doNotPerform === true)
  expect(forbidden.length).toBeGreaterThan(0)
  for (const { medicationCodeableConcept } of forbidden) {
    const name = medicationCodeableConcept?.coding?.[0]?.display ?? ''
    await expect(card(main, 'Allergies and reactions').getByRole('listitem').filter({ hasText: name })).toBeVisible()
    await expect(card(main, 'Medicines listed as current').getByRole('link', { name })).toHaveCount(0)
  }
  await expect(
    card(main, 'Health conditions').getByRole('link', {
      name: `See all ${conditionsOf('walter').length} entries: health conditions`,
    }),
  ).toBeVisible()
  for (const name of [
    'Latest test results',
    'Allergies and reactions',
    'Vital signs',
    'Vaccines',
    'Visits',
    'Care plans',
    'Goals',
    'Care team',
    'Test reports',
    'Notes and documents',
    'Insurance',
  ]) {
    await expect(card(main, name).locator('a[href^="/record/"]').first()).toBeVisible()
  }
  const current = conditionsOf('walter').filter(
    (condition) =>
      ['active', 'recurrence', 'relapse'].includes(clinicalStatusOf(condition)) &&
      verificationStatusOf(condition) === 'confirmed' &&
      !isEncounterDiagnosis(condition),
  )
  expect(await linked(card(main, 'Health conditions'), 'Condition')).toEqual(current.map(({ id }) => id ?? '').sort())
  await expect(main.getByText(/^Updated at/)).toBeVisible()
})

test('the conditions page links to every condition, grouped by status', async ({ page, signIn }) => {
  await signIn(/Quinn Sample/)
  await page.goto('/conditions')
  const main = page.getByRole('main')
  const all = conditionsOf('quinn')
  const errorCount = all.filter((condition) => verificationStatusOf(condition) === 'entered-in-error').length
  await expect(
    main.getByText(`${all.length} records in this list, ${errorCount} of them entered by mistake`),
  ).toBeVisible()
  expect(await linked(main, 'Condition')).toEqual(all.map(({ id }) => id ?? '').sort())
  const unconfirmed = all.filter((condition) =>
    ['unconfirmed', 'provisional', 'differential'].includes(verificationStatusOf(condition)),
  )
  const confirmed = all.filter((condition) => verificationStatusOf(condition) === 'confirmed')
  await expect(main.getByRole('heading', { name: `Being looked into (${unconfirmed.length})` })).toBeVisible()
  await expect(
    main.getByRole('heading', {
      name: `In remission (${confirmed.filter((condition) => clinicalStatusOf(condition) === 'remission').length})`,
    }),
  ).toBeVisible()
  await expect(
    main.getByText(`Ruled out (${all.filter((condition) => verificationStatusOf(condition) === 'refuted').length})`),
  ).toBeVisible()
  await expect(main.getByText('Started at age 40 to 45')).toBeVisible()
})

test('the medicines page links to every prescription and fill, and shows the history of one', async ({
  page,
  signIn,
}) => {
  await signIn(/Quinn Sample/)
  await page.goto('/medicines')
  const main = page.getByRole('main')
  const [requests, fills] = [requestsOf('quinn'), fillsOf('quinn')]
  const filled = fills.filter(({ status }) => status === 'completed').length
  expect(filled).toBeLessThan(fills.length)
  await expect(
    main.getByText(`${fills.length} entries about pharmacy fills in this record, ${filled} of them filled`),
  ).toBeVisible()
  expect(await linked(main, 'MedicationRequest')).toEqual(requests.map(({ id }) => id ?? '').sort())
  expect(await linked(main, 'MedicationDispense')).toEqual(fills.map(({ id }) => id ?? '').sort())
  const entry = main
    .getByRole('list', { name: /^Current/ })
    .getByRole('listitem')
    .filter({ has: page.locator('a[href="/record/MedicationRequest/quinn-alendronate"]') })
  await entry.getByText('Refills and earlier prescriptions').click()
  const fillsOfPrescription = fills.filter(({ authorizingPrescription = [] }) =>
    authorizingPrescription.some(({ reference }) => reference === 'MedicationRequest/quinn-alendronate'),
  )
  await expect(entry.getByRole('table').getByRole('row')).toHaveCount(fillsOfPrescription.length + 1)
  await expect(entry.getByText('The pharmacy gave a different version of this medicine.')).toBeVisible()
  // A prescription with a medicationReference has a plain name too, and an ended one is not listed as current.
  await expect(entry.locator('a[href="/record/MedicationRequest/quinn-alendronate-2025"]')).toHaveText(
    'Alendronate 10 mg, tablet',
  )
  await expect(entry.getByText(/^Listed as current/)).toHaveCount(0)
  await expect(entry.locator('a[href="/record/MedicationRequest/quinn-alendronate-2024"]')).toBeVisible()
})

test('a proxy sees the name of a patient who has died, and no stopped medicine as current', async ({
  page,
  signIn,
}) => {
  await signIn(/Carmen/)
  const main = page.getByRole('main')
  await expect(main.getByRole('heading', { level: 1 })).toContainText('Rosa')
  const current = requestsOf('rosa').filter(({ status }) => status === 'active')
  expect(await linked(card(main, 'Medicines'), 'MedicationRequest')).toEqual(current.map(({ id }) => id ?? ''))
  await expect(card(main, 'Medicines')).toContainText('Nothing is listed as current.')
})

test('each section of an empty summary says that nothing was found, and allergies claim no absence', async ({
  page,
  signIn,
}) => {
  await signIn(/Omar/)
  const main = page.getByRole('main')
  const cards = main.getByRole('region')
  await expect(cards).toHaveCount(13)
  for (const each of await cards.all()) await expect(each).toContainText(/found no/i)
  await expect(card(main, 'Allergies and reactions')).toContainText('This does not mean there are none')
})

test.describe('a record with contradictory entries', () => {
  test.use({ sandboxArgs: ['--data', folder] })

  test('an entered-in-error result is never the latest, and a critical result has its advice on the summary', async ({
    page,
    signIn,
  }) => {
    await signIn(/Pia/)
    const results = card(page.getByRole('main'), 'Latest test results')
    await expect(results.getByText('6.6 mmol/L')).toBeVisible()
    await expect(results.getByText('A result like this should be looked at right away.')).toBeVisible()
    await expect(results).not.toContainText(/9\.9|8\.8/)
    await expect(card(page.getByRole('main'), 'Medicines listed as current')).toContainText(
      'Another entry says not to take this medicine.',
    )
  })

  test('a condition without a status is not called current, and duplicates are one entry with all sources', async ({
    page,
    signIn,
  }) => {
    await signIn(/Pia/)
    await page.goto('/conditions')
    const main = page.getByRole('main')
    await expect(main.getByRole('heading', { name: 'Current (1)' })).toBeVisible()
    await expect(main.getByRole('heading', { name: 'Status not given or not clear (1)' })).toBeVisible()
    await expect(
      main.getByRole('list', { name: 'Current' }).getByText('Another entry says that you do not have this.'),
    ).toBeVisible()
    await main.getByText('Written down 2 times').click()
    await expect(main.getByText('Dr. First')).toBeVisible()
    await expect(main.getByText('Dr. Second')).toBeVisible()
  })

  test('a do-not-take order has no directions, and an expired prescription says so', async ({ page, signIn }) => {
    await signIn(/Pia/)
    await page.goto('/medicines')
    const main = page.getByRole('main')
    const never = main.getByRole('list', { name: /^Do not take/ })
    await expect(never.getByRole('link', { name: 'Never pill' })).toBeVisible()
    await expect(never).not.toContainText(/1 tablet|How to take/)
    await expect(main.getByRole('list', { name: /^Current/ })).toContainText(
      'The dates of this prescription have passed.',
    )
    await expect(main.getByRole('list', { name: /^Current/ })).toContainText(
      'Another entry says not to take this medicine.',
    )
  })
})
