import { formatMoment } from '../../fhir/format-date'
import { Fragment } from 'react'
import { useLocale } from '../../language/language-context'
import { PointMark } from './point-mark'
import { timeTicks } from './time-ticks'
import styles from './trend.module.css'
import type { CategorySeries } from './category-series'

/** A row is the name of an answer, and below it the line with its marks. */
const ROW_HEIGHT_PX = 48
/** Free width at each end. Times are in percent and all else in pixels, so that text does not shrink with the width. */
const PADDING_PERCENT = 4
/** Dashed, as the answer in between is not known. */
const connectorStyle = { stroke: 'var(--edge)', strokeDasharray: '2 4' }

/** Labels at both ends stay inside the chart. */
function anchorOf(tick: number, from: number, to: number): 'start' | 'middle' | 'end' {
  if (tick === from) return 'start'
  return tick === to ? 'end' : 'middle'
}

/** The coded answers of a test over time. The table of the page says the same, so it is hidden from screen readers. */
export function CategoryChart({ categories: { names, points } }: { categories: CategorySeries }) {
  const locale = useLocale()
  const [from, to] = [points[0]?.at ?? 0, points.at(-1)?.at ?? 0]
  const x = (at: number) => `${PADDING_PERCENT + ((at - from) / (to - from || 1)) * (100 - 2 * PADDING_PERCENT)}%`
  const y = (row: number) => row * ROW_HEIGHT_PX + 32
  const { ticks, format } = timeTicks(from, to)
  const dateText = (at: number) => formatMoment(at, locale, { ...format, timeZone: 'UTC' })
  const axisY = names.length * ROW_HEIGHT_PX
  return (
    <svg className={styles['categories']} height={axisY + 28} direction="ltr" overflow="visible" aria-hidden="true">
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
        // A nested svg, as only its position can be in percent.
        <svg key={id} overflow="visible" x={x(at)} y={y(row)}>
          <PointMark data={{ flag, status, observation }} x={0} y={0} />
        </svg>
      ))}
      <line stroke="var(--edge)" x1={0} x2="100%" y1={axisY} y2={axisY} />
      {ticks.map((tick) => (
        <text
          key={tick}
          className={styles['tick']}
          fill="var(--text-2)"
          x={x(tick)}
          y={axisY + 20}
          textAnchor={anchorOf(tick, from, to)}
        >
          {dateText(tick)}
        </text>
      ))}
    </svg>
  )
}
