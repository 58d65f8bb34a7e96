import { pluralize, possessive, headingFor, forAudience, numberFormat } from './for-audience'
import { summary } from './summary'
import type { MessageAudience } from '../../audience'

const notComparedReasons = {
  words: 'range as text',
  people: 'range for some people only',
  sex: 'range that depends on a sex that the record does not make clear',
  others: 'range for people of another age or sex',
  units: 'range in another unit',
  other: 'more than one range, or a range that is not clear',
  noRange: 'no range',
}

/** Which results are missing in a count. */
type MissingResults = 'none' | 'loading' | 'some'

/** How many newest results have no range, and how many could not be compared with theirs. */
interface TestCounts {
  readonly tests: number
  readonly outside: number
  readonly withoutRange: number
  readonly notCompared: number
}

const unmarked = ({ withoutRange, notCompared }: TestCounts): readonly string[] => [
  withoutRange > 0 ? `${pluralize(withoutRange, 'test has', 'tests have')} no range.` : '',
  notCompared > 0
    ? `${numberFormat.format(notCompared)} could not be compared with ${notCompared === 1 ? 'its' : 'their'} range.`
    : '',
]

/** True when no result could be compared with a range: nothing can be said of where they are. */
const areAllUnmarked = ({ tests, withoutRange, notCompared }: TestCounts): boolean =>
  withoutRange + notCompared === tests

