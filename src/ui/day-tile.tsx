import { formatMonth } from '../fhir/format-date'
import { dayInZone } from '../fhir/zone-day'
import { useLocale } from '../language/language-context'
import { useNow } from './use-now'
import styles from './day-tile.module.css'
import type { Day } from '../fhir/day'

/** A day as a calendar leaf, green if it is in the future. Decorative: the text beside it gives the date. */
export function DayTile({ day }: { day: Day }) {
  const locale = useLocale()
  const isFuture = day > dayInZone(useNow(), undefined)
  return (
    <span className={isFuture ? `${styles['tile']} ${styles['future']}` : styles['tile']} aria-hidden="true">
      <small>
        <time dateTime={day}>{formatMonth(day, locale)}</time>
      </small>
      <b>{Number(day.slice(8))}</b>
    </span>
  )
}
