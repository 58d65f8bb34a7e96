import { describe, expect, it } from 'vitest'
import { earlierVersions } from './earlier-versions'
import { readObservation } from './result-reading'

const reading = (id: string, status: string, date: string | undefined = '2024-05-03T09:00:00Z', code = 'a') =>
  readObservation({
    resourceType: 'Observation',
    id,
    status,
    code: { text: code },
    ...(date ? { effectiveDateTime: date } : {}),
    valueInteger: 1,
  })

describe('early versions of a result', () => {
  it.each([
    ['a preliminary result with its final one', [reading('p', 'preliminary'), reading('f', 'final')], ['p of f']],
    ['with a corrected one', [reading('p', 'preliminary'), reading('f', 'corrected')], ['p of f']],
    ['alone it stands for itself', [reading('p', 'preliminary')], []],
    ['another test at the same time', [reading('p', 'preliminary'), reading('f', 'final', undefined, 'b')], []],
    ['another time', [reading('p', 'preliminary'), reading('f', 'final', '2024-05-04')], []],
    ['two final results stay two', [reading('f', 'final'), reading('g', 'final')], []],
  ])('%s', (_, readings, expected) => {
    expect(
      [...earlierVersions(readings)].map(([one, final]) => `${one.observation.id} of ${final.observation.id}`),
    ).toEqual(expected)
  })
})
