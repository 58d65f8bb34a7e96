import { useMemo } from 'react'
import { formatDate } from '../../fhir/format-date'
import { encodeIdForPath } from '../../fhir/id'
import { placeholderResultName } from '../../resources/placeholder-name'
import { useFormat } from '../../language/language-context'
import { useAudience } from '../../ui/audience'
import { DateText } from '../../ui/date-text'
import { Link } from '../../ui/link'
import { usePageMessages } from '../../ui/use-page-messages'
import { usePlainNames } from '../../components/plain-language/plain-names-context'
import { trendPath } from '../../components/navigation/trend-path'
import { RecordStatusChip } from '../../components/rows/record-status'
import { findSupersededResults } from '../../clinical/observations/superseded-results'
import { CellValue } from './cell-value'
import { dayOfReading, groupByDay, groupByTest } from '../../components/results/group-results'
import styles from './results.module.css'
import { RecordText } from '../../ui/record-text'
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

/** A result as a link to its page, with its status where that is not final. */
function ResultCell({ reading }: { reading: ObservationReading }) {
  return (
    <>
      <Link to={`/record/Observation/${encodeIdForPath(reading.observation.id)}`}>
        <CellValue reading={reading} />
      </Link>{' '}
      <RecordStatusChip record={reading.observation} />
    </>
  )
}
