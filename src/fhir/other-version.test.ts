import { expect, it } from 'vitest'
import { asR4 } from './other-version'

const coded = (code: string) => ({ coding: [{ code }] })

it.each<readonly [string, object, object]>([
  ['Procedure', { status: 'completed', notPerformed: true }, { status: 'not-done', notPerformed: true }],
  ['Procedure', { status: 'completed', notDone: true }, { status: 'not-done', notDone: true }],
  ['Procedure', { status: 'completed', notPerformed: false }, { status: 'completed', notPerformed: false }],
  ['Procedure', { status: 'entered-in-error', notDone: true }, { status: 'entered-in-error', notDone: true }],
  ['Procedure', { notDoneReason: { text: 'Ill' } }, { statusReason: { text: 'Ill' } }],
  ['Procedure', { reasonNotPerformed: [{ text: 'Ill' }] }, { statusReason: { text: 'Ill' } }],
  ['Procedure', { occurrenceDateTime: '2024-05-01' }, { performedDateTime: '2024-05-01' }],
  ['Procedure', { occurrencePeriod: { start: '2024' } }, { performedPeriod: { start: '2024' } }],
  ['Immunization', { status: 'completed', notGiven: true }, { status: 'not-done', notGiven: true }],
  ['Immunization', { status: 'completed', wasNotGiven: true }, { status: 'not-done', wasNotGiven: true }],
  ['Immunization', { date: '2025-01-01' }, { occurrenceDateTime: '2025-01-01' }],
  ['MedicationDispense', { status: 'completed', notDone: true }, { status: 'declined', notDone: true }],
  ['MedicationRequest', { medication: { concept: { text: 'A' } } }, { medicationCodeableConcept: { text: 'A' } }],
  ['MedicationRequest', { medication: { reference: { display: 'A' } } }, { medicationReference: { display: 'A' } }],
  ['AllergyIntolerance', { substance: { text: 'Peanut' } }, { code: { text: 'Peanut' } }],
  [
    'AllergyIntolerance',
    { substance: { text: 'Peanut' }, code: { text: 'Nuts' } },
    { substance: { text: 'Peanut' }, code: { text: 'Nuts' } },
  ],
  ['AllergyIntolerance', { criticality: 'CRITH' }, { criticality: 'high' }],
  ['AllergyIntolerance', { clinicalStatus: 'resolved' }, { clinicalStatus: coded('resolved') }],
  ['AllergyIntolerance', { verificationStatus: 'entered-in-error' }, { verificationStatus: coded('entered-in-error') }],
  ['Condition', { verificationStatus: 'refuted' }, { verificationStatus: coded('refuted') }],
  [
    'Condition',
    { verificationStatus: { text: 'Refuted' } },
    { verificationStatus: { text: 'Refuted', ...coded('refuted') } },
  ],
  [
    'Condition',
    { verificationStatus: { text: 'Descartado' } },
    { verificationStatus: { text: 'Descartado', ...coded('refuted') } },
  ],
  ['Condition', { verificationStatus: coded('Entered-In-Error') }, { verificationStatus: coded('entered-in-error') }],
  ['Condition', { verificationStatus: coded('ENTERED_IN_ERROR') }, { verificationStatus: coded('entered-in-error') }],
  [
    'Condition',
    { verificationStatus: { coding: [{ display: 'Refuted' }] } },
    { verificationStatus: { coding: [{ display: 'Refuted', code: 'refuted' }] } },
  ],
  ['Condition', { verificationStatus: { text: 'Not sure' } }, { verificationStatus: { text: 'Not sure' } }],
  ['Condition', { verificationStatus: 'odd' }, { verificationStatus: 'odd' }],
  ['Condition', { dateRecorded: '2020' }, { recordedDate: '2020' }],
  ['Encounter', { status: 'completed' }, { status: 'finished' }],
  ['Encounter', { actualPeriod: { start: '2026' } }, { period: { start: '2026' } }],
  ['Encounter', { class: [coded('AMB')] }, { class: { code: 'AMB' } }],
  ['Observation', { comment: 'Not fasting' }, { note: [{ text: 'Not fasting' }] }],
  ['Observation', { status: 'Entered in Error' }, { status: 'entered-in-error' }],
  ['Observation', { status: 'FINAL' }, { status: 'final' }],
  ['toString', { status: 'final' }, { status: 'final' }],
])('%s %j becomes %j', (resourceType, sent, expected) => {
  expect(asR4({ resourceType, ...sent })).toEqual({ resourceType, ...expected })
})

it('returns the same object when nothing changes', () => {
  const sent = { resourceType: 'Condition', clinicalStatus: coded('active'), verificationStatus: coded('confirmed') }
  expect(asR4(sent)).toBe(sent)
})
