import { sparklineScale } from './sparkline-scale'
import styles from './sparkline.module.css'

const WIDTH = 96
const HEIGHT = 28
const PADDING = 4
const MAX_POINTS = 12

interface SparklineProps {
  /** Oldest first; the last `MAX_POINTS` are drawn. */
  readonly values: readonly number[]
  readonly low?: number | undefined
  readonly high?: number | undefined
}

/** The recent values of a test. Decorative: the text beside it says the same. Renders nothing for fewer than two values. */
export function Sparkline({ values, low, high }: SparklineProps) {
  const drawn = values.slice(-MAX_POINTS)
  if (drawn.length < 2) return null
  const [min, max] = sparklineScale(drawn, low, high)
  const y = (value: number) =>
    max === min ? HEIGHT / 2 : HEIGHT - PADDING - ((value - min) / (max - min)) * (HEIGHT - 2 * PADDING)
  const x = (index: number) => PADDING + (index / (drawn.length - 1)) * (WIDTH - 2 * PADDING)
  const [top, bottom] = [high === undefined ? 0 : y(high), low === undefined ? HEIGHT : y(low)]
  const last = drawn[drawn.length - 1] ?? 0
  return (
    <svg
      className={styles['spark']}
      viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
      width={WIDTH}
      height={HEIGHT}
      aria-hidden="true"
    >
      {low === undefined && high === undefined ? null : (
        <rect className={styles['band']} x={0} width={WIDTH} y={top} height={Math.max(1, bottom - top)} />
      )}
      <polyline className={styles['line']} points={drawn.map((value, index) => `${x(index)},${y(value)}`).join(' ')} />
      <circle className={styles['last']} cx={x(drawn.length - 1)} cy={y(last)} r={3.5} />
    </svg>
  )
}
