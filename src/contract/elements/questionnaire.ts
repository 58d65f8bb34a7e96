import type { ElementTable } from '../define'

/** The elements that the API describes for Questionnaire: type, targets of a reference, cardinality ('?' where it is not shown). */
export const questionnaireElements = {} as const satisfies ElementTable
