import { randomUUID } from 'node:crypto'
import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from './fixtures'
import { openPage } from './navigation'
import type { Page } from '@playwright/test'

const subject = { reference: 'Patient/p' }
const resources = [
  {
    resourceType: 'Patient',
    id: 'p',
    name: [{ given: ['Pia'], family: 'Linkson' }],
    birthDate: '1980-02-03',
    deceasedDateTime: '2026-01-15',
  },
  {
    resourceType: 'Patient',
    id: 'j',
    name: [{ given: ['Joan'], family: 'Joined' }],
    link: [{ other: { reference: 'Patient/p' }, type: 'replaced-by' }],
  },
  {
    resourceType: 'DiagnosticReport',
    id: 'missing',
    status: 'final',
    subject,
    code: { text: 'Half a report' },
    result: [{ reference: 'Observation/gone', display: 'Lost test' }],
  },
  {
    resourceType: 'Goal',
    id: 'narrative',
    lifecycleStatus: 'active',
    subject,
    text: {
      status: 'additional',
      div: '<div xmlns="http://www.w3.org/1999/xhtml">Call the <b>stroke team</b> first</div>',
    },
  },
  { resourceType: 'Patient', id: 'q', name: [{ given: ['Quinn'], family: 'Other' }] },
  { resourceType: 'Practitioner', id: 'lee', name: [{ given: ['Ana'], family: 'Lee' }] },
  { resourceType: 'Encounter', id: 'visit', status: 'finished', subject, type: [{ text: 'Yearly check' }] },
  { resourceType: 'Condition', id: 'theirs', subject: { reference: 'Patient/q' }, code: { text: 'Not for Pia' } },
  {
    resourceType: 'Condition',
    id: 'links',
    subject,
    code: {
      text: 'A tangle',
      coding: [{ system: 'http://loinc.org', code: '1-8', display: 'Tangled', version: '2.7' }],
    },
    encounter: { reference: 'Encounter/visit' },
    recorder: { display: 'A name alone' },
    asserter: { identifier: { value: 'N-17' } },
    contained: [{ resourceType: 'Practitioner', id: 'inner', name: [{ text: 'Doctor Inside' }] }],
    extension: [{ url: 'https://example.org/mood', valueString: 'sunny' }],
    // The sandbox responds to another patient's record as to a missing one.
    evidence: [
      {
        detail: [
          { reference: '#inner' },
          { reference: '#nowhere' },
          { reference: 'Condition/links' },
          { reference: 'Condition/theirs' },
        ],
      },
      {
        detail: [
          { reference: 'Procedure/gone' },
          { reference: 'https://elsewhere.example/fhir/Condition/1' },
          { reference: 'ServiceRequest/1' },
        ],
      },
    ],
  },
  { resourceType: 'Medication', id: 'pill', code: { text: 'Calm pill' } },
  {
    resourceType: 'MedicationRequest',
    id: 'order',
    status: 'active',
    intent: 'order',
    subject,
    medicationReference: { reference: 'Medication/pill' },
    modifierExtension: [{ url: 'https://example.org/never' }],
  },
  {
    resourceType: 'AllergyIntolerance',
    id: 'none',
    patient: subject,
    code: { text: 'No known allergy', coding: [{ system: 'http://snomed.info/sct', code: '716186003' }] },
  },
  {
    resourceType: 'Provenance',
    id: 'from',
    recorded: '2024-05-03T12:00:00Z',
    target: [{ reference: 'Condition/links' }],
    agent: [{ who: { reference: 'Practitioner/lee', display: 'Dr. Lee' } }],
  },
]
const folder = join(tmpdir(), `detail-${randomUUID()}`)

test.use({ sandboxArgs: ['--data', folder], expectedConsole: /status of 40[34]/ })
test.beforeAll(() => {
  mkdirSync(folder, { recursive: true })
  writeFileSync(join(folder, 'records.ndjson'), resources.map((resource) => JSON.stringify(resource)).join('\n'))
})
test.afterAll(() => rmSync(folder, { recursive: true, force: true }))

const open = async (page: Page, path: string, title: string) => {
  await page.goto(path)
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible()
}

test('each kind of reference is displayed in its own way', async ({ page, signIn }) => {
  await signIn(/Pia/)
  await open(page, '/record/Condition/links', 'A tangle')
  const main = page.getByRole('main')
  await expect(main.getByRole('link', { name: 'Yearly check' }).first()).toHaveAttribute(
    'href',
    '/record/Encounter/visit',
  )
  await expect(main.getByText('A name alone')).toBeVisible()
  await expect(main.getByRole('link', { name: 'A name alone' })).toHaveCount(0)
  await expect(main.getByText('Known by the number N-17')).toBeVisible()
  const notes = main.locator('[data-element="Condition.evidence"] [data-link]')
  await expect(notes).toHaveCount(7)
  await expect
    .poll(() => notes.evaluateAll((all) => all.map((note) => note.getAttribute('data-link'))))
    .toEqual(['contained', 'broken', 'self', 'notFound', 'notFound', 'elsewhere', 'notOffered'])
  await expect(main.getByText('Kept at elsewhere.example')).toBeVisible()
  await expect(main.getByText('Not for Pia')).toHaveCount(0)
  await main.getByRole('link', { name: 'Doctor Inside' }).click()
  await expect(main.getByRole('heading', { name: 'Care provider: Doctor Inside' })).toBeInViewport()
})

