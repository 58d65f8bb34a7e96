import { targetUnitsOf } from '../../dictionary/unit-conversion'
import { usePlainNames } from '../../components/plain-language/plain-names-context'
import { ConvertedValue, ucumUnitOf } from '../../components/plain-language/converted-value'
import type { VitalSign } from './vital-signs'
import type { ObservationReading } from '../../clinical/observations/result-reading'
import type { VitalKind } from '../../clinical/observations/vital-kinds'

/** UCUM units in which people measure at home. Not from the dictionary, which is loaded later than the checkbox is shown. */
const HOME_UNITS: Partial<Record<VitalKind, readonly string[]>> = {
  temperature: ['Cel', '[degF]'],
  weight: ['kg', '[lb_av]'],
  height: ['cm', '[in_i]'],
  headSize: ['cm', '[in_i]'],
}

/** True when the newest value has a unit with a common alternative. */
export function hasOtherUnit({ kind, readings: [newest] }: VitalSign): boolean {
  const unit = ucumUnitOf(newest.observation.valueQuantity)
  return (
    kind !== undefined &&
    unit !== undefined &&
    newest.measure !== undefined &&
    (HOME_UNITS[kind]?.includes(unit) ?? false)
  )
}

/** The value converted to the other unit, marked as a conversion by this app. */
export function ValueInOtherUnit({ reading }: { reading: ObservationReading }) {
  const naming = usePlainNames()(reading.observation, reading.name)
  const unit = ucumUnitOf(reading.observation.valueQuantity)
  const [entry, secondEntry] = naming?.plain?.entries ?? []
  const target =
    unit === undefined || secondEntry
      ? undefined
      : targetUnitsOf(entry?.conversions ?? [], unit).find(({ exact }) => exact)
  return target && reading.measure ? <ConvertedValue unit={target} measure={reading.measure} /> : null
}
