import { CartesianGrid, Line, LineChart, ResponsiveContainer, XAxis, YAxis } from 'recharts'
import { useLocale } from '../../language/language-context'
import { percentileCurve, drawnPercentiles } from '../../clinical/growth/growth-percentile'
import { formatAxisNumber } from '../../lib/locale-format'
import type { CurveSex, GrowthMeasure } from '../../clinical/growth/growth-reference'

const tickStyle = { fill: 'var(--text)' }

/** Of the curves, to which measurements are converted. */
const units: Readonly<Record<GrowthMeasure, string>> = { height: 'cm', weight: 'kg', bmi: 'kg/m²' }

interface GrowthChartProps {
  readonly measurement: GrowthMeasure
  readonly sex: CurveSex
  readonly percentiles: readonly (typeof drawnPercentiles)[number][]
  readonly points: readonly { readonly months: number; readonly value: number }[]
}

type ChartRow = Readonly<Record<string, number>> & { readonly years: number }

/** Values by age, from the start of the curves to eighteen months after the last measurement. */
function chartRowsOf({ measurement, sex, percentiles, points }: GrowthChartProps): readonly ChartRow[] {
  const lastMonth = Math.max(...points.map(({ months }) => months)) + 18
  const byAge = new Map<number, Record<string, number> & { years: number }>()
  const set = (months: number, name: string, value: number): void => {
    byAge.set(months, { ...byAge.get(months), years: months / 12, [name]: value })
  }
  for (const percentile of percentiles)
    for (const { months, value } of percentileCurve(measurement, sex, percentile))
      if (months <= lastMonth) set(months, `p${percentile}`, value)
  for (const { months, value } of points) set(months, 'value', value)
  return [...byAge.values()].sort((a, b) => a.years - b.years)
}

/** A child's measurements among the percentile curves. The text and the table of the page say the same, so it is hidden from screen readers. */
export default function GrowthChart(props: GrowthChartProps) {
  const locale = useLocale()
  const numberText = (value: number) => formatAxisNumber(value, locale, 4)
  const rows = chartRowsOf(props)
  const last = Math.ceil(rows.at(-1)?.years ?? 20)
  const ages = Array.from({ length: last - 1 }, (_, index) => index + 2)
  return (
    <div aria-hidden="true">
      <bdi className="muted small">{units[props.measurement]}</bdi>
      <ResponsiveContainer width="100%" height={360}>
        <LineChart data={[...rows]} accessibilityLayer={false} margin={{ top: 16, right: 40, bottom: 8, left: 8 }}>
          <CartesianGrid strokeOpacity={0.2} />
          <XAxis
            tick={tickStyle}
            dataKey="years"
            type="number"
            domain={[2, last]}
            ticks={ages}
            minTickGap={16}
            tickFormatter={numberText}
          />
          <YAxis tick={tickStyle} domain={['auto', 'auto']} width={56} tickFormatter={numberText} />
          {props.percentiles.map((percentile) => (
            <Line
              key={percentile}
              dataKey={`p${percentile}`}
              connectNulls
              type="monotone"
              stroke="var(--text-2)"
              strokeWidth={1}
              dot={false}
              activeDot={false}
              isAnimationActive={false}
              label={labelAtEnd(percentile, rows)}
            />
          ))}
          <Line
            dataKey="value"
            connectNulls
            type="linear"
            stroke="currentColor"
            strokeWidth={2}
            dot={{ r: 5, fill: 'currentColor', strokeWidth: 0 }}
            activeDot={false}
            isAnimationActive={false}
          />
        </LineChart>
      </ResponsiveContainer>
    </div>
  )
}

interface LabelProps {
  readonly x?: number | string | undefined
  readonly y?: number | string | undefined
  readonly index?: number | undefined
}

/** Labels a curve with its percentile at its last point. */
function labelAtEnd(percentile: number, rows: readonly ChartRow[]) {
  const end = rows.findLastIndex((row) => row[`p${percentile}`] !== undefined)
  return function EndLabel({ x, y, index }: LabelProps) {
    if (index !== end) return <g />
    return (
      <text x={Number(x) + 6} y={Number(y) + 5} fill="var(--text)" fontSize={14}>
        {percentile}
      </text>
    )
  }
}
