import { forAudience, pluralize, numberFormat } from './for-audience'

interface ResultCounts {
  readonly numbers: number
  /** Numbers that have no place on the time axis. */
  readonly undated: number
  readonly words: number
  readonly none: number
}

const countParts = ({ numbers, undated, words, none }: ResultCounts): readonly string[] => [
  ...(numbers > 0 ? [`${numberFormat.format(numbers)} with a number to draw`] : []),
  ...(undated > 0 ? [`${numberFormat.format(undated)} with a number but without a date`] : []),
  ...(words > 0 ? [`${numberFormat.format(words)} as text`] : []),
  ...(none > 0 ? [`${numberFormat.format(none)} without a value`] : []),
]

/** Messages of the trend page: one test over time. */
export const trend = {
  title: 'Results over time',
  back: 'Back to test results',
  backToVitals: 'Back to vital signs',
  /** Before the name of the test from the record. */
  inRecord: 'In the record:',
  newestTitle: 'Newest result',
  /** Instead of `newestTitle` where results are missing, so that a newer one may be. */
  resultTitle: 'Result',
  /** The newest value; a newer result may have none. */
  newest: (value: string, date: string) => `The newest value is ${value}, from ${date.replace(/\.$/, '')}.`,
  /** Instead of `newest` where results are missing. */
  shown: (value: string, date: string) => `The value of ${date.replace(/\.$/, '')} is ${value}.`,
  previous: (value: string, date: string) => `The one before was ${value}, from ${date.replace(/\.$/, '')}.`,
  compares: (words: string, source: 'lab' | 'record' | 'range') =>
    source === 'range' ? `Compared with the expected range: ${words}.` : `The ${source} says: ${words}.`,
  count: (count: number, since: string | undefined) =>
    since
      ? `There ${count === 1 ? 'is' : 'are'} ${pluralize(count, 'value', 'values')} since ${since}.`
      : `There ${count === 1 ? 'is' : 'are'} ${pluralize(count, 'value', 'values')}.`,
  /** When some results are not numbers. */
  counts: (total: number, counts: ResultCounts, since: string | undefined) => {
    const parts = countParts(counts)
    const from = since === undefined ? '' : ` since ${since}`
    return `There ${total === 1 ? 'is' : 'are'} ${pluralize(total, 'result', 'results')}${from}${parts.length > 0 ? `: ${parts.join(', ')}` : ''}. The table below has all of them.`
  },
  /** Instead of `counts` where results are missing. */
  countsHere: (counts: ResultCounts) => {
    const parts = countParts(counts)
    return `Some results may be missing${parts.length > 0 ? `. Shown here: ${parts.join(', ')}` : ''}.`
  },
  extremes: (lowest: string, highest: string) => `The lowest was ${lowest} and the highest was ${highest}.`,
  unitHeading: (unit: string) => `Results in ${unit}`,
  noUnit: 'no unit',
  separateUnits: (units: string) =>
    `The record gives these results in units that cannot be compared number by number: ${units}. We show each apart.`,
  /** Below a chart of results in several units that convert exactly. */
  converted: (unit: string) => `The chart shows every result in ${unit}. The table shows each one as it was sent.`,
  /** Below a chart with numbers that were sent as text. */
  unitAssumed: (count: number, unit: string) =>
    `${pluralize(count, 'result was', 'results were')} sent without a unit. The chart shows ${count === 1 ? 'it as a hollow mark' : 'them as hollow marks'}, as if in ${unit}.`,
  unitNotSent: 'The unit was not sent.',
  selectHint: 'Pick a point in the chart, or move the slider.',
  slider: 'Results by date',
  position: (position: number, count: number) =>
    `Point ${numberFormat.format(position)} of ${numberFormat.format(count)}`,
  open: 'Open result',
  band: 'Expected range',
  notZero: 'The scale does not start at 0.',
  loadingChart: 'Getting the chart…',
  about: 'About this chart',
  aboutText: [
    'The shaded part shows the expected range that came with the results. The best range for one person may be different.',
    'A triangle means the result is outside the expected range. A diamond means outside, with no word on which side. A circle means it is inside. A bar means there is no range to compare with.',
    'A hollow mark means “less than” or “more than”, that the result is not final yet, or that its unit was not sent.',
    'A dashed ring marks a private result, a square one that was changed after it was final.',
  ],
  /** Before the name of the test. */
  table: 'All results of',
  /** Instead of `table` where results are missing. */
  tableOfSome: 'Results of',
  columns: {
    date: 'Date',
    result: 'Result',
    range: 'Expected range',
    flag: 'How it compares',
    status: 'Status',
    note: 'Note',
    upper: 'Top number',
    lower: 'Bottom number',
  },
  hiddenInTime: (count: number) => `${pluralize(count, 'older result is', 'older results are')} in the table below.`,
  excluded: 'Results that were entered by mistake or cancelled are in the table, not in the chart.',
  target: 'Goal',
  goal: (target: string) => `Goal: ${target}`,
  futureResults: 'Results with a date that lies ahead are in the table, not in the chart.',
  overTime: 'Over time',
  originTitle: 'About the newest result',
  originOfResult: 'About this result',
  inReport: 'In the report:',
  allDetails: 'All that the record says about it',
  marks: 'A triangle is outside the expected range, a circle is inside.',
  showAs: 'Show as',
  showAsOptions: { chart: 'Chart and table', table: 'Table only' },
  moreRows: (count: number) => `Show ${pluralize(count, 'more row', 'more rows')}`,
  compare: 'Compare with another test',
  compareCount: (count: number) => `${pluralize(count, 'test', 'tests')} to choose from`,
  compareFull: 'You can compare three tests at a time. Clear one to add another.',
  /** After the name of a test. */
  resultCount: (count: number) => `(${pluralize(count, 'result', 'results')})`,
  showEvents: 'Also show prescriptions and visits from this time',
  eventsTitle: 'Prescriptions and visits in this time',
  eventKinds: { MedicationRequest: 'Prescription', Encounter: 'Visit' },
  eventsLoading: 'Still getting prescriptions and visits.',
  eventsFailed: 'We could not load all prescriptions and visits. Some may be missing here.',
  eventsNone: 'We found no prescriptions or visits in this time.',
  eventsMore: (count: number) =>
    `Only the newest 12 are shown. ${pluralize(count, 'older one is', 'older ones are')} in the timeline.`,
  partOf: (name: string) => `Part of ${name}`,
  /** Spans of time that end today. */
  spans: { '3m': '3 months', '1y': '1 year', '2y': '2 years', '5y': '5 years', all: 'All' },
  spanLegend: 'Time',
  /** What the results of a chosen span of days are. */
  chosenTime: (period: string, count: number, outside: number) => {
    if (count === 0) return `${period}: no results.`
    const flagged = outside === 0 ? '' : `, ${numberFormat.format(outside)} outside the range`
    return `${period}: ${pluralize(count, 'result', 'results')}${flagged}.`
  },
  /** Instead of `chosenTime` where results are missing. */
  chosenTimeOfSome: (period: string) => `${period}. Some results may be missing.`,
  showWhole: 'Show all of the time',
  chooseTime: 'Choose a time',
  dragHint: 'Drag across the chart, or enter two days.',
  firstDay: 'First day',
  lastDay: 'Last day',
  showTime: 'Show this time',
  timeError: 'Enter two days. The first must not be after the last.',
  /** Above the table. */
  onlyOfTime: (period: string) => `Only results from this time: ${period}.`,
  someOfAll: (count: number, all: number) => `${numberFormat.format(count)} of ${numberFormat.format(all)}`,
  marksTitle: 'More about this chart',
  resultsTitle: 'Results',
  labRange: 'Lab’s range',
  anyRange: 'Range',
  sides: { above: 'Above', below: 'Below', outside: 'Outside' },
  inside: 'Inside',
  withNote: 'With a note',
  /** A reading that the person or the family took. */
  atHome: 'At home',
  homeMark: 'A line below a mark: measured at home, by the person or the family. Other readings have no such line.',
  homeSpans: { week: 'in the last 7 days', shown: 'in the time shown' },
  homeAverage: (span: string, value: string, count: number, days: number) =>
    `Average at home ${span}: ${value} (${pluralize(count, 'reading', 'readings')} on ${pluralize(days, 'day', 'days')}).`,
  showBefore: (count: number) => `Show the ${numberFormat.format(count)} before`,
  /** Above a button that saves the results of the table. */
  save: 'Save these results',
  /** While the table has only some of them. */
  saveAll: 'Save all results of this test',
  saveCsv: 'Save as a table (CSV)',
  /** A pinned test leads the list of results. */
  pin: 'Pin this test',
  unpin: 'Unpin this test',
  whatItIs: 'What this test is',
  nameInRecord: 'Name in the record:',
  readMore: (name: string | undefined) =>
    name === undefined
      ? 'Read more on MedlinePlus (another website)'
      : `${name}: read more on MedlinePlus (another website)`,
  goesWith: 'Goes with',
  goesWithMissing:
    'Health conditions, goals or visits that go with this test may be missing here. We could not load all of them.',
  detailsOfResult: 'All details of this result',
  /** Before the name of a report. */
  report: 'Report:',
  aboutPage: {
    lab: 'The lab sets the range and says where a result is.',
    compared: (count: number) =>
      `This app compared ${numberFormat.format(count)} of these with ${count === 1 ? 'its range' : 'their range'}.`,
    outside: 'A result outside the range is not always a problem.',
    careTeam: forAudience(
      'Your care team can say what it means for you.',
      '',
      'The care team can say what it means.',
      '',
    ),
    axis: 'The chart does not start at 0.',
    general: (isReviewed: boolean) =>
      isReviewed
        ? '“What this test is” is general, the same for everyone.'
        : '“What this test is” is general. It has not been reviewed by a clinician.',
  },
} as const
