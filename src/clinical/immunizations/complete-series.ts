import { objectsOf, textOf } from '../../lib/json'
import type { ResourceOf } from '../../fhir/resource'

const wholeNumber = (value: unknown): number | undefined => {
  const number = typeof value === 'number' ? value : Number(textOf(value) ?? Number.NaN)
  return Number.isInteger(number) && number > 0 ? number : undefined
}

/**
 * How many vaccine series with a number of doses the records name (`protocolApplied`), and how many of them have all their doses; with two different
 * totals, or a dose without one, a series counts as incomplete. `doses` are those that were given.
 */
export function countSeries(doses: readonly ResourceOf<'Immunization'>[]): {
  readonly all: number
  readonly complete: number
} {
  const series = new Map<string, { readonly numbers: Set<number>; readonly totals: Set<number | undefined> }>()
  for (const dose of doses)
    for (const protocol of objectsOf(dose.protocolApplied)) {
      const diseases = JSON.stringify(protocol['targetDisease'] ?? dose.vaccineCode ?? null)
      const key = textOf(protocol['series']) ?? diseases
      const known = series.get(key) ?? { numbers: new Set(), totals: new Set() }
      series.set(key, known)
      known.totals.add(wholeNumber(protocol['seriesDosesPositiveInt'] ?? protocol['seriesDosesString']))
      const number = wholeNumber(protocol['doseNumberPositiveInt'] ?? protocol['doseNumberString'])
      if (number !== undefined) known.numbers.add(number)
    }
  const isComplete = ({
    numbers,
    totals,
  }: {
    numbers: ReadonlySet<number>
    totals: ReadonlySet<number | undefined>
  }) => {
    const [total] = totals
    return (
      totals.size === 1 &&
      total !== undefined &&
      // A total beyond the doses needs no list of all its numbers.
      total <= numbers.size &&
      Array.from({ length: total }, (_, index) => index + 1).every((number) => numbers.has(number))
    )
  }
  // Without any total it is no series that could be complete, such as a yearly vaccine.
  const all = [...series.values()].filter(({ totals }) => [...totals].some((total) => total !== undefined))
  return { all: all.length, complete: all.filter(isComplete).length }
}
