import { pluralize, numberFormat } from './for-audience'
import type { AssertedCount } from '../../../lib/asserted-count'

/** Messages of the home page tables for providers. */
export const providerSummary = {
  problems: 'Problems, active or unclear',
  underReview: (count: AssertedCount) =>
    `${pluralize(count, 'problem is', 'problems are')} unconfirmed, provisional or differential.`,
  remission: (count: AssertedCount) => `${pluralize(count, 'problem is', 'problems are')} in remission.`,
  problem: 'Problem',
  status: 'Status',
  onset: 'Onset',
  code: 'Code',
  medications: 'Medications, active unless marked',
  medication: 'Medication',
  directions: 'Directions',
  lastFill: 'Last fill, supply',
  until: 'until',
  passed: 'passed',
  days: (count: number) => `${numberFormat.format(count)}\u00a0d`,
  noFills: 'Not all dispenses could be loaded. A last fill may be missing here.',
  date: 'Date',
  noneLately: 'No results in the last 30 days. These are the newest.',
  noTests: 'No results of lab or other tests. Weight, blood pressure and the like are under vital signs.',
  noVitals: 'No vital signs in this record.',
  with: 'With',
  reason: 'Reason',
  /** In the cell of a value, of a newer result that is named below the table. */
  newerBelow: 'Newer: no value, see below',
  trend: 'Trend',
} as const
