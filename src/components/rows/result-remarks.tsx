import { useState } from 'react'
import { audienceOf } from '../../data/privacy/audience'
import { useSession } from '../../auth/session/session-provider'
import { useAudience, useMessages } from '../../ui/language'
import { Value } from '../../ui/value'
import { objectsOf, textOf } from '../../lib/json'
import { isUrgentResult } from '../../clinical/observations/outside-range'
import { useHasDied } from '../patient/status-context'
import type { ObservationReading } from '../../clinical/observations/result-reading'

/** Where there is no value, a note often says why, and what to do about it. */
const notesWithoutValue = ({ values: [first], components, observation }: ObservationReading): readonly string[] =>
  components.length === 0 && (first === undefined || first.kind === 'absent')
    ? objectsOf(observation['note']).flatMap(({ text }) => textOf(text) ?? [])
    : []

/** What has to be said below a result: what the record notes where it has no value, that no range came with it, and what to do about one far outside its range. */
export function ResultRemarks({ reading }: { reading: ObservationReading }) {
  const { views } = useMessages()
  const { audience } = useAudience()
  // The clinical reading of a record is for staff in its words only: the person who reads it is still the same.
  const reads = audienceOf(useSession())
  const hasDied = useHasDied()
  const [now] = useState(() => Date.now())
  const { measure, flag, ranges, categories, isCounted: counts } = reading
  const isWithoutRange =
    audience !== 'provider' &&
    measure !== undefined &&
    flag === undefined &&
    ranges.length === 0 &&
    categories.includes('laboratory')
  return (
    <>
      {notesWithoutValue(reading).map((text, index) => (
        <p key={index}>
          <Value shown={{ kind: 'text', text }} />
        </p>
      ))}
      {isWithoutRange ? <p className="muted small">{views.frame.noRange}</p> : null}
      {counts && reads !== 'provider' && !hasDied && isUrgentResult(reading, now) ? (
        <p>{views.summary.farOutside({ audience: reads })}</p>
      ) : null}
    </>
  )
}
