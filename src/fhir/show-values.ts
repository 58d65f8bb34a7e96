import { defined, isObject, textOf } from '../lib/json'
import { digitsOf } from './json'
import { quantityOf, rangeOf, ratioOf } from './quantity'
import { showBy, simpleShows, type Show } from './show-simple'
import type { Shown } from './shown'

/** A Period; undefined when it has neither end. */
export function periodOf(value: unknown): Extract<Shown, { kind: 'period' }> | undefined {
  if (!isObject(value)) return undefined
  const ends = defined({ start: textOf(value['start']), end: textOf(value['end']) })
  return (ends.start ?? ends.end) ? { kind: 'period', ...ends } : undefined
}

/** A sampled wave: what it measured and how much of it there is (the points themselves are for machines). */
export function sampledDataOf(value: unknown): Shown | undefined {
  if (!isObject(value)) return undefined
  const rows = ['origin', 'period', 'factor', 'lowerLimit', 'upperLimit', 'dimensions', 'data'].flatMap((element) => {
    const digits = digitsOf(value, element)
    const shown =
      digits === undefined
        ? (quantityOf(value[element]) ?? simpleShows.string(value[element], ''))
        : ({ kind: 'quantity', value: digits } as const)
    return shown ? [{ label: `SampledData.${element}`, values: [shown] }] : []
  })
  return rows.length === 0 ? undefined : { kind: 'rows', rows }
}

const shows = {
  ...simpleShows,
  Range: rangeOf,
  Ratio: ratioOf,
  SampledData: sampledDataOf,
  Period: periodOf,
} as const satisfies Readonly<Record<string, Show>>

/** The datatypes that the result of a test can have. */
export type ValueDatatype = keyof typeof shows

/** Shows the value of a result: see `showBy`. */
export function showValue(value: unknown, datatype: ValueDatatype, key: string): Shown | undefined {
  return showBy(shows[datatype], value, key)
}
