import type { ResourceContract } from './types'

/** Questionnaire: what the API offers (seed 3). */
export const questionnaireContract = {
  type: 'Questionnaire',
  read: false,
  revinclude: false,
  parameters: {},
  searches: [],
  includes: {},
  status: [],
} as const satisfies ResourceContract
