import { describe, expect, it } from 'vitest'
import { codeColumn } from './code-column'
import type { Resource } from '../../../fhir/resource'

const problem = (...codings: readonly (readonly [system: string | undefined, code: string])[]): Resource => ({
  resourceType: 'Condition',
  code: { text: 'x', coding: codings.map(([system, code]) => ({ ...(system === undefined ? {} : { system }), code })) },
})
const [snomed, icd] = ['http://snomed.info/sct', 'http://hl7.org/fhir/sid/icd-10-cm']

describe('the column of codes', () => {
  it.each([
    ['one system stands at its head', [problem([snomed, '38341003']), problem()], 'SNOMED CT', ['38341003', null]],
    [
      'SNOMED CT comes before another code of the same problem',
      [problem([icd, 'I10'], [snomed, '38341003'])],
      'SNOMED CT',
      ['38341003'],
    ],
    [
      'of several systems each stands with its code',
      [problem([snomed, '38341003']), problem([icd, 'E11.9'])],
      'Code',
      ['SNOMED CT 38341003', 'ICD-10-CM E11.9'],
    ],
    ['a code without a system stands alone', [problem([undefined, 'X1'])], 'Code', ['X1']],
  ] as const)('%s', (_, records, label, texts) => {
    const column = codeColumn(records, 'Code')
    expect(column?.label).toBe(label)
    expect(records.map((record) => column?.textOf(record))).toEqual(texts)
  })

  it('is left out where there are words alone', () => expect(codeColumn([problem()], 'Code')).toBeUndefined())
})
