import type { ResourceContract } from './types'

/** Questionnaire: what the API offers. */
export const questionnaireContract = {
  type: 'Questionnaire',
  read: false,
  revinclude: false,
  parameters: {},
  searches: [],
  includes: {},
  status: [],
} as const satisfies ResourceContract
