import { Link } from 'react-router'
import { idInPath } from '../../fhir/id'
import { namelessResult } from '../../resources/nameless'
import { useWords } from '../../ui/language'
import { useNamesOf } from '../plain-language/names-context'
import { PrivateMark } from '../private-record'
import { RecordPhrase } from './record-status'
import { ResultRemarks } from './result-remarks'
import { ResultAmount, ResultMark, ResultPair, ResultParts, ResultScale } from './result-value'
import styles from './result-row.module.css'
import type { ReactNode } from 'react'
import type { ObservationReading } from '../../clinical/observations/result-reading'

interface ResultRowProps {
  readonly reading: ObservationReading
  /** False where the name of the test stands above the row already. */
  readonly named?: boolean
  /** The quiet line below the name: when, and the way to the others of the test. */
  readonly foot?: ReactNode
  /** Stands below the number line. */
  readonly trend?: ReactNode
  /** Stands where the value would, when there is none. */
  readonly noValue?: ReactNode
}

/** A result that is not a number takes the room of a text. */
const isWords = ({ values: [first] }: ObservationReading): boolean =>
  first?.kind === 'absent' || first?.kind === 'text' || first?.kind === 'note'

/** One result: its name, its value, and how that stands against its range; beside each other where there is room. */
export function ResultRow({ reading, named: isNamed = true, foot, trend, noValue }: ResultRowProps) {
  const { views } = useWords()
  const named = useNamesOf()(reading.observation, reading.name)
  const isEmpty = reading.values.length === 0 && reading.components.length === 0
  return (
    <div className={styles['frame']} data-row>
      <div className={styles['row']}>
        <div className={styles['name']}>
          <div className={styles['head']}>
            {isNamed ? (
              <Link className={styles['title']} to={`/record/Observation/${idInPath(reading.observation.id)}`}>
                <bdi>{named?.name ?? reading.name ?? namelessResult(reading.observation, views.frame.nameless)}</bdi>
              </Link>
            ) : null}
            <RecordPhrase record={reading.observation} />
            <PrivateMark record={reading.observation} />
          </div>
          {named?.below}
        </div>
        <div className={isWords(reading) ? `${styles['amount']} ${styles['words']}` : styles['amount']}>
          {isEmpty ? noValue : null}
          {reading.values.length > 0 ? <ResultAmount reading={reading} /> : <ResultPair reading={reading} />}
        </div>{' '}
        <div className={styles['scale']}>
          <ResultMark reading={reading} />
          <ResultScale reading={reading} />
          {trend}
        </div>
        {foot || named?.after ? (
          <div className={styles['foot']}>
            {foot}
            {named?.after}
          </div>
        ) : null}
      </div>
      <ResultParts reading={reading} pair={false} />
      <ResultRemarks reading={reading} />
    </div>
  )
}
