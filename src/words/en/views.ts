/** Who reads: a proxy's words name the person. */
export interface Reader {
  readonly audience: 'patient' | 'proxy' | 'provider'
  readonly firstName?: string
}

const plural = new Intl.PluralRules('en')
const whole = new Intl.NumberFormat('en')

function counted(count: number, one: string, many: string): string {
  return `${whole.format(count)} ${plural.select(count) === 'one' ? one : many}`
}

function owner(reader: Reader): string {
  if (reader.audience === 'patient') return 'your'
  return reader.firstName ? `${reader.firstName}’s` : 'this person’s'
}

function heading(reader: Reader, own: string, clinical: string): string {
  if (reader.audience === 'provider') return clinical
  if (reader.audience === 'patient') return own
  return `${owner(reader)} ${own.charAt(0).toLowerCase()}${own.slice(1)}`
}

const frame = {
  seeAll: (count: number, one: string, many: string) => `See all ${counted(count, one, many)}`,
  seeThe: (what: string) => `See ${what}`,
  noName: 'Name not given',
  noDate: 'No date given',
  statusNotGiven: 'Status not given',
  hiddenMistakes: (count: number) => `Entered by mistake (${whole.format(count)})`,
  hiddenMistakesWhy: 'These were marked as mistakes. They are not part of the record any more. They are here so that nothing is hidden.',
  groupCount: (name: string, count: number) => `${name} (${whole.format(count)})`,
  show: 'Show',
  time: 'Time',
  clear: 'Clear filters',
  nothingMatches: 'No records match your filters.',
  showingOf: (shown: number, all: number) => `Showing ${whole.format(shown)} of ${counted(all, 'record', 'records')}`,
} as const

const summary = {
  title: (reader: Reader) => heading(reader, 'Your health summary', 'Summary').replace(/ your /, ' '),
  intro: (reader: Reader) =>
    reader.audience === 'provider' ? 'The first records of each kind. Each list says how many there are.' : `The main parts of ${owner(reader)} record.`,
  cards: {
    results: 'Latest test results',
    allergies: 'Allergies and reactions',
    medicines: (reader: Reader) => {
      if (reader.audience === 'provider') return 'Medications: active and on hold'
      return reader.audience === 'patient' ? 'Medicines you take now' : `Medicines ${reader.firstName ?? 'this person'} takes now`
    },
    conditions: (reader: Reader) => (reader.audience === 'provider' ? 'Problems' : 'Health conditions'),
    vaccines: 'Vaccines',
    vitals: 'Vital signs',
    visits: 'Visits',
    goals: 'Care plans and goals',
    team: 'Care team',
    documents: 'Notes and documents',
  },
  none: {
    results: 'No test results in this record.',
    medicines: 'No current medicines in this record.',
    conditions: 'No current health conditions in this record.',
    vitals: 'No vital signs in this record.',
    visits: 'No visits in this record.',
    other: 'Nothing current here.',
  },
  allergiesNone: 'We found no allergies in this record. This does not mean there are none.',
  doNotTake: (count: number) => `Do not take: ${counted(count, 'medicine', 'medicines')}. See the full list.`,
  checking: (count: number) => `${counted(count, 'condition is', 'conditions are')} still being checked. See the list.`,
} as const

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
  groupBy: { date: 'Date', test: 'Test name' },
  noDateGroup: 'No date given',
  otherFromDay: 'Other results from this day',
  noneOutside: 'No results outside the expected range here. Some results have no expected range, so we can’t tell for those.',
  noneMatch: 'No results match your filters.',
  seeTrend: (count: number) => `See trend (${counted(count, 'result', 'results')})`,
  seeReport: 'Open the report',
  reportsFailed: 'We could not load the test reports, so results are not grouped by report.',
  expected: (range: string) => `Expected range: ${range}`,
  noValue: 'No value given',
  mistakes: (count: number) => `${counted(count, 'result was', 'results were')} entered by mistake`,
  more: (count: number) => `Show ${counted(count, 'more day', 'more days')}`,
  moreTests: (count: number) => `Show ${counted(count, 'more test', 'more tests')}`,
} as const

