import type { CodeTable } from '../types'

/** The values of the coded elements of Location. */
export const locationCodes = {
  status: ['active', 'suspended', 'inactive'],
  mode: ['instance', 'kind'],
  'address.use': ['home', 'work', 'temp', 'old', 'billing'],
  'address.type': ['postal', 'physical', 'both'],
  'hoursOfOperation.daysOfWeek': ['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun'],
} as const satisfies CodeTable
