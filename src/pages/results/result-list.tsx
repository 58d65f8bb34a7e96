import { useContext } from 'react'
import { objectsOf, textOf } from '../../lib/json'
import { isMaskedRecord } from '../../resources/masking'
import { descriptorOf } from '../../resources/descriptors'
import { DateText } from '../../ui/date-text'
import { Disclosure } from '../../ui/disclosure'
import { useAudience } from '../../ui/audience'
import { Link } from '../../ui/link'
import { usePageMessages } from '../../ui/use-page-messages'
import { ResourceRow } from '../../components/rows/resource-row'
import { ResultRow } from '../../components/rows/result-row'
import styles from './results.module.css'
import { WholeResultsContext } from './whole-results-context'
import type { TrendLink } from '../../components/results/group-results'
import type { ObservationReading } from '../../clinical/observations/result-reading'

/** What the rows of a list have in common. */
export interface ResultListContext {
  /** The trend of each test, by code key. */
  readonly trends: ReadonlyMap<string, TrendLink>
  /** Early versions with the final result that replaced them. */
  readonly supersededResults: ReadonlyMap<ObservationReading, ObservationReading>
  /** The day of the heading above; it is not repeated in the rows. */
  readonly day?: string
  /** For rows that represent several readings: their number. */
  readonly readingCounts?: ReadonlyMap<ObservationReading, number>
  /** The heading above is the name of the test. */
  readonly isNamedAbove?: boolean
}

/** A list of results; early versions are folded below the final result that replaced them. */
export function ResultList({
  readings,
  context,
}: {
  readings: readonly ObservationReading[]
  context: ResultListContext
}) {
  const { views } = usePageMessages()
  const { supersededResults } = context
  return (
    <ul className={styles['rows']}>
      {readings
        .filter((reading) => {
          const final = supersededResults.get(reading)
          return final === undefined || !readings.includes(final)
        })
        .map((reading, index) => {
          const versions = [...supersededResults].flatMap(([early, final]) =>
            final === reading && readings.includes(early) ? [early] : [],
          )
          return (
            <li key={reading.observation.id ?? index} className={styles['row']}>
              <ResultListRow reading={reading} context={context} />
              {versions.length > 0 ? (
                <Disclosure summary={views.records.groupCount(views.results.earlier, versions.length)}>
                  {versions.map((version, position) => (
                    <ResultListRow key={position} reading={version} context={context} />
                  ))}
                </Disclosure>
              ) : null}
            </li>
          )
        })}
    </ul>
  )
}

interface RowProps {
  readonly reading: ObservationReading
  readonly context: ResultListContext
}

/** For a result without a value: that it has none, or how many results it groups. */
export function MissingValue({ reading: { values, components, observation } }: Pick<RowProps, 'reading'>) {
  const { results } = usePageMessages().views
  if (values.length + components.length > 0) return null
  const members = objectsOf(observation.hasMember).length
  return <span className="muted">{members > 0 ? results.members(members) : results.noValue}</span>
}

function ResultListRow({ reading, context }: RowProps) {
  if (isMaskedRecord(reading.observation)) return <ResourceRow resource={reading.observation} />
  return (
    <ResultRow
      reading={reading}
      showName={!context.isNamedAbove}
      secondary={<RowFooter reading={reading} context={context} />}
      noValue={<MissingValue reading={reading} />}
    />
  )
}

/** The date of a result, the date of its correction, and a link to its trend. */
function RowFooter({ reading, context }: RowProps) {
  const { observation, codeKey } = reading
  const trend = context.trends.get(codeKey)
  const date = descriptorOf('Observation').date(observation)
  const corrected = correctionDate(reading, date?.label)
  const isSameDay = date?.raw === context.day && date?.label.startsWith('Observation.effectiveDateTime')
  const hasTrend = trend !== undefined && trend.count > 1
  if (isSameDay && corrected === undefined && !hasTrend && !context.isNamedAbove) return null
  return (
    <p className={styles['footer']}>
      {isSameDay ? null : <ResultDate date={date} hasDay={context.day !== undefined} />}
      {corrected === undefined ? null : <LabelledDate label="Observation.issued" raw={corrected} />}
      <ReadingCount reading={reading} context={context} />
      {hasTrend ? <TrendAnchor trend={trend} name={reading.name} /> : null}
    </p>
  )
}

/** When a corrected result was issued; undefined for other results, and where this is the date of the result. */
function correctionDate(
  { observation, status = '' }: ObservationReading,
  dateLabel: string | undefined,
): string | undefined {
  return ['amended', 'corrected'].includes(status) && dateLabel !== 'Observation.issued'
    ? textOf(observation.issued)
    : undefined
}

function LabelledDate({ label, raw }: { label: string; raw: string }) {
  const { dateLabel } = usePageMessages()
  const { audience } = useAudience()
  return (
    <span>
      {dateLabel(label, audience, raw)} <DateText raw={raw} />
    </span>
  )
}

/** The date of a result, with a label where no heading gives a day or the date is that of issue. */
function ResultDate({ date, hasDay }: { date: { label: string; raw: string } | undefined; hasDay: boolean }) {
  const { views } = usePageMessages()
  if (!date) return <span>{views.common.noDate}</span>
  if (!hasDay || date.label === 'Observation.issued') return <LabelledDate {...date} />
  return (
    <span>
      <DateText raw={date.raw} />
    </span>
  )
}

/** The link to the trend of a test. */
export function TrendAnchor({ trend: { path, count }, name }: { trend: TrendLink; name: string | undefined }) {
  const { results } = usePageMessages().views
  const text = useContext(WholeResultsContext) ? results.seeTrend(count) : results.seeTrendOfSome
  return (
    <Link to={path} aria-label={`${text}: ${name ?? ''}`}>
      {text}
    </Link>
  )
}

/** How many readings a row represents, if several. */
export function ReadingCount({ reading, context }: RowProps) {
  const readingsText = useReadingsText()
  const count = context.readingCounts?.get(reading)
  return count === undefined ? null : <span>{readingsText(count)}</span>
}

/** Returns the text for a row that represents several readings: that it is the newest of them, if all are loaded. */
export function useReadingsText(): (count: number) => string {
  const { results } = usePageMessages().views
  return useContext(WholeResultsContext) ? results.newestOf : results.readingsLoaded
}
