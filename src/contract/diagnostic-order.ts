import type { ElementTable, ResourceContract } from './define'

/** DiagnosticOrder: what the API offers (seed 2). */
export const diagnosticOrder = {
  type: 'DiagnosticOrder',
  read: false,
  revinclude: false,
  parameters: {},
  searches: [],
  includes: {},
  status: [],
} as const satisfies ResourceContract

/** The elements that the API describes for DiagnosticOrder: type, targets of a reference, cardinality ('?' where it is not shown). */
export const diagnosticOrderElements = {
} as const satisfies ElementTable
