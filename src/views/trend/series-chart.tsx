import { lazy, Suspense } from 'react'
import { useRecords } from '../../data/hooks'
import { formatQuantity, formatRange } from '../../fhir/quantity'
import { useLocale } from '../../ui/language'
import { NumberLine } from '../../ui/number-line'
import { usePageWords } from '../../ui/page-words'
import { targetsOf, type Happening, type Target } from './beside'
import { usePointWords } from './point-words'
import { extremes, valueTicks, type Point, type Series } from './series'

const Chart = lazy(() => import('./chart'))

interface SeriesProps {
  readonly series: Series
  /** The points of the time that is shown. */
  readonly points: readonly Point[]
  readonly breaks: readonly number[]
  readonly time: readonly [from: number, to: number]
  readonly happenings: readonly Happening[]
  readonly selected: number | undefined
  readonly titled: boolean
  /** With its sentence; the sentence of the first series stands at the top of the page. */
  readonly said: boolean
  readonly drawn: boolean
  readonly onSelect: (index: number) => void
}

/** One unit of one test: a sentence and its chart; a single point gets a number line. */
export function SeriesChart({ series, points, titled, said, drawn, ...drawing }: SeriesProps) {
  const { views } = usePageWords()
  const goals = useRecords('Goal')
  const words = views.trend
  const newest = series.points.at(-1)
  if (!newest) return null
  const [only] = series.points
  const targets = targetsOf(goals.set?.matches ?? [], newest.reading.codeKey, series.unit)
  const inUnit = words.unitHeading(series.unit ?? words.noUnit)
  return (
    <section>
      {titled ? <h2>{series.name ? `${series.name}: ${inUnit}` : inUnit}</h2> : null}
      {said ? <Sentence series={series} /> : null}
      {targets.map((target) => (
        <TargetText key={target.id} target={target} />
      ))}
      {series.points.length === 1 && only ? (
        <NumberLine value={only.measure.digits} comparator={only.measure.comparator} low={only.measure.low} high={only.measure.high} unit={series.unit} label={series.name ?? ''} />
      ) : null}
      {series.points.length > 1 && points.length < series.points.length ? <p>{words.hiddenInTime(series.points.length - points.length)}</p> : null}
      {drawn && series.points.length > 1 && points.length > 0 ? (
        <>
          <p className="muted small">{series.unit === undefined ? words.noUnit : <bdi>{series.unit}</bdi>}</p>
          <Suspense fallback={<p role="status">{words.gettingChart}</p>}>
            <Chart points={points} targets={targets} words={{ band: words.band, target: words.target }} {...drawing} />
          </Suspense>
          {(valueTicks(points)[0] ?? 0) > 0 ? <p className="muted small">{words.notZero}</p> : null}
        </>
      ) : null}
    </section>
  )
}

function TargetText({ target: { low, high } }: { target: Target }) {
  const { views } = usePageWords()
  const locale = useLocale()
  const only = low === undefined || high === undefined || low === high ? (low ?? high) : undefined
  const said = only && (low === high || only.comparator !== undefined)
  return <p>{views.trend.targetText(said ? formatQuantity(only, locale) : formatRange({ ...(low ? { low } : {}), ...(high ? { high } : {}) }, locale))}</p>
}

/** The newest result, how many there are, and between which ends they lie: nothing that judges. */
export function Sentence({ series }: { series: Series }) {
  const { views } = usePageWords()
  const { valueText, dateText, flagText } = usePointWords()
  const newest = series.points.at(-1)
  if (!newest) return null
  const ends = extremes(series.points)
  const flag = newest.reading.flag
  const between = ends && series.points.length > 2 ? views.trend.extremes(valueText(ends[0]), valueText(ends[1])) : undefined
  const compared = flag ? views.trend.compares(flagText(newest), flag.source) : undefined
  return <p>{[views.trend.newest(valueText(newest), dateText(newest)), compared, views.trend.count(series.points.length, series.points[0]?.raw.slice(0, 4)), between].filter(Boolean).join(' ')}</p>
}
