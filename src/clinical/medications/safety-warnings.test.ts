import { describe, expect, it } from 'vitest'
import { warningsOf } from './safety-warnings'

describe('warningsOf', () => {
  it.each([
    ['nothing to say', { resourceType: 'Condition', clinicalStatus: { coding: [{ code: 'active' }] } }, []],
    ['mistake by status', { resourceType: 'Observation', status: 'entered-in-error' }, ['mistake']],
    [
      'mistake by verification',
      { resourceType: 'Condition', verificationStatus: { coding: [{ code: 'entered-in-error' }] } },
      ['mistake'],
    ],
    [
      'refuted',
      { resourceType: 'AllergyIntolerance', verificationStatus: { coding: [{ code: 'refuted' }] } },
      ['refuted'],
    ],
    ['not done', { resourceType: 'Immunization', status: 'not-done' }, ['notDone']],
    ['do not take', { resourceType: 'MedicationRequest', status: 'active', doNotPerform: true }, ['doNotTake']],
    ['may take', { resourceType: 'MedicationRequest', status: 'active', doNotPerform: false }, []],
    [
      'an end of a condition that goes on',
      { resourceType: 'Condition', clinicalStatus: { coding: [{ code: 'active' }] }, abatementString: 'last year' },
      ['datesDisagree'],
    ],
    [
      'an end of a condition that is over',
      { resourceType: 'Condition', clinicalStatus: { coding: [{ code: 'resolved' }] }, abatementDateTime: '2020' },
      [],
    ],
    ['rules that this app does not know', { resourceType: 'Goal', implicitRules: 'urn:rules' }, ['unknownModifier']],
    [
      'modifier inside a part',
      { resourceType: 'MedicationRequest', dosageInstruction: [{ modifierExtension: [{ url: 'x' }] }] },
      ['unknownModifier'],
    ],
    [
      'modifier of another, contained resource',
      { resourceType: 'MedicationRequest', contained: [{ modifierExtension: [{ url: 'x' }] }] },
      [],
    ],
    ['empty modifier list', { resourceType: 'Goal', modifierExtension: [] }, []],
    [
      'parts hidden by the server',
      { resourceType: 'Condition', meta: { security: [{ code: 'REDACTED' }] } },
      ['hiddenParts'],
    ],
    [
      'parts left out by the server',
      { resourceType: 'Condition', meta: { tag: [{ code: 'SUBSETTED' }] } },
      ['hiddenParts'],
    ],
    ['a label about privacy', { resourceType: 'Condition', meta: { security: [{ code: 'R' }], tag: 'odd' } }, []],
    ['wrong types', { resourceType: 'Goal', status: 7, verificationStatus: { coding: 'x' } }, []],
  ])('%s', (_name, resource, expected) => {
    expect(warningsOf(resource)).toEqual(expected)
  })
})
