import { useMemo, useState } from 'react'
import { bloodPressureOf } from '../../clinical/observations/blood-pressure'
import { clinicalTestName } from '../../clinical/observations/clinical-test-names'
import { placeholderResultName } from '../../resources/placeholder-name'
import { AssertionChips } from '../../components/rows/assertion-chips'
import { NamesDisagreeChip } from '../../components/rows/names-disagree-chip'
import { PrivateRecordMark } from '../../components/rows/private-record'
import { RecordBoundary } from '../../components/rows/record-boundary'
import { RecordStatusChip } from '../../components/rows/record-status'
import { ResultRanges } from '../../components/rows/result-value'
import { useStatusContext } from '../../components/patient/status-context'
import { useFormat } from '../../language/language-context'
import { DateText } from '../../ui/date-text'
import { Link } from '../../ui/link'
import { RecordText } from '../../ui/record-text'
import { Sparkline } from '../../ui/sparkline'
import { useNow } from '../../ui/use-now'
import { usePageMessages } from '../../ui/use-page-messages'
import { CellValue } from './cell-value'
import { flowsheetOf, isOnDay, type FlowsheetGroup, type FlowsheetTest } from './flowsheet-rows'
import { dayOfReading } from '../../components/results/group-results'
import styles from './flowsheet.module.css'
import type { ResourceOf } from '../../fhir/resource'
import type { ObservationReading } from '../../clinical/observations/result-reading'

/** Columns at first, and how many a press adds. */
const DAYS_AT_ONCE = 6
/** Test, range, unit and trend. */
const OTHER_COLUMNS = 4

interface FlowsheetProps {
  /** Newest first, without private ones. */
  readonly readings: readonly ObservationReading[]
  readonly reports: readonly ResourceOf<'DiagnosticReport'>[]
}

/**
 * The results for providers in one table: a row for each test, by report, and a column for each day. In a narrow space a row has its newest result and
 * range.
 */
export function Flowsheet({ readings, reports }: FlowsheetProps) {
  const format = useFormat()
  const { views } = usePageMessages()
  const messages = views.results.flowsheet
  const context = useStatusContext()
  const now = useNow()
  const [maxDays, setMaxDays] = useState(DAYS_AT_ONCE)
  const { days, moreDays, groups, others, earlierVersions } = useMemo(
    () => flowsheetOf(readings, reports, maxDays, { context, now, format }),
    [readings, reports, maxDays, context, now, format],
  )
  const hasReports = groups.some(({ name }) => name !== undefined)
  if (readings.length === 0) return null
  return (
    <div className={styles['flowsheet']}>
      {/* eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a scrollable region needs the focus to be scrolled by keyboard */}
      <div className={styles['scroll']} role="region" aria-label={views.results.tableCaption} tabIndex={0}>
        <table>
          <caption className="visually-hidden">{views.results.tableCaption}</caption>
          <thead>
            <tr>
              <th scope="col">{views.results.test}</th>
              <th scope="col" className={styles['newest']}>
                {messages.newest}
              </th>
              {days.map((day) => (
                <th key={day} scope="col" className={styles['day']}>
                  <DateText raw={day} />
                </th>
              ))}
              <th scope="col" className={styles['range']}>
                {views.results.columns.range}
              </th>
              <th scope="col" className={styles['wide']}>
                {messages.unit}
              </th>
              <th scope="col" className={styles['wide']}>
                {views.providerSummary.trend}
              </th>
            </tr>
          </thead>
          {groups.map((group) => (
            <Group key={group.name ?? ''} group={group} days={days} hasHeading={hasReports} />
          ))}
          {others.length > 0 ? (
            <tbody>
              <GroupHeading days={days} name={messages.older} />
              {others.map((test) => (
                <TestRow key={test.key} test={test} days={days} isOlder />
              ))}
            </tbody>
          ) : null}
        </table>
      </div>
      {moreDays > 0 ? (
        <button type="button" className="no-print" onClick={() => setMaxDays(maxDays + DAYS_AT_ONCE)}>
          {messages.moreDays(Math.min(moreDays, DAYS_AT_ONCE), moreDays)}
        </button>
      ) : null}
      <p className="muted small">
        {earlierVersions > 0 ? `${views.results.tableEarlier(earlierVersions)} ` : null}
        {messages.explanation}
      </p>
    </div>
  )
}

