import type { CodeTexts } from '../../../code-tables'

/** Texts for codes of locations and their opening days: for patients, for providers. */
export const locationCodes = {
  'Location.status': {
    active: ['In use', 'Active'],
    suspended: ['Closed for now', 'Suspended'],
    inactive: ['No longer used', 'Inactive'],
  },
  'Location.mode': {
    instance: ['One place', 'Instance'],
    kind: ['A type of place', 'Kind'],
  },
  daysOfWeek: {
    mon: ['Monday', 'Mon'],
    tue: ['Tuesday', 'Tue'],
    wed: ['Wednesday', 'Wed'],
    thu: ['Thursday', 'Thu'],
    fri: ['Friday', 'Fri'],
    sat: ['Saturday', 'Sat'],
    sun: ['Sunday', 'Sun'],
  },
} as const satisfies CodeTexts
