import { valueChange, type ComparableValue } from '../../clinical/observations/value-change'
import { formatDigits } from '../../fhir/quantity'
import { useLocale } from '../../language/language-context'

/** The previous value, and the change since then in parentheses. */
export function PreviousResult({ now, then }: { now: ComparableValue; then: ComparableValue }) {
  const locale = useLocale()
  const change = valueChange(now, then)
  return (
    <bdi>
      {formatDigits(then.digits, locale, true)}
      {change === undefined ? null : ` (${Number(change) > 0 ? '+' : ''}${formatDigits(change, locale, true)})`}
    </bdi>
  )
}
