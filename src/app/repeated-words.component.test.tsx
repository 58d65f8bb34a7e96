import { expect, test } from 'vitest'
import { findInMain, linkedIds, main } from './__fixtures__/page-content'
import { openPage, renderRoute, startSandboxWith } from './__fixtures__/render-route'

const subject = { reference: 'Patient/pia' }
const visit = (id: string, hour: string, more: object) => ({
  resourceType: 'Encounter',
  id,
  subject,
  status: 'finished',
  class: { code: 'AMB' },
  type: [{ text: 'Clinic visit' }],
  period: { start: `2026-10-05T${hour}:00:00-04:00`, end: `2026-10-05T${hour}:30:00-04:00` },
  ...more,
})
const note = (id: string) => ({
  resourceType: 'DocumentReference',
  id,
  subject,
  status: 'current',
  type: { text: `Note ${id}` },
  date: '2026-10-05T12:00:00-04:00',
  author: [{ reference: 'Practitioner/gone' }],
  content: [{ attachment: { contentType: 'text/plain', data: btoa(`Words of note ${id}`) } }],
})

/** Two visits of one day with notes of that day, whose authors no record names; and a phone number with its kind. */
const sandbox = startSandboxWith([
  {
    resourceType: 'Patient',
    id: 'pia',
    name: [{ family: 'Doe', given: ['Pia'] }],
    birthDate: '1980-01-01',
    telecom: [{ system: 'phone', use: 'home', value: '555-0171' }],
  },
  visit('first', '08', {
    reasonCode: [
      { text: 'Illness', coding: [{ system: 'urn:a', code: '1' }] },
      { text: 'illness', coding: [{ system: 'urn:b', code: '2' }] },
    ],
  }),
  visit('second', '10', {
    serviceProvider: { display: 'Willow Clinic' },
    location: [{ location: { display: 'Willow Clinic' } }],
  }),
  ...['flu-1', 'flu-2'].map((id) => ({
    resourceType: 'Immunization',
    id,
    patient: subject,
    status: 'completed',
    vaccineCode: { text: 'Flu vaccine' },
    occurrenceDateTime: '2024-10-01',
  })),
  ...['scope-1', 'scope-2'].map((id) => ({
    resourceType: 'Procedure',
    id,
    subject,
    status: 'completed',
    code: { text: 'Colonoscopy' },
    performedDateTime: '2024-10-02',
  })),
  ...['cough-1', 'cough-2'].map((id) => ({
    resourceType: 'Condition',
    id,
    subject,
    clinicalStatus: { coding: [{ code: 'active' }] },
    code: { text: 'Cough' },
    recordedDate: '2026-10-05',
  })),
  { resourceType: 'Patient', id: 'dee', name: [{ family: 'Doe', given: ['Dee'] }], deceasedDateTime: '2026-10-20' },
  visit('last', '10', { subject: { reference: 'Patient/dee' } }),
  ...['penicillin-1', 'penicillin-2'].map((id) => ({
    resourceType: 'AllergyIntolerance',
    id,
    patient: subject,
    clinicalStatus: { coding: [{ code: 'active' }] },
    code: { text: 'Penicillin' },
  })),
  note('one'),
  note('two'),
  { resourceType: 'Practitioner', id: 'staff', name: [{ family: 'Staffer' }] },
])

test('the same words of two codes stand once in a list', async () => {
  await renderRoute('/records/Encounter', { person: 'all-patients-provider', provider: true, patient: 'pia', sandbox })
  await findInMain(/Illness/)
  expect(main().textContent.match(/illness/gi)).toHaveLength(1)
  expect(main().textContent.split('Willow Clinic')).toHaveLength(2)
})

test('values stay apart when they are copied', async () => {
  await renderRoute('/record/Patient/pia', { person: 'pia', sandbox })
  await findInMain('555-0171')
  expect(main().textContent).toContain('555-0171, Phone, Home')
})

test('the notes of a day are not said to be missing from another visit of that day', async () => {
  await renderRoute('/', { person: 'all-patients-provider', provider: true, patient: 'pia', sandbox })
  await findInMain('Notes from the day of the encounter')
  expect(main().textContent).not.toContain('we found no notes')
})

test('an allergy that two records state in the same words stands once, with the number and both links', async () => {
  await renderRoute('/records/AllergyIntolerance', { person: 'pia', sandbox })
  await findInMain('Current (1)')
  await findInMain(/Written down 2 times/)
  expect(linkedIds('AllergyIntolerance')).toEqual(['penicillin-1', 'penicillin-2'])
  await openPage('/')
  expect(linkedIds('AllergyIntolerance')).toHaveLength(1)
})

test('nothing is new since the last visit of a person who has died', async () => {
  await renderRoute('/', { person: 'dee', sandbox })
  await findInMain('Dee Doe died on October 20, 2026')
  expect(main().textContent).not.toContain('since')
})

test('an author whom no record names is not named as missing below each note', async () => {
  await renderRoute('/record/Encounter/second', { person: 'pia', sandbox })
  await findInMain('Words of note one')
  expect(main().textContent).not.toMatch(/Author|can’t find this record/)
})

test('a vaccination, a procedure and a condition that two records state stand once, with the number and both links', async () => {
  await renderRoute('/records/Immunization', { person: 'pia', sandbox })
  await findInMain('Given (1)')
  expect(linkedIds('Immunization')).toEqual(['flu-1'])
  expect(main().textContent).not.toContain('2 doses')
  await openPage('/record/Immunization/flu-1')
  await findInMain(/Written down 2 times/)
  expect(linkedIds('Immunization')).toContain('flu-2')
  await openPage('/download/work')
  await findInMain('The sheet holds 1 vaccine dose.')
  await findInMain('Written down 2 times')
  await openPage('/records/Procedure')
  await findInMain('2024 (1)')
  await findInMain(/Written down 2 times/)
  expect(linkedIds('Procedure')).toEqual(['scope-1', 'scope-2'])
  await openPage('/conditions')
  await findInMain('Current (1)')
  await findInMain(/Written down 2 times/)
  expect(linkedIds('Condition')).toEqual(['cough-1', 'cough-2'])
})

test('a visit names its place once; the clinical view has every element', async () => {
  await renderRoute('/timeline', { person: 'pia', sandbox })
  await findInMain('Clinic visit')
  await openPage('/record/Encounter/second')
  await findInMain('Willow Clinic')
  // In the lines at the top, and among all elements.
  expect(main().textContent.split('Willow Clinic')).toHaveLength(3)
  await openPage('/record/Encounter/second?view=clinical')
  await findInMain('Willow Clinic')
  expect(main().textContent.split('Willow Clinic')).toHaveLength(4)
})
