import { convertExactly } from '../../fhir/units/convert-unit'
import type { Measure } from './result-reading'

/** The number of `measure` in the unit of `target`; undefined where the units do not convert exactly. */
export const valueInUnitOf = (
  target: Pick<Measure, 'sentUnit'> | undefined,
  measure: Pick<Measure, 'sentUnit' | 'value'> | undefined,
): number | undefined => target && measure && convertExactly(measure.value, measure.sentUnit, target.sentUnit)
