import { useId, useMemo } from 'react'
import { Link } from 'react-router'
import { findSupersededResults } from '../../clinical/observations/superseded-results'
import { valueInUnitOf } from '../../clinical/observations/value-in-unit'
import { observationKind } from '../../resources/observation-kind'
import { useStatusContext } from '../../components/patient/status-context'
import { usePlainNames } from '../../components/plain-language/plain-names-context'
import { ResultAmount, ResultFlagChip, BloodPressureValue } from '../../components/rows/result-value'
import { RecordStatusChip } from '../../components/rows/record-status'
import { NewerWithoutValue } from '../../components/rows/newer-without-value'
import { trendPath } from '../../components/navigation/trend-path'
import { isMaskedRecord } from '../../resources/masking'
import { useAudience } from '../../ui/audience'
import { usePageMessages } from '../../ui/use-page-messages'
import { Sparkline } from '../../ui/sparkline'
import { useNow } from '../../ui/use-now'
import { groupByTest, representativeResult } from './group-results'
import styles from './results.module.css'
import type { ObservationReading } from '../../clinical/observations/result-reading'

const MAX_TESTS = 4
const MIN_NUMBERS = 3

/** The tests with the most results, each with its newest result, a sparkline and a link to its trend; not for providers, whose home page has a review. */
export function FrequentTests({ readings }: { readings: readonly ObservationReading[] }) {
  const { views } = usePageMessages()
  const { audience } = useAudience()
  const id = useId()
  const tests = useMemo(
    () =>
      groupByTest(
        readings.filter(
          ({ observation, name }) =>
            name !== undefined && observationKind(observation) === 'test' && !isMaskedRecord(observation),
        ),
      )
        .filter((test) => test.readings.filter(({ measure }) => measure !== undefined).length >= MIN_NUMBERS)
        .toSorted((a, b) => b.readings.length - a.readings.length)
        .slice(0, MAX_TESTS),
    [readings],
  )
  if (tests.length === 0 || audience === 'provider') return null
  return (
    <section className="stack no-print" aria-labelledby={id}>
      <h2 id={id}>{views.results.frequentTests}</h2>
      <ul className={`cells ${styles['frequent']}`}>
        {tests.map((test) => (
          <FrequentTest key={test.key} readings={test.readings} />
        ))}
      </ul>
    </section>
  )
}

function FrequentTest({ readings }: { readings: readonly ObservationReading[] }) {
  const { views } = usePageMessages()
  const namesOf = usePlainNames()
  const now = useNow()
  const statusContext = useStatusContext()
  const superseded = useMemo(() => findSupersededResults(readings), [readings])
  const representative = representativeResult(readings, superseded, statusContext, now)
  if (!representative) return null
  const { reading: newest, newerWithoutValue } = representative
  const numbers = readings.flatMap((reading) =>
    !superseded.has(reading) && reading.measure?.comparator === undefined
      ? (valueInUnitOf(newest.measure, reading.measure) ?? [])
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
      <RecordStatusChip record={newest.observation} />
      <NewerWithoutValue reading={newerWithoutValue} />
      <p className="muted small">{views.results.frequentTestCount(readings.length)}</p>
    </li>
  )
}
