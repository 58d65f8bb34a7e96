import { hasVisitDay, spansSeveralDays } from '../../../clinical/encounters/visit-day'
import { isNoteOfVisitDay } from '../../../clinical/encounters/visit-notes'
import { hasTakenPlace } from '../../../clinical/overview/last-visit'
import { LoadNotes } from '../../../components/loading/load-notes'
import { useStatusContext } from '../../../components/patient/status-context'
import { Card } from '../../../ui/card'
import { useAudience } from '../../../ui/audience'
import { usePageMessages } from '../../../ui/use-page-messages'
import { isFullyLoaded, isStillLoading } from '../load-state'
import { InlineNote } from './inline-note'
import { needsTextFetch } from './note-files'
import type { TypedRecordsResult } from '../../../data/queries/use-records-of-types'
import type { VisitNotes, ClinicalNote } from '../../../clinical/encounters/visit-notes'
import type { ResourceOf } from '../../../fhir/resource'

/** At most this many notes are fetched without a click. */
const MAX_AUTO_FETCHED_NOTES = 3

/** The notes and reports of a visit inline, then those of the same day; `all` has the load states of the two lists. */
export function VisitNoteCards({
  visit,
  notes: { linked, sameDay },
  all,
}: {
  visit: ResourceOf<'Encounter'>
  notes: VisitNotes
  all: readonly TypedRecordsResult[]
}) {
  const { byType, views } = usePageMessages()
  const reader = useAudience()
  const statusContext = useStatusContext()
  const messages = byType.visit
  const fetched = new Set(
    [...linked, ...sameDay].filter(({ record }) => needsTextFetch(record)).slice(0, MAX_AUTO_FETCHED_NOTES),
  )
  const day = spansSeveralDays(visit) ? messages.sameDays : messages.sameDay
  return (
    <>
      <Card icon="papers" title={hasTakenPlace(visit, statusContext) ? messages.notes(reader) : messages.written}>
        <LoadNotes all={all} />
        {all.some(({ loaded }) => loaded.state === 'loading') ? <p data-loading hidden /> : null}
        {linked.length > 0 ? (
          <NoteList notes={linked} fetched={fetched} visit={visit} />
        ) : (
          <NoNotes all={all} text={hasVisitDay(visit) && sameDay.length === 0 ? messages.none : messages.noneLinked} />
        )}
        {hasVisitDay(visit) ? null : <p>{messages.noDay}</p>}
      </Card>
      {sameDay.length === 0 ? null : (
        <Card icon="papers" title={views.records.groupCount(day, sameDay.length)}>
          <p className="muted">{messages.sameDayExplanation}</p>
          <NoteList notes={sameDay} fetched={fetched} visit={visit} sameDay />
        </Card>
      )}
    </>
  )
}

function NoteList({
  notes,
  fetched,
  visit,
  sameDay = false,
}: {
  notes: readonly ClinicalNote[]
  fetched: ReadonlySet<ClinicalNote>
  visit: ResourceOf<'Encounter'>
  sameDay?: boolean
}) {
  const { byType } = usePageMessages()
  return (
    <div>
      {notes.map((written, index) => (
        <InlineNote
          key={`${written.record.resourceType}/${written.record.id ?? index}`}
          written={written}
          atOnce={fetched.has(written)}
        >
          {sameDay && !isNoteOfVisitDay({ ...written, older: [] }, visit) ? <p>{byType.visit.newer}</p> : null}
        </InlineNote>
      ))}
    </div>
  )
}

/** The sentence for no notes: certain only when both lists are complete. */
function NoNotes({ all, text }: { all: readonly TypedRecordsResult[]; text: string }) {
  const { byType } = usePageMessages()
  if (all.some(isStillLoading)) return null
  return <p>{all.every(isFullyLoaded) ? text : byType.visit.unsure}</p>
}
