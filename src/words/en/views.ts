/** Who reads: a proxy's words name the person. */
export interface Reader {
  readonly audience: 'patient' | 'proxy' | 'provider'
  readonly firstName?: string
}

const plural = new Intl.PluralRules('en')
export const whole = new Intl.NumberFormat('en')

export function counted(count: number, one: string, many: string): string {
  return `${whole.format(count)} ${plural.select(count) === 'one' ? one : many}`
}

export function owner(reader: Reader): string {
  if (reader.audience === 'patient') return 'your'
  return reader.firstName ? `${reader.firstName}’s` : 'this person’s'
}

export function heading(reader: Reader, own: string, clinical: string): string {
  if (reader.audience === 'provider') return clinical
  if (reader.audience === 'patient') return own
  const whose = owner(reader)
  return `${whose.charAt(0).toUpperCase()}${whose.slice(1)} ${own.charAt(0).toLowerCase()}${own.slice(1)}`
}

const frame = {
  expected: (range: string) => `Expected range: ${range}`,
  reference: (range: string) => `Reference range: ${range}`,
  /** Ranges that came with a result but do not say what is expected. */
  otherRanges: { goal: (range: string) => `Goal: ${range}`, other: (range: string) => `Another range: ${range}` },
  /** For care staff, beside the word of the lab. */
  rangeSays: (flag: string) => `The listed range says: ${flag}.`,
  showAll: 'Show all',
  noRange: 'The lab did not give an expected range for this test.',
  seeAll: (count: number, one: string, many: string) => (count === 1 ? `See the ${one}` : `See all ${whole.format(count)} ${many}`),
  seeThe: (what: string) => `See ${what}`,
  noName: 'Name not given',
  noKnownAllergy: { any: 'The record says: no known allergies', drug: 'The record says: no known allergies to medicines', food: 'The record says: no known food allergies', environment: 'The record says: no known allergies to things like pollen or dust' },
  noDate: 'No date given',
  private: {
    text: 'This record is marked private. Open it when you are somewhere safe.',
    show: 'Show it',
    cover: 'Cover it again',
    mark: 'Marked private',
    markedAs: (labels: string) => `Marked private: ${labels}`,
    notShown: (count: number) => `${counted(count, 'private record is', 'private records are')} not shown here.`,
    where: 'See where they are',
  },
  ended: 'Ended',
  wentIntoRemission: 'Went into remission',
  atAge: (age: string) => `at age ${age}`,
  statusNotGiven: 'Status not given',
  hiddenMistakes: (count: number) => `Entered by mistake (${whole.format(count)})`,
  hiddenMistakesWhy: 'These were marked as mistakes. They are not part of the record any more. They are here so that nothing is hidden.',
  over: (upper: string, lower: string) => `${upper} over ${lower}`,
  dose: (number: string, series: string | undefined) => (series === undefined ? `Dose ${number}` : `Dose ${number} of ${series}`),
  doseInWords: (number: string, series: string | undefined) => (series === undefined ? `Dose: ${number}` : `Dose: ${number} (of: ${series})`),
  groupCount: (name: string, count: number) => `${name} (${whole.format(count)})`,
  show: 'Show',
  time: 'Time',
  clear: 'Clear filters',
  nothingMatches: 'No records match your filters.',
  showingOf: (shown: number, all: number) => `Showing ${whole.format(shown)} of ${counted(all, 'record', 'records')}`,
} as const

export const summary = {
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
    plans: 'Care plans',
    goals: 'Goals',
    team: 'Care team',
    documents: 'Notes and documents',
    reports: 'Test reports',
    insurance: 'Insurance',
  },
  nothingCurrent: 'Nothing current here. Open the full list to see the rest.',
  allergiesNone: 'We found no allergies in this record. This does not mean there are none.',
  doNotTake: 'Do not take',
  noMedicineName: 'Medicine name not given',
  outOfDate: 'This may be out of date. Ask the care team if it is still to be taken.',
  alsoDoNotTake: 'Another entry says not to take this medicine. The two do not match. Ask the care team before anyone takes it.',
  lastFill: 'Last fill',
  paused: (count: number) => `${counted(count, 'medicine is', 'medicines are')} paused. See the full list.`,
  checking: (count: number) => `${counted(count, 'condition is', 'conditions are')} still being checked. See the full list.`,
  remission: (count: number) => `${counted(count, 'condition is', 'conditions are')} in remission. See the full list.`,
  timesRecorded: (count: number) => `Written down ${whole.format(count)} times`,
  moreLike: (count: number) => `${whole.format(count)} more in the full list`,
  noneLately: 'No results in the last 30 days. These are the newest.',
  before: (value: string) => `Before that: ${value}`,
  farOutside: 'Labs tell care teams about results like this right away. If you have not heard from yours, call them today. If you feel very sick, call 911 or your local emergency number.',
  medicinesThen: 'Medicines',
  checked: (time: string) => `Last checked at ${time}`,
  checkAgain: 'Check again',
} as const

/** Sentences that every record page has, and those of the first one; functions take a count or who reads. */
export const views = { frame, summary } as const
