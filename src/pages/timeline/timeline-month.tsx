import { Boundary } from '../../ui/boundary'
import { toDay } from '../../fhir/day'
import { formatDate } from '../../fhir/format-date'
import { DayTile } from '../../ui/day-tile'
import { useFormat } from '../../language/language-context'
import { useAudience } from '../../ui/audience'
import { usePageMessages } from '../../ui/use-page-messages'
import { splitByVisit } from './group-by-visit'
import { EventList, HomeReadingsGroup, KindEvents, KindGroup, kindsOfEvents } from './event-list'
import { foldMonth, type Fold, type FoldedDay, type FoldedMonth } from './fold-month'
import { FILLS, useFoldKey } from './use-fold-key'
import { VisitCard } from './visit-card'
import box from '../../ui/box.module.css'
import styles from './timeline.module.css'
import { recordKey } from '../../fhir/source'
import type { CSSProperties, ReactNode } from 'react'
import type { VisitMembers } from './group-by-visit'
import type { MonthGroup } from './group-timeline'
import type { RecordEvent } from './record-event'

/** More records of one kind on one day are folded. */
const MAX_UNFOLDED_EVENTS = 3

function useDateText(): (raw: string) => string {
  const format = useFormat()
  const { audience } = useAudience()
  return (raw) => formatDate(raw, { format, style: audience === 'provider' ? 'provider' : 'patient' }).text
}

interface MonthProps {
  readonly month: MonthGroup<RecordEvent>
  readonly members: VisitMembers<RecordEvent>
}

/** A month with its days; below them what repeats on several of them. */
export const Month = (props: MonthProps) => (
  <Boundary
    fallback={
      <MonthSection {...props} folded={{ days: props.month.days.map((day) => ({ ...day, folds: [] })), folds: [] }} />
    }
  >
    <MonthWithFolds {...props} />
  </Boundary>
)

function MonthWithFolds({ month, members }: MonthProps) {
  const keyOf = useFoldKey()
  const others = new Set(month.days.flatMap(({ events }) => splitByVisit(events, members).others))
  const folded = foldMonth(month.days, (event) => (others.has(event) ? keyOf(event) : undefined))
  return <MonthSection month={month} members={members} folded={folded} />
}

/** About how many lines a month has, so that the page does not grow while it is scrolled. */
function lineCount({ days, folds }: FoldedMonth<RecordEvent>, members: VisitMembers<RecordEvent>): number {
  const ofDay = (day: FoldedDay<RecordEvent>): number => {
    const { visits, others } = splitByVisit(day.events, members)
    const kinds = visits.map(({ resource }) => kindsOfEvents(members.get(recordKey(resource)) ?? []).length)
    const rows = Math.min(others.length, MAX_UNFOLDED_EVENTS * kindsOfEvents(others).length)
    return visits.length + rows + day.folds.length + kinds.reduce((sum, count) => sum + count, 0)
  }
  return folds.length + days.reduce((sum, day) => sum + ofDay(day), 0)
}

function MonthSection({ month, members, folded }: MonthProps & { readonly folded: FoldedMonth<RecordEvent> }) {
  const { views } = usePageMessages()
  const dateText = useDateText()
  const title = month.raw.length > 4 ? dateText(month.raw) : views.timeline.noMonth
  const size = { '--days': folded.days.length, '--lines': lineCount(folded, members) } as CSSProperties
  return (
    <section className={styles['month']} style={size}>
      <h3>
        <bdi>{views.records.groupCount(title, eventCount(month))}</bdi>
      </h3>
      <div>
        <Days days={folded.days} members={members} />
        {folded.folds.length > 0 ? (
          <div className={`${box['box']} ${styles['block']} ${styles['repeated']}`} data-day={month.raw}>
            <Folds folds={folded.folds} day={undefined} />
          </div>
        ) : null}
      </div>
    </section>
  )
}

const eventCount = ({ days }: MonthGroup<RecordEvent>): number =>
  days.reduce((sum, { events }) => sum + events.length, 0)

function Days({
  days,
  members,
}: {
  days: readonly FoldedDay<RecordEvent>[]
  members: VisitMembers<RecordEvent>
}): ReactNode {
  const { views } = usePageMessages()
  const dateText = useDateText()
  return days.map((day) => (
    <Boundary
      key={day.raw}
      fallback={<EventList events={[...day.events, ...day.folds.flatMap(({ events }) => events)]} day={undefined} />}
    >
      <Day day={day} members={members} title={dayTitle(day.raw, dateText, views.timeline.someTimeIn)} />
    </Boundary>
  ))
}

/** The heading of a day or, for dates without a day, "some time in" its month; none for dates that are only a year. */
function dayTitle(
  raw: string,
  dateText: (raw: string) => string,
  someTimeIn: (when: string) => string,
): string | undefined {
  if (raw.length === 4) return undefined
  return raw.length === 7 ? someTimeIn(dateText(raw)) : dateText(raw)
}

function Day({
  day,
  title,
  members,
}: {
  day: FoldedDay<RecordEvent>
  title: string | undefined
  members: VisitMembers<RecordEvent>
}) {
  const { visits, others } = splitByVisit(day.events, members)
  const calendarDay = toDay(day.raw)
  return (
    <div className={calendarDay ? `${styles['day']} ${styles['hasTile']}` : styles['day']} data-day={day.raw}>
      {title === undefined ? null : (
        <h4>
          {calendarDay ? (
            <span className={styles['leaf']}>
              <DayTile day={calendarDay} />
            </span>
          ) : null}
          <bdi>{title}</bdi>
        </h4>
      )}
      <div className={styles['ofDay']}>
        {visits.map((visit) => (
          <VisitCard key={visit.key} visit={visit} members={members.get(recordKey(visit.resource)) ?? []} />
        ))}
        <EventsWithoutVisit events={others} folds={day.folds} day={day.raw} />
      </div>
    </div>
  )
}

function Folds({ folds, day }: { folds: readonly Fold<RecordEvent>[]; day: string | undefined }): ReactNode {
  return folds.map(({ key, events }) =>
    key === FILLS ? (
      <KindGroup key={key} kind="MedicationDispense" events={events} day={day} />
    ) : (
      <HomeReadingsGroup key={key} events={events} day={day} />
    ),
  )
}

interface EventsWithoutVisitProps {
  readonly events: readonly RecordEvent[]
  readonly folds: readonly Fold<RecordEvent>[]
  readonly day: string | undefined
}

/** Records of no visit of the day, by kind; many of one kind are folded. */
export function EventsWithoutVisit({ events, folds, day }: EventsWithoutVisitProps) {
  if (events.length === 0 && folds.length === 0) return null
  return (
    <div className={`${box['box']} ${styles['block']}`}>
      {kindsOfEvents(events).map((kind) => (
        <KindEvents
          key={kind}
          kind={kind}
          events={events.filter((event) => event.kind === kind)}
          day={day}
          maxRows={MAX_UNFOLDED_EVENTS}
        />
      ))}
      <Folds folds={folds} day={day} />
    </div>
  )
}
