import type { RecordType } from '../../contract'

export type CardTitle =
  | 'results'
  | 'allergies'
  | 'medicines'
  | 'conditions'
  | 'vaccines'
  | 'vitals'
  | 'visits'
  | 'plans'
  | 'goals'
  | 'team'
  | 'documents'
  | 'reports'
  | 'insurance'

const tables = ['results', 'vitals', 'medicines', 'conditions', 'visits'] as const
type TableTitle = (typeof tables)[number]
export type ListTitle = Exclude<CardTitle, TableTitle>

/** True for a card that is a table. */
export const isTable = (title: CardTitle): title is TableTitle => tables.some((each) => each === title)

export interface CardSpec {
  readonly title: CardTitle
  readonly type: RecordType
  readonly href: string
  /** The navigation section of the linked page. */
  readonly section: 'results' | 'medicines' | 'health' | 'visits' | 'all'
  /** True when the card shows only some records of its type, so that the total of the type is not its count. */
  readonly isPartOfType?: true
}

const cardDefinitions: Readonly<Record<CardTitle, Omit<CardSpec, 'title'>>> = {
  results: { type: 'Observation', href: '/results', section: 'results', isPartOfType: true },
  allergies: { type: 'AllergyIntolerance', href: '/records/AllergyIntolerance', section: 'health' },
  medicines: { type: 'MedicationRequest', href: '/medicines', section: 'medicines' },
  conditions: { type: 'Condition', href: '/conditions', section: 'health' },
  vitals: { type: 'Observation', href: '/vitals', section: 'results', isPartOfType: true },
  vaccines: { type: 'Immunization', href: '/records/Immunization', section: 'health' },
  visits: { type: 'Encounter', href: '/records/Encounter', section: 'visits' },
  plans: { type: 'CarePlan', href: '/records/CarePlan', section: 'health' },
  goals: { type: 'Goal', href: '/records/Goal', section: 'health' },
  team: { type: 'CareTeam', href: '/records/CareTeam', section: 'visits' },
  reports: { type: 'DiagnosticReport', href: '/records/DiagnosticReport', section: 'results' },
  documents: { type: 'DocumentReference', href: '/documents', section: 'visits' },
  insurance: { type: 'Coverage', href: '/records/Coverage', section: 'all' },
}

/** A horizontal band of the page for providers. Its stacks are side by side in wide viewports. */
interface Band<Card> {
  readonly layout: 'wide' | 'doors' | 'review'
  readonly stacks: readonly (readonly (Card | 'lastVisit')[])[]
}

type CardBand = Band<CardSpec>
type PageLayout = readonly Band<CardTitle>[]

/** The printed summary for providers fits on one page: some cards are left out, which the page states, and rows of current records have no date. */
export const printModes: Partial<Record<CardTitle, 'off' | 'undated'>> = {
  plans: 'off',
  vaccines: 'off',
  reports: 'off',
  documents: 'off',
  insurance: 'off',
  allergies: 'undated',
  medicines: 'undated',
  goals: 'undated',
  team: 'undated',
}

/** The layout for providers, who review everything on one screen. */
const providerLayout: PageLayout = [
  { layout: 'wide', stacks: [['allergies']] },
  {
    layout: 'review',
    stacks: [
      ['conditions', 'medicines', 'goals'],
      ['results', 'vitals', 'visits'],
    ],
  },
  {
    layout: 'doors',
    stacks: [['lastVisit'], ['team'], ['plans'], ['vaccines'], ['reports'], ['documents'], ['insurance']],
  },
]

const toCardSpec = (title: CardTitle | 'lastVisit') =>
  title === 'lastVisit' ? title : { title, ...cardDefinitions[title] }

/** The bands of the home page for providers. */
export const cardBands: readonly CardBand[] = providerLayout.map(({ layout, stacks }) => ({
  layout,
  stacks: stacks.map((titles) => titles.map(toCardSpec)),
}))
