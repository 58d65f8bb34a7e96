import type { RecordType } from '../contract'
import type { Audience } from '../words/code-text'

export type NavGroup = 'top' | 'health' | 'care' | 'papers' | 'more'

export interface NavItem {
  readonly to: string
  /** Set when the words are the name of a record type; else the words stand under the route. */
  readonly type?: RecordType
}

/** Types that a hand-made page shows, so that the list of types does not name them again. */
const covered: readonly RecordType[] = ['Patient', 'Condition', 'Observation', 'MedicationRequest', 'Medication']
const providerOnly: readonly RecordType[] = ['Group']
const order: readonly (readonly [Exclude<NavGroup, 'top'>, readonly RecordType[]])[] = [
  ['health', ['AllergyIntolerance', 'Immunization', 'DiagnosticReport', 'MedicationDispense']],
  ['care', ['Encounter', 'Procedure', 'CarePlan', 'Goal', 'CareTeam', 'Device']],
  ['papers', ['DocumentReference', 'Coverage', 'Questionnaire']],
]
const pages: Readonly<Record<NavGroup, readonly string[]>> = {
  top: ['/', '/timeline'],
  health: ['/results', '/conditions', '/medicines'],
  care: [],
  papers: [],
  more: ['/profile', '/privacy'],
}

/** The navigation for these record types: every type stands in it once, types without a place of their own under `more`. */
export function navigation(types: readonly RecordType[], audience: Audience): readonly { readonly group: NavGroup; readonly items: readonly NavItem[] }[] {
  const listed = types.filter((type) => !covered.includes(type) && (audience === 'provider' || !providerOnly.includes(type)))
  const placed = order.flatMap(([, inGroup]) => inGroup)
  const typesOf = (group: NavGroup) =>
    group === 'more' ? listed.filter((type) => !placed.includes(type)) : (order.find(([name]) => name === group)?.[1] ?? []).filter((type) => listed.includes(type))
  return (['top', 'health', 'care', 'papers', 'more'] as const).map((group) => ({
    group,
    items: [...pages[group].map((to) => ({ to })), ...typesOf(group).map((type) => ({ to: `/records/${type}`, type }))],
  }))
}
