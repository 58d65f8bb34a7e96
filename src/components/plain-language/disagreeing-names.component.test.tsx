import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { findInMain, findTitle, main } from '../../app/__fixtures__/page-content'
import { openPage, renderRoute, startSandboxWith } from '../../app/__fixtures__/render-route'

const subject = { reference: 'Patient/tove' }
const RXNORM = 'http://www.nlm.nih.gov/research/umls/rxnorm'

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
    resourceType: 'Condition',
    id: 'fetus',
    subject,
    clinicalStatus: {
      coding: [{ system: 'http://terminology.hl7.org/CodeSystem/condition-clinical', code: 'active' }],
    },
    code: {
      coding: [
        { system: 'http://snomed.info/sct', code: '156073000', display: 'Fetus with unknown complication (disorder)' },
      ],
    },
  },
])

test.each([
  ['/records/Immunization', 'COVID-19 vaccine', /Flu vaccine|influenza|the flu/i, 'Its name and its code do not agree'],
  ['/medicines', 'Acetaminophen 500 mg tablet', /325/, 'Its name and its code do not agree'],
  ['/conditions', 'Fetus with unknown complication', /miscarriage/i, 'Its name and its code do not agree'],
  ['/timeline', 'COVID-19 vaccine', /Flu vaccine|miscarriage|325/i, 'Its name and its code do not agree'],
])('a record whose code and words disagree keeps its words: %s', async (path, words, otherName, note) => {
  await renderRoute(path, { person: 'tove', sandbox })
  await findInMain(note)
  expect(main().textContent).toContain(words)
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
