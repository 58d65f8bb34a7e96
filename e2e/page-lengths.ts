/** Who signs in, and the patient whom a proxy chooses. Pages with the same reader object are measured after one sign-in. */
type Reader = readonly [person: RegExp, patient?: RegExp]
/** A provider, who opens the chart of a patient. */
interface Provider {
  readonly provider: RegExp
  /** The family name of the patient. */
  readonly chart: string
}

interface LengthBudget {
  readonly name: string
  readonly reader: Reader | Provider
  /** A path of the app; `test`: the page of a test, opened through its row. */
  readonly path: string
  readonly test?: RegExp
  /** Set for the last pages of a reader: the language is not changed back. */
  readonly language?: 'es'
  /** Height of the whole document in CSS pixels at a viewport 390 and 1280 pixels wide, folds as they open. */
  readonly budget: readonly [phone: number, desktop: number]
  /** Where the page is higher than its budget today: what it may not exceed. Only ever lowered. */
  readonly ceiling?: readonly [phone: number, desktop: number]
  /** Links, buttons, fields and folds in `main`. */
  readonly stops: number
}

const walter: Reader = [/Walter/]
const leo: Reader = [/Maya/, /Leo/]
const providerOfWalter: Provider = { provider: /^Dr\. Robin/, chart: 'Exampleby' }

/** Lengths of pages: long enough for what is on them, short enough to be read. */
export const lengthBudgets: readonly LengthBudget[] = [
  { name: 'home', reader: walter, path: '/', budget: [3300, 1750], stops: 51 },
  { name: 'home of a child', reader: leo, path: '/', budget: [2100, 1300], stops: 27 },
  { name: 'home without records', reader: [/Omar/], path: '/', budget: [1150, 900], stops: 8 },
  { name: 'home of a person who has died', reader: [/Carmen/], path: '/', budget: [1950, 1300], stops: 18 },
  { name: 'results by test', reader: walter, path: '/results', budget: [2100, 1750], stops: 24 },
  {
    name: 'results by date',
    reader: walter,
    path: '/results?by=date',
    budget: [2550, 2150],
    stops: 30,
  },
  { name: 'a test', reader: walter, path: '/results', test: /^eGFR/, budget: [3000, 2200], stops: 30 },
  { name: 'conditions', reader: walter, path: '/conditions', budget: [1700, 1250], stops: 24 },
  { name: 'medicines', reader: walter, path: '/medicines', budget: [2300, 1850], stops: 18 },
  {
    name: 'a medicine',
    reader: walter,
    path: '/record/MedicationRequest/walter-apixaban',
    budget: [2200, 1450],
    stops: 14,
  },
  { name: 'a condition', reader: walter, path: '/record/Condition/walter-kidney', budget: [2500, 1500], stops: 20 },
  {
    name: 'an allergy',
    reader: walter,
    path: '/record/AllergyIntolerance/walter-penicillin',
    budget: [1850, 1200],
    stops: 10,
  },
  {
    name: 'a vaccine',
    reader: walter,
    path: '/record/Immunization/walter-shingles-2-vaccine',
    budget: [1650, 1100],
    stops: 12,
  },
  {
    name: 'a visit',
    reader: walter,
    path: '/record/Encounter/walter-visit-60',
    budget: [2450, 1650],
    stops: 19,
  },
  {
    name: 'a report',
    reader: walter,
    path: '/record/DiagnosticReport/walter-visit-60-metabolic-report',
    budget: [1850, 1300],
    stops: 17,
  },
  {
    name: 'summary for a provider',
    reader: providerOfWalter,
    path: '/',
    budget: [3200, 1500],
    // The tables of a review are rows with labels on a phone.
    ceiling: [5500, 2100],
    stops: 65,
  },
  {
    name: 'results for a provider',
    reader: providerOfWalter,
    path: '/results',
    budget: [1800, 1500],
    stops: 45,
  },
  {
    name: 'medications for a provider',
    reader: providerOfWalter,
    path: '/medicines',
    budget: [1700, 1200],
    stops: 20,
  },
  { name: 'a document', reader: walter, path: '/documents/walter-note-new', budget: [1500, 1100], stops: 9 },
  { name: 'documents', reader: walter, path: '/documents', budget: [1400, 1100], stops: 15 },
  { name: 'visits', reader: walter, path: '/records/Encounter', budget: [2650, 2300], stops: 37 },
  { name: 'timeline', reader: walter, path: '/timeline', budget: [6000, 3200], stops: 125 },
  { name: 'timeline of a child', reader: leo, path: '/timeline', budget: [5150, 3400], stops: 90 },
  { name: 'reports', reader: walter, path: '/records/DiagnosticReport', budget: [2250, 1750], stops: 26 },
  { name: 'what was loaded', reader: walter, path: '/loaded', budget: [1150, 900], stops: 12 },
  { name: 'vital signs', reader: walter, path: '/vitals', budget: [1500, 1100], stops: 18 },
  { name: 'vital signs for a provider', reader: providerOfWalter, path: '/vitals', budget: [1300, 1000], stops: 20 },
  { name: 'goals', reader: walter, path: '/records/Goal', budget: [1150, 950], stops: 13 },
  {
    name: 'a medicine in Spanish',
    reader: walter,
    path: '/record/MedicationRequest/walter-apixaban',
    language: 'es',
    budget: [2250, 1500],
    stops: 14,
  },
]
