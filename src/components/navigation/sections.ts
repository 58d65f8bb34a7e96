import { undocumentedTypes } from '../../contract/undocumented-types'
import type { OfferedType } from '../../contract/offered-types'
import type { RecordType } from '../../contract'
import type { RecordKind } from '../../resources/observation-category'
import type { Audience } from '../../i18n/audience'

/** A link to a page, labelled by its path, or by its type if the path has no message. */
export interface PageLink {
  readonly to: string
  /** The record type whose count and state are shown next to the link. */
  readonly type?: RecordType
  /** The kind that is counted, if the page shows only some records of the type. */
  readonly kind?: RecordKind
}

const listPage = (type: RecordType): PageLink => ({ to: `/records/${type}`, type })

/** Pages by section; a list may be in two sections. */
const sections: Readonly<Record<'results' | 'health' | 'medicines' | 'visits', readonly PageLink[]>> = {
  results: [{ to: '/results' }, { to: '/vitals' }, listPage('DiagnosticReport')],
  health: [
    { to: '/conditions', type: 'Condition' },
    listPage('AllergyIntolerance'),
    listPage('Immunization'),
    listPage('Goal'),
    listPage('CarePlan'),
    listPage('Device'),
    { to: '/answers' },
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

/** The section of a page and the pages in it; undefined for pages outside these sections. */
export function pageSectionOf(pathname: string): readonly [PageSection, readonly PageLink[]] | undefined {
  return (Object.entries(sections) as [PageSection, readonly PageLink[]][]).find(([, pages]) =>
    pages.some(({ to }) => to === pathname),
  )
}

export type PageGroup = 'health' | 'care' | 'papers' | 'take' | 'people' | 'app'

const groups: Readonly<Record<PageGroup, readonly PageLink[]>> = {
  health: [
    { to: '/results', type: 'Observation', kind: 'Observation' },
    listPage('DiagnosticReport'),
    { to: '/vitals' },
    { to: '/conditions', type: 'Condition' },
    listPage('AllergyIntolerance'),
    listPage('Immunization'),
    { to: '/medicines', type: 'MedicationRequest' },
    listPage('MedicationDispense'),
    listPage('Goal'),
    listPage('Device'),
    { to: '/answers', type: 'Observation', kind: 'Answer' },
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
  take: [{ to: '/take-along' }, { to: '/download' }, { to: '/correct' }],
  people: [listPage('Practitioner'), listPage('PractitionerRole'), listPage('Organization'), listPage('Location')],
  app: [{ to: '/find' }, { to: '/search' }, { to: '/loaded' }, { to: '/privacy' }],
}

/** Where the lists of types outside the API are, on servers that offer them. */
const groupOfOffered: Readonly<Record<OfferedType, PageGroup>> = {
  ServiceRequest: 'care',
  FamilyMemberHistory: 'health',
  MedicationStatement: 'health',
  MedicationAdministration: 'health',
  NutritionOrder: 'care',
  Specimen: 'health',
  ImagingStudy: 'health',
  QuestionnaireResponse: 'papers',
  Appointment: 'care',
  RelatedPerson: 'people',
}
const offeredPages = (group: PageGroup, offered: readonly RecordType[]): readonly PageLink[] =>
  (Object.keys(groupOfOffered) as OfferedType[])
    .filter((type) => groupOfOffered[type] === group && offered.includes(type))
    .map(listPage)

/** Undocumented types that this server does not offer: listed, but not linked. */
export const typesNotOffered = (offered: readonly RecordType[]): readonly RecordType[] =>
  undocumentedTypes.filter((type) => !offered.includes(type))

interface PageOptions {
  readonly audience: Audience
  /** False while a provider has no chart open. */
  readonly hasChart: boolean
  readonly canSelectPatient: boolean
  readonly hasDied: boolean
  /** The types outside the documented API that this server offers. */
  readonly offered: readonly RecordType[]
}

/** All pages by group; without an open chart only those that show no patient. */
export function allPages({
  audience,
  hasChart,
  canSelectPatient,
  hasDied,
  offered,
}: PageOptions): readonly (readonly [PageGroup, readonly PageLink[]])[] {
  const people = [
    ...groups.people,
    ...(hasChart ? [] : [listPage('Medication')]),
    ...(audience === 'provider' ? [listPage('Group')] : []),
  ]
  const patients = canSelectPatient ? [{ to: '/patients' }] : []
  if (!hasChart)
    return [
      ['people', people],
      ['app', [...patients, { to: '/privacy' }]],
    ]
  const pagesOf = (group: PageGroup): readonly PageLink[] => {
    if (group === 'people') return [...people, ...offeredPages(group, offered)]
    if (group === 'app') return [...patients, ...groups.app]
    const notOffered = typesNotOffered(offered)
    return [...groups[group], ...offeredPages(group, offered)].filter(
      ({ to, type }) =>
        !(hasDied && to === '/take-along') &&
        !(audience === 'provider' && to === '/correct') &&
        !(type && notOffered.includes(type)),
    )
  }
  return (Object.keys(groups) as PageGroup[]).map((group) => [group, pagesOf(group)])
}

const listPages: Readonly<Partial<Record<RecordKind, string>>> = {
  Answer: '/answers',
  Observation: '/results?time=all',
  Condition: '/conditions',
  MedicationRequest: '/medicines',
  DocumentReference: '/documents',
}

/** The path of the page that lists all records of a kind. */
export const listPathOf = (kind: RecordKind): string => listPages[kind] ?? `/records/${kind}`