function GroupHeading({ days, name }: { days: readonly string[]; name: string }) {
  return (
    <tr className={styles['group']}>
      <th scope="rowgroup" colSpan={days.length + OTHER_COLUMNS + 1}>
        <RecordText text={name} isCoded />
      </th>
    </tr>
  )
}

function Group({
  group: { name, tests },
  days,
  hasHeading,
}: {
  group: FlowsheetGroup
  days: readonly string[]
  hasHeading: boolean
}) {
  const { views } = usePageMessages()
  return (
    <tbody>
      {hasHeading ? <GroupHeading days={days} name={name ?? views.results.flowsheet.noReport} /> : null}
      {tests.map((test) => (
        <TestRow key={test.key} test={test} days={days} />
      ))}
    </tbody>
  )
}

/** The unit of the row's values, which stands in a column of its own. */
const unitOf = (reading: ObservationReading): string | undefined =>
  reading.measure?.unit ?? bloodPressureOf(reading)?.systolic.measure.unit

function TestRow({ test, days, isOlder = false }: { test: FlowsheetTest; days: readonly string[]; isOlder?: boolean }) {
  const { views } = usePageMessages()
  const { reading, newerWithoutValue, readings, numbers } = test
  const { measure } = reading
  const unit = unitOf(reading)
  const [newestDay] = days
  return (
    <tr data-row>
      <th scope="row">
        <TestName test={test} />
      </th>
      <td className={styles['newest']}>
        <Cell reading={reading} unit={undefined} />
        {newestDay !== undefined && isOnDay(reading, newestDay) ? null : (
          <div>
            <ReadingDay reading={reading} />
          </div>
        )}
        {newerWithoutValue === undefined ? null : (
          <div className="small">
            <strong>{views.common.newerWithoutValue}</strong> <ReadingDay reading={newerWithoutValue} />
          </div>
        )}
      </td>
      {isOlder ? (
        <td className={styles['day']} colSpan={days.length}>
          <Cell reading={reading} unit={unit} /> <ReadingDay reading={reading} />
        </td>
      ) : (
        days.map((day) => (
          <td key={day} className={styles['day']}>
            {readings
              .filter((each) => isOnDay(each, day))
              .map((each, index) => (
                <div key={each.observation.id ?? index} className={each === reading ? styles['last'] : undefined}>
                  <Cell reading={each} unit={unit} />
                </div>
              ))}
          </td>
        ))
      )}
      <td className={styles['range']}>
        <ResultRanges reading={reading} plain />
      </td>
      <td className={styles['wide']}>{unit === undefined ? null : <bdi>{unit}</bdi>}</td>
      <td className={styles['wide']}>
        {numbers.length > 2 ? <Sparkline values={numbers} low={measure?.low} high={measure?.high} /> : null}
      </td>
    </tr>
  )
}

/** The clinical short name, or the record's own, as the only link of the row. */
function TestName({ test: { reading, path } }: { test: FlowsheetTest }) {
  const { views } = usePageMessages()
  const { observation, name } = reading
  const short = clinicalTestName(observation, name)
  return (
    <>
      <Link to={path}>
        {short === undefined ? (
          <RecordText text={name ?? placeholderResultName(observation, views.common.unnamedResult)} isCoded />
        ) : (
          <abbr title={name}>{short}</abbr>
        )}
      </Link>{' '}
      <NamesDisagreeChip record={observation} title={name} />
    </>
  )
}

/** A result with its flag, its status where that is not final, and what contradicts it. */
function Cell({ reading, unit }: { reading: ObservationReading; unit: string | undefined }) {
  const { observation } = reading
  return (
    <RecordBoundary record={observation}>
      <CellValue reading={reading} unit={unit} /> <RecordStatusChip record={observation} />
      <AssertionChips record={observation} />
      <PrivateRecordMark record={observation} />
    </RecordBoundary>
  )
}

function ReadingDay({ reading }: { reading: ObservationReading }) {
  const { views } = usePageMessages()
  const day = dayOfReading(reading)
  return <span className="muted small">{day === '' ? views.common.noDate : <DateText raw={day} />}</span>
}
