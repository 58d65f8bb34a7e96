import { Link } from 'react-router'
import { useRecords } from '../../data/queries/use-records'
import { placeholderName } from '../../resources/placeholder-name'
import { descriptorOf } from '../../resources/descriptors'
import { DateText } from '../../ui/date-text'
import { useAudience } from '../../ui/language'
import { usePageMessages } from '../../ui/use-page-messages'
import { chartEvents, type ChartEvent } from '../../clinical/observations/chart-annotations'
import { encodeIdForPath } from '../../fhir/id'
import styles from './trend.module.css'
import type { Resource } from '../../fhir/resource'

/** More lines than this would hide the chart. */
const MAX_EVENTS = 12

/** Prescriptions and visits of the time, the newest twelve, and what the reader must know about them. */
export function useTrendEvents(
  wanted: boolean,
  [from, to]: readonly [number, number],
): { readonly happenings: readonly ChartEvent[]; readonly note: string | undefined } {
  const words = usePageMessages()
  const { views } = words
  const { audience } = useAudience()
  const medicines = useRecords('MedicationRequest', undefined, {
    include: ['MedicationRequest:medication'],
    enabled: wanted,
  })
  const visits = useRecords('Encounter', undefined, { enabled: wanted })
  if (!wanted) return { happenings: [], note: undefined }
  const titleOf = (record: Resource) =>
    (record.resourceType === 'Encounter' ? descriptorOf('Encounter') : descriptorOf('MedicationRequest')).title(
      record,
    ) ?? placeholderName(record, words, audience)
  const found = chartEvents([...(medicines.set?.matches ?? []), ...(visits.set?.matches ?? [])], titleOf, from, to)
  const both = [medicines, visits]
  const waiting = both.some(({ state, fetching, set }) => state === 'loading' || (fetching && set?.complete !== true))
  const failed = !waiting && both.some(({ failure, set }) => failure !== undefined || set?.complete !== true)
  const note = failed
    ? views.trend.besideFailed
    : waiting
      ? views.trend.besideWaiting
      : found.length === 0
        ? views.trend.besideNone
        : found.length > MAX_EVENTS
          ? views.trend.besideMore(found.length - MAX_EVENTS)
          : undefined
  return { happenings: found.slice(-MAX_EVENTS), note }
}

/** The numbered lines of the chart in words. */
export function TrendEventList({ happenings, note }: { happenings: readonly ChartEvent[]; note: string | undefined }) {
  const { views } = usePageMessages()
  return (
    <section className="stack">
      <h2>{views.trend.besideTitle}</h2>
      {note ? <p role="status">{note}</p> : null}
      <ol className={styles['numbered']}>
        {happenings.map(({ type, id, raw, title }) => (
          <li key={`${type} ${id}`}>
            <DateText raw={raw} />: {views.trend.besideKinds[type]},{' '}
            <Link to={`/record/${type}/${encodeIdForPath(id)}`}>{title}</Link>
          </li>
        ))}
      </ol>
    </section>
  )
}
