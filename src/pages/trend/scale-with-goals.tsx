import { targetLines } from '../../clinical/observations/chart-annotations'
import { useRecords } from '../../data/queries/use-records'
import { formatDigits } from '../../fhir/quantity'
import { useLocale } from '../../ui/language'
import { NumberLine } from '../../ui/number-line'
import { lineDomain } from '../../ui/number-line-domain'
import { usePageMessages } from '../../ui/use-page-messages'
import { ResultRanges } from '../../components/rows/result-value'
import { useGoalText } from './use-goal-text'
import { goalValues } from './visible-series'
import styles from './trend.module.css'
import type { Measure, ObservationReading } from '../../clinical/observations/result-reading'

/** The newest result against its range, with the open goals for it on the same line and in words. */
export function ScaleWithGoals({ reading }: { reading: ObservationReading }) {
  const { views } = usePageMessages()
  const { set, state } = useRecords('Goal')
  const goalText = useGoalText()
  const { measure } = reading
  const targets = measure ? targetLines(set?.matches ?? [], reading.codeKey, measure.unit) : []
  const numbers = targets.flatMap(goalValues)
  return (
    <div>
      {state === 'loading' ? <p data-coming hidden /> : null}
      {measure ? (
        <div className={numbers.length > 0 ? styles['goals'] : undefined}>
          <NumberLine
            value={measure.digits}
            comparator={measure.comparator}
            low={measure.lowDigits}
            high={measure.highDigits}
            unit={measure.unit}
            label={reading.name ?? views.frame.noName}
            also={numbers}
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

/** The numbers that the line reaches: one far away would be drawn where it is not. */
function withinDomain({ value, low, high }: Measure, numbers: readonly number[]): readonly number[] {
  const domain = lineDomain({ value, low, high, otherValues: numbers })
  return domain ? [...new Set(numbers)].filter((at) => at >= domain.min && at <= domain.max) : []
}

/** A dashed line at each number of a goal, with its word above. The words below say the same. */
function GoalMarks({ numbers, x }: { numbers: readonly number[]; x: (number: number) => number }) {
  const { views } = usePageMessages()
  const locale = useLocale()
  return numbers.map((at) => (
    <g key={at} className={styles['goal']}>
      <line x1={`${x(at)}%`} x2={`${x(at)}%`} y1={-2} y2={26} />
      <text x={`${x(at)}%`} y={-8} textAnchor={x(at) > 75 ? 'end' : x(at) < 25 ? 'start' : 'middle'}>
        {views.trend.target} {formatDigits(String(at), locale)}
      </text>
    </g>
  ))
}
