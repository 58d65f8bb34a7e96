import { formatDate, formatPeriod } from '../fhir/format-date'
import { locale, useAudience, useWords } from './language'
import type { DateOptions } from '../fhir/format-date'

function useDateOptions(): DateOptions {
  const { audience } = useAudience()
  return { locale, style: audience === 'provider' ? 'provider' : 'patient' }
}

/** A FHIR date or time in words, with its precision; the raw value stays in the markup. */
export function DateText({ raw }: { raw: string }) {
  const { values } = useWords()
  const { text, readable } = formatDate(raw, useDateOptions())
  return readable ? (
    <time dateTime={raw}>
      <bdi>{text}</bdi>
    </time>
  ) : (
    <bdi>{values.unreadableDate(text)}</bdi>
  )
}

/** A FHIR Period in words: both ends, or the one that is given. */
export function PeriodText({ period }: { period: { readonly start?: string; readonly end?: string } }) {
  const { states } = useWords()
  return <bdi>{formatPeriod(period, useDateOptions())?.text ?? states.absent}</bdi>
}
