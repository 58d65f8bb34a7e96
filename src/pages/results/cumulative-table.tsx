import { useMemo } from 'react'
import { objectsOf } from '../../lib/json'
import { formatDate } from '../../fhir/format-date'
import { formatDigits } from '../../fhir/quantity'
import { encodeIdForPath } from '../../fhir/id'
import { placeholderResultName } from '../../resources/placeholder-name'
import { useFormat, useLocale } from '../../language/language-context'
import { useAudience } from '../../ui/audience'
import { FlagSign } from '../../components/rows/flag-sign'
import { DateText } from '../../ui/date-text'
import { Link } from '../../ui/link'
import { usePageMessages } from '../../ui/use-page-messages'
import { Value } from '../../ui/value'
import { usePlainNames } from '../../components/plain-language/plain-names-context'
import { trendPath } from '../../components/navigation/trend-path'
import { RecordStatusChip } from '../../components/rows/record-status'
import { bloodPressureOf, type BloodPressure } from '../../clinical/observations/blood-pressure'
import { observationComponentName } from '../../resources/observation-component-name'
import { findSupersededResults } from '../../clinical/observations/superseded-results'
import { dayOfReading, groupByDay, groupByTest } from './group-results'
import styles from './results.module.css'
import { RecordText } from '../../ui/record-text'
import type { DisplayValue } from '../../fhir/display-value'
import type { ObservationReading } from '../../clinical/observations/result-reading'

/** The table has a column a day; older days are left to the other layouts. */
const MAX_DAYS = 24

/** Tests by days, newest day first, with a note on the days and results that it leaves out. */
export function CumulativeTable({ readings: all }: { readings: readonly ObservationReading[] }) {
  const format = useFormat()
  const { views } = usePageMessages()
  const { audience } = useAudience()
  const dateText = (day: string) =>
    formatDate(day, { format, style: audience === 'provider' ? 'provider' : 'patient' }).text
  const readings = useMemo(() => {
    const superseded = findSupersededResults(all)
    return all.filter((reading) => !superseded.has(reading))
  }, [all])
  const days = groupByDay(readings).filter(({ day }) => day !== '')
  const columns = days.slice(0, MAX_DAYS).map(({ day }) => day)
  const undated = readings.filter((reading) => dayOfReading(reading) === '').length
  const tests = groupByTest(readings.filter((reading) => columns.includes(dayOfReading(reading))))
  return (
    <>
      {days.length > columns.length ? <p>{views.results.tableTruncated(days.length - columns.length)}</p> : null}
      {undated > 0 ? <p>{views.results.tableUndated(undated)}</p> : null}
      {all.length > readings.length ? <p>{views.results.tableEarlier(all.length - readings.length)}</p> : null}
      <p className="muted small">{views.results.tableFlags}</p>
      {/* eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a scrollable region needs the focus to be scrolled by keyboard */}
      <div className={styles['scroll']} role="region" aria-label={views.results.tableCaption} tabIndex={0}>
        <table className={styles['cumulative']}>
          <caption>{views.results.tableCaption}</caption>
          <thead>
            <tr>
              <th scope="col">{views.results.test}</th>
              {columns.map((day) => (
                <th key={day} scope="col">
                  <DateText raw={day} />
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {tests.map(({ key, readings: ofTest }) => (
              <tr key={key}>
                <th scope="row">{ofTest[0] ? <TestName reading={ofTest[0]} href={trendPath(ofTest)} /> : null}</th>
                {columns.map((day) => (
                  <td key={day} data-day={dateText(day)}>
                    {ofTest
                      .filter((reading) => dayOfReading(reading) === day)
                      .map((reading, index) => (
                        <div key={index}>
                          <ResultCell reading={reading} />
                        </div>
                      ))}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </>
  )
}

/** The name of a test and its other name; the trend page explains the test. */
function TestName({ reading: { observation, name }, href }: { reading: ObservationReading; href: string }) {
  const { views } = usePageMessages()
  const naming = usePlainNames()(observation, name, 'brief')
  return (
    <>
      <Link to={href}>
        <RecordText
          text={naming?.name ?? name ?? placeholderResultName(observation, views.common.unnamedResult)}
          isCoded={naming?.name === undefined && name !== undefined}
        />
      </Link>
      {naming?.below}
    </>
  )
}

/** Longer texts are cut; the page of the result has all of it. */
const MAX_CELL_CHARS = 60

const shortValue = (shown: DisplayValue, index: number) =>
  shown.kind === 'text' && shown.text.length > MAX_CELL_CHARS ? (
    <bdi key={index}>{`${shown.text.slice(0, MAX_CELL_CHARS)}…`}</bdi>
  ) : (
    <Value key={index} value={shown} />
  )

/** A result as a link to its page, with its status where that is not final. */
function ResultCell({ reading }: { reading: ObservationReading }) {
  const pressure = bloodPressureOf(reading)
  return (
    <>
      <Link to={`/record/Observation/${encodeIdForPath(reading.observation.id)}`}>
        {pressure ? <PressureValue pressure={pressure} /> : <CellValue reading={reading} />}
      </Link>{' '}
      <RecordStatusChip record={reading.observation} />
    </>
  )
}

function PressureValue({ pressure: { systolic, diastolic } }: { pressure: BloodPressure }) {
  const locale = useLocale()
  const digits = [systolic, diastolic].map(({ measure }) => formatDigits(measure.digits, locale)).join('/')
  return (
    <>
      {`${digits} ${systolic.measure.unit ?? ''} `}
      {[systolic, diastolic].map(({ flag }, index) => (flag ? <FlagSign key={index} flag={flag} /> : null))}
    </>
  )
}

function CellValue({ reading }: { reading: ObservationReading }) {
  const { audience } = useAudience()
  const { views } = usePageMessages()
  const members = objectsOf(reading.observation.hasMember).length
  const components = reading.components.filter(({ values }) => values.length > 0)
  const emptyText = members > 0 ? views.results.members(members) : views.results.noValue
  return (
    <>
      {reading.values.length + components.length > 0 ? null : emptyText}
      {reading.values.map(shortValue)} {reading.flag ? <FlagSign flag={reading.flag} /> : null}
      {components.map((component, index) => (
        <div key={index}>
          <bdi>{observationComponentName(component, views.common, audience)}</bdi>: {component.values.map(shortValue)}{' '}
          {component.flag ? <FlagSign flag={component.flag} /> : null}
        </div>
      ))}
    </>
  )
}
