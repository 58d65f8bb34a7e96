import { describe, expect, it } from 'vitest'
import { isAsNamed } from './as-named'
import type { RecordType } from '../../contract'

const at = { today: '2026-11-21', died: undefined }
const code = (...codes: readonly string[]) => ({ coding: codes.map((one) => ({ code: one })) })
const order = { status: 'active', intent: 'order' }

describe('a record counts as what its kind is called', () => {
  it.each<readonly [RecordType, object]>([
    ['MedicationRequest', order],
    ['MedicationRequest', { status: 'cancelled', intent: 'order' }],
    ['MedicationDispense', { status: 'completed' }],
    ['Immunization', { status: 'completed' }],
    ['Immunization', { status: 'completed', primarySource: false }],
    ['Procedure', { status: 'completed' }],
    ['Encounter', { status: 'finished' }],
    ['Condition', { clinicalStatus: code('resolved'), verificationStatus: code('confirmed') }],
    [
      'AllergyIntolerance',
      { clinicalStatus: code('active'), verificationStatus: code('confirmed'), criticality: 'high' },
    ],
    ['Observation', { status: 'final', valueString: 'x' }],
    ['DocumentReference', { status: 'current' }],
    ['Location', { status: 'active' }],
  ])('a %s %o', (resourceType, rest) => expect(isAsNamed({ resourceType, ...rest }, at)).toBe(true))
})

describe('and as an entry alone', () => {
  it.each<readonly [RecordType, object]>([
    ['MedicationRequest', { status: 'active', intent: 'proposal' }],
    ['MedicationRequest', { status: 'draft', intent: 'order' }],
    ['MedicationRequest', { ...order, doNotPerform: true }],
    ['MedicationRequest', { ...order, reportedBoolean: true }],
    ['MedicationRequest', { status: 'completed', intent: 'option' }],
    ['MedicationRequest', { status: 'active', intent: 'filler-order' }],
    ['MedicationRequest', { ...order, status: 'entered-in-error' }],
    ['MedicationDispense', { status: 'declined' }],
    ['MedicationDispense', { status: 'cancelled' }],
    ['MedicationDispense', {}],
    ['Immunization', { status: 'not-done' }],
    ['Immunization', { status: 'completed', statusReason: code('MEDPREC') }],
    ['Procedure', { status: 'not-done' }],
    ['Procedure', { status: 'preparation' }],
    ['Encounter', { status: 'cancelled' }],
    ['Encounter', { status: 'planned', period: { start: '2026-11-01' } }],
    ['Condition', { clinicalStatus: code('active'), verificationStatus: code('refuted') }],
    ['Condition', { clinicalStatus: code('active'), verificationStatus: code('provisional') }],
    ['AllergyIntolerance', { clinicalStatus: code('active'), verificationStatus: code('unconfirmed') }],
    [
      'AllergyIntolerance',
      {
        clinicalStatus: code('active'),
        verificationStatus: code('confirmed'),
        code: { coding: [{ system: 'http://snomed.info/sct', code: '716186003' }] },
      },
    ],
    ['Observation', { status: 'cancelled' }],
    ['DiagnosticReport', { status: 'registered' }],
  ])('a %s %o', (resourceType, rest) => expect(isAsNamed({ resourceType, ...rest }, at)).toBe(false))
})
