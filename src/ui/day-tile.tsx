import { dayInZone } from '../fhir/zone-day'
import { useLocale } from './language'
import styles from './day-tile.module.css'

const formats = new Map<string, Intl.DateTimeFormat>()

/** A format is costly to make, and a year has many days. */
function formatOf(locale: string): Intl.DateTimeFormat {
  const format = formats.get(locale) ?? new Intl.DateTimeFormat(locale, { month: 'short', timeZone: 'UTC' })
  formats.set(locale, format)
  return format
}

/** A day as a leaf of a calendar, green while it lies ahead; the words beside it say the same. `day` is `YYYY-MM-DD`. */
export function DayTile({ day }: { day: string }) {
  const locale = useLocale()
  const isAhead = day > dayInZone(Date.now(), undefined)
  return (
    <span className={isAhead ? `${styles['tile']} ${styles['ahead']}` : styles['tile']} aria-hidden="true">
      <small>
        <time dateTime={day}>{formatOf(locale).format(new Date(`${day}T00:00:00Z`))}</time>
      </small>
      <b>{Number(day.slice(8))}</b>
    </span>
  )
}
