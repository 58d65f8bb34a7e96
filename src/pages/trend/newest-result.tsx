import { targetLines } from '../../clinical/observations/chart-annotations'
import { useRecords } from '../../data/queries/use-records'
import { Card } from '../../ui/card'
import { DateText } from '../../ui/date-text'
import { NumberLine } from '../../ui/number-line'
import { usePageMessages } from '../../ui/use-page-messages'
import { PrivateRecordMark } from '../../components/rows/private-record'
import { NewerWithoutValue, NotesWithoutValue } from '../../components/rows/newer-without-value'
import { RecordStatusChip } from '../../components/rows/record-status'
import { NoRangeNote, UrgentResultNote } from '../../components/rows/result-remarks'
import {
  BloodPressureValue,
  ResultAmount,
  ResultComponents,
  ResultFlagChip,
  ResultRanges,
} from '../../components/rows/result-value'
import { GoalMarks, withinDomain } from './goal-marks'
import { useGoalText } from './use-goal-text'
import styles from './trend.module.css'
import type { NewestResult } from '../../clinical/observations/newest-with-value'
import type { ObservationReading } from '../../clinical/observations/result-reading'

/** The newest result of the test, how it compares with its range and goals, and its remarks. */
export function NewestResultCard({
  newest: { reading, newerWithoutValue },
  isWhole,
}: {
  newest: NewestResult
  /** Else a newer result may be missing. */
  isWhole: boolean
}) {
  const { views } = usePageMessages()
  const isText = reading.values.some(({ kind }) => kind === 'text' || kind === 'note' || kind === 'absent')
  return (
    <Card title={views.trend[isWhole ? 'newestTitle' : 'resultTitle']}>
      <div>
        <p className="muted small">
          {reading.raw === undefined ? views.common.noDate : <DateText raw={reading.raw} ago />}
        </p>
        <NotesWithoutValue reading={reading} />
        <div className={isText ? undefined : styles['hero']}>
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
      <NewerWithoutValue reading={newerWithoutValue} />
      <NoRangeNote readings={[reading]} />
      <UrgentResultNote reading={reading} />
    </Card>
  )
}

/** The result on the scale of its range, with the open goals for it on the same line and as text. */
function ScaleWithGoals({ reading }: { reading: ObservationReading }) {
  const { views } = usePageMessages()
  const { set, state } = useRecords('Goal')
  const goalText = useGoalText()
  const { measure } = reading
  const targets = measure ? targetLines(set?.matches ?? [], reading.codeKey, measure.sentUnit) : []
  const numbers = targets.flatMap(({ values }) => values)
  return (
    <div>
      {state === 'loading' ? <p data-loading hidden /> : null}
      {measure ? (
        <div className={numbers.length > 0 ? styles['goals'] : undefined}>
          <NumberLine
            value={measure.digits}
            comparator={measure.comparator}
            low={measure.lowDigits}
            high={measure.highDigits}
            unit={measure.unit}
            label={reading.name ?? views.common.noName}
            otherValues={numbers}
            marks={(x) => <GoalMarks numbers={withinDomain(measure, numbers)} x={x} />}
          />
        </div>
      ) : null}
      <ResultRanges reading={reading} />
      {targets.map((target) => (
        <p key={target.id} className="muted small">
          {goalText(target)}
        </p>
      ))}
    </div>
  )
}
