import { expect, test } from 'vitest'
import { isMarkedPrivate } from './private'

const confidentiality = 'http://terminology.hl7.org/CodeSystem/v3-Confidentiality'
const sensitivity = 'http://terminology.hl7.org/CodeSystem/v3-ActCode'

test.each([
  ['restricted', { meta: { security: [{ system: confidentiality, code: 'R' }] } }, true],
  ['very restricted', { meta: { security: [{ system: confidentiality, code: 'V' }] } }, true],
  ['normal', { meta: { security: [{ system: confidentiality, code: 'N' }] } }, false],
  ['a sensitive matter', { meta: { security: [{ system: sensitivity, code: 'SUD' }] } }, true],
  ['an obligation', { meta: { security: [{ system: sensitivity, code: 'NOAUTH' }] } }, false],
  ['a label of a document', { securityLabel: [{ coding: [{ system: confidentiality, code: 'R' }] }] }, true],
  ['no label, whatever it is about', { code: { text: 'HIV' } }, false],
])('a record with %s', (_, rest, expected) => expect(isMarkedPrivate({ resourceType: 'Condition', ...rest })).toBe(expected))
