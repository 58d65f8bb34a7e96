import { CartesianGrid, ComposedChart, Line, ReferenceArea, ResponsiveContainer, XAxis, YAxis } from 'recharts'
import { bandsOf, valueDomain } from './series'
import type { Point } from './series'

interface DotProps {
  readonly cx?: number
  readonly cy?: number
  readonly index?: number
}

const above = ['H', 'HH', 'HU', 'HX', '>']
const below = ['L', 'LL', 'LU', 'LX', '<']

const axisText = { fill: 'var(--text)' }

/** Shape by what the result's flag says: triangle outside, circle inside, diamond without a flag. */
function shapeOf(point: Point, x: number, y: number, size: number): string {
  const code = point.reading.flag?.code
  if (code !== undefined && above.includes(code)) return `M${x} ${y - size}l${size} ${size * 2}h${-size * 2}Z`
  if (code !== undefined && below.includes(code)) return `M${x} ${y + size}l${size} ${-size * 2}h${-size * 2}Z`
  if (code === undefined) return `M${x} ${y - size}l${size} ${size}l${-size} ${size}l${-size} ${-size}Z`
  return `M${x - size} ${y}a${size} ${size} 0 1 0 ${size * 2} 0a${size} ${size} 0 1 0 ${-size * 2} 0Z`
}

/** The drawing of one series; the words and the table beside it say the same, so it is hidden from screen readers. */
export default function Chart({ points, selected, onSelect }: { points: readonly Point[]; selected: number | undefined; onSelect: (index: number) => void }) {
  const data = points.map((point) => ({ at: point.at, value: point.measure.value }))
  const [min, max] = valueDomain(points)
  const dot = ({ cx, cy, index }: DotProps) => {
    const point = index === undefined ? undefined : points[index]
    if (!point || index === undefined || cx === undefined || cy === undefined) return <g key={index} />
    const hollow = point.measure.comparator !== undefined || point.status === 'preliminary'
    return (
      <g key={index} onClick={() => onSelect(index)}>
        <circle cx={cx} cy={cy} r={12} fill="transparent" />
        <path d={shapeOf(point, cx, cy, index === selected ? 7 : 5)} fill={hollow ? 'Canvas' : 'currentColor'} stroke="currentColor" strokeWidth={2} />
      </g>
    )
  }
  return (
    <div aria-hidden="true">
      <ResponsiveContainer width="100%" height={280}>
        <ComposedChart data={data} accessibilityLayer={false} margin={{ top: 12, right: 16, bottom: 8, left: 8 }}>
          <CartesianGrid vertical={false} strokeOpacity={0.2} />
          {bandsOf(points).map((band) => (
            <ReferenceArea key={band.from} x1={band.from} x2={band.to} y1={band.low ?? min} y2={band.high ?? max} fill="var(--band-in, currentColor)" fillOpacity={0.25} />
          ))}
          <XAxis tick={axisText} dataKey="at" type="number" scale="time" domain={['dataMin', 'dataMax']} tickCount={5} tickFormatter={(at: number) => String(new Date(at).getUTCFullYear())} />
          <YAxis tick={axisText} domain={[min, max]} tickCount={5} width={56} tickFormatter={(value: number) => new Intl.NumberFormat('en-US', { maximumSignificantDigits: 3 }).format(value)} />
          <Line dataKey="value" type="linear" stroke="currentColor" strokeWidth={2} isAnimationActive={false} dot={dot} activeDot={false} />
        </ComposedChart>
      </ResponsiveContainer>
    </div>
  )
}
