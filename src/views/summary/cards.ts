import type { RecordType } from '../../contract'
import type { Audience } from '../../words/code-text'

export type CardTitle = 'results' | 'allergies' | 'medicines' | 'conditions' | 'vaccines' | 'vitals' | 'visits' | 'plans' | 'goals' | 'team' | 'documents' | 'reports' | 'insurance'

export interface CardSpec {
  readonly title: CardTitle
  readonly type: RecordType
  readonly href: string
  /** The card shows a part of its type only, so the number of all records of the type is not its own. */
  readonly isPart?: true
}

const cards: readonly CardSpec[] = [
  { title: 'results', type: 'Observation', href: '/results', isPart: true },
  { title: 'allergies', type: 'AllergyIntolerance', href: '/records/AllergyIntolerance' },
  { title: 'medicines', type: 'MedicationRequest', href: '/medicines' },
  { title: 'conditions', type: 'Condition', href: '/conditions' },
  { title: 'vitals', type: 'Observation', href: '/vitals', isPart: true },
  { title: 'vaccines', type: 'Immunization', href: '/records/Immunization' },
  { title: 'visits', type: 'Encounter', href: '/records/Encounter' },
  { title: 'plans', type: 'CarePlan', href: '/records/CarePlan' },
  { title: 'goals', type: 'Goal', href: '/records/Goal' },
  { title: 'team', type: 'CareTeam', href: '/records/CareTeam' },
  { title: 'reports', type: 'DiagnosticReport', href: '/records/DiagnosticReport' },
  { title: 'documents', type: 'DocumentReference', href: '/documents' },
  { title: 'insurance', type: 'Coverage', href: '/records/Coverage' },
]

/** Columns beside each other on wide screens, then the rest, for care staff. */
const providerColumns: readonly (readonly CardTitle[])[] = [
  ['conditions', 'allergies', 'medicines'],
  ['results', 'vitals', 'visits'],
]

export interface Arrangement {
  /** Stacks that stand beside each other where there is room. */
  readonly columns: readonly (readonly CardSpec[])[]
  readonly rest: readonly CardSpec[]
}

/** The cards in the order that suits who reads; the same cards for all. */
export function arrange(audience: Audience): Arrangement {
  if (audience !== 'provider') return { columns: [], rest: cards }
  const columns = providerColumns.map((titles) => titles.flatMap((title) => cards.filter((card) => card.title === title)))
  return { columns, rest: cards.filter((card) => !columns.flat().includes(card)) }
}
