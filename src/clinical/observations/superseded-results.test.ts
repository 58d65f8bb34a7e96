import { describe, expect, it } from 'vitest'
import { findSupersededResults } from './superseded-results'
import { readObservation } from './result-reading'
import { english } from '../../i18n/__fixtures__/format'

const reading = (id: string, status: string, date: string | undefined = '2024-05-03T09:00:00Z', code = 'a') =>
  readObservation(
    {
      resourceType: 'Observation',
      id,
      status,
      code: { text: code },
      ...(date ? { effectiveDateTime: date } : {}),
      valueInteger: 1,
    },
    english,
  )

describe('findSupersededResults', () => {
  it.each([
    ['a preliminary result with its final one', [reading('p', 'preliminary'), reading('f', 'final')], ['p of f']],
    ['a preliminary result with a corrected one', [reading('p', 'preliminary'), reading('f', 'corrected')], ['p of f']],
    ['a preliminary result alone', [reading('p', 'preliminary')], []],
    ['another test at the same time', [reading('p', 'preliminary'), reading('f', 'final', undefined, 'b')], []],
    ['another time', [reading('p', 'preliminary'), reading('f', 'final', '2024-05-04')], []],
    ['two final results', [reading('f', 'final'), reading('g', 'final')], []],
  ])('%s', (_, readings, expected) => {
    expect(
      [...findSupersededResults(readings)].map(
        ([earlier, final]) => `${earlier.observation.id} of ${final.observation.id}`,
      ),
    ).toEqual(expected)
  })
})
