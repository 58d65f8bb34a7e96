import { addDays, toDay, type Day } from '../../fhir/day'
import { shownDay } from '../../fhir/shown-day'
import { durationInDays } from './course'
import { fillDate, isFilled } from './medicine-fills'
import type { UsableFor } from '../assertion/assertion'
import type { ResourceOf } from '../../fhir/resource'

export interface FillSupply {
  readonly raw: string
  readonly days: number | undefined
  /** The day on which it runs out when taken as directed; undefined when the record is not precise enough. */
  readonly until: Day | undefined
}

/** The newest fill that was handed over, and how long it lasts; `fills` are sorted newest first. */
export function lastSupply(
  fills: readonly UsableFor<'newest', ResourceOf<'MedicationDispense'>>[],
): FillSupply | undefined {
  for (const fill of fills.filter(isFilled)) {
    const raw = fillDate(fill)?.raw
    const shown = raw === undefined ? undefined : shownDay(raw)
    if (raw === undefined || shown === undefined) continue
    const [day, days] = [toDay(shown), durationInDays(fill.daysSupply)]
    return { raw, days, until: day && days !== undefined ? addDays(day, days) : undefined }
  }
  return undefined
}
