import { isListLoading } from '../../data/completeness/list-gap'
import { useRecords } from '../../data/queries/use-records'
import { placeholderName } from '../../resources/placeholder-name'
import { descriptorOf } from '../../resources/descriptors'
import { DateText } from '../../ui/date-text'
import { useAudience } from '../../ui/audience'
import { Link } from '../../ui/link'
import { usePageMessages } from '../../ui/use-page-messages'
import { chartEvents, type ChartEvent } from '../../clinical/observations/chart-annotations'
import { encodeIdForPath } from '../../fhir/id'
import { isWholeList } from '../../fhir/whole-list'
import styles from './trend.module.css'
import type { Resource } from '../../fhir/resource'
import { useFormat } from '../../language/language-context'

/** More lines would hide the chart. */
const MAX_EVENTS = 12

const noEvents: readonly ChartEvent[] = []

/** The newest prescriptions and visits of a time range, and a note when some are missing, loading or left out. */
export function useTrendEvents(
  enabled: boolean,
  [from, to]: readonly [number, number],
): { readonly events: readonly ChartEvent[]; readonly note: string | undefined } {
  const format = useFormat()
  const messages = usePageMessages()
  const { views } = messages
  const { audience } = useAudience()
  const medicines = useRecords('MedicationRequest', undefined, {
    include: ['MedicationRequest:medication'],
    enabled,
  })
  const visits = useRecords('Encounter', undefined, { enabled })
  if (!enabled) return { events: noEvents, note: undefined }
  const titleOf = (record: Resource) =>
    (record.resourceType === 'Encounter' ? descriptorOf('Encounter') : descriptorOf('MedicationRequest')).title(
      record,
      format,
    ) ?? placeholderName(record, messages, audience)
  const events = chartEvents([...(medicines.set?.matches ?? []), ...(visits.set?.matches ?? [])], titleOf, from, to)
  const lists = [medicines, visits]
  const isLoading = lists.some(isListLoading)
  const hasFailed = !isLoading && !lists.every(isWholeList)
  const noteOf = (count: number): string | undefined => {
    if (hasFailed) return views.trend.eventsFailed
    if (isLoading) return views.trend.eventsLoading
    if (count === 0) return views.trend.eventsNone
    return count > MAX_EVENTS ? views.trend.eventsMore(count - MAX_EVENTS) : undefined
  }
  return { events: events.slice(-MAX_EVENTS), note: noteOf(events.length) }
}

/** The numbered lines of the chart as text. */
export function TrendEventList({ events, note }: { events: readonly ChartEvent[]; note: string | undefined }) {
  const { views } = usePageMessages()
  return (
    <section className="stack">
      <h2>{views.trend.eventsTitle}</h2>
      {note ? <p role="status">{note}</p> : null}
      <ol className={styles['numbered']}>
        {events.map(({ type, id, raw, title }) => (
          <li key={`${type} ${id}`}>
            <DateText raw={raw} />: {views.trend.eventKinds[type]},{' '}
            <Link to={`/record/${type}/${encodeIdForPath(id)}`}>{title}</Link>
          </li>
        ))}
      </ol>
    </section>
  )
}
