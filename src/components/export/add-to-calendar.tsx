import { calendarEvent } from '../../clinical/encounters/calendar-event'
import { statusOf } from '../../clinical/status/status-of'
import { useSession } from '../../auth/session/session-provider'
import { objectsOf, textOf } from '../../lib/json'
import { isMarkedPrivate } from '../../resources/privacy-labels'
import { useAudience } from '../../ui/audience'
import { usePageMessages } from '../../ui/use-page-messages'
import { FileSaver } from '../files/file-saver'
import { useStatusContext } from '../patient/status-context'
import type { ResourceOf } from '../../fhir/resource'

/** Where the record says that the visit is; not of a private visit, whose place may tell what it is for. */
function placeOf(visit: ResourceOf<'Encounter'>): string | undefined {
  if (isMarkedPrivate(visit)) return undefined
  const places = [
    ...objectsOf(visit.location).flatMap(({ location }) => objectsOf(location)),
    ...objectsOf(visit.serviceProvider),
  ]
  return places.flatMap(({ display }) => textOf(display) ?? [])[0]
}

/** A button that saves a visit to come as a calendar file, with its time and place. Nothing for other visits. */
export function AddToCalendar({ visit }: { visit: ResourceOf<'Encounter'> }) {
  const { views } = usePageMessages()
  const { ehr } = useSession()
  const reader = useAudience()
  const status = useStatusContext()
  const { calendar } = views.stories.visit
  if (statusOf(visit, status)?.key !== 'planned') return null
  const make = (madeAt: string): string | undefined =>
    calendarEvent(
      visit,
      { summary: calendar.summary(reader), description: calendar.description(ehr.name), location: placeOf(visit) },
      madeAt,
      crypto.randomUUID(),
    )
  if (make('') === undefined) return null
  return (
    <FileSaver>
      {(save) => (
        <div className="no-print">
          <button type="button" onClick={() => save('visit', 'ics', 'text/calendar;charset=utf-8', make)}>
            {calendar.add}
          </button>
          <p className="small">{calendar.help}</p>
        </div>
      )}
    </FileSaver>
  )
}
