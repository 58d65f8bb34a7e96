import type { CodeTable } from '../types'

/** The values of the coded elements of DiagnosticReport. */
export const diagnosticReportCodes = {
  status: ['registered', 'partial', 'preliminary', 'final'],
} as const satisfies CodeTable
