import { Link } from 'wouter'
import { FlagLetter } from './flag-letter'
import { DateText } from '../../ui/date-text'
import { usePageWords } from '../../ui/page-words'
import { Values } from '../../ui/value'
import { bloodPressureOf } from '../blood-pressure'
import { byDay, byTest } from './choose'
import styles from './results.module.css'
import type { ObservationReading } from '../result-reading'

/** More columns than this are left to the other layouts. */
const MOST_DAYS = 24

/** Tests by dates, newest date first; says which dates it leaves out. */
export function Cumulative({ readings }: { readings: readonly ObservationReading[] }) {
  const { views } = usePageWords()
  const days = byDay(readings).filter(({ day }) => day !== '')
  const shown = days.slice(0, MOST_DAYS).map(({ day }) => day)
  const undated = readings.filter(({ raw }) => raw === undefined).length
  const tests = byTest(readings.filter(({ raw }) => raw !== undefined && shown.some((day) => raw.startsWith(day))))
  return (
    <>
      {days.length > shown.length ? <p>{views.results.tableLeft(days.length - shown.length)}</p> : null}
      {undated > 0 ? <p>{views.results.tableUndated(undated)}</p> : null}
      <div className={styles['scroll']} role="region" aria-label={views.results.tableCaption} tabIndex={0}>
        <table className={styles['cumulative']}>
          <caption>{views.results.tableCaption}</caption>
          <thead>
            <tr>
              <th scope="col">{views.results.test}</th>
              {shown.map((day) => (
                <th key={day} scope="col">
                  <DateText raw={day} />
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {tests.map(({ key, readings: own }) => (
              <tr key={key}>
                <th scope="row">
                  <Link to={`/results/trend/${encodeURIComponent(key)}`}>
                    <bdi>{own[0]?.name ?? views.frame.noName}</bdi>
                  </Link>
                </th>
                {shown.map((day) => (
                  <td key={day}>
                    {own
                      .filter(({ raw }) => raw?.startsWith(day))
                      .map((reading, index) => (
                        <div key={index}>
                          <Cell reading={reading} />
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

function Cell({ reading }: { reading: ObservationReading }) {
  const pressure = bloodPressureOf(reading)
  if (pressure) return <>{`${pressure.upper.measure.digits}/${pressure.lower.measure.digits} ${pressure.upper.measure.unit ?? ''}`}</>
  const parts = reading.components.filter(({ values }) => values.length > 0)
  return (
    <>
      <Values values={reading.values} /> {reading.flag ? <FlagLetter code={reading.flag.code} display={reading.flag.display} /> : null}
      {parts.map((part, index) => (
        <div key={index}>
          <bdi>{part.name}</bdi>: <Values values={part.values} /> {part.flag ? <FlagLetter code={part.flag.code} display={part.flag.display} /> : null}
        </div>
      ))}
    </>
  )
}
