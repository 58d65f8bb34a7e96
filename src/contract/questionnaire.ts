import type { ResourceContract } from './define'

/** Questionnaire: what the API offers (seed 3). */
export const questionnaire = {
  type: 'Questionnaire',
  read: false,
  revinclude: false,
  parameters: {},
  searches: [],
  includes: {},
  status: [],
} as const satisfies ResourceContract
