import { waysFrom } from '../../dictionary/convert'
import { useNamesOf } from '../../components/plain-language/names-context'
import { InOtherUnit, unitOf } from '../../components/plain-language/in-other-unit'
import type { Vital } from './kinds'
import type { ObservationReading } from '../../clinical/observations/result-reading'
import type { VitalKind } from '../../clinical/observations/vital-kinds'

/** What people measure at home in either unit (UCUM): known before the dictionary is there, so that the choice does not come late. */
const unitsOf: Partial<Record<VitalKind, readonly string[]>> = {
  temperature: ['Cel', '[degF]'],
  weight: ['kg', '[lb_av]'],
  height: ['cm', '[in_i]'],
  headSize: ['cm', '[in_i]'],
}

/** True for a newest value in one of the two units in which people know it. */
export function inBothUnits({ kind, readings: [newest] }: Vital): boolean {
  const unit = unitOf(newest.observation['valueQuantity'])
  return (
    kind !== undefined && unit !== undefined && newest.measure !== undefined && (unitsOf[kind]?.includes(unit) ?? false)
  )
}

/** The value once more in the other unit, marked as ours. */
export function OtherUnit({ reading }: { reading: ObservationReading }) {
  const named = useNamesOf()(reading.observation, reading.name)
  const unit = unitOf(reading.observation['valueQuantity'])
  const [entry, another] = named?.plain?.entries ?? []
  const way =
    unit === undefined || another ? undefined : waysFrom(entry?.conversions ?? [], unit).find(({ exact }) => exact)
  return way && reading.measure ? <InOtherUnit way={way} measure={reading.measure} /> : null
}
