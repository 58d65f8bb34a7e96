import styles from './sparkline.module.css'

const WIDTH = 96
const HEIGHT = 28
const PAD = 4

/** Small run of values, oldest first; the words in `label` carry what it shows. Nothing is drawn for fewer than three. */
export function Sparkline({ points, low, high, label }: { points: readonly number[]; low?: number | undefined; high?: number | undefined; label: string }) {
  if (points.length < 3 || !points.every(Number.isFinite)) return null
  const all = [...points, ...(low === undefined ? [] : [low]), ...(high === undefined ? [] : [high])]
  const min = Math.min(...all)
  const span = Math.max(...all) - min || 1
  const y = (value: number) => HEIGHT - PAD - ((value - min) / span) * (HEIGHT - 2 * PAD)
  const x = (index: number) => PAD + (index / (points.length - 1)) * (WIDTH - 2 * PAD)
  const last = points.length - 1
  return (
    <svg className={styles['spark']} viewBox={`0 0 ${WIDTH} ${HEIGHT}`} role="img" aria-label={label}>
      {low !== undefined && high !== undefined && high >= low ? <rect className={styles['band']} x={0} width={WIDTH} y={y(high)} height={Math.max(1, y(low) - y(high))} /> : null}
      <polyline className={styles['path']} points={points.map((value, index) => `${x(index)},${y(value)}`).join(' ')} />
      <circle className={styles['last']} cx={x(last)} cy={y(points[last] ?? 0)} r={3} />
    </svg>
  )
}
