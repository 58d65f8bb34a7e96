import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { findInMain, findTitle, main } from '../../app/__fixtures__/page-content'
import { openPage, renderRoute, startSandboxWith } from '../../app/__fixtures__/render-route'

const subject = { reference: 'Patient/tove' }
const RXNORM = 'http://www.nlm.nih.gov/research/umls/rxnorm'
const SNOMED = 'http://snomed.info/sct'

const sandbox = startSandboxWith([
  { resourceType: 'Patient', id: 'tove', name: [{ given: ['Tove'], family: 'Aspdal' }], birthDate: '1971-05-09' },
  {
    resourceType: 'Immunization',
    id: 'shot',
    status: 'completed',
    patient: subject,
    vaccineCode: {
      text: 'COVID-19 vaccine',
      coding: [{ system: 'http://hl7.org/fhir/sid/cvx', code: '141', display: 'Influenza' }],
    },
    occurrenceDateTime: '2024-10-01',
  },
  {
    resourceType: 'MedicationRequest',
    id: 'tablets',
    status: 'active',
    intent: 'order',
    subject,
    authoredOn: '2026-10-01',
    medicationCodeableConcept: {
      text: 'Acetaminophen 500 mg tablet',
      coding: [{ system: RXNORM, code: '313782', display: 'Acetaminophen 325 MG Oral Tablet' }],
    },
    dosageInstruction: [{ text: 'Take 2 tablets every 6 hours' }],
  },
  {
    resourceType: 'Encounter',
    id: 'stay',
    status: 'finished',
    class: { code: 'IMP' },
    subject,
    type: [{ coding: [{ system: SNOMED, code: '183452005', display: 'Encounter Inpatient' }] }],
    period: { start: '2026-02-03', end: '2026-02-05' },
  },
  {
    resourceType: 'Procedure',
    id: 'eeg',
    status: 'completed',
    subject,
    code: { coding: [{ system: SNOMED, code: '54550000', display: 'Electroencephalogram' }] },
    performedDateTime: '2026-02-03',
  },
  {
    resourceType: 'Observation',
    id: 'flu',
    status: 'final',
    subject,
    category: [
      { coding: [{ system: 'http://terminology.hl7.org/CodeSystem/observation-category', code: 'laboratory' }] },
    ],
    code: { coding: [{ system: 'http://loinc.org', code: '80383-3', display: 'Influenza virus A Ag' }] },
    valueCodeableConcept: { text: 'Negative' },
    effectiveDateTime: '2026-02-03',
  },
  {
    resourceType: 'Condition',
    id: 'fetus',
    subject,
    clinicalStatus: {
      coding: [{ system: 'http://terminology.hl7.org/CodeSystem/condition-clinical', code: 'active' }],
    },
    code: {
      coding: [{ system: SNOMED, code: '156073000', display: 'Fetus with unknown complication (disorder)' }],
    },
  },
])

test.each([
  ['/records/Immunization', 'COVID-19 vaccine', /Flu vaccine|influenza|the flu/i, 'Its name and its code do not agree'],
  ['/medicines', 'Acetaminophen 500 mg tablet', /325/, 'Its name and its code do not agree'],
  ['/conditions', 'Fetus with unknown complication', /miscarriage/i, 'Its name and its code do not agree'],
  ['/results', 'Influenza virus A Ag', /flu B/i, 'Its name and its code do not agree'],
  ['/timeline', 'COVID-19 vaccine', /Flu vaccine|miscarriage|325/i, 'Its name and its code do not agree'],
])('a record whose code and words disagree keeps its words: %s', async (path, words, otherName, note) => {
  await renderRoute(path, { person: 'tove', sandbox })
  await findInMain(note)
  await findInMain(words)
  expect(main().textContent).not.toMatch(otherName)
  expect(within(main()).queryByText(/^What is this\?/)).toBeNull()
})

test('the page of the record says what follows from that, in both languages', async () => {
  await renderRoute('/', { person: 'tove', sandbox })
  await openPage('/record/Immunization/shot')
  await findTitle('COVID-19 vaccine')
  await findInMain('The care team can say which is right.')
  await userEvent.selectOptions(screen.getAllByRole('combobox', { name: 'Language' })[0] ?? main(), 'Español')
  await waitFor(() => expect(main().textContent).toContain('El equipo de atención puede decir cuál es correcto.'))
})

test.each([
  ['/records/Encounter', /Encounter Inpatient/, /emergency|not planned|right away/i],
  ['/record/Encounter/stay', /Encounter Inpatient/, /emergency|not planned|right away/i],
  ['/records/Procedure', /EEG|Electroencephalogram/, /count/i],
  ['/record/Procedure/eeg', /EEG|Electroencephalogram/, /count/i],
])('a code says no more than the words beside it: %s', async (path, words, more) => {
  await renderRoute(path, { person: 'tove', sandbox })
  await findInMain(words)
  await waitFor(() => expect(main().querySelector('[data-loading], [data-name-loading]')).toBeNull())
  expect(main().textContent).not.toMatch(more)
})
