import { isMarkedPrivate } from '../../resources/privacy-labels'
import { isTakenAtHome } from '../../clinical/observations/taken-at-home'
import { flagSide } from '../../fhir/flag-side'
import type { ResourceOf } from '../../fhir/resource'
import type { InterpretationFlag } from '../../fhir/result'
import type { SeriesPoint } from '../../clinical/observations/series'

const CHANGED_STATUSES = ['amended', 'corrected']

/** One of the two numbers of a blood pressure. */
export type BloodPressurePart = 'systolic' | 'diastolic'

const sideOf = (flag: InterpretationFlag | undefined) => flagSide(flag?.code ?? '')

/** The flag that decides how a point is drawn. A number of a blood pressure has its own flag where either number has one, else that of the whole. */
const flagOf = ({ reading, bloodPressure }: SeriesPoint, part?: BloodPressurePart): InterpretationFlag | undefined =>
  part !== undefined && bloodPressure && (bloodPressure.systolic.flag ?? bloodPressure.diastolic.flag)
    ? bloodPressure[part].flag
    : reading.flag

/** An SVG path: a triangle outside of the range, pointing away from it; a diamond outside without a side; a circle inside; a bar where nothing was compared. As in the flag of a row. */
function markPath(flag: InterpretationFlag | undefined, x: number, y: number, size: number): string {
  const side = sideOf(flag)
  if (side === 'above') return `M${x} ${y - size}l${size} ${size * 2}h${-size * 2}Z`
  if (side === 'below') return `M${x} ${y + size}l${size} ${-size * 2}h${-size * 2}Z`
  if (side === 'outside') return `M${x} ${y - size}l${size} ${size}l${-size} ${size}l${-size} ${-size}Z`
  if (flag?.code === 'N')
    return `M${x - size} ${y}a${size} ${size} 0 1 0 ${size * 2} 0a${size} ${size} 0 1 0 ${-size * 2} 0Z`
  return `M${x - size} ${y - 2}h${size * 2}v4h${-size * 2}Z`
}

/** What a mark shows of its result. */
export interface MarkData {
  readonly flag: InterpretationFlag | undefined
  readonly status: string | undefined
  /** The value has a comparator, so it is only known to be above or below the number; or its unit was not sent. */
  readonly isUncertain?: boolean
  readonly observation: ResourceOf<'Observation'>
}

/** The mark of a point, or of one number of a blood pressure. */
export const markDataOf = (point: SeriesPoint, part?: BloodPressurePart): MarkData => ({
  flag: flagOf(point, part),
  status: point.status,
  isUncertain: point.measure.comparator !== undefined || point.measure.isUnitAssumed === true,
  observation: point.observation,
})

/** True for a result that is outside of its range, was changed, or is private. */
export const needsAttention = ({ flag, status, observation }: MarkData): boolean =>
  sideOf(flag) !== 'dot' || CHANGED_STATUSES.includes(status ?? '') || isMarkedPrivate(observation)

interface PointMarkProps {
  readonly data: MarkData
  readonly x: number
  readonly y: number
  readonly selected?: boolean
  /** False where only points that need attention are marked. */
  readonly isAlwaysDrawn?: boolean
}

/** The mark of one result: hollow where it is preliminary or uncertain, framed where it was changed, with a dashed ring where it is private, over a line where it was taken at home. */
export function PointMark({
  data: { flag, status, isUncertain = false, observation },
  x,
  y,
  selected = false,
  isAlwaysDrawn = true,
}: PointMarkProps) {
  const isOutside = sideOf(flag) !== 'dot'
  const color = isOutside ? 'var(--out-edge)' : 'var(--action)'
  // A filled mark has an outline of the background color, which separates it from the line and its neighbors.
  const style =
    isUncertain || status === 'preliminary'
      ? { fill: 'var(--surface)', stroke: color, strokeWidth: 2 }
      : { fill: color, stroke: 'var(--surface)', strokeWidth: 1.5, paintOrder: 'stroke' }
  const ringStyle = { fill: 'none', stroke: 'var(--text)', strokeWidth: 1.5 }
  return (
    <g>
      {isAlwaysDrawn || isOutside || selected ? <path {...style} d={markPath(flag, x, y, isOutside ? 6 : 5)} /> : null}
      {(isAlwaysDrawn || isOutside || selected) && isTakenAtHome(observation) ? (
        <path data-home stroke="var(--text)" strokeWidth={2} d={`M${x - 6} ${y + 9.5}h12`} />
      ) : null}
      {CHANGED_STATUSES.includes(status ?? '') ? (
        <rect {...ringStyle} x={x - 9} y={y - 9} width={18} height={18} />
      ) : null}
      {isMarkedPrivate(observation) ? <circle {...ringStyle} strokeDasharray="3 2" cx={x} cy={y} r={10} /> : null}
      {selected ? <circle fill="none" stroke="var(--focus)" strokeWidth={3} cx={x} cy={y} r={13} /> : null}
    </g>
  )
}
