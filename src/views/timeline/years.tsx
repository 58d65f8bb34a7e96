import { formatDate } from '../../fhir/format-date'
import { describe } from '../../resources/registry'
import { Disclosure } from '../../ui/disclosure'
import { useAudience } from '../../ui/language'
import { usePageWords } from '../../ui/page-words'
import { ResourceRow } from '../resource-row'
import styles from './timeline.module.css'
import type { RecordType } from '../../contract'
import type { Resource } from '../../fhir/resource'
import type { DayGroup, TimelineEvent, YearGroup } from './group'

export interface RecordEvent extends TimelineEvent {
  readonly type: RecordType
  readonly resource: Resource
}

/** More records of one kind on one day than this stand behind a line with their number. */
const FOLD_AFTER = 3

function useDateWords(): (raw: string) => string {
  const { audience } = useAudience()
  return (raw) => formatDate(raw, { locale: 'en-US', style: audience === 'provider' ? 'provider' : 'patient' }).text
}

/** Links to the years, then each year with its months and days. */
export function Years({ years }: { years: readonly YearGroup<RecordEvent>[] }) {
  const { views } = usePageWords()
  const dateText = useDateWords()
  if (years.length === 0) return null
  return (
    <>
      <nav aria-label={views.timeline.jump} className="no-print">
        <ul className={styles['years']}>
          {years.map((year) => (
            <li key={year.year}>
              <a href={`#year-${year.year}`}>{views.timeline.year(year.year, year.count)}</a>
            </li>
          ))}
        </ul>
      </nav>
      {years.map((year) => (
        <section key={year.year} className={styles['year']} aria-labelledby={`year-${year.year}`}>
          <h2 id={`year-${year.year}`} tabIndex={-1}>
            {views.timeline.year(year.year, year.count)}
          </h2>
          {year.months.map((month) => (
            <section key={month.raw}>
              <h3>{month.raw.length > 4 ? dateText(month.raw) : views.timeline.someTimeIn(month.raw)}</h3>
              {month.days.map((day) => (
                <Day key={day.raw} day={day} title={dayTitle(day.raw, dateText, views.timeline.someTimeIn)} />
              ))}
            </section>
          ))}
        </section>
      ))}
    </>
  )
}

/** Heading of a day; a record known to its month only says so; one known to its year only stands under that already. */
function dayTitle(raw: string, dateText: (raw: string) => string, someTimeIn: (when: string) => string): string | undefined {
  if (raw.length === 4) return undefined
  return raw.length === 7 ? someTimeIn(dateText(raw)) : dateText(raw)
}

function Day({ day, title }: { day: DayGroup<RecordEvent>; title: string | undefined }) {
  return (
    <div>
      {title === undefined ? null : <h4>{title}</h4>}
      <Events events={day.events} />
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

function Events({ events }: { events: readonly RecordEvent[] }) {
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
            <ResourceRow resource={event.resource} title={describe(type).title(event.resource) ?? views.frame.noName} chips={<span className="muted">{names.one}</span>} />
          </li>
        ))}
      </ol>
    )
    if (ofType.length <= FOLD_AFTER) return <div key={type}>{list}</div>
    return (
      <Disclosure key={type} summary={views.frame.groupCount(names.many, ofType.length)}>
        {list}
      </Disclosure>
    )
  })
}
