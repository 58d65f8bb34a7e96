import { useMemo, useState } from 'react'
import { formatDate } from '../../fhir/format-date'
import { encodeIdForPath } from '../../fhir/id'
import { isMaskedRecord } from '../../resources/masking'
import { placeholderName, placeholderResultName } from '../../resources/placeholder-name'
import { descriptorOf } from '../../resources/descriptors'
import { Card } from '../../ui/card'
import { DateText } from '../../ui/date-text'
import { Sparkline } from '../../ui/sparkline'
import { useAudience } from '../../ui/audience'
import { Link } from '../../ui/link'
import { usePageMessages } from '../../ui/use-page-messages'
import { useNow } from '../../ui/use-now'
import { findSupersededResults } from '../../clinical/observations/superseded-results'
import { valueInUnitOf } from '../../clinical/observations/value-in-unit'
import { reportsByResult } from '../../clinical/observations/results-by-report'
import { useStatusContext } from '../../components/patient/status-context'
import { usePlainNames } from '../../components/plain-language/plain-names-context'
import { NewerWithoutValue } from '../../components/rows/newer-without-value'
import { RecordStatusChip } from '../../components/rows/record-status'
import { groupByDay, groupByTest, representativeResult } from '../../components/results/group-results'
import { ResultList, type ResultListContext } from './result-list'
import { ProviderResultTable } from './provider-result-table'
import styles from './results.module.css'
import { recordKey } from '../../fhir/source'
import type { TrendLink } from '../../components/results/group-results'
import type { ResourceOf } from '../../fhir/resource'
import type { ObservationReading } from '../../clinical/observations/result-reading'
import { useFormat } from '../../language/language-context'
import { RecordText } from '../../ui/record-text'

export interface ResultGroupsProps {
  readonly group: 'date' | 'test'
  readonly readings: readonly ObservationReading[]
  /** The trend of each test, by code key. */
  readonly trends: ReadonlyMap<string, TrendLink>
  /** For providers: the result before. */
  readonly previous: ReadonlyMap<ObservationReading, ObservationReading>
  readonly reports: readonly ResourceOf<'DiagnosticReport'>[]
}

type ReportsByResult = ReturnType<typeof reportsByResult>

const PAGE_SIZE = 20

/** Results by day (below their reports) or by test, a page at a time. */
export function ResultGroups({ group, readings, trends, previous, reports }: ResultGroupsProps) {
  const { views } = usePageMessages()
  const [limit, setLimit] = useState(PAGE_SIZE)
  const groups = useMemo(() => (group === 'date' ? groupByDay(readings) : groupByTest(readings)), [group, readings])
  const reportsOf = useMemo(() => reportsByResult(reports), [reports])
  const rest = groups.length - limit
  return (
    <>
      {groups
        .slice(0, limit)
        .map((each) =>
          'day' in each ? (
            <DayCard
              key={each.day}
              day={each.day}
              readings={each.readings}
              trends={trends}
              previous={previous}
              reportsOf={reportsOf}
            />
          ) : (
            <TestSection key={each.key} readings={each.readings} trends={trends} reportsOf={reportsOf} />
          ),
        )}
      {rest > 0 ? (
        <button type="button" onClick={() => setLimit(limit + PAGE_SIZE)}>
          {group === 'date' ? views.results.more(rest) : views.results.moreTests(rest)}
        </button>
      ) : null}
    </>
  )
}

interface GroupProps extends Pick<ResultGroupsProps, 'readings' | 'trends'> {
  readonly reportsOf: ReportsByResult
}

