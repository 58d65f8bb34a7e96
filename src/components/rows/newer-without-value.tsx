import { notesWithoutValue } from '../../clinical/observations/notes-without-value'
import { encodeIdForPath } from '../../fhir/id'
import { DateText } from '../../ui/date-text'
import { Link } from '../../ui/link'
import { Value, Values } from '../../ui/value'
import { useMessages } from '../../language/language-context'
import type { ObservationReading } from '../../clinical/observations/result-reading'

/** The notes of a result without a value; they stand before the reason why there is none. */
export function NotesWithoutValue({ reading }: { reading: ObservationReading }) {
  return notesWithoutValue(reading).map((text, index) => (
    <p key={index}>
      <strong>
        <Value value={{ kind: 'text', text, warns: true }} />
      </strong>
    </p>
  ))
}

/** Below the newest value of a test: that a newer result has none, with its notes, else with the reason. */
export function NewerWithoutValue({ reading }: { reading: ObservationReading | undefined }) {
  const { views } = useMessages()
  if (!reading) return null
  const { observation, raw, values } = reading
  const hasNotes = notesWithoutValue(reading).length > 0
  return (
    <div className="small">
      <p>
        <Link to={`/record/Observation/${encodeIdForPath(observation.id)}`}>
          {views.common.newerWithoutValue} {raw === undefined ? views.common.noDate : <DateText raw={raw} />}
        </Link>
      </p>
      <NotesWithoutValue reading={reading} />
      {hasNotes || values.length === 0 ? null : (
        <p>
          <Values values={values} />
        </p>
      )}
    </div>
  )
}