const soFar = ({ tests, outside }: TestCounts): string =>
  `So far: ${outside === 0 ? 'none' : numberFormat.format(outside)} of ${pluralize(tests, 'test', 'tests')} outside the lab’s range.`

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
  /** Counts the newest result of each test. */
  sentence: (reader: MessageAudience, counts: TestCounts, missing: MissingResults) => {
    const { tests, outside } = counts
    // Shorter than the sentence of the whole list, which replaces it.
    if (missing === 'loading')
      return [
        'More results are loading.',
        areAllUnmarked(counts) ? '' : soFar(counts),
        ...(outside === 0 ? unmarked(counts) : []),
      ]
        .filter(Boolean)
        .join(' ')
    const whose = missing === 'none' ? possessive(reader) : 'the'
    const all = `${whose} ${pluralize(tests, 'test', 'tests')}${missing === 'none' ? '' : ' loaded here'}`
    const was = (count: number) =>
      count === 1
        ? 'was outside the lab’s range the last time it was done.'
        : 'were outside the lab’s range the last time they were done.'
    const subject = outside === 0 ? `None of ${all}` : `${numberFormat.format(outside)} of ${all}`
    const only = `${all.charAt(0).toUpperCase()}${all.slice(1)} ${outside === 0 ? 'was not' : 'was'} outside the lab’s range the last time it was done.`
    return [
      ...(areAllUnmarked(counts) ? [] : [tests === 1 ? only : `${subject} ${was(Math.max(outside, 1))}`]),
      ...(outside === 0 ? unmarked(counts) : []),
      missing === 'some' ? 'Some results are missing.' : '',
    ]
      .filter(Boolean)
      .join(' ')
  },
  /** `byApp`: tests of which nobody marked the newest result. */
  about: (reader: MessageAudience, byApp: number) =>
    [
      '“Above”, “below” and “inside the range” are the lab’s words; each lab sets its own range.',
      byApp > 0 ? `This app compared ${pluralize(byApp, 'result', 'results')} with the range given.` : '',
      'A result outside the range is not always a problem: food, medicine or the time of day can change it.',
      reader.hasDied === true
        ? ''
        : `Results may be here before ${reader.audience === 'patient' ? 'your' : 'the'} care team has looked at them.`,
    ]
      .filter(Boolean)
      .join(' '),
  aboutMissing: 'Other clinics’ results may be missing.',
  /** `time`: the selected period, if not all. */
  showing: (shown: number, all: number, time: string | undefined) =>
    `Showing ${numberFormat.format(shown)} of ${pluralize(all, 'result', 'results')}${time === undefined ? '' : ` (time: ${time})`}`,
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
  layouts: { test: 'By test', date: 'By date' },
  moreFilters: 'Filters',
  showingTests: (shown: number, all: number, time: string | undefined) =>
    `Showing ${numberFormat.format(shown)} of ${pluralize(all, 'newest result', 'newest results')}${time === undefined ? '' : ` (time: ${time})`}`,
  /** Headings of tests that belong together. */
  topics: {
    kidneys: 'Kidneys',
    sugar: 'Blood sugar',
    fats: 'Cholesterol and fats',
    salts: 'Salts and minerals',
    liver: 'Liver and digestion',
    bloodCells: 'Blood cells',
    ironAndVitamins: 'Iron and vitamins',
    heart: 'Heart',
    clotting: 'Blood clotting',
    hormones: 'Thyroid and hormones',
    immune: 'Immune system',
    infections: 'Infections',
    allergies: 'Allergy tests',
    gases: 'Oxygen and acid in the blood',
    medicineLevels: 'Medicine and drug levels',
    urine: 'Urine',
    screening: 'Screening and tissue tests',
    pregnancy: 'Pregnancy and birth',
    scans: 'Scans and X-rays',
    vitalSigns: 'Vital signs',
    other: 'Other tests',
  },
  allTests: 'Tests',
  /** Tests that the reader follows. */
  pinned: 'Pinned tests',
  /** A trend compares three tests at most. */
  comparePinned: (count: number) => (count > 3 ? 'Compare the first three over time' : 'Compare over time'),
  unpinAll: (count: number) => (count === 1 ? 'Unpin' : 'Unpin all'),
  notSince: (year: string) => `Not done since ${year} or before`,
  /** Counts of the rows of a group. */
  parts: {
    outside: (count: number) => `${numberFormat.format(count)} outside`,
    inside: (count: number) => `${numberFormat.format(count)} inside the range`,
    allInside: (count: number) => `All ${numberFormat.format(count)} inside the range`,
    others: (count: number) => pluralize(count, 'other', 'others'),
    results: (count: number) => pluralize(count, 'result', 'results'),
  },
  reports: (count: number) => pluralize(count, 'report', 'reports'),
  reportsMissing: 'The test reports did not load, so they are missing here.',
  noneOutsideOf: (counts: TestCounts) =>
    [areAllUnmarked(counts) ? '' : 'None outside the range.', ...unmarked(counts)].filter(Boolean).join(' '),
  atHome: (count: number) => `At home · ${pluralize(count, 'reading', 'readings')}`,
  groupBy: { table: 'Table of tests and dates', date: 'Date', test: 'Test name' },
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
  /** The table of tests and dates for providers. */
  flowsheet: {
    newest: (isWhole: boolean) => (isWhole ? 'Newest result' : 'Newest result loaded'),
    newestOn: (day: string, isWhole: boolean) => `${isWhole ? 'Newest' : 'Newest loaded'}, ${day} if undated`,
    unit: 'Unit',
    noReport: 'In no report',
    older: 'Not on these dates',
    moreDays: (next: number, all: number) =>
      `Show ${numberFormat.format(next)} of ${pluralize(all, 'older date', 'older dates')}`,
    explanation:
      'Days of collection; the time and zone are on the page of each result. Flags in brackets come from the range alone.',
  },
  tableTruncated: (count: number) =>
    `The table shows the newest 24 dates. ${pluralize(count, 'older date is', 'older dates are')} left out. Choose a shorter time or another layout to see them.`,
  tableUndated: (count: number) =>
    `${pluralize(count, 'result has', 'results have')} no date and cannot be shown in the table.`,
  tableEarlier: (count: number) =>
    `${pluralize(count, 'early result', 'early results')} that became final later ${count === 1 ? 'is' : 'are'} not in the table.`,
  tableFlags:
    '▲ means above the expected range and ▼ below it. Signs in brackets come from the range alone: those results have no mark of their own.',
  beforeThat: (value: string) => `Before that: ${value}`,
  earlier: 'Earlier version',
  farOutside: summary.farOutside,
  /** Before the notice of the health system on when it shows results. */
  releaseNotice: (name: string) => `What ${name} says about when results and notes appear here:`,
  noDateGroup: 'No date given',
  /** Home readings: vital signs not taken by the care team, one row for each test. */
  home: forAudience(
    'Measured by you or your family',
    'Measured by the patient or family',
    'Measured by the person or the family',
  ),
  homeIntro: (isWhole: boolean) =>
    `One row for each test: the newest reading${isWhole ? '' : ' that was loaded'}. The trend has the others. A reading marked as outside the expected range is with the other results.`,
  /** Instead of `newestOf` where results are missing. */
  readingsLoaded: (count: number) => `${pluralize(count, 'reading', 'readings')} loaded`,
  newestOf: (count: number) => `Newest of ${numberFormat.format(count)}`,
  otherFromDay: 'Other results from this day',
  noneOutside: 'None outside the range. We can’t tell for results without a range.',
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
  /** Where results are missing. */
  /** Where results are missing. */
  seeTrendOfSome: 'See trend',
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
