import { finiteNumber } from '../../fhir/finite-number'
import { unitKey } from '../../fhir/units/unit'
import type { Measure, ObservationReading } from './result-reading'

const NUMBER = /^([<>≤≥]=?|=[<>]|GT|LT|GE|LE)?\s*(\d+(?:\.\d+)?)$/i
const COMPARATORS: Readonly<Record<string, string>> = {
  GT: '>',
  LT: '<',
  GE: '>=',
  LE: '<=',
  '≥': '>=',
  '≤': '<=',
  '=>': '>=',
  '=<': '<=',
}

/** A text further from all numbers with a unit than this factor may be in another unit (mmol/L and mg/dL, kilograms and pounds). */
const MAX_FACTOR = 2

/** The number that a result was sent as in words: `58`, `>60`, `GT 60`. */
function numberInText({ values, measure }: ObservationReading): { digits: string; comparator?: string } | undefined {
  const [value, ...others] = values
  const text = measure === undefined && others.length === 0 && value ? textOfValue(value) : undefined
  const [, sign, digits] = NUMBER.exec(text?.trim() ?? '') ?? []
  if (digits === undefined) return undefined
  const comparator = sign === undefined ? undefined : (COMPARATORS[sign.toUpperCase()] ?? sign)
  return { digits, ...(comparator !== undefined && { comparator }) }
}

const textOfValue = (value: ObservationReading['values'][number]): string | undefined =>
  value.kind === 'text' || value.kind === 'concept' ? value.text : undefined

/**
 * The readings of one test, in which numbers that were sent as text, without a unit, have a measure for the chart: in the unit of the other
 * results if that is one, and marked as assumed. A number that is not near any other one is left as text.
 */
export function withTextNumbers<R extends ObservationReading>(readings: readonly R[]): readonly R[] {
  const measures = readings.flatMap(({ measure, isCounted }) => (measure && isCounted ? [measure] : []))
  const [newest] = measures
  if (!newest || new Set(measures.map(({ sentUnit }) => unitKey(sentUnit))).size > 1) return readings
  const numbers = measures.map(({ value }) => value)
  const [min, max] = [Math.min(...numbers) / MAX_FACTOR, Math.max(...numbers) * MAX_FACTOR]
  return readings.map((reading) => {
    const found = numberInText(reading)
    const value = finiteNumber(found?.digits)
    if (!found || value === undefined || value < min || value > max) return reading
    const measure: Measure = {
      value,
      digits: found.digits,
      comparator: found.comparator,
      unit: newest.unit,
      sentUnit: newest.sentUnit,
      low: undefined,
      high: undefined,
      lowDigits: undefined,
      highDigits: undefined,
      ...(newest.unit !== undefined && { isUnitAssumed: true }),
    }
    return { ...reading, measure }
  })
}
