import { isRecordType, type RecordType } from '../../contract'
import type { Audience } from '../../i18n/audience'

/** Sections of the main navigation; a page belongs to at most one. */
export type NavigationSectionName = 'home' | 'results' | 'medicines' | 'health' | 'visits' | 'all' | 'patients'

export interface NavigationSection {
  readonly name: NavigationSectionName
  readonly to: string
}

/** Types outside the patient compartment. */
const typesWithoutPatient: readonly RecordType[] = [
  'Practitioner',
  'PractitionerRole',
  'Organization',
  'Location',
  'Medication',
  'Group',
]

/** True for pages that show a patient's record; providers without an open chart are redirected to the patient search. */
export function needsPatient(pathname: string): boolean {
  const [, area = '', type = ''] = pathname.split('/')
  if (area === 'records' || area === 'record') return type !== '' && !typesWithoutPatient.some((each) => each === type)
  return !['patients', 'privacy', 'loaded'].includes(area)
}

/** The path to return to after a new sign-in from this page: never a single record. */
export function returnPathFrom(pathname: string): string {
  const [, area = '', type = ''] = pathname.split('/')
  if (area === 'record') return '/'
  return area === 'records' && type !== '' ? `/records/${type}` : `/${area}`
}

/** Charts this session can show: a fixed one, or any that a provider opens, with one or none open now. */
export type ChartAccess = 'one' | 'open' | 'none'

const allRecordsSection: NavigationSection = { name: 'all', to: '/records' }
const patientsSection: NavigationSection = { name: 'patients', to: '/patients' }

/** Navigation sections: six for a record, plus the patient search where providers choose the patient. */
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

/** Section by first path segment. Search is in the header and belongs to none. */
const sectionByArea: Readonly<Record<string, NavigationSectionName | undefined>> = {
  '': 'home',
  new: 'home',
  results: 'results',
  vitals: 'results',
  medicines: 'medicines',
  conditions: 'health',
  answers: 'health',
  timeline: 'visits',
  documents: 'visits',
  patients: 'patients',
  find: undefined,
}

/** The section a page belongs to. */
export function navigationSectionOf(pathname: string): NavigationSectionName | undefined {
  const [, area = '', type = ''] = pathname.split('/')
  if (area === 'records' || area === 'record') return (isRecordType(type) ? sectionByType[type] : undefined) ?? 'all'
  return area in sectionByArea ? sectionByArea[area] : 'all'
}
