import { audienceOf } from '../../data/privacy/audience'
import { useSession } from '../../auth/session/session-provider'
import { useDetailLevel } from '../../ui/detail-level'
import { useMessages } from '../../language/language-context'
import { useNow } from '../../ui/use-now'
import { Value } from '../../ui/value'
import { objectsOf, textOf } from '../../lib/json'
import { isUrgentResult } from '../../clinical/observations/outside-range'
import { useHasDied } from '../patient/status-context'
import type { ObservationReading } from '../../clinical/observations/result-reading'

/** Notes of a result without a value, which often explain why. */
const notesWithoutValue = ({ values: [first], components, observation }: ObservationReading): readonly string[] =>
  components.length === 0 && (first === undefined || first.kind === 'absent')
    ? objectsOf(observation.note).flatMap(({ text }) => textOf(text) ?? [])
    : []

/** Remarks below a result: notes if it has no value, a missing range, and what to do about a value far outside its range. */
export function ResultRemarks({ reading }: { reading: ObservationReading }) {
  const { views } = useMessages()
  const detail = useDetailLevel()
  // Not `useAudience`: in the plain view, providers read the wording for patients.
  const reader = audienceOf(useSession())
  const hasDied = useHasDied()
  const now = useNow()
  const { measure, flag, ranges, categories, isCounted } = reading
  const isWithoutRange =
    detail === 'plain' &&
    measure !== undefined &&
    flag === undefined &&
    ranges.length === 0 &&
    categories.includes('laboratory')
  return (
    <>
      {notesWithoutValue(reading).map((text, index) => (
        <p key={index}>
          <Value value={{ kind: 'text', text }} />
        </p>
      ))}
      {isWithoutRange ? <p className="muted small">{views.common.noRange}</p> : null}
      {isCounted && reader !== 'provider' && !hasDied && isUrgentResult(reading, now) ? (
        <p>{views.summary.farOutside({ audience: reader })}</p>
      ) : null}
    </>
  )
}
