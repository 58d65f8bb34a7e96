import { Suspense, lazy, useState } from 'react'
import { Link } from 'react-router'
import { formatDate } from '../../fhir/format-date'
import { formatDigits } from '../../fhir/quantity'
import { useAudience } from '../../ui/language'
import { NumberLine } from '../../ui/number-line'
import { usePageWords } from '../../ui/page-words'
import { RadioGroup } from '../../ui/radio-group'
import { extremes, valueDomain } from './series'
import type { Point, Series } from './series'

const Chart = lazy(() => import('./chart'))

const years: Readonly<Record<string, number>> = { '3m': 0.25, '1y': 1, '5y': 5, all: Infinity }
const YEAR = 365.25 * 86_400_000

/** Words for a point: its value with comparator and unit, its date, what the flag says. */
function usePointWords() {
  const { values, codeText } = usePageWords()
  const { audience } = useAudience()
  const valueText = ({ measure }: Point) =>
    [measure.comparator && (values.comparators[measure.comparator] ?? measure.comparator), formatDigits(measure.digits, 'en-US'), measure.unit].filter(Boolean).join(' ')
  const dateText = (point: Point) => formatDate(point.raw, { locale: 'en-US', style: audience === 'provider' ? 'provider' : 'patient' }).text
  const flagText = ({ reading: { flag } }: Point) => (flag ? codeText('Observation.interpretation', flag.code, audience, flag.display) : '')
  return { valueText, dateText, flagText }
}

/** One unit of one test: sentence, time choice, chart, slider and reading line; a single point gets a number line. */
export function SeriesChart({ series, titled }: { series: Series; titled: boolean }) {
  const { views } = usePageWords()
  const [window, setWindow] = useState('all')
  const [chosen, setChosen] = useState<number>()
  const [now] = useState(() => Date.now())
  const words = views.trend
  const points = series.points.filter(({ at }) => now - at <= (years[window] ?? Infinity) * YEAR)
  const selected = chosen !== undefined && chosen < points.length ? chosen : undefined
  const newest = series.points.at(-1)
  if (!newest) return null
  const [only] = series.points
  return (
    <section>
      {titled ? <h2>{series.name ? `${series.name}: ${words.unitHeading(series.unit ?? words.noUnit)}` : words.unitHeading(series.unit ?? words.noUnit)}</h2> : null}
      <Sentence series={series} newest={newest} />
      {series.points.length === 1 && only ? (
        <NumberLine value={only.measure.digits} comparator={only.measure.comparator} low={only.measure.low} high={only.measure.high} unit={series.unit} label={series.name ?? ''} />
      ) : (
        <>
          <div className="no-print">
            <RadioGroup
              legend={views.frame.time}
              name={`time ${series.key}`}
              options={Object.entries(views.results.windows).map(([value, label]) => ({ value, label }))}
              value={window}
              onChange={setWindow}
            />
          </div>
          {points.length < series.points.length ? <p>{words.hiddenInTime(series.points.length - points.length)}</p> : null}
          {points.length > 0 ? <Drawing points={points} selected={selected} onSelect={setChosen} /> : null}
        </>
      )}
    </section>
  )
}

function Sentence({ series, newest }: { series: Series; newest: Point }) {
  const { views } = usePageWords()
  const { valueText, dateText, flagText } = usePointWords()
  const ends = extremes(series.points)
  const flag = newest.reading.flag
  return (
    <p>
      {views.trend.newest(valueText(newest), dateText(newest))} {flag ? views.trend.compares(flagText(newest), flag.source) : ''}{' '}
      {views.trend.count(series.points.length, series.points[0]?.raw.slice(0, 4))} {ends && series.points.length > 2 ? views.trend.extremes(valueText(ends[0]), valueText(ends[1])) : ''}
    </p>
  )
}

function Drawing({ points, selected, onSelect }: { points: readonly Point[]; selected: number | undefined; onSelect: (index: number) => void }) {
  const { views } = usePageWords()
  const { valueText, dateText, flagText } = usePointWords()
  const point = selected === undefined ? undefined : points[selected]
  const spoken = (each: Point) => [`${dateText(each)}: ${valueText(each)}`, flagText(each)].filter(Boolean).join('. ')
  const last = points.length - 1
  const at = points[selected ?? last]
  const [min] = valueDomain(points)
  return (
    <>
      <Suspense fallback={<p role="status">{views.trend.gettingChart}</p>}>
        <Chart points={points} selected={selected} onSelect={onSelect} />
      </Suspense>
      <input
        type="range"
        className="no-print"
        min={0}
        max={last}
        step={1}
        value={selected ?? last}
        aria-label={views.trend.slider}
        aria-valuetext={at ? `${spoken(at)}. ${views.trend.position((selected ?? last) + 1, points.length)}` : ''}
        onChange={(event) => onSelect(Number(event.target.value))}
        style={{ inlineSize: '100%' }}
      />
      <p role="status">{point ? `${spoken(point)}.` : views.trend.pick}</p>
      {point ? <Link to={`/record/Observation/${point.id}`}>{views.trend.open}</Link> : null}
      {min > 0 ? <p className="muted small">{views.trend.notZero}</p> : null}
    </>
  )
}
