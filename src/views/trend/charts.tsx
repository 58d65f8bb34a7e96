import { useMemo, useState } from 'react'
import { Link } from 'react-router'
import { useKept } from '../../data/kept'
import { idInPath } from '../../fhir/id'
import { usePageWords } from '../../ui/page-words'
import { RadioGroup } from '../../ui/radio-group'
import { HappeningList, useHappenings } from './happenings'
import { usePointWords } from './point-words'
import { Sentence, SeriesChart } from './series-chart'
import styles from './trend.module.css'
import { defaultWindow, pointsIn, type TimeWindow } from './windows'
import type { Point, Series } from './series'

const DAY = 86_400_000
const isWindow = (value: string): value is TimeWindow => ['3m', '1y', '5y', 'all'].includes(value)

interface Shown {
  readonly series: Series
  readonly points: readonly Point[]
  readonly breaks: readonly number[]
}

/** The point that is nearest to a moment; undefined when there is none. */
function nearest(points: readonly Point[], at: number | undefined): number | undefined {
  if (at === undefined || points.length === 0) return undefined
  return points.reduce((best, point, index) => (Math.abs(point.at - at) < Math.abs((points[best]?.at ?? Infinity) - at) ? index : best), 0)
}

function timeOf(all: readonly Shown[]): readonly [number, number] {
  const moments = all.flatMap(({ points }) => points.map(({ at }) => at))
  const [from, to] = [Math.min(...moments), Math.max(...moments)]
  const edge = (to - from) * 0.02 || DAY
  return [from - edge, to + edge]
}

/** Charts of one test, and of tests compared with it, on one time axis, with one slider and one reading line. */
export function Charts({ all }: { all: readonly { readonly series: Series; readonly breaks: readonly number[] }[] }) {
  const { views } = usePageWords()
  const words = views.trend
  const [now] = useState(() => Date.now())
  const [chosen, setChosen] = useState<TimeWindow>()
  const [drawn, setDrawn] = useKept('trend drawn', true)
  const [at, setAt] = useState<number>()
  const [beside, setBeside] = useState(false)
  const first = all[0]?.series.points ?? []
  const window = chosen ?? defaultWindow(first, now)
  const shown = useMemo(() => all.map(({ series, breaks }) => ({ series, breaks, points: pointsIn(series.points, window, now) })), [all, window, now])
  const time = useMemo(() => timeOf(shown), [shown])
  const many = shown.some(({ series }) => series.points.length > 1)
  const { happenings, note } = useHappenings(beside && many, time)
  const [main] = all
  return (
    <>
      {main ? <Sentence series={main.series} /> : null}
      {many ? (
        <div className="no-print stack">
          <RadioGroup legend={views.frame.time} name="time" options={Object.entries(views.results.windows).map(([value, label]) => ({ value, label }))} value={window} onChange={(value) => (isWindow(value) ? setChosen(value) : undefined)} />
          <RadioGroup legend={words.showAs} name="show-as" options={Object.entries(words.showAsOptions).map(([value, label]) => ({ value, label }))} value={drawn ? 'chart' : 'table'} onChange={(value) => setDrawn(value === 'chart')} />
          <label>
            <input type="checkbox" checked={beside} onChange={(event) => setBeside(event.target.checked)} /> {words.beside}
          </label>
        </div>
      ) : null}
      {shown.map(({ series, points, breaks }, index) => (
        <SeriesChart
          key={series.key}
          series={series}
          points={points}
          breaks={breaks}
          time={time}
          happenings={happenings}
          selected={nearest(points, at)}
          titled={all.length > 1}
          said={index > 0}
          drawn={drawn}
          onPick={setAt}
        />
      ))}
      {many && drawn ? <Reader shown={shown} at={at} onMove={setAt} /> : null}
      {beside && many ? <HappeningList happenings={happenings} note={note} /> : null}
    </>
  )
}

/** The slider over every point of every chart, and the line that reads the points next to it. */
function Reader({ shown, at, onMove }: { shown: readonly Shown[]; at: number | undefined; onMove: (at: number | undefined) => void }) {
  const { views } = usePageWords()
  const { spoken, more } = usePointWords()
  const words = views.trend
  const moments = [...new Set(shown.flatMap(({ points }) => points.map((point) => point.at)))].sort((a, b) => a - b)
  const last = moments.length - 1
  const index = at === undefined ? last : moments.reduce((best, moment, i) => (Math.abs(moment - at) < Math.abs((moments[best] ?? Infinity) - at) ? i : best), 0)
  if (last < 0) return null
  const unread = at === undefined && last > 0
  const near = shown.flatMap(({ series, points }) => {
    const point = points[nearest(points, moments[index]) ?? -1]
    return point ? [{ series, point, text: shown.length > 1 ? `${series.name ?? ''}: ${spoken(point)}` : spoken(point) }] : []
  })
  return (
    <div className="stack">
      {last < 1 ? null : (
        <input
          type="range"
          className={`no-print ${styles['slider']}`}
          min={0}
          max={last}
          step={1}
          value={index}
          aria-label={words.slider}
          aria-valuetext={[...near.map(({ text }) => text), words.position(index + 1, moments.length)].join('. ')}
          onChange={(event) => onMove(moments[Number(event.target.value)])}
        />
      )}
      <div className={styles['reading']}>
        <div role="status">
          {unread ? <p className="no-print">{words.pick}</p> : near.map(({ series, point, text }) => <p key={series.key}>{[`${text}.`, ...more(point)].join(' ')}</p>)}
        </div>
        {unread ? null : (
          <p className="row">
            {near.map(({ series, point }) => (
              <Link key={series.key} to={`/record/Observation/${idInPath(point.id)}`}>
                {shown.length > 1 ? `${words.open}: ${series.name ?? ''}` : words.open}
              </Link>
            ))}
          </p>
        )}
      </div>
    </div>
  )
}
