import { homeAverage, isTakenAtHome, type HomeAverage } from '../../clinical/observations/taken-at-home'
import { formatDigits } from '../../fhir/quantity'
import { useFormat } from '../../language/language-context'
import { useNow } from '../../ui/use-now'
import { usePageMessages } from '../../ui/use-page-messages'
import type { VisibleSeries } from './visible-series'

const WEEK_MS = 7 * 86_400_000

/** Below a chart: what marks home readings, and their average in the last seven days and in the time shown. */
export function HomeAverages({ visible }: { visible: readonly VisibleSeries[] }) {
  const { views } = usePageMessages()
  const now = useNow()
  const main = visible.filter(({ isMain }) => isMain)
  const isAnyHome = visible.some(({ points }) => points.some(({ observation }) => isTakenAtHome(observation)))
  if (!isAnyHome) return null
  return (
    <div className="stack">
      {main.map(({ series, points, isWhole }) => {
        if (!isWhole) return null
        const shown = homeAverage(points)
        const week = homeAverage(points.filter(({ at }) => now - at < WEEK_MS))
        return (
          <div key={series.key}>
            {week && week.count !== shown?.count ? (
              <Average average={week} unit={series.unit} span={views.trend.homeSpans.week} />
            ) : null}
            {shown ? <Average average={shown} unit={series.unit} span={views.trend.homeSpans.shown} /> : null}
          </div>
        )
      })}
      <p className="muted small">{views.trend.homeMark}</p>
    </div>
  )
}

function Average({
  average: { value, diastolic, count, days },
  unit,
  span,
}: {
  average: HomeAverage
  unit: string | undefined
  span: string
}) {
  const { views, values } = usePageMessages()
  const { locale } = useFormat()
  const [upper, lower] = [value, diastolic].map((number) =>
    number === undefined ? undefined : formatDigits(String(number), locale),
  )
  const measured = (number: string) => (unit === undefined ? number : values.measured(number, unit))
  const text = (number: string) => views.trend.homeAverage(span, measured(number), count, days)
  if (upper === undefined) return null
  if (lower === undefined) return <p>{text(upper)}</p>
  return (
    <p>
      <span aria-hidden="true">{text(`${upper}/${lower}`)}</span>
      <span className="visually-hidden">{text(views.common.over(upper, lower))}</span>
    </p>
  )
}
