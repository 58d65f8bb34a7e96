import { expect, test } from 'vitest'
import { isMarkedPrivate, privateLabels } from './privacy-labels'

const confidentiality = 'http://terminology.hl7.org/CodeSystem/v3-Confidentiality'
const sensitivity = 'http://terminology.hl7.org/CodeSystem/v3-ActCode'
const restricted = { security: [{ system: confidentiality, code: 'R' }] }

test.each([
  ['restricted', { meta: restricted }, true],
  ['very restricted', { meta: { security: [{ system: confidentiality, code: 'V' }] } }, true],
  ['normal', { meta: { security: [{ system: confidentiality, code: 'N' }] } }, false],
  ['a sensitivity code', { meta: { security: [{ system: sensitivity, code: 'SUD' }] } }, true],
  ['a request of the patient', { meta: { security: [{ system: sensitivity, code: 'PRS' }] } }, true],
  ['a request of the physician', { meta: { security: [{ system: sensitivity, code: 'PHY' }] } }, true],
  ['an obligation code', { meta: { security: [{ system: sensitivity, code: 'NOAUTH' }] } }, false],
  ['a security label of a document', { securityLabel: [{ coding: [{ system: confidentiality, code: 'R' }] }] }, true],
  ['no label, whatever its code', { code: { text: 'HIV' } }, false],
])('a record with %s', (_, rest, expected) =>
  expect(isMarkedPrivate({ resourceType: 'Condition', ...rest })).toBe(expected),
)

test('a Patient is never private', () => {
  expect(isMarkedPrivate({ resourceType: 'Patient', meta: restricted })).toBe(false)
})

test('labels are returned by display, else by code', () => {
  const security = [
    { system: confidentiality, code: 'R', display: 'restricted' },
    { system: sensitivity, code: 'SUD' },
    { system: sensitivity, code: 'NOAUTH' },
  ]
  expect(privateLabels({ resourceType: 'Condition', meta: { security } })).toEqual(['restricted', 'SUD'])
})
