import { audienceOf } from '../../data/privacy/audience'
import { useSession } from '../../auth/session/session-provider'
import { useDetailLevel } from '../../ui/detail-level'
import { useMessages } from '../../language/language-context'
import { useNow } from '../../ui/use-now'
import { isUrgentResult } from '../../clinical/observations/outside-range'
import { useHasDied } from '../patient/status-context'
import type { ObservationReading } from '../../clinical/observations/result-reading'

const isWithoutRange = ({ measure, flag, ranges, categories }: ObservationReading): boolean =>
  measure !== undefined && flag === undefined && ranges.length === 0 && categories.includes('laboratory')

/** Once for one or several results: that the laboratory sent no range. Not in the clinical view. */
export function NoRangeNote({ readings }: { readings: readonly ObservationReading[] }) {
  const { views } = useMessages()
  const detail = useDetailLevel()
  if (detail !== 'plain' || !readings.some(isWithoutRange)) return null
  return (
    <p className="muted small">{readings.length === 1 ? views.common.noRange : views.common.noRangeWhereMissing}</p>
  )
}

/** What to do about a value far outside its range. */
export function UrgentResultNote({ reading }: { reading: ObservationReading }) {
  const { views } = useMessages()
  // Not `useAudience`: in the plain view, providers read the wording for patients.
  const reader = audienceOf(useSession())
  const hasDied = useHasDied()
  const now = useNow()
  return reading.isCounted && reader !== 'provider' && !hasDied && isUrgentResult(reading, now) ? (
    <p>{views.summary.farOutside({ audience: reader })}</p>
  ) : null
}
