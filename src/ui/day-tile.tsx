import { dayInZone } from '../fhir/zone-day'
import { useLocale } from '../language/language-context'
import { useNow } from './use-now'
import styles from './day-tile.module.css'

const monthFormats = new Map<string, Intl.DateTimeFormat>()

/** Cached, because creating a format is expensive. */
function monthFormat(locale: string): Intl.DateTimeFormat {
  const format = monthFormats.get(locale) ?? new Intl.DateTimeFormat(locale, { month: 'short', timeZone: 'UTC' })
  monthFormats.set(locale, format)
  return format
}

/** A day as a calendar leaf, green if it is in the future. Decorative: the text beside it gives the date. `day` is `YYYY-MM-DD`. */
export function DayTile({ day }: { day: string }) {
  const locale = useLocale()
  const isFuture = day > dayInZone(useNow(), undefined)
  return (
    <span className={isFuture ? `${styles['tile']} ${styles['future']}` : styles['tile']} aria-hidden="true">
      <small>
        <time dateTime={day}>{monthFormat(locale).format(new Date(`${day}T00:00:00Z`))}</time>
      </small>
      <b>{Number(day.slice(8))}</b>
    </span>
  )
}
