import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, test } from 'vitest'
import { findInMain, findTitle, headings, main } from './__fixtures__/page-content'
import { openPage, renderRoute, startSandboxWith } from './__fixtures__/render-route'

const subject = { reference: 'Patient/tove' }
const SNOMED = 'http://snomed.info/sct'
const coded = (code: string, display: string) => ({ coding: [{ system: SNOMED, code, display }], text: display })
const base64 = (text: string) => Buffer.from(text).toString('base64')
const visit = { reference: 'Encounter/visit' }
const period = { start: '2018-12-24T09:26:00-05:00', end: '2018-12-24T09:41:00-05:00' }

const sandbox = startSandboxWith([
  { resourceType: 'Patient', id: 'tove', name: [{ given: ['Tove'], family: 'Exampleby' }], birthDate: '1971-05-09' },
  {
    resourceType: 'Encounter',
    id: 'visit',
    subject,
    status: 'finished',
    class: { system: 'http://terminology.hl7.org/CodeSystem/v3-ActCode', code: 'AMB' },
    type: [{ text: 'Encounter' }],
    period,
  },
  {
    resourceType: 'Condition',
    id: 'throat',
    subject,
    encounter: visit,
    code: coded('43878008', 'Streptococcal sore throat'),
    clinicalStatus: { coding: [{ code: 'resolved' }] },
    onsetDateTime: '2018-12-24',
    abatementDateTime: '2018-12-31',
  },
  { resourceType: 'Condition', id: 'other', subject, encounter: visit, code: { text: 'Quinsy' } },
  {
    resourceType: 'MedicationRequest',
    id: 'order',
    subject,
    status: 'stopped',
    intent: 'order',
    medicationCodeableConcept: { text: 'Penicillin V Potassium 250 MG Oral Tablet' },
    reasonReference: [{ reference: 'Condition/throat' }],
    encounter: visit,
    authoredOn: '2018-12-24',
  },
  ...['2018-12-24', '2018-12-26'].map((performedDateTime, index) => ({
    resourceType: 'Procedure',
    id: `throat-${index}`,
    subject,
    status: 'completed',
    code: coded('269828009', 'Throat culture (procedure)'),
    reasonReference: [{ reference: 'Condition/throat' }],
    performedDateTime,
  })),
  {
    resourceType: 'CarePlan',
    id: 'plan',
    subject,
    status: 'completed',
    intent: 'order',
    category: [{ text: 'Respiratory regimen' }],
    encounter: visit,
    addresses: [{ reference: 'Condition/other' }],
    text: {
      status: 'generated',
      div: '<div xmlns="http://www.w3.org/1999/xhtml">Care plan for the throat, as it was written.</div>',
    },
  },
  {
    resourceType: 'Device',
    id: 'device',
    patient: subject,
    type: { text: 'Respiratory humidifier (physical object)' },
    deviceName: [{ name: 'Respiratory humidifier (physical object)', type: 'user-friendly-name' }],
  },
  {
    resourceType: 'DocumentReference',
    id: 'history',
    subject,
    status: 'current',
    type: { coding: [{ system: 'http://loinc.org', code: '34117-2', display: 'History and physical note' }] },
    date: '2018-12-24T10:00:00-05:00',
    context: { encounter: [visit], period },
    content: [{ attachment: { contentType: 'text/plain', data: base64('Red throat.') } }],
  },
  {
    resourceType: 'CareTeam',
    id: 'team',
    subject,
    status: 'active',
    participant: [{ role: [{ text: 'Healthcare related organization' }], member: { display: 'Elm Clinic' } }],
  },
  {
    resourceType: 'DocumentReference',
    id: 'note',
    subject,
    status: 'current',
    type: { text: 'Telehealth memo' },
    date: '2018-12-24T10:00:00-05:00',
    context: { encounter: [visit], period },
    content: [
      { attachment: { contentType: 'text/plain', data: base64('The throat is red. Take the tablets as written.') } },
    ],
  },
])

beforeEach(async () => renderRoute('/conditions', { person: 'tove', language: 'es', sandbox }))

const english = () => [...main().querySelectorAll('[lang="en"]')].map(({ textContent }) => textContent)

test.each([
  ['a linked visit', '/record/CarePlan/plan', 'Respiratory regimen', 'Encounter'],
  ['a linked condition', '/record/CarePlan/plan', 'Respiratory regimen', 'Quinsy'],
  ['the title of a plan', '/record/CarePlan/plan', 'Respiratory regimen', 'Respiratory regimen'],
  ['the text of the health system', '/record/CarePlan/plan', 'Respiratory regimen', /^Care plan for the throat/],
  ['the title of a device', '/record/Device/device', 'Respiratory humidifier', 'Respiratory humidifier'],
  ['a care plan to choose', '/take-along', 'Para una cita', 'Respiratory regimen'],
  ['a device to choose', '/take-along', 'Para una cita', 'Respiratory humidifier'],
  ['a role', '/records/CareTeam', 'Equipos de atención', 'Healthcare related organization'],
  ['the title of a document', '/documents/note', 'Telehealth memo', 'Telehealth memo'],
  ['the text of a document', '/documents/note', 'Telehealth memo', /^The throat is red/],
])('%s in English is marked as English on a Spanish page', async (_what, path, title, text) => {
  await openPage(path)
  await findTitle(title)
  await findInMain(/inglés/)
  await expect
    .poll(() => english().some((each) => (typeof text === 'string' ? each === text : text.test(each))), {
      timeout: 5000,
    })
    .toBe(true)
})

test('the reason of a prescription has its Spanish name once, then its own, marked as English', async () => {
  await openPage('/record/MedicationRequest/order')
  await userEvent.click(await screen.findByText('Todos los detalles de esta medicina'))
  await findInMain(/Infección de garganta por estreptococo \(“Streptococcal sore throat”\)/)
  expect(main().textContent).not.toMatch(/“Infección/)
  expect(english()).toContain('Streptococcal sore throat')
})

test('the heading of a note on the page of its visit has its Spanish name', async () => {
  await openPage('/record/Encounter/visit')
  await waitFor(() => expect(headings(3)).toContain('Nota de historia y revisión física'))
})

test('the visits to choose from are named in one language each', async () => {
  await openPage('/new')
  const options = [...main().querySelectorAll<HTMLOptionElement>('select option')]
  expect(options.map(({ textContent }) => textContent).join()).toContain('Encounter')
  for (const { textContent, lang } of options) expect([textContent, lang]).toEqual([expect.any(String), 'en'])
})

test('the first sentence about a condition counts what its page shows', async () => {
  await openPage('/record/Condition/throat')
  await findInMain('Van con este problema: 1 orden de medicina, 1 visita o nota y 2 procedimientos.')
  expect(screen.getByRole('heading', { name: 'Procedimientos' })).toBeDefined()
})
