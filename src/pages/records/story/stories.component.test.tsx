import { waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { findInMain, findTitle, linksTo, main, sectionOf, summaryOf } from '../../../app/__fixtures__/page-content'
import { renderRoute, setFaults, startSandboxWith } from '../../../app/__fixtures__/render-route'

const code = (value: string) => ({ coding: [{ code: value }] })
const active = { clinicalStatus: code('active'), verificationStatus: code('confirmed') }
const tove = { reference: 'Patient/tove' }
const allergy = (id: string, elements: object) => ({
  resourceType: 'AllergyIntolerance',
  id,
  patient: tove,
  code: { text: `Substance ${id}` },
  ...active,
  ...elements,
})
const condition = (id: string, elements: object) => ({
  resourceType: 'Condition',
  id,
  subject: tove,
  code: { text: `Condition ${id}` },
  ...active,
  ...elements,
})
const vaccine = (id: string, cvx: string, elements: object) => ({
  resourceType: 'Immunization',
  id,
  status: 'completed',
  patient: tove,
  vaccineCode: { coding: [{ system: 'http://hl7.org/fhir/sid/cvx', code: cvx }] },
  primarySource: true,
  ...elements,
})
const ofSeries = (number: number) => ({
  protocolApplied: [{ doseNumberPositiveInt: number, seriesDosesPositiveInt: 2 }],
})
const modifier = { modifierExtension: [{ url: 'http://example.org/unknown', valueBoolean: true }] }
const secret = {
  meta: { security: [{ system: 'http://terminology.hl7.org/CodeSystem/v3-Confidentiality', code: 'R' }] },
}
const mistake = { verificationStatus: code('entered-in-error') }
const severe = [{ severity: 'severe', manifestation: [{ text: 'Lips swelled up' }] }]

const sandbox = startSandboxWith([
  { resourceType: 'Patient', id: 'tove', name: [{ given: ['Tove'], family: 'Aspdal' }], birthDate: '1971-05-09' },
  allergy('high', {
    criticality: 'high',
    reaction: severe,
    onsetDateTime: '1974',
    note: [{ text: 'Told by her mother' }],
  }),
  allergy('severe', { reaction: severe }),
  allergy('maybe', { verificationStatus: code('unconfirmed') }),
  allergy('gone', { clinicalStatus: code('resolved') }),
  allergy('out', { clinicalStatus: undefined, verificationStatus: code('refuted') }),
  allergy('wrong', mistake),
  allergy('odd', modifier),
  allergy('hidden', secret),
  condition('sore', {
    onsetDateTime: '2022-05-11',
    severity: { coding: [{ system: 'http://snomed.info/sct', code: '6736007' }] },
  }),
  condition('checked', { verificationStatus: code('provisional') }),
  condition('out', { verificationStatus: code('refuted') }),
  condition('wrong', mistake),
  condition('odd', modifier),
  {
    resourceType: 'MedicationRequest',
    id: 'never',
    status: 'active',
    intent: 'order',
    doNotPerform: true,
    subject: tove,
    medicationCodeableConcept: { text: 'Ibuprofen' },
    dosageInstruction: [{ text: 'Do not take ibuprofen or similar pain relievers' }],
    reasonReference: [{ reference: 'Condition/sore' }],
    authoredOn: '2022-05-11',
  },
  {
    resourceType: 'CarePlan',
    id: 'plan',
    status: 'active',
    intent: 'plan',
    title: 'Plan for it',
    subject: tove,
    addresses: [{ reference: 'Condition/sore' }],
  },
  vaccine('second', '187', { occurrenceDateTime: '2019-05-16', ...ofSeries(2), location: { display: 'A clinic' } }),
  vaccine('first', '187', { occurrenceDateTime: '2019-02-14', ...ofSeries(1) }),
  vaccine('refused', '140', { status: 'not-done', occurrenceDateTime: '2025-10-01', statusReason: { text: 'Fever' } }),
  vaccine('told', '150', { primarySource: false, occurrenceDateTime: '2024-10-01' }),
  vaccine('wrong', '33', { status: 'entered-in-error', occurrenceDateTime: '2024-10-01' }),
])
const open = (path: string) => renderRoute(`/record/${path}`, { person: 'tove', sandbox })

/** The text of the page without what is folded. */
function visibleText(): string {
  const page = main().cloneNode(true) as HTMLElement
  page.querySelectorAll('details > :not(summary)').forEach((element) => element.remove())
  return page.textContent
}
const detailsOf = (summary: string) => summaryOf(summary).closest('details')?.textContent
const banners = () =>
  [...main().querySelectorAll('[class*="banner"]')]
    .filter((element) => /(?:^|[\s_])banner/.test(element.className))
    .map(({ textContent }) => textContent)

test('an allergy of high risk opens with it, and says what happened', async () => {
  await open('AllergyIntolerance/high')
  await findInMain('Your other allergies')
  expect(visibleText()).toMatch(
    /Substance high.*High risk of a serious reactionIt caused “Lips swelled up”, a severe reaction\. Allergy or sensitivity since 1974, confirmed\..*What happened.*Told by her mother.*Tell each doctor, dentist and pharmacist/s,
  )
  expect(banners()[0]).toContain('High risk of a serious reaction')
})

test('a severe reaction is a red notice too, without a risk that the record does not name', async () => {
  await open('AllergyIntolerance/severe')
  await findInMain('It caused “Lips swelled up”, a severe reaction.')
  expect(banners()[0]).toContain('a severe reaction')
  expect(banners().join()).not.toContain('High risk')
})

test('the other allergies are the current ones, each as one stop; a private one is counted', async () => {
  await open('AllergyIntolerance/high')
  await findInMain('Your other allergies')
  await waitFor(() => expect(sectionOf('Your other allergies').textContent).toContain('Substance maybe'))
  const card = sectionOf('Your other allergies')
  expect(card.textContent).toMatch(/Substance severe.*Severe reaction/)
  expect(card.textContent).toMatch(/Substance maybe.*Not confirmed/)
  expect(card.textContent).not.toMatch(/Substance (?:gone|out|wrong|hidden|high)/)
  expect(linksTo('/records/AllergyIntolerance', card)).toHaveLength(1)
  for (const row of card.querySelectorAll('[data-row]')) expect(row.querySelectorAll('a, button')).toHaveLength(1)
})

test.each([
  ['AllergyIntolerance/maybe', /Allergy or sensitivity, not confirmed\./],
  ['AllergyIntolerance/gone', /No longer allergic\./],
  ['AllergyIntolerance/out', /Ruled out: not an allergy\./],
  ['AllergyIntolerance/wrong', /This was entered by mistake\. Do not rely on it\./],
  ['AllergyIntolerance/odd', /may change what it means/],
  ['Condition/checked', /Being checked, not confirmed\./],
  ['Condition/out', /Ruled out\./],
  ['Condition/wrong', /This was entered by mistake\. Do not rely on it\./],
  ['Condition/odd', /may change what it means/],
  ['Immunization/refused', /Not given on October 1, 2025: “Fever”\./],
  ['Immunization/told', /Reported: not written down by the one who gave it\./],
  ['Immunization/wrong', /This was entered by mistake\. Do not rely on it\./],
])('what the record says against itself stands above the fold: %s', async (path, words) => {
  await open(path)
  await waitFor(() => expect(visibleText()).toMatch(words))
})

test('nothing is said of a mistake but that it is one', async () => {
  await open('AllergyIntolerance/wrong')
  await findInMain('Do not rely on it.')
  expect(visibleText()).not.toMatch(/It caused|Tell each doctor|Allergy or sensitivity/)
})

test('a private record stays covered', async () => {
  await open('AllergyIntolerance/hidden')
  await findInMain(/private/i)
  expect(main().textContent).not.toContain('Substance hidden')
})

test('a condition has what must not be taken because of it, and counts what goes with it', async () => {
  await open('Condition/sore')
  await findInMain('Started on May 11, 2022. Current, marked moderate. 1 medicine order and 1 care plan go with it.')
  expect(banners()[0]).toMatch(/Ibuprofen.*Do not take.*“Do not take ibuprofen or similar pain relievers”/)
  expect(sectionOf('Goals and plan').textContent).toContain('Plan for it')
  // The order not to take it is no medicine of the person.
  expect(visibleText()).not.toContain('Medicines')
})

test('a vaccine counts its doses and has each of them, with the others below', async () => {
  await open('Immunization/second')
  await findInMain('2 of 2 doses given. The last on May 16, 2019, at A clinic.')
  expect([...main().querySelectorAll('tbody tr')].map(({ textContent }) => textContent)).toEqual([
    '2 of 2May 16, 2019',
    '1 of 2Feb 14, 2019',
  ])
  expect(linksTo('/record/Immunization/first')).not.toHaveLength(0)
  await waitFor(() => expect(sectionOf('Other vaccines').textContent).toContain('October 2024'))
  // The dose that was not given is no second one.
  expect(sectionOf('Other vaccines').textContent).not.toMatch(/Shingles|2 doses|Not given/)
})

test.each([
  ['AllergyIntolerance/high', 'All details of this allergy', ['Allergic or sensitive to', 'Told by her mother']],
  ['Immunization/second', 'All details of this vaccine', ['Given', 'A clinic']],
  ['Condition/sore', 'All details of this condition', ['What belongs to it', 'Plan for it', 'Moderate']],
])('the whole record is folded at the end: %s', async (path, summary, texts) => {
  await open(path)
  await waitFor(() => {
    for (const text of texts) expect(detailsOf(summary)).toContain(text)
  })
  expect(summaryOf(summary).closest('details')?.open).toBe(false)
  expect(main().querySelectorAll('[data-about-page]')).toHaveLength(1)
})

test('an address that names a view of the record opens it', async () => {
  await open('AllergyIntolerance/high?view=clinical')
  await findTitle('Substance high')
  await waitFor(() => expect(summaryOf('All details of this allergy').closest('details')?.open).toBe(true))
})

test.each([
  ['AllergyIntolerance', 'next-loop', 'AllergyIntolerance/walter-penicillin', /High risk of a serious reaction/],
  ['Immunization', 'next-loop', 'Immunization/walter-shingles-2-vaccine', /Doses/],
  ['MedicationRequest', '500', 'Condition/walter-kidney', /Started on May 11, 2022\. Current, marked moderate\./],
] as const)(
  'a list of %s that is not whole is named on the page that draws from it',
  async (type, kind, path, stays) => {
    await setFaults({ kind, type })
    await renderRoute(`/record/${path}`, { person: 'walter' })
    await waitFor(() => expect(visibleText()).toMatch(/could not load|can’t show|may be missing/i))
    expect(visibleText()).toMatch(stays)
    expect(visibleText()).not.toMatch(/doses given|go with it/)
  },
)

test('providers keep the page of the record', async () => {
  await renderRoute('/record/AllergyIntolerance/walter-penicillin', { person: 'dr-lee', patient: 'walter' })
  await findTitle(/penicillin/i)
  expect(main().textContent).not.toMatch(/All details of this allergy|It caused/)
})
