import { counted, heading, owner, whole } from './views'
import { trend, vitals } from './views-charts'
import type { Reader } from './views'

const conditions = {
  title: (reader: Reader) => heading(reader, 'Health conditions', 'Problems'),
  intro: (reader: Reader) =>
    `These are health problems that ${reader.audience === 'provider' ? 'the' : owner(reader)} care team has written in ${reader.audience === 'patient' ? 'your' : 'the'} record. ` +
    'Names can sound technical. Ask the care team if something looks wrong or unclear.',
  total: (count: number) => `${counted(count, 'condition', 'conditions')} in this record`,
  find: 'Find a condition',
  groups: {
    current: 'Current',
    remission: 'In remission',
    checking: 'Being looked into',
    past: 'Past',
    ruledOut: 'Ruled out',
    visits: 'Reasons for visits',
  },
  started: 'Started',
  ended: 'Ended',
  concern: 'Health concern',
  timesRecorded: (count: number) => (count === 1 ? 'Written down at 1 visit' : `Written down ${whole.format(count)} times`),
  eachTime: (count: number) => `See all ${whole.format(count)} times`,
} as const

const medicines = {
  title: (reader: Reader) => heading(reader, 'Medicines', 'Medications'),
  intro: (reader: Reader) =>
    `This list comes from ${reader.audience === 'provider' ? 'the' : owner(reader)} care team’s records. It may be missing things people buy themselves, like vitamins. ` +
    'Check the label on a medicine before anyone takes it.',
  total: (count: number) => `${counted(count, 'prescription', 'prescriptions')} in this record`,
  groups: {
    doNotTake: 'Do not take',
    current: 'Current',
    paused: 'Paused',
    suggested: 'Suggested',
    past: 'Past',
    inPreparation: 'Not yet ordered, or copies made by the pharmacy',
  },
  noName: 'Medicine name not given',
  howToTake: 'How to take it',
  directionsUnread: 'We can’t turn these directions into a sentence. Read the label or ask the pharmacist.',
  composed: '(We put this together from the prescription data.)',
  fromPrescription: '(From the prescription)',
  noDirections: 'No directions are written here. Read the label or ask the pharmacist.',
  doNotTake: 'Do not take this medicine',
  reason: 'What it is for',
  prescribedBy: 'Prescribed by',
  refills: 'Refills',
  refillsAllowed: (count: number) => `${counted(count, 'refill', 'refills')} allowed`,
  fills: 'Filled',
  filledTimes: (count: number) => (count === 1 ? 'Filled 1 time' : `Filled ${whole.format(count)} times`),
  fillHistory: 'Pharmacy fills',
  otherFills: 'Other pharmacy fills',
  otherFillsIntro: 'These fills do not name a prescription in this record.',
  reported: 'Someone told the care team about this medicine. It was not ordered here.',
  listedTimes: (count: number) => `Listed ${whole.format(count)} times`,
  totalFills: (count: number) => `${counted(count, 'pharmacy fill', 'pharmacy fills')} in this record`,
} as const

