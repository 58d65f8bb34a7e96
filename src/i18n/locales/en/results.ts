import { pluralize, headingFor, forAudience, numberFormat } from './for-audience'
import { summary } from './summary'
import type { MessageAudience } from '../../audience'

const notComparedReasons = {
  words: 'range in words',
  people: 'range for some people only',
  sex: 'range that depends on a sex that the record does not make clear',
  others: 'range for people of another age or sex',
  units: 'range in another unit',
  other: 'more than one range, or a range that is not clear',
  noRange: 'no range',
}

/** Messages of the list of results. */
export const results = {
  listName: 'test results',
  title: (reader: MessageAudience) => headingFor(reader, 'Test results', 'Results'),
  intro: (reader: MessageAudience) => {
    if (reader.audience === 'patient')
      return 'These are results from labs and other tests. You may see a result before your care team has looked at it.'
    return reader.hasDied
      ? 'These are results from labs and other tests.'
      : 'These are results from labs and other tests. A result may show here before the care team has looked at it.'
  },
  before: 'What to know before you look',
  beforeText: (reader: MessageAudience) => [
    'A result outside the expected range is not always a problem. Many things can change a result, like food, medicine or the time of day.',
    ...(reader.hasDied
      ? []
      : [
          'The care team looks at all of the results together. Not sure? Write down your questions and ask the care team.',
        ]),
  ],
  /** `time`: the selected period, if not all. */
  showing: (shown: number, all: number, time: string | undefined) =>
    `Showing ${numberFormat.format(shown)} of ${pluralize(all, 'result', 'results')}${time === undefined ? '' : ` (time: ${time})`}`,
  frequentTests: 'Tests done most often',
  frequentTestCount: (count: number) => pluralize(count, 'result', 'results'),
  find: 'Find a test',
  showLegend: 'Show',
  timeLegend: 'Time',
  show: { all: 'All', outside: 'Outside the expected range', notFinal: 'Not final yet' },
  kind: 'Kind of result',
  kinds: {
    all: 'All kinds',
    laboratory: 'Lab tests',
    'vital-signs': 'Vital signs',
    'social-history': 'Daily life',
    survey: 'Questions and forms',
    imaging: 'Pictures (such as X-rays)',
    exam: 'Exams',
    procedure: 'Procedures',
    therapy: 'Therapy',
    activity: 'Activity',
    other: 'Other',
  },
  timeWindows: { '3m': '3 months', '1y': '1 year', '5y': '5 years', all: 'All' },
  widened: 'There are few results in the last year, so all of them are shown.',
  group: 'Group by',
  groupBy: { date: 'Date', test: 'Test name', table: 'Table of tests and dates' },
  filters: 'Choose what to show',
  order: 'Order',
  orders: { newest: 'Newest first', oldest: 'Oldest first' },
  test: 'Test',
  columns: {
    test: 'Test',
    value: 'Result',
    mark: 'Flag',
    range: 'Reference range',
    before: 'Previous (change)',
    by: 'Performer',
    when: 'Effective',
  },
  tableCaption: 'Tests by date',
  tableTruncated: (count: number) =>
    `The table shows the newest 24 dates. ${pluralize(count, 'older date is', 'older dates are')} left out. Choose a shorter time or another layout to see them.`,
  tableUndated: (count: number) =>
    `${pluralize(count, 'result has', 'results have')} no date and cannot be shown in the table.`,
  tableEarlier: (count: number) =>
    `${pluralize(count, 'early result', 'early results')} that became final later ${count === 1 ? 'is' : 'are'} not in the table.`,
  tableFlags:
    '▲ means above the expected range and ▼ below it. Signs in brackets come from the range alone: nobody marked those results.',
  beforeThat: (value: string) => `Before that: ${value}`,
  earlier: 'Earlier version',
  farOutside: summary.farOutside,
  noDateGroup: 'No date given',
  /** Home readings: vital signs not taken by the care team, one row for each test. */
  home: forAudience(
    'Measured by you or your family',
    'Measured by the patient or family',
    'Measured by the person or the family',
  ),
  homeIntro:
    'One row for each test: the newest reading. The trend has the others. A reading marked as outside the expected range stands with the other results.',
  newestOf: (count: number) => `Newest of ${pluralize(count, 'reading', 'readings')}`,
  otherFromDay: 'Other results from this day',
  noneOutside:
    'No results outside the expected range here. Some results have no expected range, so we can’t tell for those.',
  /** In the filter of results outside their range. */
  notCompared: (counts: readonly (readonly [reason: keyof typeof notComparedReasons, count: number])[]) => {
    const total = counts.reduce((sum, [, count]) => sum + count, 0)
    const reasons = counts.map(([reason, count]) => `${notComparedReasons[reason]} (${numberFormat.format(count)})`)
    return `We could not compare ${pluralize(total, 'result', 'results')} with a range, so ${total === 1 ? 'it is' : 'they are'} not in this list: ${reasons.join(', ')}.`
  },
  noneMatch: 'No results match what you chose. A test can have another name in the record.',
  noneInTime: (older: number) =>
    `Nothing in this time. ${pluralize(older, 'result outside of it matches', 'results outside of it match')}.`,
  allTimes: 'Show all times',
  seeTrend: (count: number) => `See trend (${pluralize(count, 'result', 'results')})`,
  seeReport: 'Open the report',
  reportsFailed: 'We could not load the test reports, so results are not grouped by report.',
  noValue: 'No value given',
  members: (count: number) =>
    `A group of ${pluralize(count, 'test', 'tests')}. Open it to see ${count === 1 ? 'its result' : 'their results'}.`,
  excluded: (count: number) => `Cancelled or entered by mistake (${numberFormat.format(count)})`,
  excludedText: 'These do not count as results. Do not rely on them.',
  more: (count: number) => `Show ${pluralize(count, 'more day', 'more days')}`,
  moreTests: (count: number) => `Show ${pluralize(count, 'more test', 'more tests')}`,
} as const
