import { formatDigits } from '../../fhir/quantity'
import { useLocale } from '../../language/language-context'
import { lineDomain } from '../../ui/number-line-domain'
import { usePageMessages } from '../../ui/use-page-messages'
import styles from './trend.module.css'
import type { Measure } from '../../clinical/observations/result-reading'

/** The numbers inside the domain of the line; one outside would be drawn in the wrong position. */
export function withinDomain({ value, low, high }: Measure, numbers: readonly number[]): readonly number[] {
  const domain = lineDomain({ value, low, high, otherValues: numbers })
  return domain ? [...new Set(numbers)].filter((at) => at >= domain.min && at <= domain.max) : []
}

/** Labels near both ends stay inside the line. */
function anchorAt(percent: number): 'start' | 'middle' | 'end' {
  if (percent > 75) return 'end'
  return percent < 25 ? 'start' : 'middle'
}

/** A dashed line at each number of a goal, with a label above; the text below the line says the same. */
export function GoalMarks({ numbers, x }: { numbers: readonly number[]; x: (number: number) => number }) {
  const { views } = usePageMessages()
  const locale = useLocale()
  return numbers.map((at) => (
    <g key={at} className={styles['goal']}>
      <line x1={`${x(at)}%`} x2={`${x(at)}%`} y1={-2} y2={26} />
      <text x={`${x(at)}%`} y={-8} textAnchor={anchorAt(x(at))}>
        {views.trend.target} {formatDigits(String(at), locale)}
      </text>
    </g>
  ))
}
