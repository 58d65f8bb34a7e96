import { Boundary } from '../../ui/boundary'
import { RecordBoundary } from '../../components/rows/record-boundary'
import { testKeyOf } from '../../fhir/result'
import { Disclosure } from '../../ui/disclosure'
import { Icon } from '../../ui/icon'
import { IconTile } from '../../ui/card'
import { useFormat } from '../../language/language-context'
import { useAudience } from '../../ui/audience'
import { useNow } from '../../ui/use-now'
import { usePageMessages } from '../../ui/use-page-messages'
import { isOutsideRange } from '../../clinical/observations/outside-range'
import { assertionOf } from '../../clinical/assertion/assertion-of'
import { formatAssertion, namesDisagreeText } from '../../clinical/assertion/format-assertion'
import { formatStatus } from '../../clinical/status/format-status'
import { statusOf } from '../../clinical/status/status-of'
import { useTextAudience } from '../../ui/detail-level'
import { RecordText } from '../../ui/record-text'
import { readObservation } from '../../clinical/observations/result-reading'
import { vitalKindOf } from '../../clinical/observations/vital-kinds'
import { descriptorOf } from '../../resources/descriptors'
import { usePlainNames } from '../../components/plain-language/plain-names-context'
import { kindCounts } from '../../components/rows/kind-counts'
import { useStatusContext } from '../../components/patient/status-context'
import { ResourceRow } from '../../components/rows/resource-row'
import { eventDate } from './event-date'
import { iconOfType } from '../../components/navigation/type-groups'
import styles from './timeline.module.css'
import { createContext, Fragment, useContext, useState, type ReactNode } from 'react'
import type { RecordType } from '../../contract'
import { useRangeSelector } from '../../components/patient/status-context'
import type { RecordKind } from '../../resources/observation-category'
import { isOfType, type Resource } from '../../fhir/resource'
import type { TimelineEvent } from './group-timeline'

export interface RecordEvent extends TimelineEvent {
  readonly type: RecordType
  /** The kind under which it is listed. */
  readonly kind: RecordKind
  readonly resource: Resource
  /** Ids of the visits that it refers to. */
  readonly visits: readonly string[]
}

/** The kinds of the events, each once. */
export const kindsOfEvents = (events: readonly RecordEvent[]): readonly RecordKind[] => [
  ...new Set(events.map(({ kind }) => kind)),
]

/** The plain name of a vital sign, which does not need the dictionary. */
function useVitalSignName(): (event: RecordEvent) => string | undefined {
  const { views } = usePageMessages()
  return ({ type, resource }) => {
    const kind = type === 'Observation' ? vitalKindOf(testKeyOf(resource) ?? '') : undefined
    return kind && views.vitals.kinds[kind]
  }
}

/** The type of a record, the label of its date and its time; the heading above has the day. */
function EventMeta({ event: { type, kind, resource } }: { event: RecordEvent }) {
  const format = useFormat()
  const { typeNames, dateLabel } = usePageMessages()
  const { audience } = useAudience()
  const now = useNow()
  const style = audience === 'provider' ? 'provider' : 'patient'
  const date = eventDate(type, resource, { format, style }, now)
  const texts = [date?.label === undefined ? '' : dateLabel(date.label, audience), date?.text].filter(Boolean)
  return (
    <>
      {typeNames[kind][style].one}
      {texts.length > 0 ? ' · ' : ''}
      <bdi>{texts.join(' ')}</bdi>
    </>
  )
}

/** One record as a row; `isDated` where no heading above has its day. */
export function EventRow({
  event,
  isDated = false,
  children,
}: {
  event: RecordEvent
  isDated?: boolean
  children?: ReactNode
}) {
  const title = useVitalSignName()(event)
  return (
    <ResourceRow
      resource={event.resource}
      title={title}
      isAppTitle={title !== undefined}
      {...(isDated ? {} : { meta: <EventMeta event={event} /> })}
    >
      {children}
    </ResourceRow>
  )
}

/**
 * Joins the names of records, each once, by semicolons, as names contain commas (“BUN, urea nitrogen”). What contradicts a record is stated after its
 * name.
 */
