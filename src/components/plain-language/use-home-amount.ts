import { useCallback } from 'react'
import { vitalKindOf } from '../../clinical/observations/vital-kinds'
import { convertValue } from '../../dictionary/unit-conversion'
import { useConvertedAmount } from './converted-value'
import { homeUnitFor } from './home-units'
import { useIsUsReader } from './use-is-us-reader'
import type { ObservationReading } from '../../clinical/observations/result-reading'

/** The value of a vital sign in US units for people who read US English; undefined where the value of the record is in one, or nothing converts exactly. */
export function useHomeAmount(): (reading: ObservationReading) => string | undefined {
  const amountOf = useConvertedAmount()
  const isUsReader = useIsUsReader()
  return useCallback(
    ({ measure, codeKey }) => {
      const target = isUsReader ? homeUnitFor(vitalKindOf(codeKey), measure, true) : undefined
      const digits = measure && target ? convertValue(measure.digits, target) : undefined
      return measure && target && digits !== undefined
        ? amountOf(target, digits, measure.digits, measure.comparator)
        : undefined
    },
    [amountOf, isUsReader],
  )
}
