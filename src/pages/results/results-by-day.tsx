import { useMemo, useState } from 'react'
import { formatDay, formatRowDay } from '../../fhir/format-date'
import { glanceOf } from '../../glance/glance-of'
import { resultGlance } from '../../glance/test-glance'
import { descriptorOf } from '../../resources/descriptors'
import { findSupersededResults } from '../../clinical/observations/superseded-results'
import { reportsByResult } from '../../clinical/observations/results-by-report'
import { GlanceList, RecordGlance } from '../../components/rows/glance-row'
import { useGlanceContext } from '../../components/rows/use-glance-context'
import { useHomeUnitContext } from '../../components/rows/use-home-unit-context'
import { Disclosure } from '../../ui/disclosure'
import { usePageMessages } from '../../ui/use-page-messages'
import { groupByDay, type ResultDay } from '../../components/results/group-results'
import { resultPaths } from '../../components/results/result-tests'
import { ResultRows, RowCard } from '../../components/results/row-card'
import { splitRows, type ListExtent, type ListedResult } from '../../components/results/row-groups'
import { tryGlance } from '../../glance/try-glance'
import { recordKey } from '../../fhir/source'
import type { FormatContext } from '../../i18n/format-context'
import type { ResourceOf } from '../../fhir/resource'
import type { ObservationReading } from '../../clinical/observations/result-reading'

/** The newest days are open, the others one line each. */
const OPEN_DAYS = 3
const extentOf = (index: number): ListExtent => (index < OPEN_DAYS ? 'open' : 'closed')

const FIRST_DAYS = 10
const MORE_DAYS = 20

interface ResultsByDayProps {
  readonly readings: readonly ObservationReading[]
  readonly reports: readonly ResourceOf<'DiagnosticReport'>[]
  /** All rows are shown: they are what the reader searches for. */
  readonly isFiltered: boolean
}

/** Results by day, a page at a time. */
export function ResultsByDay({ readings, reports, isFiltered }: ResultsByDayProps) {
  const { views } = usePageMessages()
  const [limit, setLimit] = useState(FIRST_DAYS)
  const days = useMemo(() => groupByDay(readings), [readings])
  const pathOf = useMemo(() => resultPaths(readings), [readings])
  const reportsOf = useMemo(
    () =>
      reportsByResult(
        reports.filter((each) => descriptorOf('DiagnosticReport').listSection(each) !== 'enteredInError'),
      ),
    [reports],
  )
  const rest = days.length - limit
  return (
    <>
      {days.slice(0, limit).map((day, index) => (
        <DayCard
          key={day.day}
          {...day}
          extent={isFiltered ? 'all' : extentOf(index)}
          pathOf={pathOf}
          reportsOf={reportsOf}
        />
      ))}
      {rest > 0 ? (
        <p>
          <button type="button" onClick={() => setLimit(limit + MORE_DAYS)}>
            {views.results.more(rest)}
          </button>
        </p>
      ) : null}
    </>
  )
}

/** The day in full; the year is left out in the current one. */
const titleOfDay = (day: string, today: string, format: FormatContext): string =>
  day.slice(0, 4) === today.slice(0, 4)
    ? formatRowDay(day, today, { format, style: 'patient' })
    : formatDay(day, { format, style: 'patient' })

interface DayCardProps extends ResultDay {
  readonly extent: ListExtent
  readonly reportsOf: ReturnType<typeof reportsByResult>
  pathOf(reading: ObservationReading): string
}

function DayCard({ day, readings, extent, pathOf, reportsOf }: DayCardProps) {
  const { views, format } = usePageMessages()
  const context = useHomeUnitContext()
  const early = useMemo(() => findSupersededResults(readings), [readings])
  const rows = useMemo(() => {
    const rowOf = (reading: ObservationReading, index: number): ListedResult => ({
      key: reading.observation.id ?? String(index),
      reading,
      raw: reading.raw,
      glance: tryGlance(() => resultGlance(reading, pathOf(reading), context)),
    })
    return {
      current: readings.filter((reading) => !early.has(reading)).map(rowOf),
      early: readings.filter((reading) => early.has(reading)).map(rowOf),
    }
  }, [readings, early, pathOf, context])
  const reports = [...new Set(readings.flatMap(({ observation }) => reportsOf.get(recordKey(observation)) ?? []))]
  const toGlance = ({ reading }: ListedResult) => resultGlance(reading, pathOf(reading), context)
  return (
    <RowCard
      title={day === '' ? views.results.noDateGroup : titleOfDay(day, context.status.today, format)}
      {...splitRows(rows.current, extent)}
      toGlance={toGlance}
    >
      {rows.early.length > 0 ? (
        <Disclosure summary={views.records.groupCount(views.results.earlier, rows.early.length)}>
          <ResultRows rows={rows.early} toGlance={toGlance} />
        </Disclosure>
      ) : null}
      {reports.length > 0 ? <Reports reports={reports} /> : null}
    </RowCard>
  )
}

/** The reports of a day, folded: they lead to their conclusion and to all of their results. */
function Reports({ reports }: { reports: readonly ResourceOf<'DiagnosticReport'>[] }) {
  const { views } = usePageMessages()
  const context = useGlanceContext()
  return (
    <Disclosure summary={views.results.reports(reports.length)}>
      <GlanceList slim>
        {reports.map((report) => (
          <RecordGlance
            key={report.id}
            record={report}
            toGlance={(record) => {
              const { date: _day, ...row } = glanceOf(record, context)
              return row
            }}
          />
        ))}
      </GlanceList>
    </Disclosure>
  )
}
