import { pluralize, headingFor, numberFormat } from './for-audience'
import type { MessageAudience } from '../../audience'

/** Messages of the timeline. */
export const timeline = {
  title: (reader: MessageAudience) => headingFor(reader, 'Timeline', 'Timeline'),
  intro: (reader: MessageAudience) =>
    `What is in ${reader.audience === 'patient' ? 'your' : 'this'} record by its date, newest first. What came from a visit is in its card. What has no date is at the end.`,
  filters: 'More choices',
  kinds: 'Kinds of records to show',
  groups: {
    visits: 'Visits',
    results: 'Test results',
    medicines: 'Medicines',
    notes: 'Notes',
    vaccines: 'Vaccines',
    health: 'Conditions and plans',
    other: 'Other',
  },
  singleKinds: 'Single kinds of records to show',
  presets: { everything: 'Everything', visits: 'Visits only', results: 'Test results' },
  from: 'From year',
  to: 'To year',
  anyYear: 'Any',
  go: 'Go',
  arrivals: (count: number) => `Show ${numberFormat.format(count)} more`,
  notPrinted: (count: number) =>
    `${pluralize(count, 'record of this year is', 'records of this year are')} not printed. A choice at the end of the page prints every year.`,
  newestOnPaper: (printed: number, count: number, pages: number) =>
    `Print holds the newest years: ${numberFormat.format(printed)} of ${pluralize(count, 'record', 'records')}, about ${pluralize(pages, 'page', 'pages')}.`,
  allOnPaper: (count: number, pages: number) =>
    `Print holds every year: ${pluralize(count, 'record', 'records')}, about ${pluralize(pages, 'page', 'pages')}.`,
  printAll: (count: number, pages: number) =>
    `Put every year on paper: ${pluralize(count, 'record', 'records')}, about ${pluralize(pages, 'page', 'pages')}`,
  printNewest: 'Put only the newest years on paper',
  openYear: (count: number) => `Show ${pluralize(count, 'record', 'records')} of this year`,
  ofVisit: (count: number, what: string) => `${numberFormat.format(count)} ${what}`,
  outside: (count: number, names: string) => `${numberFormat.format(count)} outside the expected range: ${names}`,
  find: 'Find in timeline',
  jumpToYear: 'Jump to a year',
  year: (year: string, count: number) => `${year} (${numberFormat.format(count)})`,
  yearsFromTo: (newest: string, oldest: string) => (newest === oldest ? newest : `${newest} to ${oldest}`),
  none: 'We found no records here. Other clinics may have records that this app cannot see.',
  loadingMonths: 'The other months of this year are on their way…',
  /** For dates within a year. Not “some time in 1986”, which is untrue of a period that begins between two years. */
  noMonth: 'No month given',
  someTimeIn: (when: string) => `Some time in ${when}`,
  noDate: 'No date given',
  loading: (what: string) => `Still getting: ${what}.`,
  failed: (what: string) => `We could not load: ${what}. They are missing from this page.`,
  stopped: (what: string) => `You stopped before these came: ${what}. They are missing from this page.`,
  notShared: (what: string) => `Not shared with this app: ${what}.`,
  closed: (what: string, ehr = 'The health system') =>
    `${ehr} does not share this part of the record with this app: ${what}.`,
  notOffered: (what: string) => `This health system does not share: ${what}.`,
  partial: (what: string) => `Some may be missing: ${what}.`,
  mistakes: (count: number) =>
    `${pluralize(count, 'record was', 'records were')} entered by mistake and ${count === 1 ? 'is' : 'are'} not shown here. Open the list of ${count === 1 ? 'its kind to see it' : 'each kind to see them'}.`,
  retry: 'Try again',
} as const