const results = {
  what: 'test results',
  title: (reader: Reader) => heading(reader, 'Test results', 'Results'),
  intro: (reader: Reader) =>
    reader.audience === 'patient'
      ? 'These are results from labs and other tests. You may see a result before your care team has looked at it.'
      : 'These are results from labs and other tests. A result may show here before the care team has looked at it.',
  before: 'What to know before you look',
  beforeText: [
    'A result outside the expected range is not always a problem. Many things can change a result, like food, medicine or the time of day.',
    'The care team looks at all of the results together. Not sure? Write down your questions and ask the care team.',
  ],
  total: (count: number) => `${counted(count, 'result', 'results')} in this record`,
  showing: (shown: number, all: number) => `Showing ${whole.format(shown)} of ${counted(all, 'result', 'results')}`,
  find: 'Find a test',
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
  windows: { '3m': '3 months', '1y': '1 year', '5y': '5 years', all: 'All' },
  widened: 'There are few results in the last year, so all of them are shown.',
  group: 'Group by',
  groupBy: { date: 'Date', test: 'Test name', table: 'Table of tests and dates' },
  filters: 'Choose what to show',
  order: 'Order',
  orders: { newest: 'Newest first', oldest: 'Oldest first' },
  test: 'Test',
  tableCaption: 'Tests by date',
  tableLeft: (count: number) => `The table shows the newest 24 dates. ${counted(count, 'older date is', 'older dates are')} left out. Choose a shorter time or another layout to see them.`,
  tableUndated: (count: number) => `${counted(count, 'result has', 'results have')} no date and cannot stand in the table.`,
  earlier: 'Earlier version',
  farOutside: 'Labs tell care teams about results like this right away. If you have not heard from yours, call them today. If you feel very sick, call 911 or your local emergency number.',
  noDateGroup: 'No date given',
  otherFromDay: 'Other results from this day',
  noneOutside: 'No results outside the expected range here. Some results have no expected range, so we can’t tell for those.',
  noneMatch: 'No results match your filters.',
  seeTrend: (count: number) => `See trend (${counted(count, 'result', 'results')})`,
  seeReport: 'Open the report',
  reportsFailed: 'We could not load the test reports, so results are not grouped by report.',
  noValue: 'No value given',
  mistakes: (count: number) => `${counted(count, 'result was', 'results were')} entered by mistake`,
  more: (count: number) => `Show ${counted(count, 'more day', 'more days')}`,
  moreTests: (count: number) => `Show ${counted(count, 'more test', 'more tests')}`,
} as const

const timeline = {
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
  older: (year: string, count: number) => `Show ${year} and earlier, ${counted(count, 'record', 'records')}`,
  ofVisit: (count: number, what: string) => `${whole.format(count)} ${what.toLowerCase()}`,
  visitHolds: (counts: readonly string[]) => `From this visit: ${counts.join(', ')}`,
  find: 'Find in timeline',
  jump: 'Jump to a year',
  year: (year: string, count: number) => `${year} (${whole.format(count)})`,
  someTimeIn: (when: string) => `Some time in ${when}`,
  noDate: 'No date given',
  loading: (what: string) => `Still getting: ${what}.`,
  failed: (what: string) => `We could not load: ${what}. They are missing from this page.`,
  notShared: (what: string) => `Not shared with this app: ${what}.`,
  notOffered: (what: string) => `Not sent by this health system: ${what}.`,
  partial: (what: string) => `Some may be missing: ${what}.`,
  mistakes: (count: number) => `${counted(count, 'record was', 'records were')} entered by mistake and ${count === 1 ? 'is' : 'are'} not shown here. Open the list of its kind to see ${count === 1 ? 'it' : 'them'}.`,
  retry: 'Try again',
} as const

const records = {
  total: (count: number) => `${counted(count, 'record', 'records')} in this list`,
  groups: { main: 'Current and recent', plan: 'Planned', check: 'Being looked into', past: 'Past', no: 'Not usually shown', void: 'Entered by mistake' },
  notAvailable: {
    DiagnosticOrder: 'Test orders are not available from this health system.',
    Questionnaire: 'Forms are not available to read here yet.',
  },
  unknownType: 'This app does not know this kind of record.',
} as const

const detail = {
  getting: 'Getting the record…',
  backTo: (list: string) => `Back to ${list}`,
  careTeam: 'For the care team',
  codes: 'Codes',
  id: 'Record id',
  version: 'Version',
  profile: 'Profiles',
  json: 'Raw JSON',
  otherExtensions: (count: number) => `${counted(count, 'extension', 'extensions')} on this record`,
  whereFrom: 'Where this came from',
  noProvenance: 'The record does not say where it came from.',
  provenanceFailed: 'We could not check where this came from.',
  datesDisagree: 'The dates and the status of this condition do not agree. Ask your care team which one is right.',
  unknownModifier: 'This record has extra information this app can’t read. Ask the care team before you rely on it.',
  mistake: 'This record was entered by mistake. Do not rely on it.',
  doNotTake: 'Do not take this medicine. The care team has said not to.',
  refuted: 'This was ruled out. It was checked and found not to be so.',
  notDone: 'This was not done.',
  otherPatient: 'This record is about another person than the one you have open.',
  fills: 'Pharmacy fills',
  sections: 'Details',
} as const

/** Sentences of the record pages after the first one; functions take a count or who reads. */
export const pageViews = { conditions, medicines, results, trend, vitals, timeline, records, detail } as const
