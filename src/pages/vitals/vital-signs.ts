import { observationKind } from '../../resources/observation-kind'
import { bloodPressureOf } from '../../clinical/observations/blood-pressure'
import { valueInUnitOf } from '../../clinical/observations/value-in-unit'
import { vitalKindOf, vitalOrder, type VitalKind } from '../../clinical/observations/vital-kinds'
import type { ObservationReading } from '../../clinical/observations/result-reading'
import type { UsableReading } from '../../clinical/observations/usable-readings'

export interface VitalSign {
  /** Undefined for a vital sign without a name in this app: its own name is shown. */
  readonly kind: VitalKind | undefined
  readonly codeKey: string
  /** Newest first. */
  readonly readings: readonly [UsableReading<'newest'>, ...UsableReading<'newest'>[]]
}

/** The vital signs of a record by code: those of a known kind in the order of the page, then the others by name. `readings` come newest first. */
export function vitalSignsOf(readings: readonly UsableReading<'newest'>[]): readonly VitalSign[] {
  const byKey = new Map<string, [UsableReading<'newest'>, ...UsableReading<'newest'>[]]>()
  for (const reading of readings) {
    const isVitalSign = reading.categories.includes('vital-signs') || vitalKindOf(reading.codeKey) !== undefined
    if (!isVitalSign || observationKind(reading.observation) === 'answer') continue
    const known = byKey.get(reading.codeKey)
    if (known) known.push(reading)
    else byKey.set(reading.codeKey, [reading])
  }
  const rank = ({ kind }: VitalSign): number => (kind === undefined ? vitalOrder.length : vitalOrder.indexOf(kind))
  return [...byKey]
    .map(([codeKey, ofCode]): VitalSign => ({ kind: vitalKindOf(codeKey), codeKey, readings: ofCode }))
    .sort((a, b) => rank(a) - rank(b) || (a.readings[0].name ?? '').localeCompare(b.readings[0].name ?? ''))
}

/** The numbers of a vital sign, oldest first, in the unit of the newest one; of a blood pressure the systolic ones. */
export function numbersOf(readings: readonly ObservationReading[]): readonly number[] {
  const measures = readings.flatMap((reading) => bloodPressureOf(reading)?.systolic.measure ?? reading.measure ?? [])
  return measures.flatMap((measure) => valueInUnitOf(measures[0], measure) ?? []).toReversed()
}
