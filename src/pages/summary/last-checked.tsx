import { localDay } from '../../clinical/patient/age'
import { useToday } from '../../components/patient/status-context'
import { formatClockTime, formatMoment } from '../../fhir/format-date'
import { useLocale, useMessages } from '../../language/language-context'
import { useSession } from '../../auth/session/session-provider'
import styles from './summary.module.css'
import type { LoadCheck } from './use-reports'

export interface LastCheckedProps {
  /** At least one. */
  readonly checks: readonly LoadCheck[]
  readonly isPartMissing: boolean
}

/** The time of the oldest response on the page and a button to reload everything. */
export default function LastChecked({ checks, isPartMissing }: LastCheckedProps) {
  const { summary } = useMessages().views
  const locale = useLocale()
  const today = useToday()
  // A file has no newer version to ask for.
  if (useSession().kind !== 'ehr') return null
  const at = Math.min(...checks.map((check) => check.at))
  const time = formatClockTime(at, locale)
  const checked =
    localDay(at) === today
      ? summary.checkedToday(time)
      : summary.checked(`${formatMoment(at, locale, { month: 'long', day: 'numeric' })}, ${time}`)
  return (
    <p className={`row muted no-print ${styles['checked']}`}>
      {isPartMissing ? summary.partsMissing : checked}
      <button type="button" onClick={() => checks.forEach(({ retry }) => retry())}>
        {summary.checkAgain}
      </button>
    </p>
  )
}
