import { targetUnitsOf } from '../../dictionary/unit-conversion'
import { usePlainNames } from '../../components/plain-language/plain-names-context'
import { ConvertedValue, ucumUnitOf } from '../../components/plain-language/converted-value'
import type { VitalSign } from './vital-signs'
import type { ObservationReading } from '../../clinical/observations/result-reading'
import type { VitalKind } from '../../clinical/observations/vital-kinds'

/** What people measure at home in either unit (UCUM): known before the dictionary is there, so that the choice does not come late. */
const HOME_UNITS: Partial<Record<VitalKind, readonly string[]>> = {
  temperature: ['Cel', '[degF]'],
  weight: ['kg', '[lb_av]'],
  height: ['cm', '[in_i]'],
  headSize: ['cm', '[in_i]'],
}

/** True for a newest value in one of the two units in which people know it. */
export function hasOtherUnit({ kind, readings: [newest] }: VitalSign): boolean {
  const unit = ucumUnitOf(newest.observation['valueQuantity'])
  return (
    kind !== undefined &&
    unit !== undefined &&
    newest.measure !== undefined &&
    (HOME_UNITS[kind]?.includes(unit) ?? false)
  )
}

/** The value once more in the other unit, marked as ours. */
export function ValueInOtherUnit({ reading }: { reading: ObservationReading }) {
  const named = usePlainNames()(reading.observation, reading.name)
  const unit = ucumUnitOf(reading.observation['valueQuantity'])
  const [entry, another] = named?.plain?.entries ?? []
  const way =
    unit === undefined || another ? undefined : targetUnitsOf(entry?.conversions ?? [], unit).find(({ exact }) => exact)
  return way && reading.measure ? <ConvertedValue way={way} measure={reading.measure} /> : null
}
