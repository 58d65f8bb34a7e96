import { memo, useDeferredValue } from 'react'
import { Icon } from '../../ui/icon'
import { usePageMessages } from '../../ui/use-page-messages'
import { PrintingContext } from './event-list'
import { EventsWithoutVisit, Month } from './timeline-month'
import styles from './timeline.module.css'
import type { VisitMembers } from './group-by-visit'
import type { MonthGroup, YearGroup } from './group-timeline'
import type { RecordEvent } from './record-event'

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
      <div className={styles['years']}>
        {years.map((year) => {
          const isOpen = newest.has(year.year) || opened.has(year.year)
          return (
            <section
              key={year.year}
              className={isOpen ? `${styles['year']} ${styles['open']}` : styles['year']}
              aria-labelledby={`year-${year.year}`}
            >
              <h2 id={`year-${year.year}`} tabIndex={-1}>
                {isOpen ? (
                  views.timeline.year(year.year, year.count)
                ) : (
                  <>
                    <button
                      type="button"
                      className={`${styles['closed']} no-print`}
                      aria-expanded={false}
                      onClick={() => onOpen(year.year)}
                    >
                      {views.timeline.openYear(year.year, year.count)}
                      <Icon name="chevron" />
                    </button>
                    <span className="print-only">{views.timeline.year(year.year, year.count)}</span>
                  </>
                )}
              </h2>
              {isOpen ? (
                <div className={newest.has(year.year) ? undefined : 'no-print'}>
                  <PrintingContext value={isPrinting && newest.has(year.year)}>
                    <Months months={year.months} members={members} isPrinting={isPrinting} />
                  </PrintingContext>
                </div>
              ) : null}
              {newest.has(year.year) ? null : <p className="print-only">{views.timeline.notPrinted(year.count)}</p>}
            </section>
          )
        })}
      </div>
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
  const isComplete = useDeferredValue(true, false)
  const rendered = isComplete || isPrinting ? months : months.slice(0, 1)
  return (
    <>
      {rendered.map((month) => (
        <Month key={month.raw} month={month} members={members} />
      ))}
      {rendered.length < months.length ? <p className="muted">{views.timeline.loadingMonths}</p> : null}
    </>
  )
})

/** Records without a readable date. */
export function UndatedEvents({ events }: { events: readonly RecordEvent[] }) {
  const { views } = usePageMessages()
  if (events.length === 0) return null
  return (
    <section className={styles['ofDay']}>
      <h2>{views.records.groupCount(views.timeline.noDate, events.length)}</h2>
      <EventsWithoutVisit events={events} folds={[]} day={undefined} />
    </section>
  )
}
