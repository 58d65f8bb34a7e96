import { useContext, useMemo, useState } from 'react'
import { bloodPressureOf } from '../../clinical/observations/blood-pressure'
import { AssertionChips } from '../../components/rows/assertion-chips'
import { ClinicalTestTitle } from '../../components/rows/clinical-test-title'
import { NamesDisagreeChip } from '../../components/rows/names-disagree-chip'
import { PrivateRecordMark } from '../../components/rows/private-record'
import { RecordBoundary } from '../../components/rows/record-boundary'
import { RecordStatusChip } from '../../components/rows/record-status'
import { ResultRanges } from '../../components/rows/result-value'
import { useStatusContext } from '../../components/patient/status-context'
import { formatDay } from '../../fhir/format-date'
import { useFormat } from '../../language/language-context'
import { useAudience } from '../../ui/audience'
import { DateText } from '../../ui/date-text'
import { Link } from '../../ui/link'
import { RecordText } from '../../ui/record-text'
import { Sparkline } from '../../ui/sparkline'
import { useNow } from '../../ui/use-now'
import { usePageMessages } from '../../ui/use-page-messages'
import { CellValue } from './cell-value'
import {
  flowsheetOf,
  isOnDay,
  rangeSigns,
  testOfReading,
  type FlowsheetGroup,
  type FlowsheetTest,
} from './flowsheet-rows'
import { dayOfReading } from '../../components/results/group-results'
import { useReadingsText } from './result-list'
import { WholeResultsContext } from './whole-results-context'
import styles from './flowsheet.module.css'
import type { HomeVitalSign } from '../../clinical/observations/home-readings'
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
  /** Vital signs measured at home: a row for each, as a daily reading would bury the other results. */
  readonly home: readonly HomeVitalSign[]
}

/**
 * The results for providers in one table: a row for each test, by report, and a column for each day. In a narrow space a row has its newest result and
 * range.
 */
