import { memo, useDeferredValue } from 'react'
import { formatDate } from '../../fhir/format-date'
import { codeKey } from '../../fhir/result'
import { Disclosure } from '../../ui/disclosure'
import { useAudience, useLocale } from '../../ui/language'
import { usePageWords } from '../../ui/page-words'
import { ResourceRow } from '../../parts/rows/resource-row'
import { vitalKindOf } from '../../clinical/vital-kinds'
import { bundleDay } from './bundle'
import { EventWhen } from './event-when'
import styles from './timeline.module.css'
import type { RecordType } from '../../contract'
import type { Resource } from '../../fhir/resource'
import type { DayGroup, MonthGroup, TimelineEvent, YearGroup } from './group'

export interface RecordEvent extends TimelineEvent {
  readonly type: RecordType
  readonly resource: Resource
}

/** More records of one kind on one day than this stand behind a line with their number. */
const FOLD_AFTER = 3

function useDateWords(): (raw: string) => string {
  const { audience } = useAudience()
  const locale = useLocale()
  return (raw) => formatDate(raw, { locale, style: audience === 'provider' ? 'provider' : 'patient' }).text
}

interface YearsProps {
  readonly years: readonly YearGroup<RecordEvent>[]
  /** Years that are drawn unasked; every other one waits to be opened. */
  readonly newest: ReadonlySet<string>
  readonly opened: ReadonlySet<string>
  readonly onOpen: (year: string) => void
}

/** Each year with its months and days. */
export const Years = memo(function Years({ years, newest, opened, onOpen }: YearsProps) {
  const { views } = usePageWords()
  return (
    <>
      {years.map((year) => (
        <section key={year.year} className={styles['year']} aria-labelledby={`year-${year.year}`}>
          <h2 id={`year-${year.year}`} tabIndex={-1}>
            {views.timeline.year(year.year, year.count)}
          </h2>
          {newest.has(year.year) || opened.has(year.year) ? (
            <Months months={year.months} />
          ) : (
            <>
              <button type="button" onClick={() => onOpen(year.year)}>
                {views.timeline.openYear(year.count)}
              </button>
              <p className="print-only">{views.timeline.notPrinted(year.count)}</p>
            </>
          )}
        </section>
      ))}
    </>
  )
}, (before, now) => before.years === now.years && before.newest === now.newest && before.opened === now.opened)

/** The newest month at once, the others when there is time; until then a line says that they are missing. */
const Months = memo(function Months({ months }: { months: readonly MonthGroup<RecordEvent>[] }) {
  const { views } = usePageWords()
  const dateText = useDateWords()
  const whole = useDeferredValue(true, false)
  const drawn = whole ? months : months.slice(0, 1)
  return (
    <>
      {drawn.map((month) => (
        <section key={month.raw} className={styles['month']}>
          <h3>{month.raw.length > 4 ? <bdi>{dateText(month.raw)}</bdi> : views.timeline.someTimeIn(month.raw)}</h3>
          {month.days.map((day) => (
            <Day key={day.raw} day={day} title={dayTitle(day.raw, dateText, views.timeline.someTimeIn)} />
          ))}
        </section>
      ))}
      {drawn.length < months.length ? <p className="muted">{views.timeline.restComing}</p> : null}
    </>
  )
})

/** Heading of a day; a record known to its month only says so; one known to its year only stands under that already. */
function dayTitle(raw: string, dateText: (raw: string) => string, someTimeIn: (when: string) => string): string | undefined {
  if (raw.length === 4) return undefined
  return raw.length === 7 ? someTimeIn(dateText(raw)) : dateText(raw)
}

function Day({ day, title }: { day: DayGroup<RecordEvent>; title: string | undefined }) {
  const { visits, loose } = bundleDay(day.events)
  return (
    <div data-day={day.raw}>
      {title === undefined ? null : <h4><bdi>{title}</bdi></h4>}
      {visits.map(({ visit, members }) => (
        <Visit key={visit.key} visit={visit} members={members} />
      ))}
      <Events events={loose} />
    </div>
  )
}

/** Records whose date is missing or cannot be read, at the end. */
export function Undated({ events }: { events: readonly RecordEvent[] }) {
  const { views } = usePageWords()
  if (events.length === 0) return null
  return (
    <section>
      <h2>{views.frame.groupCount(views.timeline.noDate, events.length)}</h2>
      <Events events={events} />
    </section>
  )
}

/** A visit and, folded under it, what belongs to it. */
function Visit({ visit, members }: { visit: RecordEvent; members: readonly RecordEvent[] }) {
  const { views, typeNames } = usePageWords()
  const { audience } = useAudience()
  const column = audience === 'provider' ? 'provider' : 'patient'
  const counts = [...new Set(members.map(({ type }) => type))].map((type) => {
    const count = members.filter((member) => member.type === type).length
    return views.timeline.ofVisit(count, count === 1 ? typeNames[type][column].one : typeNames[type][column].many)
  })
  return (
    <div className={styles['visit']}>
      <Row event={visit} />
      {members.length > 0 ? (
        <Disclosure summary={views.timeline.visitHolds(counts)}>
          <Events events={members} folded={false} />
        </Disclosure>
      ) : null}
    </div>
  )
}

function Row({ event }: { event: RecordEvent }) {
  const { views } = usePageWords()
  const kind = event.type === 'Observation' ? vitalKindOf(codeKey(event.resource) ?? '') : undefined
  return <ResourceRow resource={event.resource} title={kind && views.vitals.kinds[kind]} meta={<EventWhen event={event} />} />
}

function Events({ events, folded = true }: { events: readonly RecordEvent[]; folded?: boolean }) {
  const { views, typeNames } = usePageWords()
  const { audience } = useAudience()
  const types = [...new Set(events.map((event) => event.type))]
  return types.map((type) => {
    const ofType = events.filter((event) => event.type === type)
    const names = typeNames[type][audience === 'provider' ? 'provider' : 'patient']
    const list = (
      <ol className={styles['events']}>
        {ofType.map((event) => (
          <li key={event.key}>
            <Row event={event} />
          </li>
        ))}
      </ol>
    )
    if (!folded || ofType.length <= FOLD_AFTER) return <div key={type}>{list}</div>
    return (
      <Disclosure key={type} summary={views.frame.groupCount(names.many, ofType.length)}>
        {list}
      </Disclosure>
    )
  })
}
