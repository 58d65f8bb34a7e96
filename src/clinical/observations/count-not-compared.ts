import type { RangeNotCompared } from '../../fhir/reference-range'
import type { ObservationReading } from './result-reading'

const REASONS: readonly RangeNotCompared[] = ['words', 'people', 'sex', 'others', 'units', 'other', 'noRange']

/** Why nobody can say whether a result is outside its range; undefined for one that is flagged or compared, and without a value. */
function reasonNotCompared({ components, ...own }: ObservationReading): RangeNotCompared | undefined {
  const items = [own, ...components]
  if (items.some(({ flag }) => flag !== undefined)) return undefined
  // Words without a range are no number outside of one.
  const reasons = items.flatMap(({ notCompared, measure }) =>
    notCompared !== undefined && (notCompared !== 'noRange' || measure) ? [notCompared] : [],
  )
  return REASONS.find((reason) => reasons.includes(reason))
}

/** How many results are not compared with a range, by the reason; reasons without results are left out. */
export function countNotCompared(
  readings: readonly ObservationReading[],
): readonly (readonly [reason: RangeNotCompared, count: number])[] {
  const reasons = readings.filter(({ isCounted }) => isCounted).map(reasonNotCompared)
  return REASONS.map((reason) => [reason, reasons.filter((each) => each === reason).length] as const).filter(
    ([, count]) => count > 0,
  )
}
