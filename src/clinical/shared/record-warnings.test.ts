import { describe, expect, it } from 'vitest'
import { recordWarnings } from './record-warnings'
import { english } from '../../i18n/__fixtures__/format'

describe('recordWarnings', () => {
  it.each([
    ['an active condition', { resourceType: 'Condition', clinicalStatus: { coding: [{ code: 'active' }] } }, []],
    ['entered in error by status', { resourceType: 'Observation', status: 'entered-in-error' }, ['mistake']],
    [
      'entered in error by verification status',
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
      'an active condition with an end',
      { resourceType: 'Condition', clinicalStatus: { coding: [{ code: 'active' }] }, abatementString: 'last year' },
      ['datesDisagree'],
    ],
    [
      'a resolved condition with an end',
      { resourceType: 'Condition', clinicalStatus: { coding: [{ code: 'resolved' }] }, abatementDateTime: '2020' },
      [],
    ],
    ['implicit rules', { resourceType: 'Goal', implicitRules: 'urn:rules' }, ['unknownModifier']],
    [
      'a modifier in a nested element',
      { resourceType: 'MedicationRequest', dosageInstruction: [{ modifierExtension: [{ url: 'x' }] }] },
      ['unknownModifier'],
    ],
    [
      'a modifier in a contained resource',
      { resourceType: 'MedicationRequest', contained: [{ modifierExtension: [{ url: 'x' }] }] },
      [],
    ],
    ['empty modifier list', { resourceType: 'Goal', modifierExtension: [] }, []],
    [
      'elements hidden by the server',
      { resourceType: 'Condition', meta: { security: [{ code: 'REDACTED' }] } },
      ['hiddenParts'],
    ],
    [
      'elements omitted by the server',
      { resourceType: 'Condition', meta: { tag: [{ code: 'SUBSETTED' }] } },
      ['hiddenParts'],
    ],
    ['a label about privacy', { resourceType: 'Condition', meta: { security: [{ code: 'R' }], tag: 'odd' } }, []],
    ['wrong types', { resourceType: 'Goal', status: 7, verificationStatus: { coding: 'x' } }, []],
  ])('%s', (_name, resource, expected) => {
    expect(recordWarnings(resource, english)).toEqual(expected)
  })
})
