import type { RecordType } from '../../contract'
import type { Audience } from '../../i18n/code-text'

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
  readonly place: 'results' | 'medicines' | 'health' | 'visits' | 'all'
  /** The card shows a part of its type only, so the number of all records of the type is not its own. */
  readonly isPart?: true
}

const cards: Readonly<Record<CardTitle, Omit<CardSpec, 'title'>>> = {
  results: { type: 'Observation', href: '/results', place: 'results', isPart: true },
  allergies: { type: 'AllergyIntolerance', href: '/records/AllergyIntolerance', place: 'health' },
  medicines: { type: 'MedicationRequest', href: '/medicines', place: 'medicines' },
  conditions: { type: 'Condition', href: '/conditions', place: 'health' },
  vitals: { type: 'Observation', href: '/vitals', place: 'results', isPart: true },
  vaccines: { type: 'Immunization', href: '/records/Immunization', place: 'health' },
  visits: { type: 'Encounter', href: '/records/Encounter', place: 'visits' },
  plans: { type: 'CarePlan', href: '/records/CarePlan', place: 'health' },
  goals: { type: 'Goal', href: '/records/Goal', place: 'health' },
  team: { type: 'CareTeam', href: '/records/CareTeam', place: 'visits' },
  reports: { type: 'DiagnosticReport', href: '/records/DiagnosticReport', place: 'results' },
  documents: { type: 'DocumentReference', href: '/documents', place: 'visits' },
  insurance: { type: 'Coverage', href: '/records/Coverage', place: 'all' },
}

/** Parts of the page that stand below each other. Where there is room, the stacks of one stand beside each other; `lastVisit` is the way to what was said. */
export interface Band {
  readonly look: 'wide' | 'even' | 'three' | 'mainAndSide' | 'review'
  readonly stacks: readonly (readonly (CardSpec | 'lastVisit')[])[]
}

type Plan = readonly {
  readonly look: Band['look']
  readonly stacks: readonly (readonly (CardTitle | 'lastVisit')[])[]
}[]

/** On paper, which has room for one page, some cards are left out, as the page says there, and rows of what holds now have no date. */
export const onPaper: Partial<Record<CardTitle, 'off' | 'undated'>> = {
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

const rest: readonly (readonly CardTitle[])[] = [['vaccines'], ['reports'], ['documents'], ['insurance']]

/** What must be known first: what not to take, when somebody is seen next, what is outside its range. */
const ofPatients: Plan = [
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
  { look: 'three', stacks: rest },
]

/** What a review needs on one screen. */
const ofStaff: Plan = [
  { look: 'wide', stacks: [['allergies']] },
  {
    look: 'review',
    stacks: [
      ['conditions', 'medicines'],
      ['results', 'vitals', 'visits'],
    ],
  },
  { look: 'wide', stacks: [['lastVisit']] },
  { look: 'three', stacks: [['plans'], ['goals'], ['team'], ...rest] },
]

const cardOf = (title: CardTitle | 'lastVisit') => (title === 'lastVisit' ? title : { title, ...cards[title] })

/** The cards in the order that suits who reads; the same cards for all. */
export function arrange(audience: Audience): readonly Band[] {
  return (audience === 'provider' ? ofStaff : ofPatients).map(({ look, stacks }) => ({
    look,
    stacks: stacks.map((titles) => titles.map(cardOf)),
  }))
}
