import { changeSince, type Comparable } from '../../clinical/observations/change-since'
import { formatDigits } from '../../fhir/quantity'
import { useLocale } from '../../ui/language'

/** The number of the result before, and in brackets how much it changed since. */
export function ResultBefore({ now, then }: { now: Comparable; then: Comparable }) {
  const locale = useLocale()
  const change = changeSince(now, then)
  return (
    <bdi>
      {formatDigits(then.digits, locale, true)}
      {change === undefined ? null : ` (${Number(change) > 0 ? '+' : ''}${formatDigits(change, locale, true)})`}
    </bdi>
  )
}
