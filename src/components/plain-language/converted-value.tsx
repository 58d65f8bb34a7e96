import { convertValue, type TargetUnit } from '../../dictionary/unit-conversion'
import { formatDigits, formatQuantity, quantityOf } from '../../fhir/quantity'
import { useLocale } from '../../ui/language'
import { usePageMessages } from '../../ui/use-page-messages'
import type { Measure } from '../../clinical/observations/result-reading'

export const UCUM = 'http://unitsofmeasure.org'

/** The UCUM unit of a value; undefined where there is none. */
export function ucumUnitOf(value: unknown): string | undefined {
  const quantity = quantityOf(value)
  return quantity?.system === UCUM && quantity.value !== undefined ? quantity.code : undefined
}

const INCHES_PER_FOOT = 12
const OUNCES_PER_POUND = 16

/** A number in its unit; a grown person's height and a baby's weight as people say them. */
function useConvertedAmount() {
  const { dictionary } = usePageMessages()
  const locale = useLocale()
  return ({ unit: to, countedAs: as, convert: turn }: TargetUnit, digits: string, sent: string, comparator?: string): string => {
    const value = turn(Number(sent))
    const whole = (count: number) => formatDigits(String(count), locale)
    if (to === '[in_i]' && value > 2 * INCHES_PER_FOOT)
      return dictionary.feet(
        whole(Math.floor(Number(digits) / INCHES_PER_FOOT)),
        whole(Number(digits) % INCHES_PER_FOOT),
      )
    if (to === '[lb_av]' && Number(sent) < 10) {
      const ounces = Math.round(value * OUNCES_PER_POUND)
      return dictionary.pounds(whole(Math.floor(ounces / OUNCES_PER_POUND)), whole(ounces % OUNCES_PER_POUND))
    }
    const amount = formatQuantity(
      { kind: 'quantity', value: digits, system: UCUM, code: to, ...(comparator === undefined ? {} : { comparator }) },
      locale,
      true,
    )
    return as ? dictionary.asThing[as](amount) : amount
  }
}

/** The record's number in another unit, and its range in the same line: marked as ours, and never in place of the record's. */
export function ConvertedValue({ way, measure }: { way: TargetUnit; measure: Measure }) {
  const { dictionary, views, values } = usePageMessages()
  const amountOf = useConvertedAmount()
  const digits = convertValue(measure.digits, way)
  if (digits === undefined) return null
  const amount = amountOf(way, digits, measure.digits, measure.comparator)
  const endOf = (end: string | undefined): string | undefined => {
    const other = end === undefined ? undefined : convertValue(end, way)
    return end === undefined || other === undefined ? undefined : amountOf(way, other, end)
  }
  const [low, high] = [endOf(measure.lowDigits), endOf(measure.highDigits)]
  // Half a range would say something else.
  const isWhole =
    (low === undefined) === (measure.lowDigits === undefined) &&
    (high === undefined) === (measure.highDigits === undefined)
  const range = !isWhole
    ? undefined
    : low !== undefined && high !== undefined
      ? values.rangeBoth(low, high)
      : low !== undefined
        ? values.rangeOpenHigh(low)
        : high === undefined
          ? undefined
          : values.rangeOpenLow(high)
  return (
    <p>
      {(measure.comparator === undefined ? dictionary.converted : dictionary.convertedBound)(amount)}
      {range === undefined ? null : <span className="muted small"> {views.frame.expected(range)}</span>}
    </p>
  )
}