const trend = {
  title: 'Results over time',
  back: 'Back to test results',
  notFound: 'We found no results for this test in this record.',
  newest: (value: string, date: string) => `The newest result is ${value}, from ${date}.`,
  compares: (words: string, source: 'lab' | 'range') => (source === 'lab' ? `The lab says: ${words}.` : `Next to the expected range: ${words}.`),
  count: (count: number, since: string | undefined) =>
    since ? `There ${count === 1 ? 'is' : 'are'} ${counted(count, 'result', 'results')} since ${since}.` : `There ${count === 1 ? 'is' : 'are'} ${counted(count, 'result', 'results')}.`,
  extremes: (lowest: string, highest: string) => `The lowest was ${lowest} and the highest was ${highest}.`,
  unitHeading: (unit: string) => `Results in ${unit}`,
  noUnit: 'no unit',
  unitsApart: 'These results use different units, so we show them apart.',
  pick: 'Pick a point, or use the left and right arrow keys.',
  slider: 'Result, oldest to newest',
  position: (position: number, count: number) => `Result ${whole.format(position)} of ${whole.format(count)}`,
  open: 'Open result',
  band: 'Expected range',
  notZero: 'The scale does not start at 0.',
  gettingChart: 'Getting the chart…',
  about: 'About this chart',
  aboutText: [
    'The shaded part shows the expected range. The lab sets it. Your own best range may be different.',
    'A triangle means the result is outside the expected range. A circle means it is inside. A diamond means there is no range to compare with.',
    'A hollow mark means “less than” or “more than”, or that the result is not final yet.',
  ],
  table: (name: string) => `All results of ${name}`,
  columns: { date: 'Date', result: 'Result', range: 'Expected range', flag: 'How it compares', status: 'Status' },
  hiddenInTime: (count: number) => `${counted(count, 'older result is', 'older results are')} outside this time. The table shows them all.`,
  leftOut: 'Results that were entered by mistake or cancelled are in the table, not in the chart.',
  partOf: (name: string) => `Part of ${name}`,
} as const

const timeline = {
  title: (reader: Reader) => heading(reader, 'Timeline', 'Timeline'),
  intro: (reader: Reader) => `Everything in ${reader.audience === 'patient' ? 'your' : 'this'} record that has a date, newest first.`,
  filters: 'Kinds of records to show',
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
  directoryIntro: 'Choose what you know, then search.',
  chooseSearch: 'What do you want to search by?',
  search: 'Search',
  required: 'Fill in each box to search.',
  inputs: {
    token: 'a code, or system|code',
    date: 'a date such as 2024, 2024-05 or 2024-05-03',
    reference: 'a record id',
    string: 'the first letters are enough',
  },
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
  unknownModifier: 'This record has extra information this app can’t read. Ask the care team before you rely on it.',
  mistake: 'This record was entered by mistake. Do not rely on it.',
  doNotTake: 'Do not take this medicine. The care team has said not to.',
  refuted: 'This was ruled out. It was checked and found not to be so.',
  notDone: 'This was not done.',
  otherPatient: 'This record is about another person than the one you have open.',
  files: 'Files',
  download: (type: string, size: string | undefined) => `Download file (${size ? `${type}, ${size}` : type})`,
  readFile: 'Read the note',
  gettingFile: 'Getting the file…',
  fileFailed: 'We can’t open this file right now.',
  outsideFile: (host: string) => `This file is kept at ${host}. We do not open it from here.`,
  noFile: 'This note has no file we can open.',
  unknownFile: 'file type not given',
  fills: 'Pharmacy fills',
  sections: 'Details',
  bytes: (size: number) => (size < 1024 ? counted(size, 'byte', 'bytes') : size < 1024 * 1024 ? `${whole.format(Math.round(size / 1024))} KB` : `${whole.format(Math.round(size / 104857.6) / 10)} MB`),
} as const

/** Sentences of the record pages, in plain words; functions take a count or who reads. */
export const views = { frame, summary, conditions, medicines, results, trend, timeline, records, detail } as const
