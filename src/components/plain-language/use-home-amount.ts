import { useCallback } from 'react'
import { vitalKindOf } from '../../clinical/observations/vital-kinds'
import { convertValue } from '../../dictionary/unit-conversion'
import { usePageMessages } from '../../ui/use-page-messages'
import { useConvertedAmountIn } from './converted-value'
import { homeUnitFor } from './home-units'
import { useIsUsReader } from './use-is-us-reader'
import type { ObservationReading } from '../../clinical/observations/result-reading'

/**
 * The value of a vital sign in another unit in common use: the US one for people who read US English, for others the one that the record does not
 * have, where they choose so (`isOn`). Undefined where the value of the record is in a unit of the reader, or nothing converts exactly.
 */
export const useHomeAmount = (isOn?: boolean): ((reading: ObservationReading) => string | undefined) =>
  useHomeAmountIn(usePageMessages().dictionary, isOn)

/** The same with its texts, for the home page, which has no messages of record pages. */
export function useHomeAmountIn(
  texts: Parameters<typeof useConvertedAmountIn>[0],
  isOn?: boolean,
): (reading: ObservationReading) => string | undefined {
  const amountOf = useConvertedAmountIn(texts)
  const isUsReader = useIsUsReader()
  const isConverted = isOn ?? isUsReader
  return useCallback(
    ({ measure, codeKey }) => {
      const target = isConverted ? homeUnitFor(vitalKindOf(codeKey), measure, isUsReader) : undefined
      const digits = measure && target ? convertValue(measure.digits, target) : undefined
      return measure && target && digits !== undefined
        ? amountOf(target, digits, measure.digits, measure.comparator)
        : undefined
    },
    [amountOf, isConverted, isUsReader],
  )
}
