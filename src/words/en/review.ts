import { whole } from './reader'

/** Words of the tables that care staff review a patient by. */
export const review = {
  problems: 'Active problems',
  problem: 'Problem',
  status: 'Status',
  onset: 'Onset',
  medications: 'Medications, active and on hold',
  medication: 'Medication',
  directions: 'Directions',
  authored: 'Authored',
  lastFill: 'Last fill, supply',
  until: 'until',
  passed: 'passed',
  days: (count: number) => `${whole.format(count)}\u00a0d`,
  noFills: 'Not all dispenses could be loaded. A last fill may be missing here.',
  date: 'Date',
  details: 'Details',
  trend: 'Trend',
} as const
