import { formatTimeAgo } from '../fhir/time-ago'
import { formatDate, formatPeriod } from '../fhir/format-date'
import { isAfterTime } from '../fhir/shown-day'
import { useTextAudience } from './detail-level'
import { useFormat, useMessages } from '../language/language-context'
import { useNow } from './use-now'
import type { DateOptions, PeriodEnds } from '../fhir/format-date'

function useDateOptions(): DateOptions {
  const format = useFormat()
  const audience = useTextAudience()
  return { format, style: audience === 'provider' ? 'provider' : 'patient' }
}

/**
 * A FHIR date or time, with its precision; the raw value stays in the markup. `past` flags a date in the future; `ago` adds the time
 * elapsed, but not in clinical rows, which have no room, nor in print, where it becomes untrue.
 */
export function DateText({ raw, past = false, ago = false }: { raw: string; past?: boolean; ago?: boolean }) {
  const { values } = useMessages()
  const options = useDateOptions()
  const now = useNow()
  const { text, isReadable } = formatDate(raw, options)
  const elapsed = ago && options.style === 'patient' ? formatTimeAgo(raw, { ...options, now }) : undefined
  return isReadable ? (
    <time dateTime={raw}>
      <bdi>{text}</bdi>
      {elapsed === undefined ? null : <span className="no-print"> ({elapsed})</span>}
      {past && isAfterTime(raw, now) ? ` (${values.inFuture})` : null}
    </time>
  ) : (
    <bdi>{values.unreadableDate(text)}</bdi>
  )
}

/** A FHIR Period: both ends, or the one that is given. */
export function PeriodText({ period }: { period: PeriodEnds }) {
  const { states } = useMessages()
  return <bdi>{formatPeriod(period, useDateOptions())?.text ?? states.absent}</bdi>
}
