import { counted, heading, whole } from './views'
import type { Reader } from './views'

/** Words of the pages with a chart: one test over time. */
export const trend = {
  title: 'Results over time',
  back: 'Back to test results',
  backToVitals: 'Back to vital signs',
  /** Before the name of the test as the record has it. */
  inRecord: 'In the record:',
  notFound: 'We found no results for this test in this record.',
  newest: (value: string, date: string) => `The newest result is ${value}, from ${date.replace(/\.$/, '')}.`,
  compares: (words: string, source: 'lab' | 'range') => (source === 'lab' ? `The lab says: ${words}.` : `Compared with the expected range: ${words}.`),
  count: (count: number, since: string | undefined) =>
    since ? `There ${count === 1 ? 'is' : 'are'} ${counted(count, 'result', 'results')} since ${since}.` : `There ${count === 1 ? 'is' : 'are'} ${counted(count, 'result', 'results')}.`,
  extremes: (lowest: string, highest: string) => `The lowest was ${lowest} and the highest was ${highest}.`,
  unitHeading: (unit: string) => `Results in ${unit}`,
  noUnit: 'no unit',
  unitsApart: 'These results use different units, so we show them apart.',
  pick: 'Pick a point in the chart, or move the slider.',
  slider: 'Result, oldest to newest',
  position: (position: number, count: number) => `Result ${whole.format(position)} of ${whole.format(count)}`,
  open: 'Open result',
  band: 'Expected range',
  notZero: 'The scale does not start at 0.',
  gettingChart: 'Getting the chart…',
  about: 'About this chart',
  aboutText: [
    'The shaded part shows the expected range. The lab sets it. The best range for one person may be different.',
    'A triangle means the result is outside the expected range. A circle means it is inside. A diamond means there is no range to compare with.',
    'A hollow mark means “less than” or “more than”, or that the result is not final yet.',
  ],
  table: (name: string) => `All results of ${name}`,
  columns: { date: 'Date', result: 'Result', range: 'Expected range', flag: 'How it compares', status: 'Status', note: 'Note', upper: 'Top number', lower: 'Bottom number' },
  hiddenInTime: (count: number) => `${counted(count, 'older result is', 'older results are')} outside this time. The table shows them all.`,
  leftOut: 'Results that were entered by mistake or cancelled are in the table, not in the chart.',
  target: 'Goal',
  targetText: (target: string) => `Goal: ${target}.`,
  showAs: 'Show as',
  showAsOptions: { chart: 'Chart and table', table: 'Table only' },
  moreRows: (count: number) => `Show ${counted(count, 'more row', 'more rows')}`,
  compare: 'Add a test to compare',
  compareCount: (count: number) => `${counted(count, 'test', 'tests')} to choose from`,
  compareFull: 'You can compare three tests at a time. Clear one to add another.',
  compareTest: (name: string, count: number) => `${name} (${counted(count, 'result', 'results')})`,
  beside: 'Also show prescriptions and visits from this time',
  besideTitle: 'Prescriptions and visits in this time',
  besideKinds: { MedicationRequest: 'Prescription', Encounter: 'Visit' },
  besideWaiting: 'Still getting prescriptions and visits.',
  besideFailed: 'We could not load all prescriptions and visits. Some may be missing here.',
  besideNone: 'We found no prescriptions or visits in this time.',
  besideMore: (count: number) => `Only the newest 12 are shown. ${counted(count, 'older one is', 'older ones are')} in the timeline.`,
  partOf: (name: string) => `Part of ${name}`,
} as const

/** Words of the page of vital signs. */
export const vitals = {
  title: (reader: Reader) => heading(reader, 'Vital signs', 'Vitals'),
  intro: 'The newest measurement of each kind, and how it changed over time.',
  what: 'vital signs',
  none: 'We found no vital signs in this record. This does not mean that none were measured.',
  pressureHelp: 'The first number is the pressure when the heart beats. The second is the pressure between beats.',
  kinds: {
    bloodPressure: 'Blood pressure',
    heartRate: 'Heart rate',
    breathing: 'Breathing rate',
    oxygen: 'Blood oxygen level',
    temperature: 'Temperature',
    weight: 'Weight',
    height: 'Height',
    bmi: 'Body mass index (BMI)',
    headSize: 'Head size',
  },
} as const