test('a record is shown in plain words, with codes, or as raw data, and the choice persists', async ({
  page,
  signIn,
}) => {
  await signIn(/Pia/)
  await open(page, '/record/Condition/links', 'A tangle')
  const main = page.getByRole('main')
  await expect(main.getByText('Tangled (LOINC 1-8, version 2.7)').first()).toBeHidden()
  await page.getByRole('radio', { name: 'Clinical details' }).check()
  await expect(main.getByText('Tangled (LOINC 1-8, version 2.7)').first()).toBeVisible()
  await expect(main.getByText('1 more detail from the health system')).toBeVisible()
  await expect(main.getByText('sunny')).toBeVisible()
  await main.getByRole('link', { name: 'Yearly check' }).first().click()
  await expect(page.getByRole('heading', { level: 1, name: 'Yearly check' })).toBeVisible()
  await expect(page.getByRole('radio', { name: 'Clinical details' })).toBeChecked()
  await page.getByRole('radio', { name: 'Raw data' }).check()
  await expect(main.locator('pre')).toContainText('"resourceType": "Encounter"')
  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Download the raw data' }).click()
  expect((await download).suggestedFilename()).toBe('Encounter.json')
})

test('a record shows its provenance, searched on demand, and the loaded records that refer to it', async ({
  page,
  signIn,
}) => {
  await signIn(/Pia/)
  const requested: string[] = []
  page.on('request', (request) =>
    request.url().includes('_revinclude')
      ? requested.push(decodeURIComponent(new URL(request.url()).search))
      : undefined,
  )
  await open(page, '/record/Condition/links', 'A tangle')
  await expect(page.getByText('Written down or sent by Dr. Lee on May 3, 2024')).toBeVisible()
  expect(requested).toEqual(['?patient=p&code=http://loinc.org|1-8&_revinclude=Provenance:target'])
  await page.getByRole('link', { name: 'Yearly check' }).first().click()
  await expect(page.getByRole('heading', { level: 2, name: 'From this visit' })).toBeVisible()
  await expect(page.getByRole('main').getByRole('link', { name: 'A tangle' })).toBeVisible()
  await open(page, '/record/MedicationRequest/order', 'Calm pill')
  await page.getByRole('main').getByRole('link', { name: 'Calm pill' }).first().click()
  await page.getByText('Mentioned in (1)').click()
  await expect(page.locator('main a[href="/record/MedicationRequest/order"]')).toBeVisible()
  await expect(page.getByText('Other parts of the record may mention it too.')).toBeVisible()
})

test('modifier extensions, medicine references and denied allergies are shown in plain words', async ({
  page,
  signIn,
}) => {
  await signIn(/Pia/)
  await expect(page.getByRole('banner').getByText('Died January 15, 2026')).toBeVisible()
  await open(page, '/record/MedicationRequest/order', 'Calm pill')
  await expect(page.getByText('more to this record than we can show')).toBeVisible()
  await open(page, '/record/AllergyIntolerance/none', 'The record says: no known allergies')
  await open(page, '/record/Questionnaire/x', 'Form')
  await expect(page.getByText('This health system does not share forms.')).toBeVisible()
  await open(page, '/record/Condition/theirs', 'Health condition')
  await expect(page.getByText('Not for Pia')).toHaveCount(0)
})

test('a missing record is requested once per session and always reported as missing', async ({ page, signIn }) => {
  await signIn(/Pia/)
  const requested: string[] = []
  page.on('request', (request) =>
    request.url().endsWith('/Observation/gone') ? requested.push(request.url()) : undefined,
  )
  await openPage(page, '/record/DiagnosticReport/missing')
  const missing = page.getByRole('main').getByText('We can’t find this record at the health system.')
  await expect(missing.first()).toBeVisible()
  for (let visit = 0; visit < 2; visit += 1) {
    await openPage(page, '/conditions')
    await openPage(page, '/record/DiagnosticReport/missing')
    await expect(missing.first()).toBeVisible()
  }
  await openPage(page, '/conditions')
  expect(requested).toHaveLength(1)
})

test('a narrative that says more than the fields comes first and is marked as such', async ({ page, signIn }) => {
  await signIn(/Pia/)
  await openPage(page, '/record/Goal/narrative')
  const main = page.getByRole('main')
  // The narrative is the record's only title.
  await expect(main.getByRole('heading', { level: 1 })).toHaveText('Call the stroke team first')
  await expect(main.getByRole('paragraph').filter({ hasText: 'Call the stroke team first' })).toBeVisible()
  await expect(main.getByText('It says more than the other parts of this record.')).toBeVisible()
  await expect(main.getByRole('heading', { level: 2 }).first()).toHaveText('Summary that the health system wrote')
})

test('the summary of a merged patient record says that it was merged', async ({ page, signIn }) => {
  await signIn(/Joan/)
  await expect(
    page.getByRole('main').getByText('What is not here may be in the other one.', { exact: false }),
  ).toBeVisible()
})
