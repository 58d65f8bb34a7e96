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
  return `${owner(reader)} ${own.charAt(0).toLowerCase()}${own.slice(1)}`
}

const frame = {
  expected: (range: string) => `Expected range: ${range}`,
  seeAll: (count: number, one: string, many: string) => `See all ${counted(count, one, many)}`,
  seeThe: (what: string) => `See ${what}`,
  noName: 'Name not given',
  noKnownAllergy: { any: 'The record says: no known allergies', drug: 'The record says: no known allergies to medicines', food: 'The record says: no known food allergies', environment: 'The record says: no known allergies to things like pollen or dust' },
  noDate: 'No date given',
  statusNotGiven: 'Status not given',
  hiddenMistakes: (count: number) => `Entered by mistake (${whole.format(count)})`,
  hiddenMistakesWhy: 'These were marked as mistakes. They are not part of the record any more. They are here so that nothing is hidden.',
  over: (upper: string, lower: string) => `${upper} over ${lower}`,
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

/** Sentences that every record page has, and those of the first one; functions take a count or who reads. */
export const views = { frame, summary } as const
