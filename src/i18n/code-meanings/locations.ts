import type { CodeMeanings } from '../code-tables'

/** Tone and list section of codes of locations and their opening days. */
export const locationMeanings = {
  'Location.status': {
    active: 'none main',
    suspended: 'pending main',
    inactive: 'past main',
  },
  'Location.mode': {
    instance: 'none main',
    kind: 'none main',
  },
  daysOfWeek: {
    mon: 'none main',
    tue: 'none main',
    wed: 'none main',
    thu: 'none main',
    fri: 'none main',
    sat: 'none main',
    sun: 'none main',
  },
} as const satisfies CodeMeanings
