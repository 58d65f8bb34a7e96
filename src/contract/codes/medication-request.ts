import type { CodeTable } from '../types'

/** The values of the coded elements of MedicationRequest. */
export const medicationRequestCodes = {
  status: ['active', 'on-hold', 'cancelled', 'completed', 'entered-in-error', 'stopped', 'draft', 'unknown'],
  intent: ['proposal', 'plan', 'order', 'original-order', 'reflex-order', 'filler-order', 'instance-order', 'option'],
  priority: ['routine', 'urgent', 'asap', 'stat'],
} as const satisfies CodeTable
