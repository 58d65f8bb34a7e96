import { expect, test } from 'vitest'
import { isMarkedPrivate, privateLabels } from './private'

const confidentiality = 'http://terminology.hl7.org/CodeSystem/v3-Confidentiality'
const sensitivity = 'http://terminology.hl7.org/CodeSystem/v3-ActCode'
const restricted = { security: [{ system: confidentiality, code: 'R' }] }

test.each([
  ['restricted', { meta: restricted }, true],
  ['very restricted', { meta: { security: [{ system: confidentiality, code: 'V' }] } }, true],
  ['normal', { meta: { security: [{ system: confidentiality, code: 'N' }] } }, false],
  ['a sensitive matter', { meta: { security: [{ system: sensitivity, code: 'SUD' }] } }, true],
  ['what the patient asked to keep private', { meta: { security: [{ system: sensitivity, code: 'PRS' }] } }, true],
  ['what the physician asked to keep private', { meta: { security: [{ system: sensitivity, code: 'PHY' }] } }, true],
  ['an obligation', { meta: { security: [{ system: sensitivity, code: 'NOAUTH' }] } }, false],
  ['a label of a document', { securityLabel: [{ coding: [{ system: confidentiality, code: 'R' }] }] }, true],
  ['no label, whatever it is about', { code: { text: 'HIV' } }, false],
])('a record with %s', (_, rest, expected) =>
  expect(isMarkedPrivate({ resourceType: 'Condition', ...rest })).toBe(expected),
)

test('the person is never covered: their name says whose record it is', () => {
  expect(isMarkedPrivate({ resourceType: 'Patient', meta: restricted })).toBe(false)
})

test('labels read as they were sent, by their code where they have no words', () => {
  const security = [
    { system: confidentiality, code: 'R', display: 'restricted' },
    { system: sensitivity, code: 'SUD' },
    { system: sensitivity, code: 'NOAUTH' },
  ]
  expect(privateLabels({ resourceType: 'Condition', meta: { security } })).toEqual(['restricted', 'SUD'])
})
