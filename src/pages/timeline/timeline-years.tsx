import { Boundary } from '../../ui/boundary'
import { memo, useDeferredValue, type CSSProperties } from 'react'
import { toDay } from '../../fhir/day'
import { formatDate } from '../../fhir/format-date'
import { IconTile } from '../../ui/card'
import { DayTile } from '../../ui/day-tile'
import { useFormat } from '../../language/language-context'
import { useAudience } from '../../ui/audience'
import { usePageMessages } from '../../ui/use-page-messages'
import { splitByVisit } from './group-by-visit'
import { EventList, KindGroup, kindsOfEvents, PrintingContext } from './event-list'
import { iconOfType } from '../../components/navigation/type-groups'
import { VisitCard } from './visit-card'
import box from '../../ui/box.module.css'
import styles from './timeline.module.css'
import type { VisitMembers } from './group-by-visit'
import type { DayGroup, MonthGroup, YearGroup } from './group-timeline'
import type { RecordEvent } from './record-event'

/** More records of one kind on one day are folded. */
const MAX_UNFOLDED_EVENTS = 3

function useDateText(): (raw: string) => string {
  const format = useFormat()
  const { audience } = useAudience()
  return (raw) => formatDate(raw, { format, style: audience === 'provider' ? 'provider' : 'patient' }).text
}

interface TimelineYearsProps {
  readonly years: readonly YearGroup<RecordEvent>[]
  readonly members: VisitMembers<RecordEvent>
  /** Years that are open from the start and printed; every other one has a button, and on paper its number of records. */
  readonly newest: ReadonlySet<string>
  readonly opened: ReadonlySet<string>
  /** Draws all months at once. */
  readonly isPrinting: boolean
  readonly onOpen: (year: string) => void
}

/** Each year with its months and days. */
export const TimelineYears = memo(
  function TimelineYears({ years, members, newest, opened, isPrinting, onOpen }: TimelineYearsProps) {
    const { views } = usePageMessages()
    return (
      <>
        {years.map((year) => (
          <section key={year.year} className={styles['year']} aria-labelledby={`year-${year.year}`}>
            <h2 id={`year-${year.year}`} tabIndex={-1}>
              {views.timeline.year(year.year, year.count)}
            </h2>
            {newest.has(year.year) || opened.has(year.year) ? (
              <div className={newest.has(year.year) ? undefined : 'no-print'}>
                <PrintingContext value={isPrinting && newest.has(year.year)}>
                  <Months months={year.months} members={members} isPrinting={isPrinting} />
                </PrintingContext>
              </div>
            ) : (
              <button type="button" onClick={() => onOpen(year.year)}>
                {views.timeline.openYear(year.count)}
              </button>
            )}
            {newest.has(year.year) ? null : <p className="print-only">{views.timeline.notPrinted(year.count)}</p>}
          </section>
        ))}
      </>
    )
  },
  // `members` change together with `years`, and `onOpen` is not part of what is drawn.
  (before, after) =>
    before.years === after.years &&
    before.newest === after.newest &&
    before.opened === after.opened &&
    before.isPrinting === after.isPrinting,
)

/** The newest month at once, the others as a deferred update; until then a line says so. */
const Months = memo(function Months({
  months,
  members,
  isPrinting,
}: {
  months: readonly MonthGroup<RecordEvent>[]
  members: VisitMembers<RecordEvent>
  isPrinting: boolean
}) {
  const { views } = usePageMessages()
  const dateText = useDateText()
  const isComplete = useDeferredValue(true, false)
  const rendered = isComplete || isPrinting ? months : months.slice(0, 1)
  return (
    <>
      {rendered.map((month) => (
        <section key={month.raw} className={styles['month']} style={{ '--days': month.days.length } as CSSProperties}>
          <h3>
            <bdi>
              {views.records.groupCount(
                month.raw.length > 4 ? dateText(month.raw) : views.timeline.noMonth,
                eventCount(month),
              )}
            </bdi>
          </h3>
          {month.days.map((day) => (
            <Boundary key={day.raw} fallback={<EventList events={day.events} day={undefined} />}>
              <Day day={day} members={members} title={dayTitle(day.raw, dateText, views.timeline.someTimeIn)} />
            </Boundary>
          ))}
        </section>
      ))}
      {rendered.length < months.length ? <p className="muted">{views.timeline.loadingMonths}</p> : null}
    </>
  )
})

const eventCount = ({ days }: MonthGroup<RecordEvent>): number =>
  days.reduce((sum, { events }) => sum + events.length, 0)

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
  day: DayGroup<RecordEvent>
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
          <VisitCard key={visit.key} visit={visit} members={members.get(visit.resource.id ?? '') ?? []} />
        ))}
        <EventsWithoutVisit events={others} day={day.raw} />
      </div>
    </div>
  )
}

/** Records without a readable date. */
export function UndatedEvents({ events }: { events: readonly RecordEvent[] }) {
  const { views } = usePageMessages()
  if (events.length === 0) return null
  return (
    <section className={styles['ofDay']}>
      <h2>{views.records.groupCount(views.timeline.noDate, events.length)}</h2>
      <EventsWithoutVisit events={events} day={undefined} />
    </section>
  )
}

/** Records of no visit of the day, by kind; many of one kind are folded. */
function EventsWithoutVisit({ events, day }: { events: readonly RecordEvent[]; day: string | undefined }) {
  if (events.length === 0) return null
  return (
    <div className={`${box['box']} ${styles['block']}`}>
      {kindsOfEvents(events).map((kind) => {
        const ofKind = events.filter((event) => event.kind === kind)
        if (ofKind.length > MAX_UNFOLDED_EVENTS) return <KindGroup key={kind} kind={kind} events={ofKind} day={day} />
        return (
          <div key={kind} className={styles['type']}>
            <IconTile icon={iconOfType(kind)} />
            <EventList events={ofKind} day={day} />
          </div>
        )
      })}
    </div>
  )
}
