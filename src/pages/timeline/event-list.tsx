import { testKeyOf } from '../../fhir/result'
import { memoizeByObject } from '../../lib/memoize'
import { Disclosure } from '../../ui/disclosure'
import { Icon } from '../../ui/icon'
import { IconTile } from '../../ui/card'
import { useAudience } from '../../ui/language'
import { usePageMessages } from '../../ui/use-page-messages'
import { isOutsideRange } from '../../clinical/observations/outside-range'
import { isCountedAsType } from '../../clinical/status/counted-as-type'
import { readObservation } from '../../clinical/observations/result-reading'
import { vitalKindOf } from '../../clinical/observations/vital-kinds'
import { descriptorOf } from '../../resources/descriptors'
import { usePlainNames } from '../../components/plain-language/plain-names-context'
import { useStatusContext } from '../../components/patient/status-context'
import { ResourceRow } from '../../components/rows/resource-row'
import { EventMeta } from './event-meta'
import { iconOfType } from '../../components/navigation/type-groups'
import styles from './timeline.module.css'
import type { ReactNode } from 'react'
import type { RecordType } from '../../contract'
import type { Resource } from '../../fhir/resource'
import type { TimelineEvent } from './group-timeline'

export interface RecordEvent extends TimelineEvent {
  readonly type: RecordType
  readonly resource: Resource
  /** Ids of the visits that it names. */
  readonly visits: readonly string[]
}

/** The kinds of records among events, each once. */
export const typesOfEvents = (events: readonly RecordEvent[]): readonly RecordType[] => [
  ...new Set(events.map(({ type }) => type)),
]

const dayOf = (raw: string | undefined): string => (raw ?? '').slice(0, 10)

/** The name of a vital sign in plain words, which no dictionary has to bring. */
function useVitalSignName(): (event: RecordEvent) => string | undefined {
  const { views } = usePageMessages()
  return ({ type, resource }) => {
    const kind = type === 'Observation' ? vitalKindOf(testKeyOf(resource) ?? '') : undefined
    return kind && views.vitals.kinds[kind]
  }
}

/** One record as a row; `dated` where no heading above says its day. */
export function EventRow({
  event,
  dated = false,
  children,
}: {
  event: RecordEvent
  dated?: boolean
  children?: ReactNode
}) {
  const title = useVitalSignName()(event)
  return (
    <ResourceRow resource={event.resource} title={title} {...(dated ? {} : { meta: <EventMeta event={event} /> })}>
      {children}
    </ResourceRow>
  )
}

/** A list that grows is drawn again and again; each result is read for it once. */
const isOutsideMemoized = memoizeByObject((result: Resource): boolean => isOutsideRange(readObservation(result)))

/** The names of records, each once, in one line; names have commas of their own (“BUN, urea nitrogen”). */
function useEventNames(): (events: readonly RecordEvent[]) => string {
  const namesOf = usePlainNames()
  const vitalName = useVitalSignName()
  const nameOf = (event: RecordEvent): string | undefined => {
    const title = vitalName(event) ?? descriptorOf(event.type).title(event.resource)
    return namesOf(event.resource, title)?.name ?? title
  }
  return (events) => [...new Set(events.flatMap((event) => nameOf(event) ?? []))].join('; ')
}

/** Records of one kind behind a line with their number and their names; of results first those outside their range. Where one is not what its kind is called, they are counted as entries. `day` is that of the heading above. */
export function TypeGroup({
  type,
  events,
  day,
}: {
  type: RecordType
  events: readonly RecordEvent[]
  day: string | undefined
}) {
  const { views, typed, typeNames } = usePageMessages()
  const { audience } = useAudience()
  const namesIn = useEventNames()
  const at = useStatusContext()
  const names = typeNames[type][audience === 'provider' ? 'provider' : 'patient']
  const count = events.length
  const kind = events.every(({ resource }) => isCountedAsType(resource, at))
    ? count === 1
      ? names.one
      : names.many
    : typed.entriesOf(count, names.many)
  const outside = type === 'Observation' ? events.filter(({ resource }) => isOutsideMemoized(resource)) : []
  return (
    <Disclosure
      summary={
        <span className={styles['line']}>
          <IconTile icon={iconOfType(type)} />
          <span>
            {views.timeline.ofVisit(count, kind)}
            <bdi className={styles['names']}>
              {outside.length > 0 ? views.timeline.outside(outside.length, namesIn(outside)) : namesIn(events)}
            </bdi>
          </span>
          <Icon name="chevron" />
        </span>
      }
    >
      <EventList events={events} day={day} />
    </Disclosure>
  )
}

/** Rows of records; one of another day than that of the heading says its own date. */
export function EventList({ events, day }: { events: readonly RecordEvent[]; day: string | undefined }) {
  return (
    <ol className={styles['events']}>
      {events.map((event) => (
        <li key={event.key}>
          <EventRow event={event} dated={dayOf(event.raw) !== dayOf(day)} />
        </li>
      ))}
    </ol>
  )
}
