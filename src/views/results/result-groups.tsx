import { useMemo, useState } from 'react'
import { Link } from 'wouter'
import { objectsOf } from '../../fhir/guards'
import { formatDate } from '../../fhir/format-date'
import { referencedId } from '../../fhir/reference'
import { describe } from '../../resources/registry'
import { DateText } from '../../ui/date-text'
import { Disclosure } from '../../ui/disclosure'
import { Sparkline } from '../../ui/sparkline'
import { useAudience } from '../../ui/language'
import { usePageWords } from '../../ui/page-words'
import { StatusChip } from '../../ui/status-chip'
import { isFarOutside } from '../far-outside'
import { earlierVersions } from '../earlier'
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

function countsOf(all: readonly ObservationReading[]): ReadonlyMap<string, number> {
  const counts = new Map<string, number>()
  for (const { codeKey } of all) counts.set(codeKey, (counts.get(codeKey) ?? 0) + 1)
  return counts
}

/** The reports that name each result, by the result's id; a result may stand in several. */
function reportsByResult(reports: readonly Resource[]): ReadonlyMap<string, readonly Resource[]> {
  const byResult = new Map<string, Resource[]>()
  for (const report of reports) {
    for (const id of new Set(objectsOf(report['result']).map((result) => referencedId(result, 'Observation')))) {
      if (id === undefined) continue
      const known = byResult.get(id)
      if (known) known.push(report)
      else byResult.set(id, [report])
    }
  }
  return byResult
}

/** Results by day (under their reports) or by test; long lists grow on request. */
export function ResultGroups({ group, readings, all, reports }: GroupsProps) {
  const { views } = usePageWords()
  const [limit, setLimit] = useState(PAGE)
  const counts = useMemo(() => countsOf(all), [all])
  const groups = useMemo(() => (group === 'date' ? byDay(readings) : byTest(readings)), [group, readings])
  const reportsOf = useMemo(() => reportsByResult(reports), [reports])
  const rest = groups.length - limit
  return (
    <>
      {groups.slice(0, limit).map((one) =>
        'day' in one ? <Day key={one.day} day={one.day} readings={one.readings} counts={counts} reportsOf={reportsOf} /> : <OneTest key={one.key} readings={one.readings} counts={counts} />,
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

function Day({ day, readings, counts, reportsOf }: RowsProps & { day: string; reportsOf: ReadonlyMap<string, readonly Resource[]> }) {
  const { views, language } = usePageWords()
  const { audience } = useAudience()
  const ofReading = ({ observation: { id } }: ObservationReading) => (id === undefined ? [] : (reportsOf.get(id) ?? []))
  const withReport = [...new Set(readings.flatMap(ofReading))].map((report) => ({ report, own: readings.filter((reading) => ofReading(reading).includes(report)) }))
  const other = readings.filter((reading) => ofReading(reading).length === 0)
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
  const { views } = usePageWords()
  const earlier = earlierVersions(readings)
  return (
    <ul className={styles['rows']}>
      {readings
        .filter((reading) => !earlier.has(reading))
        .map((reading, index) => {
          const before = [...earlier].flatMap(([early, final]) => (final === reading ? [early] : []))
          const count = counts.get(reading.codeKey) ?? 1
          return (
            <li key={reading.observation.id ?? index} className={styles['row']}>
              <Row reading={reading} count={count} />
              {before.length > 0 ? (
                <Disclosure summary={views.frame.groupCount(views.results.earlier, before.length)}>
                  {before.map((early, position) => (
                    <Row key={position} reading={early} count={count} />
                  ))}
                </Disclosure>
              ) : null}
            </li>
          )
        })}
    </ul>
  )
}

function Row({ reading, count }: { reading: ObservationReading; count: number }) {
  const { views } = usePageWords()
  const { audience } = useAudience()
  const empty = reading.values.length === 0 && reading.components.length === 0
  const far = isFarOutside(reading)
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
