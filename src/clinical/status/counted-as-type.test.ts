import { describe, expect, it } from 'vitest'
import { countsByStatus, isCountedAsType } from './counted-as-type'
import type { RecordType } from '../../contract'

const context = { today: '2026-11-21', died: undefined }
const code = (...codes: readonly string[]) => ({ coding: codes.map((each) => ({ code: each })) })
const order = { status: 'active', intent: 'order' }

describe('a record counted under the name of its type', () => {
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
  ])('a %s %o', (resourceType, rest) => expect(isCountedAsType({ resourceType, ...rest }, context)).toBe(true))
})

describe('a record not counted under the name of its type', () => {
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
  ])('a %s %o', (resourceType, rest) => expect(isCountedAsType({ resourceType, ...rest }, context)).toBe(false))
})

describe('the counts of records of one type', () => {
  const request = (rest: object) => ({ resourceType: 'MedicationRequest', ...rest })
  const suggested = request({ status: 'active', intent: 'proposal' })

  it('name the status of those that the type does not describe', () => {
    const counts = countsByStatus(
      [suggested, request(order), request({ ...order, doNotPerform: true }), suggested, request(order)],
      context,
    )
    expect(counts.map(({ count, status }) => [count, status?.key])).toEqual([
      [2, undefined],
      [2, 'MedicationRequest.suggested'],
      [1, 'MedicationRequest.doNotTake'],
    ])
  })

  it('do not name the status of a private record', () => {
    const meta = { security: [{ system: 'http://terminology.hl7.org/CodeSystem/v3-Confidentiality', code: 'R' }] }
    expect(countsByStatus([{ ...suggested, meta }], context)).toEqual([{ count: 1 }])
  })

  it('are none without records', () => expect(countsByStatus([], context)).toEqual([]))
})
