import { counted, heading, whole } from './reader'
import type { Reader } from './reader'

/** Words of the timeline. */
export const timeline = {
  title: (reader: Reader) => heading(reader, 'Timeline', 'Timeline'),
  intro: (reader: Reader) => `Everything in ${reader.audience === 'patient' ? 'your' : 'this'} record that has a date, newest first.`,
  filters: 'Choose what to show',
  kinds: 'Kinds of records to show',
  presets: { everything: 'Everything', visits: 'Visits only', results: 'Test results' },
  from: 'From year',
  to: 'To year',
  anyYear: 'Any',
  go: 'Go',
  arrivals: (count: number) => `Show ${counted(count, 'new record', 'new records')}`,
  openYear: (count: number) => `Show ${counted(count, 'record', 'records')} of this year`,
  ofVisit: (count: number, what: string) => `${whole.format(count)} ${what.toLowerCase()}`,
  visitHolds: (counts: readonly string[]) => `From this visit: ${counts.join(', ')}`,
  find: 'Find in timeline',
  jump: 'Jump to a year',
  year: (year: string, count: number) => `${year} (${whole.format(count)})`,
  none: 'We found no records here. Other clinics may have records that this app cannot see.',
  restComing: 'The other months of this year are on their way…',
  someTimeIn: (when: string) => `Some time in ${when}`,
  noDate: 'No date given',
  loading: (what: string) => `Still getting: ${what}.`,
  failed: (what: string) => `We could not load: ${what}. They are missing from this page.`,
  stopped: (what: string) => `You stopped before these came: ${what}. They are missing from this page.`,
  notShared: (what: string) => `Not shared with this app: ${what}.`,
  notOffered: (what: string) => `Not sent by this health system: ${what}.`,
  partial: (what: string) => `Some may be missing: ${what}.`,
  mistakes: (count: number) => `${counted(count, 'record was', 'records were')} entered by mistake and ${count === 1 ? 'is' : 'are'} not shown here. Open the list of ${count === 1 ? 'its kind to see it' : 'each kind to see them'}.`,
  retry: 'Try again',
} as const
