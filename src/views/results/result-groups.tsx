import { useState } from 'react'
import { Link } from 'wouter'
import { objectsOf } from '../../fhir/guards'
import { formatDate } from '../../fhir/format-date'
import { referencedId } from '../../fhir/reference'
import { describe } from '../../resources/registry'
import { DateText } from '../../ui/date-text'
import { Sparkline } from '../../ui/sparkline'
import { useAudience } from '../../ui/language'
import { usePageWords } from '../../ui/page-words'
import { StatusChip } from '../../ui/status-chip'
import { ResultParts, ResultValue } from '../result-value'
import { byDay, byTest } from './choose'
import styles from './results.module.css'
import type { Resource } from '../../fhir/resource'
import type { ObservationReading } from '../result-reading'

interface GroupsProps {
  readonly group: 'date' | 'test'
  readonly readings: readonly ObservationReading[]
  /** All results of the record, for how many there are of a test. */
  readonly all: readonly ObservationReading[]
  readonly reports: readonly Resource[]
}

const PAGE = 20

/** Flags of results that labs report at once (ux 6.8). */
const farOutside = ['HH', 'LL', 'AA', 'HU', 'LU', 'H*', 'L*', 'A*']

/** Results by day (under their reports) or by test; long lists grow on request. */
export function ResultGroups({ group, readings, all, reports }: GroupsProps) {
  const { views } = usePageWords()
  const [limit, setLimit] = useState(PAGE)
  const counts = new Map<string, number>()
  for (const { codeKey } of all) counts.set(codeKey, (counts.get(codeKey) ?? 0) + 1)
  const rest = (group === 'date' ? byDay(readings) : byTest(readings)).length - limit
  return (
    <>
      {group === 'date'
        ? byDay(readings)
            .slice(0, limit)
            .map((day) => <Day key={day.day} day={day.day} readings={day.readings} counts={counts} reports={reports} />)
        : byTest(readings)
            .slice(0, limit)
            .map((test) => <OneTest key={test.key} readings={test.readings} counts={counts} />)}
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

function Day({ day, readings, counts, reports }: RowsProps & { day: string; reports: readonly Resource[] }) {
  const { views, language } = usePageWords()
  const { audience } = useAudience()
  const idsOf = (report: Resource) => new Set(objectsOf(report['result']).map((result) => referencedId(result, 'Observation')))
  const withReport = reports.map((report) => ({ report, own: readings.filter(({ observation }) => idsOf(report).has(observation.id)) })).filter(({ own }) => own.length > 0)
  const other = readings.filter((reading) => !withReport.some(({ own }) => own.includes(reading)))
  const title = day === '' ? views.results.noDateGroup : formatDate(day, { locale: language.locale, style: audience === 'provider' ? 'provider' : 'patient' }).text
  return (
    <section>
      <h2>
        <bdi>{title}</bdi>
      </h2>
      {withReport.map(({ report, own }) => (
        <section key={report.id}>
          <h3>
            <bdi>{describe('DiagnosticReport').title(report) ?? views.frame.noName}</bdi>
          </h3>
          {describe('DiagnosticReport').statuses(report).map(({ group, code }) => (
            <StatusChip key={group + code} group={group} code={code} always />
          ))}{' '}
          <Link to={`/record/DiagnosticReport/${report.id ?? ''}`}>{views.results.seeReport}</Link>
          <List readings={own} counts={counts} />
        </section>
      ))}
      {withReport.length > 0 && other.length > 0 ? <h3>{views.results.otherFromDay}</h3> : null}
      {other.length > 0 ? <List readings={other} counts={counts} /> : null}
    </section>
  )
}

/** The newest result of a test, with how the numbers went. */
function OneTest({ readings, counts }: RowsProps) {
  const { views } = usePageWords()
  const [newest] = readings.filter(({ counts }) => counts)
  const row = newest ?? readings[0]
  if (!row) return null
  const same = readings.filter((reading) => reading.counts && reading.measure && reading.measure.unit === row.measure?.unit).toReversed()
  return (
    <section>
      <h2>
        <bdi>{row.name ?? views.frame.noName}</bdi> <Sparkline values={same.flatMap(({ measure }) => measure?.value ?? [])} low={row.measure?.low} high={row.measure?.high} />
      </h2>
      <List readings={[row]} counts={counts} />
    </section>
  )
}

function List({ readings, counts }: RowsProps) {
  return (
    <ul className={styles['rows']}>
      {readings.map((reading, index) => (
        <li key={reading.observation.id ?? index} className={styles['row']}>
          <Row reading={reading} count={counts.get(reading.codeKey) ?? 1} />
        </li>
      ))}
    </ul>
  )
}

function Row({ reading, count }: { reading: ObservationReading; count: number }) {
  const { views } = usePageWords()
  const { audience } = useAudience()
  const empty = reading.values.length === 0 && reading.components.length === 0
  const far = [reading, ...reading.components].some(({ flag }) => flag !== undefined && farOutside.includes(flag.code))
  return (
    <>
      <Link to={`/record/Observation/${reading.observation.id ?? ''}`}>
        <bdi>{reading.name ?? views.frame.noName}</bdi>
      </Link>{' '}
      {reading.status === undefined ? <span>{views.frame.statusNotGiven}</span> : <StatusChip group="Observation.status" code={reading.status} />}
      <ResultValue reading={reading} />
      {empty ? <p className="muted">{views.results.noValue}</p> : null}
      <ResultParts reading={reading} />
      {far && audience !== 'provider' ? <p>{views.results.farOutside}</p> : null}
      <p className="muted small">
        {reading.raw === undefined ? views.frame.noDate : <DateText raw={reading.raw} />}{' '}
        <Link to={`/results/trend/${encodeURIComponent(reading.codeKey)}`} aria-label={`${views.results.seeTrend(count)}: ${reading.name ?? ''}`}>
          {views.results.seeTrend(count)}
        </Link>
      </p>
    </>
  )
}
