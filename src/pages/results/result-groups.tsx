import { useMemo, useState } from 'react'
import { Link } from 'react-router'
import { formatDate } from '../../fhir/format-date'
import { encodeIdForPath } from '../../fhir/id'
import { isMaskedRecord } from '../../resources/masking'
import { placeholderName, placeholderResultName } from '../../resources/placeholder-name'
import { descriptorOf } from '../../resources/descriptors'
import { Card } from '../../ui/card'
import { DateText } from '../../ui/date-text'
import { Sparkline } from '../../ui/sparkline'
import { useAudience } from '../../ui/language'
import { usePageMessages } from '../../ui/use-page-messages'
import { earlierVersions } from '../../clinical/observations/earlier-versions'
import { reportsByResult } from '../../clinical/observations/results-by-report'
import { usePlainNames } from '../../components/plain-language/plain-names-context'
import { RecordStatusChip } from '../../components/rows/record-status'
import { groupByDay, groupByTest, representativeResult } from './group-results'
import { ResultList } from './result-list'
import { ProviderResultTable } from './provider-result-table'
import styles from './results.module.css'
import type { TrendLink } from './group-results'
import type { Resource } from '../../fhir/resource'
import type { ObservationReading } from '../../clinical/observations/result-reading'

export interface ResultGroupsProps {
  readonly group: 'date' | 'test'
  readonly readings: readonly ObservationReading[]
  /** The trend of each test, by code key. */
  readonly trends: ReadonlyMap<string, TrendLink>
  /** The result before, for care staff. */
  readonly previous: ReadonlyMap<ObservationReading, ObservationReading>
  readonly reports: readonly Resource[]
}

const PAGE_SIZE = 20

/** Results by day (under their reports) or by test; long lists grow on request. */
export function ResultGroups({ group, readings, trends, previous: before, reports }: ResultGroupsProps) {
  const { views } = usePageMessages()
  const [limit, setLimit] = useState(PAGE_SIZE)
  const groups = useMemo(() => (group === 'date' ? groupByDay(readings) : groupByTest(readings)), [group, readings])
  const reportsOf = useMemo(() => reportsByResult(reports), [reports])
  const rest = groups.length - limit
  return (
    <>
      {groups
        .slice(0, limit)
        .map((one) =>
          'day' in one ? (
            <DayCard
              key={one.day}
              day={one.day}
              readings={one.readings}
              trends={trends}
              before={before}
              reportsOf={reportsOf}
            />
          ) : (
            <TestSection key={one.key} readings={one.readings} trends={trends} reportsOf={reportsOf} />
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

interface GroupProps {
  readonly readings: readonly ObservationReading[]
  readonly trends: ReadonlyMap<string, TrendLink>
}

function DayCard({
  day,
  readings,
  trends,
  before,
  reportsOf,
}: GroupProps & {
  day: string
  before: ReadonlyMap<ObservationReading, ObservationReading>
  reportsOf: ReadonlyMap<string, readonly Resource[]>
}) {
  const words = usePageMessages()
  const { views, language } = words
  const { audience } = useAudience()
  const earlier = useMemo(() => earlierVersions(readings), [readings])
  const around = { trends, earlier, day }
  const ofReading = ({ observation: { id } }: ObservationReading) => (id === undefined ? [] : (reportsOf.get(id) ?? []))
  const withReport = [...new Set(readings.flatMap(ofReading))].map((report) => ({
    report,
    own: readings.filter((reading) => ofReading(reading).includes(report)),
  }))
  const other = readings.filter((reading) => ofReading(reading).length === 0)
  const listOf = (own: readonly ObservationReading[], caption: string) =>
    audience === 'provider' ? (
      <ProviderResultTable caption={caption} readings={own} context={around} previous={before} />
    ) : (
      <ResultList readings={own} around={around} />
    )
  const title =
    day === ''
      ? views.results.noDateGroup
      : formatDate(day, { locale: language.locale, style: audience === 'provider' ? 'provider' : 'patient' }).text
  return (
    <Card title={day === '' ? title : <DateText raw={day} ago />}>
      {withReport.map(({ report, own }) => (
        <section key={report.id}>
          <ReportHeading report={report} />
          {listOf(own, descriptorOf('DiagnosticReport').title(report) ?? placeholderName(report, words, audience))}
        </section>
      ))}
      {withReport.length > 0 && other.length > 0 ? <h3>{views.results.otherFromDay}</h3> : null}
      {other.length > 0 ? listOf(other, withReport.length > 0 ? views.results.otherFromDay : title) : null}
    </Card>
  )
}

/** A report above its results, with its plain name. */
function ReportHeading({ report }: { report: Resource }) {
  const words = usePageMessages()
  const { views } = words
  const { audience } = useAudience()
  const title = descriptorOf('DiagnosticReport').title(report)
  const named = usePlainNames()(report, title)
  return (
    <div data-row>
      <div className={styles['report']}>
        <h3>
          <bdi>{named?.name ?? title ?? placeholderName(report, words, audience)}</bdi>
        </h3>
        <RecordStatusChip record={report} always />
        <Link
          to={`/record/DiagnosticReport/${encodeIdForPath(report.id)}`}
          aria-label={`${views.results.seeReport}: ${named?.name ?? title ?? ''}`}
        >
          {views.results.seeReport}
        </Link>
      </div>
      {named?.below}
    </div>
  )
}

/** The newest result of a test that stands, with how the numbers went. */
function TestSection({
  readings,
  trends,
  reportsOf,
}: GroupProps & { reportsOf: ReadonlyMap<string, readonly Resource[]> }) {
  const { views } = usePageMessages()
  const namesOf = usePlainNames()
  const earlier = useMemo(() => earlierVersions(readings), [readings])
  const row = representativeResult(readings, earlier, Date.now())
  if (!row) return null
  const same = readings
    .filter(
      (reading) =>
        !earlier.has(reading) &&
        reading.measure &&
        reading.measure.comparator === undefined &&
        reading.measure.unit === row.measure?.unit,
    )
    .toReversed()
  const name = (
    <bdi>
      {namesOf(row.observation, row.name)?.name ??
        row.name ??
        placeholderResultName(row.observation, views.frame.nameless)}
    </bdi>
  )
  return (
    <section>
      <h2>
        {isMaskedRecord(row.observation) ? (
          name
        ) : (
          <Link to={`/record/Observation/${encodeIdForPath(row.observation.id)}`}>{name}</Link>
        )}{' '}
        <Sparkline
          values={same.flatMap(({ measure }) => measure?.value ?? [])}
          low={row.measure?.low}
          high={row.measure?.high}
        />
      </h2>
      {row.name === undefined && !isMaskedRecord(row.observation)
        ? (reportsOf.get(row.observation.id ?? '') ?? []).map((report) => (
            <p key={report.id}>
              <Link to={`/record/DiagnosticReport/${encodeIdForPath(report.id)}`}>
                <bdi>{descriptorOf('DiagnosticReport').title(report) ?? views.results.seeReport}</bdi>
              </Link>
            </p>
          ))
        : null}
      <ResultList readings={[row]} around={{ trends, earlyVersions: earlier, isNamedAbove: true }} />
    </section>
  )
}
