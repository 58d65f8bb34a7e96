import { convertValue, type TargetUnit } from '../../dictionary/unit-conversion'
import { useConvertedAmount } from '../../components/plain-language/converted-value'
import { ResultFlagChip, ResultValue } from '../../components/rows/result-value'
import { Disclosure } from '../../ui/disclosure'
import { usePageMessages } from '../../ui/use-page-messages'
import { Values } from '../../ui/value'
import styles from './vitals.module.css'
import type { Measure, ObservationReading } from '../../clinical/observations/result-reading'

/** The value in the unit that the reader knows. The value of the record stands below; a press opens it with its range. */
export function ValueInUsualUnit({
  reading,
  measure,
  target,
}: {
  reading: ObservationReading
  measure: Measure
  target: TargetUnit
}) {
  const { views } = usePageMessages()
  const amountOf = useConvertedAmount()
  const digits = convertValue(measure.digits, target)
  if (digits === undefined) return <ResultValue reading={reading} />
  return (
    <>
      <span className={styles['amount']}>
        <bdi>{amountOf(target, digits, measure.digits, measure.comparator)}</bdi>
      </span>{' '}
      <ResultFlagChip reading={reading} />
      <Disclosure
        summary={
          <>
            {views.vitals.recordSays} <Values values={reading.values} />
          </>
        }
      >
        <p className="muted small">{views.vitals.convertedFrom}</p>
        <ResultValue reading={reading} />
      </Disclosure>
    </>
  )
}
