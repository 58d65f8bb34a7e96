import { expect, it } from 'vitest'
import { previousValues } from './previous-values'
import type { ResourceOf } from '../../fhir/resource'
import { english } from '../../i18n/__fixtures__/format'

const living = { today: '2026-11-26', died: undefined }
const result = (id: string, day: string, value: number, rest: object = {}): ResourceOf<'Observation'> => ({
  resourceType: 'Observation',
  id,
  status: 'final',
  code: { coding: [{ system: 'http://loinc.org', code: '4548-4' }] },
  effectiveDateTime: day,
  valueQuantity: { value, unit: '%' },
  ...rest,
})

it('the previous value may be in another spelling of the unit', () => {
  const [first, now] = [
    result('a', '2026-01-02', 96, { valueQuantity: { value: 96, unit: 'MG/DL' } }),
    result('b', '2026-04-02', 99, { valueQuantity: { value: 99, unit: 'mg/dL' } }),
  ]
  expect([...previousValues([now], [now, first], living, english).values()]).toEqual(['96 mg/dL'])
})

it('the previous value is the last one of the same test in the same unit; a first result has none', () => {
  const [first, wrong, other, now, later] = [
    result('a', '2026-01-02', 7.1),
    result('w', '2026-05-01', 9, { status: 'entered-in-error' }),
    result('b', '2026-04-02', 54, { valueQuantity: { value: 54, unit: 'mmol/mol' } }),
    result('c', '2026-07-22', 6.7),
    result('d', '2026-10-01', 6.4),
  ]
  const loaded = [later, now, wrong, other, first]
  expect(
    [...previousValues([now, first, later], loaded, living, english)].map(([{ id }, before]) => [id, before]),
  ).toEqual([
    ['c', '7.1 %'],
    ['d', '6.7 %'],
  ])
})
