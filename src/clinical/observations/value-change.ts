import { withDecimals } from '../../lib/digits'
import type { Measure } from './result-reading'

/** A value that can be compared with another one. */
export type ComparableValue = Pick<Measure, 'value' | 'digits' | 'comparator'>

const decimalsOf = (digits: string): number => /^-?\d+(?:\.(\d+))?$/.exec(digits)?.[1]?.length ?? 0

/** The change between two values, with the decimals of the more precise one; undefined with a comparator or an exponent. */
export function valueChange(now: ComparableValue, then: ComparableValue): string | undefined {
  if (now.comparator !== undefined || then.comparator !== undefined || /e/i.test(now.digits + then.digits))
    return undefined
  return withDecimals(now.value - then.value, Math.max(decimalsOf(now.digits), decimalsOf(then.digits)))
}
