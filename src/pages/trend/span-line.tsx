import { isOutsideRange } from '../../clinical/observations/outside-range'
import { extremePoints } from '../../clinical/observations/series'
import { formatPeriod } from '../../fhir/format-date'
import { useFormat } from '../../language/language-context'
import { useAudience } from '../../ui/audience'
import { usePageMessages } from '../../ui/use-page-messages'
import { readingsIn, type ChosenSpan } from './time-span'
import { useChosenSpan } from './trend-query'
import { usePointText } from './use-point-text'
import styles from './trend.module.css'
import type { TrendData } from './use-trend-data'
import type { VisibleSeries } from './visible-series'

/** Both days of a span in words. */
function useSpanText(): (span: ChosenSpan) => string {
  const format = useFormat()
  const { audience } = useAudience()
  return ({ from, to }) =>
    formatPeriod({ start: from, end: to }, { format, style: audience === 'provider' ? 'provider' : 'patient' })?.text ??
    ''
}

interface SpanLineProps {
  readonly data: Pick<TrendData, 'current' | 'isWhole'>
  readonly visible: readonly VisibleSeries[]
}

/**
 * The days that the reader chose, how many results they have, how many of them are outside their range, and the lowest and highest. Read out when
 * it changes. A button leads back to all of the time. While results are missing, nothing is counted or compared.
 */
export function SpanLine(props: SpanLineProps) {
  const { views } = usePageMessages()
  const [span, setSpan] = useChosenSpan()
  return (
    <div className={styles['span']}>
      <p role="status">{span ? <SpanText {...props} span={span} /> : null}</p>
      {span ? (
        <button type="button" className="no-print" onClick={() => setSpan(undefined)}>
          {views.trend.showWhole}
        </button>
      ) : null}
    </div>
  )
}

function SpanText({ data: { current, isWhole }, visible, span }: SpanLineProps & { readonly span: ChosenSpan }) {
  const { trend } = usePageMessages().views
  const { valueInSentence } = usePointText()
  const period = useSpanText()(span)
  if (!isWhole) return trend.chosenTimeOfSome(period)
  const readings = readingsIn(current, span)
  const main = visible.filter(({ isMain }) => isMain)
  const ends = main.length === 1 ? extremePoints(main[0]?.points ?? []) : undefined
  return [
    trend.chosenTime(period, readings.length, readings.filter(isOutsideRange).length),
    ...(ends && ends[0] !== ends[1] ? [trend.extremes(valueInSentence(ends[0]), valueInSentence(ends[1]))] : []),
  ].join(' ')
}

/** Above a table that has only the results of the days that the reader chose. */
export function OnlyOfSpan({ span }: { span: ChosenSpan }) {
  const { views } = usePageMessages()
  return <p className="muted small">{views.trend.onlyOfTime(useSpanText()(span))}</p>
}
