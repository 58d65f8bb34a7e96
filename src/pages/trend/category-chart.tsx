import { Fragment } from 'react'
import { useLocale } from '../../ui/language'
import { PointMark } from './point-mark'
import { timeTicks } from './time-range'
import styles from './trend.module.css'
import type { CategorySeries } from './categories'

/** Pixels of a row: its name, and below it the line on which its answers stand. */
const ROW_HEIGHT_PX = 48
/** Percent of the width left free at each end. Times are percent and all else is pixels, so that no letter shrinks with the width. */
const PADDING_PERCENT = 4
/** Nobody knows what the answer was in between. */
const connectorStyle = { stroke: 'var(--edge)', strokeDasharray: '2 4' }

/** Which answer a test gave when. The table below says the same, so the picture is hidden from screen readers. */
export function CategoryChart({ categories: { names, points } }: { categories: CategorySeries }) {
  const locale = useLocale()
  const [from, to] = [points[0]?.at ?? 0, points.at(-1)?.at ?? 0]
  const x = (at: number) => `${PADDING_PERCENT + ((at - from) / (to - from || 1)) * (100 - 2 * PADDING_PERCENT)}%`
  const y = (row: number) => row * ROW_HEIGHT_PX + 32
  const { ticks, format } = timeTicks(from, to)
  const dates = new Intl.DateTimeFormat(locale, { ...format, timeZone: 'UTC' })
  const foot = names.length * ROW_HEIGHT_PX
  return (
    <svg className={styles['categories']} height={foot + 28} direction="ltr" overflow="visible" aria-hidden="true">
      {names.map((name, row) => (
        <g key={name}>
          <text x={0} y={y(row) - 14} fill="var(--text)">
            {name}
          </text>
          <line stroke="var(--line)" x1={0} x2="100%" y1={y(row)} y2={y(row)} />
        </g>
      ))}
      {points.slice(1).map(({ id, at, row }, index) => {
        const before = points[index]
        return before ? (
          <Fragment key={id}>
            <line {...connectorStyle} x1={x(before.at)} x2={x(at)} y1={y(before.row)} y2={y(before.row)} />
            <line {...connectorStyle} x1={x(at)} x2={x(at)} y1={y(before.row)} y2={y(row)} />
          </Fragment>
        ) : null
      })}
      {points.map(({ id, at, row, reading: { flag, status, observation } }) => (
        // A drawing of its own, so that the mark keeps its size wherever it stands.
        <svg key={id} overflow="visible" x={x(at)} y={y(row)}>
          <PointMark data={{ flag, status, observation }} x={0} y={0} />
        </svg>
      ))}
      <line stroke="var(--edge)" x1={0} x2="100%" y1={foot} y2={foot} />
      {ticks.map((tick) => (
        <text
          key={tick}
          className={styles['tick']}
          fill="var(--text-2)"
          x={x(tick)}
          y={foot + 20}
          textAnchor={tick === from ? 'start' : tick === to ? 'end' : 'middle'}
        >
          {dates.format(tick)}
        </text>
      ))}
    </svg>
  )
}
