import type { CodeMeanings } from '../code-tables'

/** Tone (icon and border) and default place in a list of coded values of places and their opening days. */
export const placeMeanings = {
  'Location.status': {
    active: 'none main',
    suspended: 'wait main',
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
