import { objectsOf } from '../../lib/json'
import { recordsUsableFor } from '../assertion/assertion-of'
import { newestFirst } from '../shared/newest-first'
import { mayBeOutOfDate } from './course'
import { lastSupply } from './fill-supply'
import { medicineGroup } from './medicine-groups'
import { hasNoRefillsLeft, isOldEntry } from './not-for-today'
import type { Day } from '../../fhir/day'
import type { ResourceOf } from '../../fhir/resource'
import type { StatusContext } from '../status/record-status'

/** What the fills of a current prescription say against it. */
export interface SupplyState {
  /** The day on which the last fill should have been used up, before today. */
  readonly endedOn: Day | undefined
  /** It was filled as often as it may be. */
  readonly isLastRefill: boolean
  /** Ordered long ago, and not filled since. */
  readonly isOld: boolean
}

export interface Fills {
  /** Fills that refer to the prescription. */
  readonly own: readonly ResourceOf<'MedicationDispense'>[]
  /** Other fills of the same medicine. */
  readonly same: readonly ResourceOf<'MedicationDispense'>[]
}

const noState: SupplyState = { endedOn: undefined, isLastRefill: false, isOld: false }

/** Nothing of a prescription that is not current, or whose dates have passed: that is said of it already. `now` in milliseconds. */
export function supplyState(
  request: ResourceOf<'MedicationRequest'>,
  { own, same }: Fills,
  context: StatusContext,
  now: number,
): SupplyState {
  if (context.died !== undefined || medicineGroup(request) !== 'current' || mayBeOutOfDate(request, now)) return noState
  const fills = recordsUsableFor('newest', [...own, ...same], context)
  const until = lastSupply(newestFirst('MedicationDispense', fills))?.until
  return {
    endedOn: until !== undefined && until < context.today ? until : undefined,
    isLastRefill: hasNoRefillsLeft(request, own),
    isOld: isOldEntry(request, now, [...own, ...same]),
  }
}

/** True for directions to take a medicine only when it is needed: how long a fill lasts is then not known. */
export const isAsNeeded = ({ dosageInstruction }: ResourceOf<'MedicationRequest'>): boolean =>
  objectsOf(dosageInstruction).some(
    ({ asNeededBoolean, asNeededCodeableConcept }) => asNeededBoolean === true || asNeededCodeableConcept !== undefined,
  )
