import { offeredCodes as codes } from './offered-codes'
import { offeredLabels as labels } from './offered-labels'
import { offeredStatuses as statuses } from './offered-statuses'
import { offeredIntros as intro, offeredTypeNames as typeNames } from './offered-type-names'

/** Texts of the types outside the API, loaded where a server offers one of them. */
export const offeredTypes = {
  typeNames,
  intro,
  statuses,
  codes,
  labels,
  /** What a relative had: never to be read as a condition of the person. */
  inRelative: (names: string) => `In this relative: ${names}`,
  /** Food that an order names to be left out: never to be read as food to eat. */
  leaveOut: (names: string) => `Leave out: ${names}`,
}
