import { expect, it } from 'vitest'
import { isUrgentResult } from './outside-range'
import { readObservation } from './result-reading'
import { english } from '../../i18n/__fixtures__/format'

const now = Date.parse('2026-06-10T12:00:00Z')
const far = (effectiveDateTime?: string) =>
  readObservation(
    {
      resourceType: 'Observation',
      status: 'final',
      valueQuantity: { value: 9 },
      interpretation: [{ coding: [{ code: 'HH' }] }],
      ...(effectiveDateTime === undefined ? {} : { effectiveDateTime }),
    },
    english,
  )

it.each([
  ['of this week', '2026-06-08', true],
  ['of this month', '2026-06', true],
  ['of thirteen days ago', '2026-05-28', true],
  ['of three weeks ago', '2026-05-20', false],
  ['without a date, which may be recent', undefined, true],
  ['of last winter', '2026-02-01', false],
  ['fifteen years old', '2011-03-04T10:00:00Z', false],
])('a critical result %s is urgent: %s %s', (_name, date, urgent) =>
  expect(isUrgentResult(far(date), now)).toBe(urgent),
)

it('a high result that is not critical is not urgent', () => {
  expect(
    isUrgentResult(
      readObservation({ resourceType: 'Observation', interpretation: [{ coding: [{ code: 'H' }] }] }, english),
      now,
    ),
  ).toBe(false)
})