function useEventNames(): (events: readonly RecordEvent[]) => ReactNode {
  const format = useFormat()
  const namesOf = usePlainNames()
  const vitalSignName = useVitalSignName()
  const messages = usePageMessages()
  const audience = useTextAudience()
  const statusContext = useStatusContext()
  const doubtOf = (record: Resource, namesDisagree: boolean): string => {
    const assertion = assertionOf(record, statusContext)
    const reasons = [
      ...formatAssertion(assertion, messages, audience),
      ...(namesDisagree ? [namesDisagreeText(messages, audience)] : []),
    ]
    const status = assertion.level === 'stated' ? undefined : statusOf(record, statusContext)
    const texts = reasons.length > 0 || !status ? reasons : [formatStatus(status, messages, audience)]
    return texts.length === 0 ? '' : ` (${texts.join(', ')})`
  }
  const nameOf = (event: RecordEvent): readonly (readonly [text: string, shown: ReactNode])[] => {
    const appName = vitalSignName(event)
    const title = appName ?? descriptorOf(event.type).title(event.resource, format)
    if (title === undefined) return []
    const naming = namesOf(event.resource, title)
    const doubt = doubtOf(event.resource, naming?.disagree === true)
    const ownName = appName ?? (naming?.saysLess ? undefined : naming?.name)
    if (ownName !== undefined) return [[ownName + doubt, ownName + doubt]]
    return [
      [
        title + doubt,
        <span>
          <RecordText text={title} isCoded />
          {doubt}
        </span>,
      ],
    ]
  }
  return (events) =>
    [...new Map(events.flatMap(nameOf))].map(([text, shown], index) => (
      <Fragment key={text}>
        {index > 0 ? '; ' : null}
        {shown}
      </Fragment>
    ))
}

/** True while the page is printed: folded rows are printed too. */
export const PrintingContext = createContext(false)

/** Records of one kind, folded, with their number and names; of results only those outside their range, if any. Its rows, thousands in a long record, are
 * rendered when it is opened or printed. `day` is that of the heading above.
 */
export const KindGroup = (props: KindGroupProps) => (
  <Boundary fallback={<EventList events={props.events} day={props.day} />}>
    <FoldedGroup {...props} />
  </Boundary>
)

interface KindGroupProps {
  readonly kind: RecordKind
  readonly events: readonly RecordEvent[]
  readonly day: string | undefined
}

function FoldedGroup({ kind, events, day }: KindGroupProps) {
  const format = useFormat()
  const namesOf = useEventNames()
  const messages = usePageMessages()
  const audience = useTextAudience()
  const statusContext = useStatusContext()
  const rangeFor = useRangeSelector()
  const [wasOpened, setWasOpened] = useState(false)
  const isPrinting = useContext(PrintingContext)
  const counts = kindCounts(
    kind,
    events.map(({ resource }) => resource),
    statusContext,
    messages,
    audience,
  )
  const outside = events.filter(
    ({ resource }) => isOfType(resource, 'Observation') && isOutsideRange(readObservation(resource, format, rangeFor)),
  )
  return (
    <Disclosure
      onToggle={(isOpen) => setWasOpened((before) => before || isOpen)}
      summary={
        <span className={styles['line']}>
          <IconTile icon={iconOfType(kind)} />
          <span>
            {counts.map(([count, name]) => messages.views.timeline.ofVisit(count, name)).join('; ')}
            <bdi className={styles['names']}>
              {outside.length > 0 ? messages.views.timeline.outside(outside.length, '') : null}
              {namesOf(outside.length > 0 ? outside : events)}
            </bdi>
          </span>
          <Icon name="chevron" />
        </span>
      }
    >
      {wasOpened || isPrinting ? <EventList events={events} day={day} /> : null}
    </Disclosure>
  )
}

/** Rows of records; those of another day than the heading have their date. */
export function EventList({ events, day }: { events: readonly RecordEvent[]; day: string | undefined }) {
  return (
    <ol className={styles['events']}>
      {events.map((event) => (
        <li key={event.key}>
          <RecordBoundary record={event.resource}>
            <EventRow event={event} isDated={event.raw !== day} />
          </RecordBoundary>
        </li>
      ))}
    </ol>
  )
}
