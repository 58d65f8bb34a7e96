import type { ElementTable } from '../define'

/** The elements that the API describes for DiagnosticOrder: type, targets of a reference, cardinality ('?' where it is not shown). */
export const diagnosticOrderElements = {} as const satisfies ElementTable
