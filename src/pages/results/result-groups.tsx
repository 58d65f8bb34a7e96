import { useMemo, useState } from 'react'
import { Link } from 'react-router'
import { formatDate } from '../../fhir/format-date'
import { idInPath } from '../../fhir/id'
import { isCover } from '../../resources/cover'
import { nameless, namelessResult } from '../../resources/nameless'
import { describe } from '../../resources/registry'
import { Card } from '../../ui/card'
import { DateText } from '../../ui/date-text'
import { Sparkline } from '../../ui/sparkline'
import { useAudience } from '../../ui/language'
import { usePageWords } from '../../ui/page-words'
import { earlierVersions } from '../../clinical/observations/earlier-versions'
import { reportsByResult } from '../../clinical/observations/reports-of-results'
import { useNamesOf } from '../../components/plain-language/names-context'
import { RecordPhrase } from '../../components/rows/record-status'
import { byDay, byTest, newestStanding } from './choose'
import { ResultList } from './result-list'
import { StaffTable } from './staff-table'
import styles from './results.module.css'
import type { Resource } from '../../fhir/resource'
import type { ObservationReading } from '../../clinical/observations/result-reading'

export interface GroupsProps {
  readonly group: 'date' | 'test'
  readonly readings: readonly ObservationReading[]
  /** How many results of the whole record there are of a test. */
  readonly counts: ReadonlyMap<string, number>
  /** The result before, for care staff. */
  readonly before: ReadonlyMap<ObservationReading, ObservationReading>
  readonly reports: readonly Resource[]
}

const PAGE = 20

/** Results by day (under their reports) or by test; long lists grow on request. */
export function ResultGroups({ group, readings, counts, before, reports }: GroupsProps) {
  const { views } = usePageWords()
  const [limit, setLimit] = useState(PAGE)
  const groups = useMemo(() => (group === 'date' ? byDay(readings) : byTest(readings)), [group, readings])
  const reportsOf = useMemo(() => reportsByResult(reports), [reports])
  const rest = groups.length - limit
  return (
    <>
      {groups
        .slice(0, limit)
        .map((one) =>
          'day' in one ? (
            <Day
              key={one.day}
              day={one.day}
              readings={one.readings}
              counts={counts}
              before={before}
              reportsOf={reportsOf}
            />
          ) : (
            <OneTest key={one.key} readings={one.readings} counts={counts} reportsOf={reportsOf} />
          ),
        )}
      {rest > 0 ? (
        <button type="button" onClick={() => setLimit(limit + PAGE)}>
          {group === 'date' ? views.results.more(rest) : views.results.moreTests(rest)}
        </button>
      ) : null}
    </>
  )
}

interface RowsProps {
  readonly readings: readonly ObservationReading[]
  readonly counts: ReadonlyMap<string, number>
}

function Day({
  day,
  readings,
  counts,
  before,
  reportsOf,
}: RowsProps & {
  day: string
  before: ReadonlyMap<ObservationReading, ObservationReading>
  reportsOf: ReadonlyMap<string, readonly Resource[]>
}) {
  const words = usePageWords()
  const { views, language } = words
  const { audience } = useAudience()
  const earlier = useMemo(() => earlierVersions(readings), [readings])
  const around = { counts, earlier, day }
  const ofReading = ({ observation: { id } }: ObservationReading) => (id === undefined ? [] : (reportsOf.get(id) ?? []))
  const withReport = [...new Set(readings.flatMap(ofReading))].map((report) => ({
    report,
    own: readings.filter((reading) => ofReading(reading).includes(report)),
  }))
  const other = readings.filter((reading) => ofReading(reading).length === 0)
  const listOf = (own: readonly ObservationReading[], caption: string) =>
    audience === 'provider' ? (
      <StaffTable caption={caption} readings={own} around={around} before={before} />
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
          {listOf(own, describe('DiagnosticReport').title(report) ?? nameless(report, words, audience))}
        </section>
      ))}
      {withReport.length > 0 && other.length > 0 ? <h3>{views.results.otherFromDay}</h3> : null}
      {other.length > 0 ? listOf(other, withReport.length > 0 ? views.results.otherFromDay : title) : null}
    </Card>
  )
}

/** A report above its results, with its plain name. */
function ReportHeading({ report }: { report: Resource }) {
  const words = usePageWords()
  const { views } = words
  const { audience } = useAudience()
  const title = describe('DiagnosticReport').title(report)
  const named = useNamesOf()(report, title)
  return (
    <div data-row>
      <div className={styles['report']}>
        <h3>
          <bdi>{named?.name ?? title ?? nameless(report, words, audience)}</bdi>
        </h3>
        <RecordPhrase record={report} always />
        <Link
          to={`/record/DiagnosticReport/${idInPath(report.id)}`}
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
function OneTest({ readings, counts, reportsOf }: RowsProps & { reportsOf: ReadonlyMap<string, readonly Resource[]> }) {
  const { views } = usePageWords()
  const namesOf = useNamesOf()
  const earlier = useMemo(() => earlierVersions(readings), [readings])
  const row = newestStanding(readings, earlier, Date.now())
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
      {namesOf(row.observation, row.name)?.name ?? row.name ?? namelessResult(row.observation, views.frame.nameless)}
    </bdi>
  )
  return (
    <section>
      <h2>
        {isCover(row.observation) ? (
          name
        ) : (
          <Link to={`/record/Observation/${idInPath(row.observation.id)}`}>{name}</Link>
        )}{' '}
        <Sparkline
          values={same.flatMap(({ measure }) => measure?.value ?? [])}
          low={row.measure?.low}
          high={row.measure?.high}
        />
      </h2>
      {row.name === undefined && !isCover(row.observation)
        ? (reportsOf.get(row.observation.id ?? '') ?? []).map((report) => (
            <p key={report.id}>
              <Link to={`/record/DiagnosticReport/${idInPath(report.id)}`}>
                <bdi>{describe('DiagnosticReport').title(report) ?? views.results.seeReport}</bdi>
              </Link>
            </p>
          ))
        : null}
      <ResultList readings={[row]} around={{ counts, earlier, named: true }} />
    </section>
  )
}
