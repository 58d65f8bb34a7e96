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
  arrivals: (count: number) => `${numberFormat.format(count)} more loaded: show ${count === 1 ? 'it' : 'them'}`,
  notPrinted: (count: number) =>
    `${pluralize(count, 'record of this year is', 'records of this year are')} not printed. A choice at the end of the page prints every year.`,
  newestOnPaper: (printed: number, count: number, pages: number) =>
    `Print holds the newest years: ${numberFormat.format(printed)} of ${pluralize(count, 'record', 'records')}, about ${pluralize(pages, 'page', 'pages')}.`,
  allOnPaper: (count: number, pages: number) =>
    `Print holds every year: ${pluralize(count, 'record', 'records')}, about ${pluralize(pages, 'page', 'pages')}.`,
  printAll: (count: number, pages: number) =>
    `Put every year on paper: ${pluralize(count, 'record', 'records')}, about ${pluralize(pages, 'page', 'pages')}`,
  printNewest: 'Put only the newest years on paper',
  openYear: (year: string, count: number) => `${year} · ${pluralize(count, 'record', 'records')}`,
  ofVisit: (count: number, what: string) => `${numberFormat.format(count)} ${what}`,
  outside: (count: number, names: string) => `${numberFormat.format(count)} outside the expected range: ${names}`,
  /** After the name of a test: “Blood pressure at home”. */
  atHome: 'at home',
  readings: (count: number) => pluralize(count, 'reading', 'readings'),
  /** After their number: “2 readings, last 139/78”. */
  newest: ', last',
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
  loaded: 'All of it is loaded.',
  loading: (what: string) => `Still getting: ${what}.`,
  failed: (what: string) => `We could not load: ${what}. They are missing from this page.`,
  stopped: (what: string) => `You stopped before these came: ${what}. They are missing from this page.`,
  notShared: (what: string) => `Not shared with this app: ${what}.`,
  closed: (what: string, ehr = 'The health system') =>
    `${ehr} does not share this part of the record with this app: ${what}.`,
  notOffered: (what: string) => `This health system does not share: ${what}.`,
  partial: (what: string) => `Some may be missing: ${what}.`,
  mistakes: (count: number) =>
    `${pluralize(count, 'record', 'records')} entered by mistake ${count === 1 ? 'is' : 'are'} not shown here. The list of ${count === 1 ? 'its kind has it' : 'each kind has them'}.`,
  retry: 'Try again',
} as const
