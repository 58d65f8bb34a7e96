import { expect, it } from 'vitest'
import { countSeries } from './complete-series'
import type { ResourceOf } from '../../fhir/resource'

const dose = (series: string, number: number, of?: number): ResourceOf<'Immunization'> => ({
  resourceType: 'Immunization',
  protocolApplied: [
    { series, doseNumberPositiveInt: number, ...(of === undefined ? {} : { seriesDosesPositiveInt: of }) },
  ],
})

it.each<readonly [string, readonly ResourceOf<'Immunization'>[], { all: number; complete: number }]>([
  ['no doses', [], { all: 0, complete: 0 }],
  ['all doses of two series', [dose('MMR', 1, 2), dose('MMR', 2, 2), dose('Polio', 1, 1)], { all: 2, complete: 2 }],
  ['a dose that is missing', [dose('MMR', 2, 2)], { all: 1, complete: 0 }],
  ['a total beyond all bounds', [dose('MMR', 1, 4_000_000_000)], { all: 1, complete: 0 }],
  ['the same dose twice', [dose('MMR', 1, 2), dose('MMR', 1, 2)], { all: 1, complete: 0 }],
  ['two different totals', [dose('MMR', 1, 1), dose('MMR', 2, 3)], { all: 1, complete: 0 }],
  ['a total that one dose lacks', [dose('MMR', 1, 1), dose('MMR', 2)], { all: 1, complete: 0 }],
  ['a yearly vaccine, which is no series', [dose('Flu', 1)], { all: 0, complete: 0 }],
])('counts series: %s', (_case, doses, expected) => {
  expect(countSeries(doses)).toEqual(expected)
})
