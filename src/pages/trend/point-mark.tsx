import { isMarkedPrivate } from '../../resources/privacy-labels'
import { flagSide } from '../../ui/flag-side'
import type { Resource } from '../../fhir/resource'
import type { ResultFlag } from '../../clinical/observations/result-reading'
import type { SeriesPoint } from '../../clinical/observations/series'

const CHANGED_STATUSES = ['amended', 'corrected']

/** One of the two numbers of a blood pressure. */
export type BloodPressurePart = 'systolic' | 'diastolic'

const sideOf = (flag: ResultFlag | undefined) => flagSide(flag?.code ?? '')

/** Which flag decides how an end of a point is drawn: a number of a blood pressure has its own where either has one, else that of the whole. */
const flagOf = ({ reading, bloodPressure }: SeriesPoint, part?: BloodPressurePart): ResultFlag | undefined =>
  part !== undefined && bloodPressure && (bloodPressure.systolic.flag ?? bloodPressure.diastolic.flag)
    ? bloodPressure[part].flag
    : reading.flag

/** Triangle outside of the range, pointing away from it, diamond outside without a side, as in the flag of a row; circle inside, bar where nothing was compared. */
function markPath(flag: ResultFlag | undefined, x: number, y: number, size: number): string {
  const side = sideOf(flag)
  if (side === 'above') return `M${x} ${y - size}l${size} ${size * 2}h${-size * 2}Z`
  if (side === 'below') return `M${x} ${y + size}l${size} ${-size * 2}h${-size * 2}Z`
  if (side === 'outside') return `M${x} ${y - size}l${size} ${size}l${-size} ${size}l${-size} ${-size}Z`
  if (flag?.code === 'N')
    return `M${x - size} ${y}a${size} ${size} 0 1 0 ${size * 2} 0a${size} ${size} 0 1 0 ${-size * 2} 0Z`
  return `M${x - size} ${y - 2}h${size * 2}v4h${-size * 2}Z`
}

/** What a mark says of its result. */
export interface MarkData {
  readonly flag: ResultFlag | undefined
  readonly status: string | undefined
  /** Known only to lie beyond a number. */
  readonly isOpenEnded?: boolean
  readonly observation: Resource
}

/** How a point, or one number of a blood pressure, is marked. */
export const markDataOf = (point: SeriesPoint, part?: BloodPressurePart): MarkData => ({
  flag: flagOf(point, part),
  status: point.status,
  isOpenEnded: point.measure.comparator !== undefined,
  observation: point.observation,
})

/** Whether a mark says more than that there is a result: it is outside of its range, was changed, or is private. */
export const needsAttention = ({ flag, status, observation }: MarkData): boolean =>
  sideOf(flag) !== 'dot' || CHANGED_STATUSES.includes(status ?? '') || isMarkedPrivate(observation)

interface PointMarkProps {
  readonly data: MarkData
  readonly x: number
  readonly y: number
  readonly selected?: boolean
  /** Every point has its mark, not only those that need a look. */
  readonly isAlwaysDrawn?: boolean
}

/** The mark of one result: hollow where it is not the last word; a frame says that it was changed, a dashed ring that it is private. */
export function PointMark({
  data: { flag, status, isOpenEnded: open = false, observation },
  x,
  y,
  selected = false,
  isAlwaysDrawn: few = true,
}: PointMarkProps) {
  const outside = sideOf(flag) !== 'dot'
  const color = outside ? 'var(--out-edge)' : 'var(--action)'
  // A full mark has the ground around it, so that it is told from the line and from its neighbours.
  const look =
    open || status === 'preliminary'
      ? { fill: 'var(--surface)', stroke: color, strokeWidth: 2 }
      : { fill: color, stroke: 'var(--surface)', strokeWidth: 1.5, paintOrder: 'stroke' }
  const around = { fill: 'none', stroke: 'var(--text)', strokeWidth: 1.5 }
  return (
    <g>
      {few || outside || selected ? <path {...look} d={markPath(flag, x, y, outside ? 6 : 5)} /> : null}
      {CHANGED_STATUSES.includes(status ?? '') ? <rect {...around} x={x - 9} y={y - 9} width={18} height={18} /> : null}
      {isMarkedPrivate(observation) ? <circle {...around} strokeDasharray="3 2" cx={x} cy={y} r={10} /> : null}
      {selected ? <circle fill="none" stroke="var(--focus)" strokeWidth={3} cx={x} cy={y} r={13} /> : null}
    </g>
  )
}
