import { convertExactly } from '../../fhir/units/convert-unit'
import { sameUnit } from '../../fhir/units/unit'
import type { TargetUnit } from '../../dictionary/unit-conversion'
import type { Measure } from '../../clinical/observations/result-reading'
import type { VitalKind } from '../../clinical/observations/vital-kinds'

type HomeUnit = Pick<TargetUnit, 'unit' | 'decimals'>

/** UCUM units in which people measure at home, with the decimals in use. Not from the dictionary, which is loaded later than the first values. */
const HOME_UNITS: Partial<Record<VitalKind, readonly [metric: HomeUnit, us: HomeUnit]>> = {
  temperature: [
    { unit: 'Cel', decimals: 1 },
    { unit: '[degF]', decimals: 1 },
  ],
  weight: [
    { unit: 'kg', decimals: 1 },
    { unit: '[lb_av]', decimals: 0 },
  ],
  height: [
    { unit: 'cm', decimals: 0 },
    { unit: '[in_i]', decimals: 0 },
  ],
  headSize: [
    { unit: 'cm', decimals: 1 },
    { unit: '[in_i]', decimals: 1 },
  ],
}

/**
 * The unit to convert a vital sign to: the US unit, or from a US unit the metric one. For readers of US units (`isUsReader`) values in
 * them stay. Undefined where nothing converts exactly.
 */
export function homeUnitFor(
  kind: VitalKind | undefined,
  measure: Measure | undefined,
  isUsReader: boolean,
): TargetUnit | undefined {
  const units = kind && HOME_UNITS[kind]
  if (!units || !measure) return undefined
  const [metric, us] = units
  const { sentUnit } = measure
  const isUs = [us.unit, '[ft_i]', '[oz_av]'].some((code) => sameUnit(sentUnit, { code }))
  if (isUs && isUsReader) return undefined
  const { unit, decimals } = isUs ? metric : us
  if (convertExactly(measure.value, sentUnit, { code: unit }) === undefined) return undefined
  return {
    unit,
    decimals,
    exact: true,
    countedAs: undefined,
    convert: (value) => convertExactly(value, sentUnit, { code: unit }) ?? Number.NaN,
  }
}