function DayCard({
  day,
  readings,
  trends,
  previous,
  reportsOf,
}: GroupProps & { day: string } & Pick<ResultGroupsProps, 'previous'>) {
  const format = useFormat()
  const messages = usePageMessages()
  const { views } = messages
  const { audience } = useAudience()
  const supersededResults = useMemo(() => findSupersededResults(readings), [readings])
  const context: ResultListContext = { trends, supersededResults, day }
  const reportsOfReading = ({ observation }: ObservationReading) => reportsOf.get(recordKey(observation)) ?? []
  const withReport = [...new Set(readings.flatMap(reportsOfReading))].map((report) => ({
    report,
    ofReport: readings.filter((reading) => reportsOfReading(reading).includes(report)),
  }))
  const others = readings.filter((reading) => reportsOfReading(reading).length === 0)
  const listOf = (rows: readonly ObservationReading[], caption: string) =>
    audience === 'provider' ? (
      <ProviderResultTable caption={caption} readings={rows} context={context} previous={previous} />
    ) : (
      <ResultList readings={rows} context={context} />
    )
  const title =
    day === ''
      ? views.results.noDateGroup
      : formatDate(day, { format, style: audience === 'provider' ? 'provider' : 'patient' }).text
  return (
    <Card title={day === '' ? title : <DateText raw={day} ago />}>
      {withReport.map(({ report, ofReport }) => (
        <section key={report.id}>
          <ReportHeading report={report} />
          {listOf(
            ofReport,
            descriptorOf('DiagnosticReport').title(report, format) ?? placeholderName(report, messages, audience),
          )}
        </section>
      ))}
      {withReport.length > 0 && others.length > 0 ? <h3>{views.results.otherFromDay}</h3> : null}
      {others.length > 0 ? listOf(others, withReport.length > 0 ? views.results.otherFromDay : title) : null}
    </Card>
  )
}

/** A report above its results, with its plain name. */
function ReportHeading({ report }: { report: ResourceOf<'DiagnosticReport'> }) {
  const format = useFormat()
  const messages = usePageMessages()
  const { views } = messages
  const { audience } = useAudience()
  const title = descriptorOf('DiagnosticReport').title(report, format)
  const naming = usePlainNames()(report, title)
  return (
    <div data-row>
      <div className={styles['report']}>
        <h3>
          <RecordText
            text={naming?.name ?? title ?? placeholderName(report, messages, audience)}
            isCoded={naming?.name === undefined && title !== undefined}
          />
        </h3>
        <RecordStatusChip record={report} always />
        <Link
          to={`/record/DiagnosticReport/${encodeIdForPath(report.id)}`}
          aria-label={`${views.results.seeReport}: ${naming?.name ?? title ?? ''}`}
        >
          {views.results.seeReport}
        </Link>
      </div>
      {naming?.below}
    </div>
  )
}

/** The result that represents a test, with a sparkline of its numbers. */
function TestSection({ readings, trends, reportsOf }: GroupProps) {
  const format = useFormat()
  const { views } = usePageMessages()
  const namesOf = usePlainNames()
  const now = useNow()
  const statusContext = useStatusContext()
  const supersededResults = useMemo(() => findSupersededResults(readings), [readings])
  const representative = representativeResult(readings, supersededResults, statusContext, now)
  if (!representative) return null
  const { reading: newest, newerWithoutValue } = representative
  const numbers = readings.flatMap((reading) =>
    !supersededResults.has(reading) && reading.measure?.comparator === undefined
      ? (valueInUnitOf(newest.measure, reading.measure) ?? [])
      : [],
  )
  const isMasked = isMaskedRecord(newest.observation)
  const name = (
    <bdi>
      {namesOf(newest.observation, newest.name)?.name ??
        newest.name ??
        placeholderResultName(newest.observation, views.common.unnamedResult)}
    </bdi>
  )
  return (
    <section>
      <h2>
        {isMasked ? name : <Link to={`/record/Observation/${encodeIdForPath(newest.observation.id)}`}>{name}</Link>}{' '}
        <Sparkline values={numbers.toReversed()} low={newest.measure?.low} high={newest.measure?.high} />
      </h2>
      {newest.name === undefined && !isMasked
        ? (reportsOf.get(recordKey(newest.observation)) ?? []).map((report) => (
            <p key={report.id}>
              <Link to={`/record/DiagnosticReport/${encodeIdForPath(report.id)}`}>
                <RecordText text={descriptorOf('DiagnosticReport').title(report, format) ?? views.results.seeReport} />
              </Link>
            </p>
          ))
        : null}
      <ResultList readings={[newest]} context={{ trends, supersededResults, isNamedAbove: true }} />
      <NewerWithoutValue reading={newerWithoutValue} />
    </section>
  )
}
