import { isObject } from '../lib/json'
import { periodEnds } from './period-ends'
import { digitsOf } from './lossless-json'
import { quantityOf, rangeOf, ratioOf } from './quantity'
import { showWith, simpleShowFunctions, type ShowFunction } from './show-simple'
import type { DisplayValue } from './display-value'
import type { FormatContext } from '../i18n/format-context'

/** Shows a Period; undefined when it has neither start nor end. */
export function periodOf(value: unknown): Extract<DisplayValue, { kind: 'period' }> | undefined {
  const ends = periodEnds(value)
  return (ends.start ?? ends.end) ? { kind: 'period', ...ends } : undefined
}

/** Shows SampledData as rows of its elements; undefined when it is empty. */
export function sampledDataOf(value: unknown): DisplayValue | undefined {
  if (!isObject(value)) return undefined
  const rows = ['origin', 'period', 'factor', 'lowerLimit', 'upperLimit', 'dimensions', 'data'].flatMap((element) => {
    const digits = digitsOf(value, element)
    const shown =
      digits === undefined
        ? (quantityOf(value[element]) ?? simpleShowFunctions.string(value[element], ''))
        : ({ kind: 'quantity', value: digits } as const)
    return shown ? [{ label: `SampledData.${element}`, values: [shown] }] : []
  })
  return rows.length === 0 ? undefined : { kind: 'rows', rows }
}

const valueShowFunctions = {
  ...simpleShowFunctions,
  Range: rangeOf,
  Ratio: ratioOf,
  SampledData: sampledDataOf,
  Period: periodOf,
} as const satisfies Readonly<Record<string, ShowFunction>>

/** Datatypes of Observation.value[x]. */
export type ValueDatatype = keyof typeof valueShowFunctions

/** Shows the value of a result: see `showWith`. */
export function showValue(
  value: unknown,
  datatype: ValueDatatype,
  key: string,
  format: FormatContext,
): DisplayValue | undefined {
  return showWith(valueShowFunctions[datatype], value, key, format)
}
