import { offeredCodes as codes } from './offered-codes'
import { offeredLabels as labels } from './offered-labels'
import { offeredStatuses as statuses } from './offered-statuses'
import { offeredIntros as intro, offeredTypeNames as typeNames } from './offered-type-names'
import type { offeredTypes as en } from '../en/offered-types'
import type { Translated } from '../../translated'

/** Texts of the types outside the API. */
export const offeredTypes: Translated<typeof en> = {
  typeNames,
  intro,
  statuses,
  codes,
  labels,
  inRelative: (names) => `En este familiar: ${names}`,
  leaveOut: (names) => `Evitar: ${names}`,
}
