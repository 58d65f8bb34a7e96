import { undocumentedTypes } from '../../contract/undocumented-types'
import type { RecordType } from '../../contract'
import type { Audience } from '../../i18n/audience'

/** A page by its address; where the address has no words of its own they are the name of a type. */
export interface PageLink {
  readonly to: string
  /** The kind of record whose number and state stand beside the link. */
  readonly type?: RecordType
}

const listPage = (type: RecordType): PageLink => ({ to: `/records/${type}`, type })

/** Pages that stand together under a heading; one list may stand at two places. */
const sections: Readonly<Record<'results' | 'health' | 'medicines' | 'visits', readonly PageLink[]>> = {
  results: [{ to: '/results' }, { to: '/vitals' }, listPage('DiagnosticReport')],
  health: [
    { to: '/conditions', type: 'Condition' },
    listPage('AllergyIntolerance'),
    listPage('Immunization'),
    listPage('Goal'),
    listPage('CarePlan'),
    listPage('Device'),
  ],
  medicines: [
    { to: '/medicines', type: 'MedicationRequest' },
    listPage('MedicationDispense'),
    listPage('AllergyIntolerance'),
  ],
  visits: [
    { to: '/timeline' },
    listPage('Encounter'),
    { to: '/documents' },
    listPage('Procedure'),
    listPage('CareTeam'),
  ],
}

export type PageSection = keyof typeof sections

/** The place whose pages stand beside this one, and those pages. */
export function pageSectionOf(pathname: string): readonly [PageSection, readonly PageLink[]] | undefined {
  return (Object.entries(sections) as [PageSection, readonly PageLink[]][]).find(([, pages]) =>
    pages.some(({ to }) => to === pathname),
  )
}

export type PageGroup = 'health' | 'care' | 'papers' | 'take' | 'people' | 'app'

const groups: Readonly<Record<PageGroup, readonly PageLink[]>> = {
  health: [
    { to: '/results', type: 'Observation' },
    listPage('DiagnosticReport'),
    { to: '/vitals' },
    { to: '/conditions', type: 'Condition' },
    listPage('AllergyIntolerance'),
    listPage('Immunization'),
    { to: '/medicines', type: 'MedicationRequest' },
    listPage('MedicationDispense'),
    listPage('Goal'),
    listPage('Device'),
  ],
  care: [
    { to: '/new' },
    { to: '/timeline' },
    listPage('Encounter'),
    listPage('Procedure'),
    listPage('DiagnosticOrder'),
    listPage('CarePlan'),
    listPage('CareTeam'),
  ],
  papers: [
    { to: '/documents', type: 'DocumentReference' },
    listPage('Coverage'),
    listPage('Questionnaire'),
    { to: '/profile' },
  ],
  take: [{ to: '/take-along' }, { to: '/download' }],
  people: [listPage('Practitioner'), listPage('PractitionerRole'), listPage('Organization'), listPage('Location')],
  app: [{ to: '/find' }, { to: '/search' }, { to: '/loaded' }, { to: '/privacy' }],
}

/** Types that this server does not offer, of those that are not sure to be there: they are named, and lead nowhere. */
export const typesNotOffered = (offered: readonly RecordType[]): readonly RecordType[] =>
  undocumentedTypes.filter((type) => !offered.includes(type))

interface PageOptions {
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
}: PageOptions): readonly (readonly [PageGroup, readonly PageLink[]])[] {
  const people = [
    ...groups.people,
    ...(hasChart ? [] : [listPage('Medication')]),
    ...(audience === 'provider' ? [listPage('Group')] : []),
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
    const closed = typesNotOffered(offered)
    return groups[group].filter(
      ({ to, type }) => !(hasDied && to === '/take-along') && !(type && closed.includes(type)),
    )
  }
  return (Object.keys(groups) as PageGroup[]).map((group) => [group, pagesOf(group)])
}

const listPages: Readonly<Partial<Record<RecordType, string>>> = {
  Observation: '/results?time=all',
  Condition: '/conditions',
  MedicationRequest: '/medicines',
  DocumentReference: '/documents',
}

/** The page on which all records of a type stand. */
export const listPathOf = (type: RecordType): string => listPages[type] ?? `/records/${type}`
