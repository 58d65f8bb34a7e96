import { isRecordType } from '../../contract'
import { firstCode } from '../../fhir/concept'
import { listOf, objectsOf } from '../../fhir/guards'
import { describe } from '../../resources/registry'
import type { RecordType } from '../../contract'
import type { Resource } from '../../fhir/resource'
import type { Audience } from '../../words/code-text'

type CardTitle = 'results' | 'allergies' | 'medicines' | 'conditions' | 'vaccines' | 'vitals' | 'visits' | 'goals' | 'team' | 'documents'

export interface CardSpec {
  readonly title: CardTitle
  readonly type: RecordType
  readonly href: string
  /** How many rows; all of them when absent. */
  readonly show?: number
  wanted(record: Resource): boolean
  /** Records that go before the others whatever their date. */
  first?(record: Resource): boolean
}

const inPlace = (...places: readonly string[]) => (record: Resource): boolean => isRecordType(record.resourceType) && places.includes(describe(record.resourceType).place(record))
const hasCategory = (record: Resource, code: string): boolean => listOf(record['category']).some((category) => objectsOf(category).some((each) => objectsOf(each['coding']).some((coding) => coding['code'] === code)))
const counted = (record: Resource): boolean => !['entered-in-error', 'cancelled', 'not-done'].includes(firstCode(record['status']) ?? '')
const current = inPlace('main')

const cards: readonly CardSpec[] = [
  { title: 'results', type: 'Observation', href: '/results', show: 5, wanted: (record) => counted(record) && hasCategory(record, 'laboratory') },
  { title: 'allergies', type: 'AllergyIntolerance', href: '/records/AllergyIntolerance', wanted: current, first: (record) => record['criticality'] === 'high' },
  { title: 'medicines', type: 'MedicationRequest', href: '/medicines', show: 8, wanted: (record) => record['doNotPerform'] !== true && record['status'] === 'active' && current(record) },
  { title: 'conditions', type: 'Condition', href: '/conditions', show: 8, wanted: current },
  { title: 'vaccines', type: 'Immunization', href: '/records/Immunization', show: 3, wanted: counted },
  { title: 'vitals', type: 'Observation', href: '/vitals', show: 3, wanted: (record) => counted(record) && hasCategory(record, 'vital-signs') },
  { title: 'visits', type: 'Encounter', href: '/records/Encounter', show: 3, wanted: counted, first: (record) => record['status'] === 'planned' },
  { title: 'goals', type: 'Goal', href: '/records/Goal', show: 5, wanted: inPlace('main', 'plan') },
  { title: 'team', type: 'CareTeam', href: '/records/CareTeam', show: 5, wanted: current },
  { title: 'documents', type: 'DocumentReference', href: '/records/DocumentReference', show: 3, wanted: inPlace('main', 'past') },
]

const providerOrder: readonly CardTitle[] = ['conditions', 'allergies', 'medicines', 'results', 'vitals', 'visits', 'goals', 'team', 'vaccines', 'documents']

/** The cards in the order that suits who reads; the same cards for all. */
export function cardsOf(audience: Audience): readonly CardSpec[] {
  if (audience !== 'provider') return cards
  return cards.toSorted((a, b) => providerOrder.indexOf(a.title) - providerOrder.indexOf(b.title))
}
