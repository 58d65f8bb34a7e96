import { useMemo } from 'react'
import { Link } from 'react-router'
import { objectsOf } from '../../lib/json'
import { formatDate } from '../../fhir/format-date'
import { formatDigits } from '../../fhir/quantity'
import { encodeIdForPath } from '../../fhir/id'
import { placeholderResultName } from '../../resources/placeholder-name'
import { useAudience, useLocale } from '../../ui/language'
import { FlagSign } from '../../components/rows/flag-sign'
import { DateText } from '../../ui/date-text'
import { usePageMessages } from '../../ui/use-page-messages'
import { Value } from '../../ui/value'
import { usePlainNames } from '../../components/plain-language/plain-names-context'
import { trendPath } from '../../components/navigation/trend-path'
import { RecordStatusChip } from '../../components/rows/record-status'
import { bloodPressureOf } from '../../clinical/observations/blood-pressure'
import { observationComponentName } from '../../resources/observation-component-name'
import { earlierVersions } from '../../clinical/observations/earlier-versions'
import { groupByDay, groupByTest } from './group-results'
import styles from './results.module.css'
import type { Shown } from '../../fhir/shown'
import type { ObservationReading } from '../../clinical/observations/result-reading'

/** More columns than this are left to the other layouts. */
const MAX_DAYS = 24

/** Tests by dates, newest date first; says which dates it leaves out. */
export function CumulativeTable({ readings: all }: { readings: readonly ObservationReading[] }) {
  const { views, language } = usePageMessages()
  const { audience } = useAudience()
  const dateText = (day: string) =>
    formatDate(day, { locale: language.locale, style: audience === 'provider' ? 'provider' : 'patient' }).text
  const readings = useMemo(() => {
    const earlier = earlierVersions(all)
    return all.filter((reading) => !earlier.has(reading))
  }, [all])
  const days = groupByDay(readings).filter(({ day }) => day !== '')
  const shown = days.slice(0, MAX_DAYS).map(({ day }) => day)
  const undated = readings.filter(({ raw }) => raw === undefined).length
  const tests = groupByTest(readings.filter(({ raw }) => raw !== undefined && shown.some((day) => raw.startsWith(day))))
  return (
    <>
      {days.length > shown.length ? <p>{views.results.tableLeft(days.length - shown.length)}</p> : null}
      {undated > 0 ? <p>{views.results.tableUndated(undated)}</p> : null}
      {all.length > readings.length ? <p>{views.results.tableEarlier(all.length - readings.length)}</p> : null}
      <p className="muted small">{views.results.tableFlags}</p>
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
                <th scope="row">{own[0] ? <TestName reading={own[0]} href={trendPath(own)} /> : null}</th>
                {shown.map((day) => (
                  <td key={day} data-day={dateText(day)}>
                    {own
                      .filter(({ raw }) => raw?.startsWith(day))
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

/** The name of a test, with the other of its two names; what it is stands on the page that the name leads to. */
function TestName({ reading: { observation, name }, href }: { reading: ObservationReading; href: string }) {
  const { views } = usePageMessages()
  const named = usePlainNames()(observation, name, 'brief')
  return (
    <>
      <Link to={href}>
        <bdi>{named?.name ?? name ?? placeholderResultName(observation, views.frame.nameless)}</bdi>
      </Link>
      {named?.below}
    </>
  )
}

/** Texts longer than this are read on the page of the result. */
const MAX_CELL_CHARS = 60

const shortValue = (shown: Shown, index: number) =>
  shown.kind === 'text' && shown.text.length > MAX_CELL_CHARS ? (
    <bdi key={index}>{`${shown.text.slice(0, MAX_CELL_CHARS)}…`}</bdi>
  ) : (
    <Value key={index} shown={shown} />
  )

/** What a result says on its day, as the way to its own page; a result that is not plainly final says so. */
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

function CellValue({ reading }: { reading: ObservationReading }) {
  const locale = useLocale()
  const { audience } = useAudience()
  const { views } = usePageMessages()
  const pressure = bloodPressureOf(reading)
  if (pressure) {
    const [upper, lower] = [pressure.systolic, pressure.diastolic].map(({ measure }) =>
      formatDigits(measure.digits, locale),
    )
    return (
      <>
        {`${upper ?? ''}/${lower ?? ''} ${pressure.systolic.measure.unit ?? ''} `}
        {[pressure.systolic, pressure.diastolic].map(({ flag }, index) =>
          flag ? <FlagSign key={index} flag={flag} /> : null,
        )}
      </>
    )
  }
  const members = objectsOf(reading.observation['hasMember']).length
  const parts = reading.components.filter(({ values }) => values.length > 0)
  return (
    <>
      {reading.values.length + parts.length > 0
        ? null
        : members > 0
          ? views.results.members(members)
          : views.results.noValue}
      {reading.values.map(shortValue)} {reading.flag ? <FlagSign flag={reading.flag} /> : null}
      {parts.map((part, index) => (
        <div key={index}>
          <bdi>{observationComponentName(part, views.frame, audience)}</bdi>: {part.values.map(shortValue)}{' '}
          {part.flag ? <FlagSign flag={part.flag} /> : null}
        </div>
      ))}
    </>
  )
}
