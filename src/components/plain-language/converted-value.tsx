import { useCallback } from 'react'
import { convertValue, type TargetUnit } from '../../dictionary/unit-conversion'
import { formatDigits, formatQuantity, quantityOf } from '../../fhir/quantity'
import { knownUnitCode } from '../../fhir/units/unit-table'
import { unitsDisagree } from '../../fhir/units/unit'
import { useFormat, useLocale } from '../../language/language-context'
import { usePageMessages } from '../../ui/use-page-messages'
import type { PageMessages } from '../../i18n/types'
import type { Measure } from '../../clinical/observations/result-reading'

export const UCUM = 'http://unitsofmeasure.org'

/** The UCUM code of a Quantity as sent, else by its text; undefined for unknown units and where text and code disagree. */
export function ucumUnitOf(value: unknown): string | undefined {
  const quantity = quantityOf(value)
  if (quantity?.value === undefined || unitsDisagree(quantity)) return undefined
  return quantity.system === UCUM ? quantity.code : knownUnitCode(quantity.unit ?? '')
}

const INCHES_PER_FOOT = 12
const OUNCES_PER_POUND = 16

/** Below this weight (22 pounds are about 10 kg) people count ounces. */
const MAX_POUNDS_WITH_OUNCES = 22

type AmountTexts = Pick<PageMessages['dictionary'], 'feet' | 'pounds'> &
  Partial<Pick<PageMessages['dictionary'], 'amountOf'>>

/** Formats a converted number with its unit; an adult's height in feet and inches, a baby's weight in pounds and ounces. */
export const useConvertedAmount = () => useConvertedAmountIn(usePageMessages().dictionary)

/** The same with its texts, for the home page, which has no messages of record pages. */
export function useConvertedAmountIn(texts: AmountTexts) {
  const format = useFormat()
  const locale = useLocale()
  return useCallback(
    ({ unit, countedAs, convert }: TargetUnit, digits: string, original: string, comparator?: string): string => {
      const value = convert(Number(original))
      const formatWhole = (count: number) => formatDigits(String(count), locale)
      const isExact = comparator === undefined
      if (isExact && unit === '[in_i]' && value > 2 * INCHES_PER_FOOT)
        return texts.feet(
          formatWhole(Math.floor(Number(digits) / INCHES_PER_FOOT)),
          formatWhole(Number(digits) % INCHES_PER_FOOT),
        )
      if (isExact && unit === '[lb_av]' && value < MAX_POUNDS_WITH_OUNCES) {
        const ounces = Math.round(value * OUNCES_PER_POUND)
        return texts.pounds(formatWhole(Math.floor(ounces / OUNCES_PER_POUND)), formatWhole(ounces % OUNCES_PER_POUND))
      }
      const amount = formatQuantity(
        {
          kind: 'quantity',
          value: digits,
          system: UCUM,
          code: unit,
          ...(comparator === undefined ? {} : { comparator }),
        },
        format,
        true,
      )
      return (countedAs && texts.amountOf?.[countedAs](amount)) ?? amount
    },
    [format, texts, locale],
  )
}

interface ConvertedValueProps {
  readonly unit: TargetUnit
  readonly measure: Measure
}

/** A result and its range converted to another unit; labelled as converted, and only shown in addition to the recorded value. */
export function ConvertedValue({ unit, measure }: ConvertedValueProps) {
  const { dictionary, views, values } = usePageMessages()
  const amountOf = useConvertedAmount()
  const digits = convertValue(measure.digits, unit)
  if (digits === undefined) return null
  const amount = amountOf(unit, digits, measure.digits, measure.comparator)
  const limitOf = (limit: string | undefined): string | undefined => {
    const converted = limit === undefined ? undefined : convertValue(limit, unit)
    return limit === undefined || converted === undefined ? undefined : amountOf(unit, converted, limit)
  }
  const rangeText = (): string | undefined => {
    const [low, high] = [limitOf(measure.lowDigits), limitOf(measure.highDigits)]
    // Half a range would be misleading.
    const isComplete =
      (low === undefined) === (measure.lowDigits === undefined) &&
      (high === undefined) === (measure.highDigits === undefined)
    if (!isComplete) return undefined
    if (low !== undefined) return high === undefined ? values.rangeOpenHigh(low) : values.rangeBoth(low, high)
    return high === undefined ? undefined : values.rangeOpenLow(high)
  }
  const range = rangeText()
  return (
    <p>
      {(measure.comparator === undefined ? dictionary.converted : dictionary.convertedBound)(amount)}
      {range === undefined ? null : <span className="muted small"> {views.common.expected(range)}</span>}
    </p>
  )
}
