import { useLocale } from '../../ui/language'
import { timeTicks } from './windows'
import styles from './trend.module.css'
import type { Categories } from './categories'

const WIDTH = 600
const ROW = 40
const LEFT = 8

/** Which answer a test gave when. The table below says the same, so the picture is hidden from screen readers. */
export function CategoryChart({ categories: { names, points } }: { categories: Categories }) {
  const locale = useLocale()
  const [from, to] = [points[0]?.at ?? 0, points.at(-1)?.at ?? 0]
  const x = (at: number) => LEFT + ((at - from) / (to - from || 1)) * (WIDTH - 2 * LEFT)
  const y = (row: number) => row * ROW + ROW * 0.7
  const { ticks, format } = timeTicks(from, to)
  const dates = new Intl.DateTimeFormat(locale, { ...format, timeZone: 'UTC' })
  const line = points.flatMap(({ at, row }, index) => [...(index > 0 ? [`${x(at)},${y(points[index - 1]?.row ?? row)}`] : []), `${x(at)},${y(row)}`])
  return (
    <svg className={styles['categories']} viewBox={`0 0 ${WIDTH} ${names.length * ROW + 24}`} aria-hidden="true">
      {names.map((name, row) => (
        <g key={name}>
          <text x={LEFT} y={y(row) - 12}>
            {name}
          </text>
          <line className={styles['guide']} x1={0} x2={WIDTH} y1={y(row)} y2={y(row)} />
        </g>
      ))}
      <polyline className={styles['step']} points={line.join(' ')} />
      {points.map(({ id, at, row }) => (
        <circle key={id} cx={x(at)} cy={y(row)} r={6} />
      ))}
      {ticks.map((tick) => (
        <text key={tick} x={x(tick)} y={names.length * ROW + 20} textAnchor={tick === from ? 'start' : tick === to ? 'end' : 'middle'}>
          {dates.format(tick)}
        </text>
      ))}
    </svg>
  )
}
