import { describe, expect, it } from 'vitest'
import { codeColumn } from './code-column'
import type { Resource } from '../../../fhir/resource'

const problem = (...codings: readonly (readonly [system: string | undefined, code: string])[]): Resource => ({
  resourceType: 'Condition',
  code: { text: 'x', coding: codings.map(([system, code]) => ({ ...(system === undefined ? {} : { system }), code })) },
})
const [snomed, icd] = ['http://snomed.info/sct', 'http://hl7.org/fhir/sid/icd-10-cm']

describe('codeColumn', () => {
  it.each([
    [
      'has the name of a single code system as its label',
      [problem([snomed, '38341003']), problem()],
      'SNOMED CT',
      ['38341003', null],
    ],
    [
      'prefers SNOMED CT to another code of the same problem',
      [problem([icd, 'I10'], [snomed, '38341003'])],
      'SNOMED CT',
      ['38341003'],
    ],
    [
      'has the name of the system beside each code of several systems',
      [problem([snomed, '38341003']), problem([icd, 'E11.9'])],
      'Code',
      ['SNOMED CT 38341003', 'ICD-10-CM E11.9'],
    ],
    ['has a code without a system by itself', [problem([undefined, 'X1'])], 'Code', ['X1']],
  ] as const)('%s', (_, records, label, texts) => {
    const column = codeColumn(records, 'Code')
    expect(column?.label).toBe(label)
    expect(records.map((record) => column?.textOf(record))).toEqual(texts)
  })

  it('is undefined without codes', () => expect(codeColumn([problem()], 'Code')).toBeUndefined())
})