export function Flowsheet({ readings, reports, home }: FlowsheetProps) {
  const format = useFormat()
  const { views } = usePageMessages()
  const messages = views.results.flowsheet
  const context = useStatusContext()
  const now = useNow()
  const [maxDays, setMaxDays] = useState(DAYS_AT_ONCE)
  const audience = useAudience()
  const readingsText = useReadingsText()
  const isWhole = useContext(WholeResultsContext)
  const { days, moreDays, groups, others, commonDay, earlierVersions } = useMemo(
    () => flowsheetOf(readings, reports, maxDays, { context, now, format }),
    [readings, reports, maxDays, context, now, format],
  )
  const hasReports = groups.some(({ name }) => name !== undefined)
  if (readings.length + home.length === 0) return null
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
                {commonDay === undefined ? messages.newest(isWhole) : <NewestHeading day={commonDay} />}
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
            <Group key={group.name ?? ''} group={group} days={days} commonDay={commonDay} hasHeading={hasReports} />
          ))}
          {others.length > 0 ? (
            <tbody>
              <GroupHeading days={days} name={messages.older} />
              {others.map((test) => (
                <TestRow key={test.key} test={test} days={days} commonDay={undefined} isOlder />
              ))}
            </tbody>
          ) : null}
          {home.length > 0 ? (
            <tbody>
              <GroupHeading days={days} name={views.results.home(audience)} />
              {home.map(({ newest, count }) => (
                <TestRow
                  key={newest.codeKey}
                  test={testOfReading(newest)}
                  days={days}
                  commonDay={undefined}
                  isOlder
                  note={count > 1 ? readingsText(count) : undefined}
                />
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
      <p className={`muted small ${styles['notes'] ?? ''}`}>
        {earlierVersions > 0 ? `${views.results.tableEarlier(earlierVersions)} ` : null}
        {messages.explanation} {home.length > 0 ? views.results.homeIntro(isWhole) : null}{' '}
        {views.results.intro(audience)}
      </p>
    </div>
  )
}

/** Of a narrow table: the newest result of each test is from this day, unless it has a date. */
function NewestHeading({ day }: { readonly day: string }) {
  const format = useFormat()
  const isWhole = useContext(WholeResultsContext)
  const { flowsheet } = usePageMessages().views.results
  return flowsheet.newestOn(formatDay(day, { format, style: 'provider' }), isWhole)
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
  commonDay,
  hasHeading,
}: {
  group: FlowsheetGroup
  days: readonly string[]
  commonDay: string | undefined
  hasHeading: boolean
}) {
  const { views } = usePageMessages()
  return (
    <tbody>
      {hasHeading ? <GroupHeading days={days} name={name ?? views.results.flowsheet.noReport} /> : null}
      {tests.map((test) => (
        <TestRow key={test.key} test={test} days={days} commonDay={commonDay} />
      ))}
    </tbody>
  )
}

/** The unit of the row's values, which stands in a column of its own. */
const unitOf = (reading: ObservationReading): string | undefined =>
  reading.measure?.unit ?? bloodPressureOf(reading)?.systolic.measure.unit

interface TestRowProps {
  readonly test: FlowsheetTest
  readonly days: readonly string[]
  /** The day that the heading of a narrow table names. */
  readonly commonDay: string | undefined
  /** Its result is on none of the days. */
  readonly isOlder?: boolean
  readonly note?: string | undefined
}

function TestRow({ test, days, commonDay, isOlder = false, note }: TestRowProps) {
  const { views } = usePageMessages()
  const { reading, newerWithoutValue, readings, numbers } = test
  const { measure } = reading
  const unit = unitOf(reading)
  return (
    <tr data-row>
      <th scope="row">
        <TestName test={test} />
      </th>
      <td className={styles['newest']}>
        <Cell reading={reading} unit={unit} />{' '}
        {commonDay !== undefined && isOnDay(reading, commonDay) ? null : <ReadingDay reading={reading} />}{' '}
        <Note text={note} />
        {newerWithoutValue === undefined ? null : (
          <div>
            <strong>{views.common.newerWithoutValue}</strong> <ReadingDay reading={newerWithoutValue} />
          </div>
        )}
      </td>
      {isOlder ? (
        <td className={styles['day']} colSpan={days.length}>
          <Cell reading={reading} unit={unit} /> <ReadingDay reading={reading} /> <Note text={note} />
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
        <Range reading={reading} unit={unit} />
      </td>
      <td className={styles['wide']}>{unit === undefined ? null : <bdi>{unit}</bdi>}</td>
      <td className={styles['wide']}>
        {numbers.length > 2 ? <Sparkline values={numbers} low={measure?.low} high={measure?.high} /> : null}
      </td>
    </tr>
  )
}

const Note = ({ text }: { readonly text: string | undefined }) =>
  text === undefined ? null : <span className="muted">{text}</span>

/** Characters of a unit that stays on the line of its range. */
const MAX_UNIT_ON_LINE = 8

/** The range in signs, in words for screen readers; in a narrow table with the unit of the row. */
function Range({ reading, unit }: { readonly reading: ObservationReading; readonly unit: string | undefined }) {
  const signs = rangeSigns(reading, useFormat())
  const ownUnit = unit === undefined ? null : <bdi className={styles['unit']}>{unit}</bdi>
  const isShort = (unit?.length ?? 0) <= MAX_UNIT_ON_LINE
  const hasRange = reading.ranges.length + reading.otherRanges.length > 0
  if (signs === undefined) return hasRange ? <ResultRanges reading={reading} plain /> : ownUnit
  return (
    <>
      <span aria-hidden="true" className={isShort ? styles['line'] : undefined}>
        {signs} {ownUnit}
      </span>
      <span className="visually-hidden">{reading.ranges[0]}</span>
    </>
  )
}

/** The clinical short name, or the record's own, as the only link of the row. */
function TestName({ test: { reading, path } }: { test: FlowsheetTest }) {
  return (
    <>
      <Link to={path}>
        <ClinicalTestTitle reading={reading} />
      </Link>{' '}
      <NamesDisagreeChip record={reading.observation} title={reading.name} />
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
  return <span className="muted">{day === '' ? views.common.noDate : <DateText raw={day} />}</span>
}
