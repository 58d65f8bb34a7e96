import { lazy, Suspense, useCallback, useDeferredValue, useMemo } from 'react'
import { useRecords } from '../../data/hooks'
import { formatQuantity, formatRange } from '../../fhir/quantity'
import { useLocale } from '../../ui/language'
import { NumberLine } from '../../ui/number-line'
import { usePageWords } from '../../ui/page-words'
import { targetsOf, type Happening, type Target } from '../../clinical/beside-a-test'
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
  /** With the moment of the point that was chosen. */
  readonly onPick: (at: number) => void
}

/** One unit of one test: a sentence and its chart; a single point gets a number line. */
export function SeriesChart({ series, points, titled, said, drawn, ...drawing }: SeriesProps) {
  const { views } = usePageWords()
  const goals = useRecords('Goal')
  const words = views.trend
  const key = series.points.at(-1)?.reading.codeKey
  const known = goals.set?.matches
  const targets = useMemo(() => (key === undefined ? [] : targetsOf(known ?? [], key, series.unit)), [known, key, series.unit])
  if (key === undefined) return null
  const [only] = series.points
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
            <Drawing points={points} targets={targets} {...drawing} />
          </Suspense>
          {(valueTicks(points)[0] ?? 0) > 0 ? <p className="muted small">{words.notZero}</p> : null}
        </>
      ) : null}
    </section>
  )
}

type DrawingProps = Pick<SeriesProps, 'points' | 'breaks' | 'time' | 'happenings' | 'selected' | 'onPick'> & { readonly targets: readonly Target[] }

/** The chart follows the choices and the slider when there is time; the words beside it do so at once. */
function Drawing({ points, targets, breaks, time, happenings, selected, onPick }: DrawingProps) {
  const { views } = usePageWords()
  const { band, target } = views.trend
  const words = useMemo(() => ({ band, target }), [band, target])
  const drawn = useDeferredValue(useMemo(() => ({ points, targets, breaks, time, happenings, selected }), [points, targets, breaks, time, happenings, selected]))
  const onSelect = useCallback(
    (index: number) => {
      const at = drawn.points[index]?.at
      if (at !== undefined) onPick(at)
    },
    [drawn, onPick],
  )
  return <Chart {...drawn} words={words} onSelect={onSelect} />
}

function TargetText({ target: { low, high } }: { target: Target }) {
  const { views } = usePageWords()
  const locale = useLocale()
  const only = low === undefined || high === undefined || low === high ? (low ?? high) : undefined
  const said = only && (low === high || only.comparator !== undefined)
  return <p>{views.trend.targetText(said ? formatQuantity(only, locale) : formatRange({ ...(low ? { low } : {}), ...(high ? { high } : {}) }, locale))}</p>
}

/** The newest result and the one before, how many there are, and between which ends they lie: nothing that judges. */
export function Sentence({ series }: { series: Series }) {
  const { views } = usePageWords()
  const { valueText, dateText, flagText } = usePointWords()
  const newest = series.points.at(-1)
  if (!newest) return null
  const ends = extremes(series.points)
  const flag = newest.reading.flag
  const between = ends && series.points.length > 2 ? views.trend.extremes(valueText(ends[0]), valueText(ends[1])) : undefined
  const last = series.points.at(-2)
  const before = last && views.trend.before(valueText(last), dateText(last))
  const compared = flag ? views.trend.compares(flagText(newest), flag.source) : undefined
  return <p>{[views.trend.newest(valueText(newest), dateText(newest)), compared, before, views.trend.count(series.points.length, series.points[0]?.raw.slice(0, 4)), between].filter(Boolean).join(' ')}</p>
}
