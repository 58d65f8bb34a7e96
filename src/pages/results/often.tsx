import { useId, useMemo, useState } from 'react'
import { Link } from 'react-router'
import { earlierVersions } from '../../clinical/observations/earlier-versions'
import { isTestResult } from '../../clinical/observations/latest-results'
import { usePlainNames } from '../../components/plain-language/plain-names-context'
import { ResultAmount, ResultFlagChip, BloodPressureValue } from '../../components/rows/result-value'
import { trendPath } from '../../components/navigation/trend-path'
import { isMaskedRecord } from '../../resources/masking'
import { useAudience } from '../../ui/language'
import { usePageMessages } from '../../ui/use-page-messages'
import { Sparkline } from '../../ui/sparkline'
import { byTest, newestStanding } from './choose'
import styles from './results.module.css'
import type { ObservationReading } from '../../clinical/observations/result-reading'

/** Tests that stand on top, and results that one needs for it. */
const SHOW = 4
const LEAST = 3

/** The tests with the most numbers, each with its newest result, how it went, and the way to its page. Care staff have their review for that. */
export function Often({ readings }: { readings: readonly ObservationReading[] }) {
  const { views } = usePageMessages()
  const { audience } = useAudience()
  const id = useId()
  const tests = useMemo(
    () =>
      byTest(
        readings.filter(
          ({ observation, name }) => name !== undefined && isTestResult(observation) && !isMaskedRecord(observation),
        ),
      )
        .filter((test) => test.readings.filter(({ measure }) => measure !== undefined).length >= LEAST)
        .toSorted((a, b) => b.readings.length - a.readings.length)
        .slice(0, SHOW),
    [readings],
  )
  if (tests.length === 0 || audience === 'provider') return null
  return (
    <section className="stack no-print" aria-labelledby={id}>
      <h2 id={id}>{views.results.often}</h2>
      <ul className={`cells ${styles['often']}`}>
        {tests.map((test) => (
          <Test key={test.key} readings={test.readings} />
        ))}
      </ul>
    </section>
  )
}

function Test({ readings }: { readings: readonly ObservationReading[] }) {
  const { views } = usePageMessages()
  const namesOf = usePlainNames()
  const [now] = useState(() => Date.now())
  const earlier = useMemo(() => earlierVersions(readings), [readings])
  const newest = newestStanding(readings, earlier, now)
  if (!newest) return null
  const numbers = readings.flatMap((reading) =>
    !earlier.has(reading) && reading.measure?.comparator === undefined && reading.measure?.unit === newest.measure?.unit
      ? (reading.measure?.value ?? [])
      : [],
  )
  return (
    <li>
      <Link to={trendPath(readings)}>
        <bdi>{namesOf(newest.observation, newest.name)?.name ?? newest.name}</bdi>
      </Link>
      <div className="row">
        <strong>
          {newest.values.length > 0 ? <ResultAmount reading={newest} /> : <BloodPressureValue reading={newest} />}
        </strong>
        <Sparkline values={numbers.toReversed()} low={newest.measure?.low} high={newest.measure?.high} />
      </div>
      <ResultFlagChip reading={newest} />
      <p className="muted small">{views.results.oftenCount(readings.length)}</p>
    </li>
  )
}
