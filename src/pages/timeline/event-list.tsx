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
import { SlimRecordGlance } from '../../components/rows/glance-row'
import { useEventGlance, useVitalSignName } from './use-event-glance'
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
