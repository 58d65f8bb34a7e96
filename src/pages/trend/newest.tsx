import { Card } from '../../ui/card'
import { DateText } from '../../ui/date-text'
import { usePageWords } from '../../ui/page-words'
import { PrivateMark } from '../../components/private-record'
import { RecordPhrase } from '../../components/rows/record-status'
import { ResultRemarks } from '../../components/rows/result-remarks'
import { ResultAmount, ResultMark, ResultPair, ResultParts } from '../../components/rows/result-value'
import { ScaleWithGoals } from './goal-marks'
import styles from './trend.module.css'
import type { ObservationReading } from '../../clinical/observations/result-reading'

/** What somebody comes for: the newest result of the test, how it compares, and what has to be said with it. */
export function Newest({ reading }: { reading: ObservationReading }) {
  const { views } = usePageWords()
  const isLong = reading.values.some(({ kind }) => kind === 'text' || kind === 'note' || kind === 'absent')
  return (
    <Card title={views.trend.newestTitle}>
      <div>
        <p className="muted small">
          {reading.raw === undefined ? views.frame.noDate : <DateText raw={reading.raw} ago />}
        </p>
        <div className={isLong ? undefined : styles['hero']}>
          {reading.values.length > 0 ? <ResultAmount reading={reading} /> : <ResultPair reading={reading} />}
        </div>
        <div className="row">
          <ResultMark reading={reading} />
          <RecordPhrase record={reading.observation} />
          <PrivateMark record={reading.observation} />
        </div>
      </div>
      <ScaleWithGoals reading={reading} />
      <ResultParts reading={reading} pair={false} brief />
      <ResultRemarks reading={reading} />
    </Card>
  )
}
