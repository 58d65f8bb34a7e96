import { Link } from 'react-router'
import { objectsOf, textOf } from '../../lib/json'
import { isMaskedRecord } from '../../resources/masking'
import { descriptorOf } from '../../resources/descriptors'
import { DateText } from '../../ui/date-text'
import { Disclosure } from '../../ui/disclosure'
import { useAudience } from '../../ui/language'
import { usePageMessages } from '../../ui/use-page-messages'
import { ResourceRow } from '../../components/rows/resource-row'
import { ResultRow } from '../../components/rows/result-row'
import styles from './results.module.css'
import type { TrendLink } from './group-results'
import type { ObservationReading } from '../../clinical/observations/result-reading'

/** What a row is shown beside. */
export interface RowContext {
  /** The trend of each test, by code key. */
  readonly trends: ReadonlyMap<string, TrendLink>
  /** Early versions with the final result that took their place. */
  readonly earlyVersions: ReadonlyMap<ObservationReading, ObservationReading>
  /** The day that stands above the rows: a date that says no more is left out. */
  readonly day?: string
  /** Rows that stand for many readings of their test, with how many. */
  readonly readingCounts?: ReadonlyMap<ObservationReading, number>
  /** The name of the test stands above the row already. */
  readonly isNamedAbove?: boolean
}

/** Results one below the other; an early version stands folded under the final result that took its place. */
export function ResultList({ readings, around }: { readings: readonly ObservationReading[]; around: RowContext }) {
  const { views } = usePageMessages()
  const { earlyVersions: earlier } = around
  return (
    <ul className={styles['rows']}>
      {readings
        .filter((reading) => {
          const final = earlier.get(reading)
          return final === undefined || !readings.includes(final)
        })
        .map((reading, index) => {
          const before = [...earlier].flatMap(([early, final]) =>
            final === reading && readings.includes(early) ? [early] : [],
          )
          return (
            <li key={reading.observation.id ?? index} className={styles['row']}>
              <ResultListRow reading={reading} around={around} />
              {before.length > 0 ? (
                <Disclosure summary={views.records.groupCount(views.results.earlier, before.length)}>
                  {before.map((early, position) => (
                    <ResultListRow key={position} reading={early} around={around} />
                  ))}
                </Disclosure>
              ) : null}
            </li>
          )
        })}
    </ul>
  )
}

function ResultListRow({ reading, around }: { reading: ObservationReading; around: RowContext }) {
  const { views } = usePageMessages()
  if (isMaskedRecord(reading.observation)) return <ResourceRow resource={reading.observation} />
  const members = objectsOf(reading.observation['hasMember']).length
  return (
    <ResultRow
      reading={reading}
      showName={!around.isNamedAbove}
      secondary={<RowFooter reading={reading} around={around} />}
      noValue={<span className="muted">{members > 0 ? views.results.members(members) : views.results.noValue}</span>}
    />
  )
}

/** When the result is of, what it says of its change, and the way to the others of its test. */
function RowFooter({ reading, around }: { reading: ObservationReading; around: RowContext }) {
  const { views, dateLabel } = usePageMessages()
  const { audience } = useAudience()
  const { observation, status = '', codeKey } = reading
  const trend = around.trends.get(codeKey)
  const count = trend?.count ?? 0
  const date = descriptorOf('Observation').date(observation)
  const issued = textOf(observation['issued'])
  const changed = ['amended', 'corrected'].includes(status) && date?.label !== 'Observation.issued' ? issued : undefined
  const said = date?.raw === around.day && date?.label.startsWith('Observation.effectiveDateTime')
  const isPlain = around.day !== undefined && date?.label !== 'Observation.issued'
  if (said && changed === undefined && count < 2 && !around.isNamedAbove) return null
  return (
    <p className={styles['foot']}>
      {date === undefined ? <span>{views.frame.noDate}</span> : null}
      {date && !said ? (
        <span>
          {isPlain ? null : dateLabel(date.label, audience, date.raw)} <DateText raw={date.raw} />
        </span>
      ) : null}
      {changed === undefined ? null : (
        <span>
          {dateLabel('Observation.issued', audience, changed)} <DateText raw={changed} />
        </span>
      )}
      <ReadingCount reading={reading} around={around} />
      {trend && count > 1 ? (
        <Link to={trend.path} aria-label={`${views.results.seeTrend(count)}: ${reading.name ?? ''}`}>
          {views.results.seeTrend(count)}
        </Link>
      ) : null}
    </p>
  )
}

/** How many readings a row stands for, where it stands for many. */
export function ReadingCount({ reading, around }: { reading: ObservationReading; around: RowContext }) {
  const { views } = usePageMessages()
  const count = around.readingCounts?.get(reading)
  return count === undefined ? null : <span>{views.results.newestOf(count)}</span>
}
