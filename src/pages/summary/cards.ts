import type { RecordType } from '../../contract'
import type { Audience } from '../../i18n/audience'

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

export interface CardSpec {
  readonly title: CardTitle
  readonly type: RecordType
  readonly href: string
  /** The place of the app that it leads to. */
  readonly section: 'results' | 'medicines' | 'health' | 'visits' | 'all'
  /** The card shows a part of its type only, so the number of all records of the type is not its own. */
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

/** Parts of the page that stand below each other. Where there is room, the stacks of one stand beside each other; `lastVisit` is the way to what was said. */
export interface CardBand {
  readonly layout: 'wide' | 'even' | 'three' | 'mainAndSide' | 'review'
  readonly stacks: readonly (readonly (CardSpec | 'lastVisit')[])[]
}

type PageLayout = readonly {
  readonly look: CardBand['layout']
  readonly stacks: readonly (readonly (CardTitle | 'lastVisit')[])[]
}[]

/** On paper, which has room for one page, some cards are left out, as the page says there, and rows of what holds now have no date. */
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

const otherCards: readonly (readonly CardTitle[])[] = [['vaccines'], ['reports'], ['documents'], ['insurance']]

/** What must be known first: what not to take, when somebody is seen next, what is outside its range. */
const patientLayout: PageLayout = [
  { look: 'wide', stacks: [['allergies']] },
  { look: 'even', stacks: [['visits'], ['lastVisit', 'plans']] },
  {
    look: 'mainAndSide',
    stacks: [
      ['results', 'medicines'],
      ['vitals', 'goals', 'team'],
    ],
  },
  { look: 'wide', stacks: [['conditions']] },
  { look: 'three', stacks: otherCards },
]

/** What a review needs on one screen. */
const providerLayout: PageLayout = [
  { look: 'wide', stacks: [['allergies']] },
  {
    look: 'review',
    stacks: [
      ['conditions', 'medicines'],
      ['results', 'vitals', 'visits'],
    ],
  },
  { look: 'wide', stacks: [['lastVisit']] },
  { look: 'three', stacks: [['plans'], ['goals'], ['team'], ...otherCards] },
]

const toCardSpec = (title: CardTitle | 'lastVisit') =>
  title === 'lastVisit' ? title : { title, ...cardDefinitions[title] }

/** The cards in the order that suits who reads; the same cards for all. */
export function cardBands(audience: Audience): readonly CardBand[] {
  return (audience === 'provider' ? providerLayout : patientLayout).map(({ look, stacks }) => ({
    look,
    stacks: stacks.map((titles) => titles.map(toCardSpec)),
  }))
}
