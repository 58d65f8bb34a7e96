import { Card } from '../../ui/card'
import { DateText } from '../../ui/date-text'
import { usePageMessages } from '../../ui/use-page-messages'
import { PrivateRecordMark } from '../../components/rows/private-record'
import { RecordStatusChip } from '../../components/rows/record-status'
import { ResultRemarks } from '../../components/rows/result-remarks'
import { ResultAmount, ResultFlagChip, BloodPressureValue, ResultComponents } from '../../components/rows/result-value'
import { ScaleWithGoals } from './scale-with-goals'
import styles from './trend.module.css'
import type { ObservationReading } from '../../clinical/observations/result-reading'

/** What somebody comes for: the newest result of the test, how it compares, and what has to be said with it. */
export function NewestResult({ reading }: { reading: ObservationReading }) {
  const { views } = usePageMessages()
  const isLong = reading.values.some(({ kind }) => kind === 'text' || kind === 'note' || kind === 'absent')
  return (
    <Card title={views.trend.newestTitle}>
      <div>
        <p className="muted small">
          {reading.raw === undefined ? views.frame.noDate : <DateText raw={reading.raw} ago />}
        </p>
        <div className={isLong ? undefined : styles['hero']}>
          {reading.values.length > 0 ? <ResultAmount reading={reading} /> : <BloodPressureValue reading={reading} />}
        </div>
        <div className="row">
          <ResultFlagChip reading={reading} />
          <RecordStatusChip record={reading.observation} />
          <PrivateRecordMark record={reading.observation} />
        </div>
      </div>
      <ScaleWithGoals reading={reading} />
      <ResultComponents reading={reading} pair={false} brief />
      <ResultRemarks reading={reading} />
    </Card>
  )
}
