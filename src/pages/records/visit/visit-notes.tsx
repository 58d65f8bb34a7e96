import { hasDay, hasSeveralDays } from '../../../clinical/encounters/visit-day'
import { isOfDay } from '../../../clinical/encounters/visit-notes'
import { tookPlace } from '../../../clinical/overview/last-visit'
import { LoadNotes } from '../../../components/loading/load-notes'
import { useCircumstance } from '../../../components/patient/status-context'
import { Card } from '../../../ui/card'
import { useAudience } from '../../../ui/language'
import { usePageWords } from '../../../ui/page-words'
import { NoteInPlace } from './note'
import { textAtServer } from './note-files'
import type { TypeLoaded } from '../../../components/loading/collect'
import type { VisitNotes, Written } from '../../../clinical/encounters/visit-notes'
import type { Resource } from '../../../fhir/resource'

/** So many notes are fetched without being asked for; the text of the others is one press away. */
const FETCHED = 3

/** Notes and reports of a visit in place, then those of its day; `all` are the states of their two lists. */
export function Said({
  visit,
  notes: { linked, sameDay },
  all,
}: {
  visit: Resource
  notes: VisitNotes
  all: readonly TypeLoaded[]
}) {
  const { typed, views } = usePageWords()
  const reader = useAudience()
  const at = useCircumstance()
  const words = typed.visit
  const fetched = new Set([...linked, ...sameDay].filter(({ record }) => textAtServer(record)).slice(0, FETCHED))
  const day = hasSeveralDays(visit) ? words.sameDays : words.sameDay
  return (
    <>
      <Card place="papers" title={tookPlace(visit, at) ? words.said(reader) : words.written}>
        <LoadNotes all={all} />
        {all.some(({ loaded }) => loaded.state === 'loading') ? <p data-coming hidden /> : null}
        {linked.length > 0 ? (
          <Notes notes={linked} fetched={fetched} visit={visit} />
        ) : (
          <None all={all} text={hasDay(visit) && sameDay.length === 0 ? words.none : words.noneLinked} />
        )}
        {hasDay(visit) ? null : <p>{words.noDay}</p>}
      </Card>
      {sameDay.length === 0 ? null : (
        <Card place="papers" title={views.records.groupCount(day, sameDay.length)}>
          <p className="muted">{words.sameDayWhy}</p>
          <Notes notes={sameDay} fetched={fetched} visit={visit} sameDay />
        </Card>
      )}
    </>
  )
}

function Notes({
  notes,
  fetched,
  visit,
  sameDay = false,
}: {
  notes: readonly Written[]
  fetched: ReadonlySet<Written>
  visit: Resource
  sameDay?: boolean
}) {
  const { typed } = usePageWords()
  return (
    <div>
      {notes.map((written, index) => (
        <NoteInPlace
          key={`${written.record.resourceType}/${written.record.id ?? index}`}
          written={written}
          atOnce={fetched.has(written)}
        >
          {sameDay && !isOfDay({ ...written, older: [] }, visit) ? <p>{typed.visit.newer}</p> : null}
        </NoteInPlace>
      ))}
    </div>
  )
}

/** Nothing was found: what that means hangs on how far both lists came. */
function None({ all, text }: { all: readonly TypeLoaded[]; text: string }) {
  const { typed } = usePageWords()
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
