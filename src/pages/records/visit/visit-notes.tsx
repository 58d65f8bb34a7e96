import { hasVisitDay, spansSeveralDays } from '../../../clinical/encounters/visit-day'
import { isNoteOfVisitDay } from '../../../clinical/encounters/visit-notes'
import { hasTakenPlace } from '../../../clinical/overview/last-visit'
import { LoadNotes } from '../../../components/loading/load-notes'
import { useStatusContext } from '../../../components/patient/status-context'
import { Card } from '../../../ui/card'
import { useAudience } from '../../../ui/language'
import { usePageMessages } from '../../../ui/page-words'
import { InlineNote } from './inline-note'
import { needsTextFetch } from './note-files'
import type { RecordsOfType } from '../../../data/queries/use-records'
import type { VisitNotes, WrittenNote } from '../../../clinical/encounters/visit-notes'
import type { Resource } from '../../../fhir/resource'

/** So many notes are fetched without being asked for; the text of the others is one press away. */
const MAX_AUTO_FETCHED_NOTES = 3

/** Notes and reports of a visit in place, then those of its day; `all` are the states of their two lists. */
export function VisitNoteCards({
  visit,
  notes: { linked, sameDay },
  all,
}: {
  visit: Resource
  notes: VisitNotes
  all: readonly RecordsOfType[]
}) {
  const { typed, views } = usePageMessages()
  const reader = useAudience()
  const at = useStatusContext()
  const words = typed.visit
  const fetched = new Set(
    [...linked, ...sameDay].filter(({ record }) => needsTextFetch(record)).slice(0, MAX_AUTO_FETCHED_NOTES),
  )
  const day = spansSeveralDays(visit) ? words.sameDays : words.sameDay
  return (
    <>
      <Card icon="papers" title={hasTakenPlace(visit, at) ? words.said(reader) : words.written}>
        <LoadNotes all={all} />
        {all.some(({ loaded }) => loaded.state === 'loading') ? <p data-coming hidden /> : null}
        {linked.length > 0 ? (
          <NoteList notes={linked} fetched={fetched} visit={visit} />
        ) : (
          <NoNotes all={all} text={hasVisitDay(visit) && sameDay.length === 0 ? words.none : words.noneLinked} />
        )}
        {hasVisitDay(visit) ? null : <p>{words.noDay}</p>}
      </Card>
      {sameDay.length === 0 ? null : (
        <Card icon="papers" title={views.records.groupCount(day, sameDay.length)}>
          <p className="muted">{words.sameDayWhy}</p>
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
  notes: readonly WrittenNote[]
  fetched: ReadonlySet<WrittenNote>
  visit: Resource
  sameDay?: boolean
}) {
  const { typed } = usePageMessages()
  return (
    <div>
      {notes.map((written, index) => (
        <InlineNote
          key={`${written.record.resourceType}/${written.record.id ?? index}`}
          written={written}
          atOnce={fetched.has(written)}
        >
          {sameDay && !isNoteOfVisitDay({ ...written, older: [] }, visit) ? <p>{typed.visit.newer}</p> : null}
        </InlineNote>
      ))}
    </div>
  )
}

/** Nothing was found: what that means hangs on how far both lists came. */
function NoNotes({ all, text }: { all: readonly RecordsOfType[]; text: string }) {
  const { typed } = usePageMessages()
  if (all.some(({ loaded }) => loaded.state === 'loading' || (loaded.fetching && loaded.set?.complete !== true)))
    return null
  const isWhole = all.every(
    ({ loaded: { set, failure, limits } }) =>
      !failure &&
      set?.complete === true &&
      set.issues.length === 0 &&
      set.dropped.every(({ reason }) => reason === 'duplicate') &&
      limits.length === 0,
  )
  return <p>{isWhole ? text : typed.visit.unsure}</p>
}
