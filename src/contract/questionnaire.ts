import type { ElementTable, ResourceContract } from './define'

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

/** The elements that the API describes for Questionnaire: type, targets of a reference, cardinality ('?' where it is not shown). */
export const questionnaireElements = {
} as const satisfies ElementTable
