import type { Measure } from './result-reading'

/** The number of a result as far as it can be compared with another one. */
export type Comparable = Pick<Measure, 'value' | 'digits' | 'comparator'>

const placesOf = (digits: string): number => /^-?\d+(?:\.(\d+))?$/.exec(digits)?.[1]?.length ?? 0

/** How much a value changed, with as many places as the more exact of the two; undefined where a comparator or an exponent leaves it open. */
export function changeSince(now: Comparable, then: Comparable): string | undefined {
  if (now.comparator !== undefined || then.comparator !== undefined || /e/i.test(now.digits + then.digits))
    return undefined
  return (now.value - then.value).toFixed(Math.max(placesOf(now.digits), placesOf(then.digits)))
}
