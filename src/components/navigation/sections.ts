import { typesWhereOffered } from '../../contract/where-offered'
import type { RecordType } from '../../contract'
import type { Audience } from '../../i18n/code-text'

/** A page by its address; where the address has no words of its own they are the name of a type. */
export interface PageLink {
  readonly to: string
  /** The kind of record whose number and state stand beside the link. */
  readonly type?: RecordType
}

const list = (type: RecordType): PageLink => ({ to: `/records/${type}`, type })

/** Pages that stand together under a heading; one list may stand at two places. */
const sections: Readonly<Record<'results' | 'health' | 'medicines' | 'visits', readonly PageLink[]>> = {
  results: [{ to: '/results' }, { to: '/vitals' }, list('DiagnosticReport')],
  health: [
    { to: '/conditions', type: 'Condition' },
    list('AllergyIntolerance'),
    list('Immunization'),
    list('Goal'),
    list('CarePlan'),
    list('Device'),
  ],
  medicines: [{ to: '/medicines', type: 'MedicationRequest' }, list('MedicationDispense'), list('AllergyIntolerance')],
  visits: [{ to: '/timeline' }, list('Encounter'), { to: '/documents' }, list('Procedure'), list('CareTeam')],
}

export type SectionPlace = keyof typeof sections

/** The place whose pages stand beside this one, and those pages. */
export function sectionsOf(pathname: string): readonly [SectionPlace, readonly PageLink[]] | undefined {
  return (Object.entries(sections) as [SectionPlace, readonly PageLink[]][]).find(([, pages]) =>
    pages.some(({ to }) => to === pathname),
  )
}

export type PageGroup = 'health' | 'care' | 'papers' | 'take' | 'people' | 'app'

const groups: Readonly<Record<PageGroup, readonly PageLink[]>> = {
  health: [
    { to: '/results', type: 'Observation' },
    list('DiagnosticReport'),
    { to: '/vitals' },
    { to: '/conditions', type: 'Condition' },
    list('AllergyIntolerance'),
    list('Immunization'),
    { to: '/medicines', type: 'MedicationRequest' },
    list('MedicationDispense'),
    list('Goal'),
    list('Device'),
  ],
  care: [
    { to: '/new' },
    { to: '/timeline' },
    list('Encounter'),
    list('Procedure'),
    list('DiagnosticOrder'),
    list('CarePlan'),
    list('CareTeam'),
  ],
  papers: [
    { to: '/documents', type: 'DocumentReference' },
    list('Coverage'),
    list('Questionnaire'),
    { to: '/profile' },
  ],
  take: [{ to: '/take-along' }, { to: '/download' }],
  people: [list('Practitioner'), list('PractitionerRole'), list('Organization'), list('Location')],
  app: [{ to: '/find' }, { to: '/search' }, { to: '/loaded' }, { to: '/privacy' }],
}

/** Types that this server does not offer, of those that are not sure to be there: they are named, and lead nowhere. */
export const closedTypes = (offered: readonly RecordType[]): readonly RecordType[] =>
  typesWhereOffered.filter((type) => !offered.includes(type))

interface Reader {
  readonly audience: Audience
  /** False while care staff have no chart open. */
  readonly hasChart: boolean
  readonly choosesPatient: boolean
  readonly hasDied: boolean
  /** The types that this server offers, of those that are not sure to be there. */
  readonly offered: readonly RecordType[]
}

/** All pages of a record by group, for the page that lists them: without a chart those alone that show no patient. */
export function allPages({
  audience,
  hasChart,
  choosesPatient,
  hasDied,
  offered,
}: Reader): readonly (readonly [PageGroup, readonly PageLink[]])[] {
  const people = [
    ...groups.people,
    ...(hasChart ? [] : [list('Medication')]),
    ...(audience === 'provider' ? [list('Group')] : []),
  ]
  const patients = choosesPatient ? [{ to: '/patients' }] : []
  if (!hasChart)
    return [
      ['people', people],
      ['app', [...patients, { to: '/privacy' }]],
    ]
  const pagesOf = (group: PageGroup): readonly PageLink[] => {
    if (group === 'people') return people
    if (group === 'app') return [...patients, ...groups.app]
    const closed = closedTypes(offered)
    return groups[group].filter(
      ({ to, type }) => !(hasDied && to === '/take-along') && !(type && closed.includes(type)),
    )
  }
  return (Object.keys(groups) as PageGroup[]).map((group) => [group, pagesOf(group)])
}
