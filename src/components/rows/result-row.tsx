import { Link } from 'react-router'
import { encodeIdForPath } from '../../fhir/id'
import { placeholderResultName } from '../../resources/placeholder-name'
import { useMessages } from '../../ui/language'
import { usePlainNames } from '../plain-language/plain-names-context'
import { PrivateRecordMark } from './private-record'
import { RecordStatusChip } from './record-status'
import { ResultRemarks } from './result-remarks'
import { ResultAmount, ResultFlagChip, BloodPressureValue, ResultComponents, ResultNumberLine } from './result-value'
import styles from './result-row.module.css'
import type { ReactNode } from 'react'
import type { ObservationReading } from '../../clinical/observations/result-reading'

interface ResultRowProps {
  readonly reading: ObservationReading
  /** False where the name of the test stands above the row already. */
  readonly showName?: boolean
  /** The quiet line below the name: when, and the way to the others of the test. */
  readonly secondary?: ReactNode
  /** Stands below the number line. */
  readonly trend?: ReactNode
  /** Stands where the value would, when there is none. */
  readonly noValue?: ReactNode
}

/** A result that is not a number takes the room of a text. */
const isText = ({ values: [first] }: ObservationReading): boolean =>
  first?.kind === 'absent' || first?.kind === 'text' || first?.kind === 'note'

/** One result: its name, its value, and how that stands against its range; beside each other where there is room. */
export function ResultRow({ reading, showName: isNamed = true, secondary: foot, trend, noValue }: ResultRowProps) {
  const { views } = useMessages()
  const named = usePlainNames()(reading.observation, reading.name)
  const isEmpty = reading.values.length === 0 && reading.components.length === 0
  return (
    <div className={styles['frame']} data-row>
      <div className={styles['row']}>
        <div className={styles['name']}>
          <div className={styles['head']}>
            {isNamed ? (
              <Link className={styles['title']} to={`/record/Observation/${encodeIdForPath(reading.observation.id)}`}>
                <bdi>
                  {named?.name ?? reading.name ?? placeholderResultName(reading.observation, views.frame.nameless)}
                </bdi>
              </Link>
            ) : null}
            <RecordStatusChip record={reading.observation} />
            <PrivateRecordMark record={reading.observation} />
          </div>
          {named?.below}
        </div>
        <div className={isText(reading) ? `${styles['amount']} ${styles['words']}` : styles['amount']}>
          {isEmpty ? noValue : null}
          {reading.values.length > 0 ? <ResultAmount reading={reading} /> : <BloodPressureValue reading={reading} />}
        </div>{' '}
        <div className={styles['scale']}>
          <ResultFlagChip reading={reading} />
          <ResultNumberLine reading={reading} />
          {trend}
        </div>
        {foot || named?.after ? (
          <div className={styles['foot']}>
            {foot}
            {named?.after}
          </div>
        ) : null}
      </div>
      <ResultComponents reading={reading} pair={false} />
      <ResultRemarks reading={reading} />
    </div>
  )
}
