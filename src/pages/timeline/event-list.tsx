import { Boundary } from '../../ui/boundary'
import { Disclosure } from '../../ui/disclosure'
import { Icon } from '../../ui/icon'
import { IconTile } from '../../ui/card'
import { useFormat } from '../../language/language-context'
import { usePageMessages } from '../../ui/use-page-messages'
import { isOutsideRange } from '../../clinical/observations/outside-range'
import { assertionOf } from '../../clinical/assertion/assertion-of'
import { formatAssertion, namesDisagreeText } from '../../clinical/assertion/format-assertion'
import { formatStatus } from '../../clinical/status/format-status'
import { statusOf } from '../../clinical/status/status-of'
import { useTextAudience } from '../../ui/detail-level'
import { RecordText } from '../../ui/record-text'
import { readObservation } from '../../clinical/observations/result-reading'
import { descriptorOf } from '../../resources/descriptors'
import { usePlainNames } from '../../components/plain-language/plain-names-context'
import { kindCounts } from '../../components/rows/kind-counts'
import { useStatusContext } from '../../components/patient/status-context'
import { GlanceWords, SlimRecordGlance } from '../../components/rows/glance-row'
import { worstTone, type GlanceTone } from '../../glance/glance'
import { valueWithUnit } from '../../glance/value-text'
import { isMarkedPrivate } from '../../resources/privacy-labels'
import { useEventGlance, useTestName } from './use-event-glance'
import { iconOfType } from '../../components/navigation/type-groups'
import styles from './timeline.module.css'
import { createContext, Fragment, useContext, useState, type ReactNode } from 'react'
import { useRangeSelector } from '../../components/patient/status-context'
import type { RecordKind } from '../../resources/observation-category'
import { isOfType, type Resource } from '../../fhir/resource'
import type { RecordEvent } from './record-event'

/** The kinds of the events, each once. */
export const kindsOfEvents = (events: readonly RecordEvent[]): readonly RecordKind[] => [
  ...new Set(events.map(({ kind }) => kind)),
]

/**
 * Joins the names of records, each once, by semicolons, as names contain commas (“BUN, urea nitrogen”). What contradicts a record is stated after its
 * name.
 */
function useEventNames(): (events: readonly RecordEvent[]) => ReactNode {
  const format = useFormat()
  const namesOf = usePlainNames()
  const testName = useTestName()
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
    const appName = testName(event)
    const ownTitle = descriptorOf(event.type).title(event.resource, format)
    const title = appName ?? ownTitle
    if (title === undefined) return []
    const naming = namesOf(event.resource, ownTitle ?? title)
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

interface FoldedRowsProps {
  readonly kind: RecordKind
  readonly title: ReactNode
  /** What the line says of its records, after the title. */
  readonly detail: ReactNode
  readonly events: readonly RecordEvent[]
  readonly day: string | undefined
}

/** Rows behind one line. They, thousands in a long record, are rendered when the line is opened or printed. */
function FoldedRows({ kind, title, detail, events, day }: FoldedRowsProps) {
  const [wasOpened, setWasOpened] = useState(false)
  const isPrinting = useContext(PrintingContext)
  return (
    <Disclosure
      onToggle={(isOpen) => setWasOpened((before) => before || isOpen)}
      summary={
        <span className={styles['line']}>
          <IconTile icon={iconOfType(kind)} />
          <span className={styles['about']}>
            <span>{title}</span>
            <bdi className={styles['names']}>{detail}</bdi>
          </span>
          <Icon name="chevron" />
        </span>
      }
    >
      {wasOpened || isPrinting ? <EventList events={events} day={day} /> : null}
    </Disclosure>
  )
}

interface KindGroupProps {
  readonly kind: RecordKind
  readonly events: readonly RecordEvent[]
  /** That of the heading above. */
  readonly day: string | undefined
}

/** Records of one kind behind a line with their number and names; of results only those outside their range, if any. */
export const KindGroup = (props: KindGroupProps) => (
  <Boundary fallback={<EventList events={props.events} day={props.day} />}>
    <FoldedKind {...props} />
  </Boundary>
)

function FoldedKind({ kind, events, day }: KindGroupProps) {
  const format = useFormat()
  const namesOf = useEventNames()
  const messages = usePageMessages()
  const audience = useTextAudience()
  const statusContext = useStatusContext()
  const rangeFor = useRangeSelector()
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
    <FoldedRows
      kind={kind}
      title={counts.map(([count, name]) => messages.views.timeline.ofVisit(count, name)).join('; ')}
      detail={
        <>
          {outside.length > 0 ? messages.views.timeline.outside(outside.length, '') : null}
          {namesOf(outside.length > 0 ? outside : events)}
        </>
      }
      events={events}
      day={day}
    />
  )
}

/** Home readings of one test behind a line with their number and the newest value. `events` are sorted newest first. */
export function HomeReadingsGroup({ events, day }: Omit<KindGroupProps, 'kind'>) {
  const glanceOfEvent = useEventGlance()
  const { views } = usePageMessages()
  const [newest] = events
  if (newest === undefined) return null
  const { name, value } = glanceOfEvent(newest, day)
  return (
    <FoldedRows
      kind={newest.kind}
      title={
        <>
          <GlanceWords text={name} /> {views.timeline.atHome}
        </>
      }
      detail={
        <>
          {views.timeline.readings(events.length)}
          {value && (
            <>
              {views.timeline.newest} <GlanceWords text={valueWithUnit(value)} />
            </>
          )}
        </>
      }
      events={events}
      day={day}
    />
  )
}

/** Tones of what a fold never hides. */
const shownTones: readonly (GlanceTone | undefined)[] = ['stop', 'warn']

/** Records of one kind: those with a warning and private ones as rows, the others folded if they are more than `maxRows`. */
export function KindEvents({ maxRows, ...props }: KindGroupProps & { readonly maxRows: number }) {
  if (props.events.length <= maxRows) return <IconRows {...props} />
  return (
    <Boundary fallback={<EventList events={props.events} day={props.day} />}>
      <FoldedEvents maxRows={maxRows} {...props} />
    </Boundary>
  )
}

function FoldedEvents({ kind, events, day, maxRows }: KindGroupProps & { readonly maxRows: number }) {
  const glanceOfEvent = useEventGlance()
  const shown = new Set(
    events.filter(
      (event) => isMarkedPrivate(event.resource) || shownTones.includes(worstTone(glanceOfEvent(event, day))),
    ),
  )
  if (events.length - shown.size <= maxRows) return <IconRows kind={kind} events={events} day={day} />
  return (
    <>
      <IconRows kind={kind} events={[...shown]} day={day} />
      <KindGroup kind={kind} events={events.filter((event) => !shown.has(event))} day={day} />
    </>
  )
}

function IconRows({ kind, events, day }: KindGroupProps) {
  if (events.length === 0) return null
  return (
    <div className={styles['type']}>
      <IconTile icon={iconOfType(kind)} />
      <EventList events={events} day={day} />
    </div>
  )
}

/** Rows of records; those of another day than the heading have their date. */
export function EventList({ events, day }: { events: readonly RecordEvent[]; day: string | undefined }) {
  const glanceOfEvent = useEventGlance()
  return (
    <ol className={styles['events']}>
      {events.map((event) => (
        <li key={event.key}>
          <SlimRecordGlance record={event.resource} toGlance={() => glanceOfEvent(event, day)} />
        </li>
      ))}
    </ol>
  )
}
