import { isRecordType, type RecordType } from '../../contract'
import type { Audience } from '../../i18n/code-text'

/** Where things live: each page belongs to one of them. */
export type NavigationSectionName = 'home' | 'results' | 'medicines' | 'health' | 'visits' | 'all' | 'patients'

export interface NavigationSection {
  readonly name: NavigationSectionName
  readonly to: string
}

/** Types that belong to no patient. */
const typesWithoutPatient: readonly RecordType[] = [
  'Practitioner',
  'PractitionerRole',
  'Organization',
  'Location',
  'Medication',
  'Group',
]

/** True for pages that show one patient's record; care staff without an open chart find the patient first. */
export function needsPatient(pathname: string): boolean {
  const [, area = '', type = ''] = pathname.split('/')
  if (area === 'records' || area === 'record') return type !== '' && !typesWithoutPatient.some((each) => each === type)
  return !['patients', 'privacy', 'loaded'].includes(area)
}

/** Where a new sign-in leads back to from this page: a list or a page of its own, never a single record. */
export function returnPathFrom(pathname: string): string {
  const [, area = '', type = ''] = pathname.split('/')
  return area === 'record' ? '/' : area === 'records' && type !== '' ? `/records/${type}` : `/${area}`
}

/** Which charts this sign-in may show: one, or those that care staff open and close, of which one is open or none. */
export type ChartAccess = 'one' | 'open' | 'none'

const allRecordsSection: NavigationSection = { name: 'all', to: '/records' }
const patientsSection: NavigationSection = { name: 'patients', to: '/patients' }

/** The places of the navigation: six for a record, and the search for patients where care staff open charts. */
export function navigationSectionsFor(audience: Audience, charts: ChartAccess = 'one'): readonly NavigationSection[] {
  if (charts === 'none') return [patientsSection, allRecordsSection]
  const places: readonly NavigationSection[] = [
    { name: 'home', to: '/' },
    { name: 'results', to: '/results' },
    { name: 'medicines', to: '/medicines' },
    { name: 'health', to: '/conditions' },
    { name: 'visits', to: audience === 'provider' ? '/records/Encounter' : '/timeline' },
    allRecordsSection,
  ]
  return charts === 'open' ? [...places, patientsSection] : places
}

const sectionByType: Readonly<Partial<Record<RecordType, NavigationSectionName>>> = {
  Observation: 'results',
  DiagnosticReport: 'results',
  MedicationRequest: 'medicines',
  MedicationDispense: 'medicines',
  Medication: 'medicines',
  Condition: 'health',
  AllergyIntolerance: 'health',
  Immunization: 'health',
  Goal: 'health',
  CarePlan: 'health',
  Device: 'health',
  Encounter: 'visits',
  DocumentReference: 'visits',
  Procedure: 'visits',
  CareTeam: 'visits',
}

/** The search of the record stands in the header and belongs to none. */
const sectionByArea: Readonly<Record<string, NavigationSectionName | undefined>> = {
  '': 'home',
  new: 'home',
  results: 'results',
  vitals: 'results',
  medicines: 'medicines',
  conditions: 'health',
  timeline: 'visits',
  documents: 'visits',
  patients: 'patients',
  find: undefined,
}

/** The place that a page belongs to. */
export function navigationSectionOf(pathname: string): NavigationSectionName | undefined {
  const [, area = '', type = ''] = pathname.split('/')
  if (area === 'records' || area === 'record') return (isRecordType(type) ? sectionByType[type] : undefined) ?? 'all'
  return area in sectionByArea ? sectionByArea[area] : 'all'
}
