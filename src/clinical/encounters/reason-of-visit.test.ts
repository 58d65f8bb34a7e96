import { expect, test } from 'vitest'
import { isReasonOfVisit } from './reason-of-visit'
import type { ResourceOf } from '../../fhir/resource'

const coded = (code: string, system: string | undefined = 'http://snomed.info/sct') => ({ coding: [{ system, code }] })
const condition = (code: object): ResourceOf<'Condition'> => ({ resourceType: 'Condition', id: 'sore', code })
const visit = (elements: object): ResourceOf<'Encounter'> => ({ resourceType: 'Encounter', id: 'v', ...elements })

test.each([
  ['the same code', coded('1'), { reasonCode: [coded('2'), coded('1')] }, true],
  ['another code', coded('1'), { reasonCode: [coded('2')] }, false],
  [
    'the same code of another system',
    coded('1'),
    { reasonCode: [coded('1', 'http://hl7.org/fhir/sid/icd-10')] },
    false,
  ],
  ['the same words alone', { text: 'Sore' }, { reasonCode: [{ text: 'Sore' }] }, false],
  ['a reference', { text: 'Sore' }, { reasonReference: [{ reference: 'Condition/sore' }] }, true],
  ['a reference to another one', coded('1'), { reasonReference: [{ reference: 'Condition/other' }] }, false],
  ['no reason', coded('1'), {}, false],
])('%s', (_, code, reasons, expected) => {
  expect(isReasonOfVisit(condition(code), visit(reasons))).toBe(expected)
})

test('a record of another type is no reason', () => {
  const procedure = { resourceType: 'Procedure', id: 'sore', code: coded('1') }
  expect(isReasonOfVisit(procedure, visit({ reasonCode: [coded('1')] }))).toBe(false)
})
