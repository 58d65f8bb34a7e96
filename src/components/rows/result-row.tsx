import { encodeIdForPath } from '../../fhir/id'
import { placeholderResultName } from '../../resources/placeholder-name'
import { useMessages } from '../../language/language-context'
import { usePlainNames } from '../plain-language/plain-names-context'
import { RecordBoundary } from './record-boundary'
import { PrivateRecordMark } from './private-record'
import { NewerWithoutValue, NotesWithoutValue } from './newer-without-value'
import { RecordStatusChip } from './record-status'
import { UrgentResultNote } from './result-remarks'
import { ResultAmount, ResultFlagChip, BloodPressureValue, ResultComponents, ResultNumberLine } from './result-value'
import { Link } from '../../ui/link'
import { RecordText } from '../../ui/record-text'
import styles from './result-row.module.css'
import type { ReactNode } from 'react'
import type { ObservationReading } from '../../clinical/observations/result-reading'

interface ResultRowProps {
  readonly reading: ObservationReading
  readonly newerWithoutValue?: ObservationReading | undefined
  /** False if the name of the test is already above the row. */
  readonly showName?: boolean
  /** A secondary line below the name: the date, and a link to earlier results. */
  readonly secondary?: ReactNode
  /** Shown below the number line. */
  readonly trend?: ReactNode
  /** Shown in place of a missing value. */
  readonly noValue?: ReactNode
}

/** True for a result that is text, which is laid out differently from a number. */
const isText = ({ values: [first] }: ObservationReading): boolean =>
  first?.kind === 'absent' || first?.kind === 'text' || first?.kind === 'note'

/** A result: name, value, and how it compares to its range; side by side if there is room. */
export const ResultRow = (props: ResultRowProps) => (
  <RecordBoundary record={props.reading.observation}>
    <ReadResult {...props} />
  </RecordBoundary>
)

function ReadResult({ reading, newerWithoutValue, showName = true, secondary, trend, noValue }: ResultRowProps) {
  const { views } = useMessages()
  const naming = usePlainNames()(reading.observation, reading.name)
  const isEmpty = reading.values.length === 0 && reading.components.length === 0
  return (
    <div className={styles['frame']} data-row>
      <div className={styles['row']}>
        <div className={styles['name']}>
          <div className={styles['head']}>
            {showName ? (
              <Link className={styles['title']} to={`/record/Observation/${encodeIdForPath(reading.observation.id)}`}>
                {naming?.name !== undefined || reading.name === undefined ? (
                  <bdi>{naming?.name ?? placeholderResultName(reading.observation, views.common.unnamedResult)}</bdi>
                ) : (
                  <RecordText text={reading.name} isCoded />
                )}
              </Link>
            ) : null}
            <RecordStatusChip record={reading.observation} />
            <PrivateRecordMark record={reading.observation} />
          </div>
          {naming?.below}
        </div>
        <div className={isText(reading) ? `${styles['amount']} ${styles['text']}` : styles['amount']}>
          <NotesWithoutValue reading={reading} />
          {isEmpty ? noValue : null}
          {reading.values.length > 0 ? <ResultAmount reading={reading} /> : <BloodPressureValue reading={reading} />}
        </div>{' '}
        <div className={styles['scale']}>
          <ResultFlagChip reading={reading} />
          <ResultNumberLine reading={reading} />
          {trend}
        </div>
        {secondary || naming?.after ? (
          <div className={styles['foot']}>
            {secondary}
            {naming?.after}
          </div>
        ) : null}
      </div>
      <ResultComponents reading={reading} pair={false} />
      <NewerWithoutValue reading={newerWithoutValue} />
      <UrgentResultNote reading={reading} />
    </div>
  )
}
