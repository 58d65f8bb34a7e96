import { agoText } from '../fhir/ago'
import { formatDate, formatPeriod } from '../fhir/format-date'
import { dateInterval, parsePartialDate } from '../fhir/partial-date'
import { useAudience, useLocale, useWords } from './language'
import type { DateOptions, PeriodEnds } from '../fhir/format-date'

function useDateOptions(): DateOptions {
  const { audience } = useAudience()
  const locale = useLocale()
  return { locale, style: audience === 'provider' ? 'provider' : 'patient' }
}

/**
 * A FHIR date or time in words, with its precision; the raw value stays in the markup. `past` is for dates that should lie behind;
 * `ago` adds how long that was, but not for care staff, whose lines are full, nor on paper, where it would grow untrue.
 */
export function DateText({ raw, past = false, ago = false }: { raw: string; past?: boolean; ago?: boolean }) {
  const { values } = useWords()
  const options = useDateOptions()
  const { text, readable } = formatDate(raw, options)
  const time = ago && options.style === 'patient' ? agoText(raw, { ...options, now: Date.now() }) : undefined
  const date = past ? parsePartialDate(raw) : undefined
  return readable ? (
    <time dateTime={raw}>
      <bdi>{text}</bdi>
      {time === undefined ? null : <span className="no-print"> ({time})</span>}
      {date && dateInterval(date).from > Date.now() ? ` (${values.inFuture})` : null}
    </time>
  ) : (
    <bdi>{values.unreadableDate(text)}</bdi>
  )
}

/** A FHIR Period in words: both ends, or the one that is given. */
export function PeriodText({ period }: { period: PeriodEnds }) {
  const { states } = useWords()
  return <bdi>{formatPeriod(period, useDateOptions())?.text ?? states.absent}</bdi>
}
