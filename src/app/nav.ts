import type { RecordType } from '../contract'
import type { Audience } from '../words/code-text'

export type NavGroup = 'top' | 'health' | 'care' | 'papers' | 'more'

export interface NavItem {
  readonly to: string
  /** Set when the words are the name of a record type; else the words stand under the route. */
  readonly type?: RecordType
}

/** Types that a hand-made page shows, so that the list of types does not name them again. */
const covered: readonly RecordType[] = ['Patient', 'Condition', 'Observation', 'MedicationRequest', 'Medication', 'DocumentReference']
/** Types that the API neither lists nor reads: an entry would lead to a page with nothing on it. The page of what was loaded names them. */
const closed: readonly RecordType[] = ['DiagnosticOrder', 'Questionnaire']
const providerOnly: readonly RecordType[] = ['Group']
const order: readonly (readonly [Exclude<NavGroup, 'top'>, readonly RecordType[]])[] = [
  ['health', ['AllergyIntolerance', 'Immunization', 'DiagnosticReport', 'MedicationDispense']],
  ['care', ['Encounter', 'Procedure', 'CarePlan', 'Goal', 'CareTeam', 'Device']],
  ['papers', ['Coverage']],
]
const pages: Readonly<Record<NavGroup, readonly string[]>> = {
  top: ['/', '/timeline', '/find'],
  health: ['/results', '/vitals', '/conditions', '/medicines'],
  care: [],
  papers: ['/documents'],
  more: ['/profile', '/take-along', '/download', '/search', '/loaded', '/privacy'],
}

/** Types that belong to no patient. */
const directory: readonly RecordType[] = ['Practitioner', 'PractitionerRole', 'Organization', 'Location', 'Medication', 'Group']

/** True for pages that show one patient's record; care staff without an open chart find the patient first. */
export function needsPatient(pathname: string): boolean {
  const [, area = '', type = ''] = pathname.split('/')
  if (area === 'records' || area === 'record') return !directory.some((each) => each === type)
  return !['patients', 'privacy', 'loaded'].includes(area)
}

/** Where a new sign-in leads back to from this page: a list or a page of its own, never a single record. */
export function wayBack(pathname: string): string {
  const [, area = '', type = ''] = pathname.split('/')
  return area === 'record' ? '/' : area === 'records' ? `/records/${type}` : `/${area}`
}

/** Which charts this sign-in may show: one, or those that care staff open and close, of which one is open or none. */
export type Charts = 'one' | 'open' | 'none'

type Navigation = readonly { readonly group: NavGroup; readonly items: readonly NavItem[] }[]

const listOf = (type: RecordType): NavItem => ({ to: `/records/${type}`, type })

/** The navigation for these record types: every type stands in it once, types without a place of their own under `more`. Nobody who has died has an appointment. */
export function navigation(types: readonly RecordType[], audience: Audience, charts: Charts = 'one', hasDied = false): Navigation {
  if (charts === 'none') {
    return [
      { group: 'top', items: [{ to: '/patients' }] },
      { group: 'more', items: [...directory.filter((type) => types.includes(type)).map(listOf), { to: '/privacy' }] },
    ]
  }
  const top = charts === 'open' ? [...pages.top, '/patients'] : pages.top
  const listed = types.filter((type) => !covered.includes(type) && !closed.includes(type) && (audience === 'provider' || !providerOnly.includes(type)))
  const placed = order.flatMap(([, inGroup]) => inGroup)
  const typesOf = (group: NavGroup) =>
    group === 'more' ? listed.filter((type) => !placed.includes(type)) : (order.find(([name]) => name === group)?.[1] ?? []).filter((type) => listed.includes(type))
  return (['top', 'health', 'care', 'papers', 'more'] as const).map((group) => ({
    group,
    items: [...(group === 'top' ? top : pages[group]).filter((to) => !(hasDied && to === '/take-along')).map((to) => ({ to })), ...typesOf(group).map(listOf)],
  }))
}
