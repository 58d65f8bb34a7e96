import { isInListSection } from '../list-section'
import type { RecordType } from '../../contract'
import { codingsOf, firstCode } from '../../fhir/concept'
import { deviceUseStatus } from '../../fhir/device-use'
import { listOf, withoutUndefined, type Json } from '../../lib/json'
import { isOfType, type Resource } from '../../fhir/resource'
import { testKeyOf } from '../../fhir/result'
import { requestKind } from '../request-kind'
import { isReversed } from '../reversed'
import type { ExportContext } from './export-context'
import type { ExportPart } from './export-source'

export type IpsSectionId =
  | 'medicines'
  | 'allergies'
  | 'problems'
  | 'immunizations'
  | 'procedures'
  | 'devices'
  | 'results'
  | 'vitals'
  | 'pastIllness'
  | 'socialHistory'
  | 'plan'

interface SectionRule {
  readonly type: RecordType
  /** Records that could be in the section; omitted ones are counted. */
  isCandidate(record: Resource): boolean
  isIncluded(record: Resource): boolean
  /** Records that are only named in the narrative: software that ignores their modifier element would state the opposite. */
  isTextOnly?(record: Resource): boolean
  /** Includes only the newest record of each code, of those that may be the newest if there are any. */
  readonly newestOfEach?: true
}

/** A section of the summary: its LOINC code and the rules for its records (International Patient Summary, Composition). */
export interface IpsSection {
  readonly id: IpsSectionId
  readonly code: string
  readonly rules: readonly SectionRule[]
  /** Only for required sections: the entry when nothing is known, which never says that there is none. */
  readonly unknownEntry?: (patient: string) => Json
  /** Only for sections whose entries must be of another type than their records: the entry that refers to a record. */
  readonly entryFor?: (record: Resource, urns: { readonly record: string; readonly patient: string }) => Json
}

const ABSENT_UNKNOWN = 'http://hl7.org/fhir/uv/ips/CodeSystem/absent-unknown-uv-ips'

const every = (): boolean => true
const status = (record: Resource, element = 'status'): string => firstCode(record[element]) ?? 'unknown'
const hasCategory =
  (code: string) =>
  (record: Resource): boolean =>
    listOf(record['category']).some((category) => codingsOf(category).some((coding) => coding.code === code))
const isDone = (record: Resource): boolean => !['cancelled', 'registered', 'not-done'].includes(status(record))
const notRuledOut = (record: Resource): boolean => status(record, 'verificationStatus') !== 'refuted'
const isInForce = (record: Resource): boolean => ['active', 'on-hold', 'unknown'].includes(status(record))
/** A current order not to take a medicine, which must not be an entry (MedicationRequest (IPS) 2.0: doNotPerform is false) but may be named in the narrative. */
const isNotToBeTaken = (record: Resource): boolean =>
  isOfType(record, 'MedicationRequest') &&
  requestKind(record) === 'not' &&
  !['draft', 'completed', 'stopped', 'cancelled'].includes(status(record)) &&
  !['proposal', 'option'].includes(status(record, 'intent'))
const OVER_STATUSES = ['inactive', 'remission', 'resolved']
const isOver = (record: Resource): boolean => OVER_STATUSES.includes(status(record, 'clinicalStatus'))

const concept = (system: string, code: string) => ({ coding: [{ system, code }] })
const active = (type: 'allergyintolerance' | 'condition') =>
  concept(`http://terminology.hl7.org/CodeSystem/${type}-clinical`, 'active')

/** In the order of a printed summary; the first three are required. */
const ipsSections: readonly IpsSection[] = [
  {
    id: 'medicines',
    code: '10160-0',
    rules: [
      {
        type: 'MedicationRequest',
        isCandidate: every,
        isIncluded: (record) => isInForce(record) && !['proposal', 'option'].includes(status(record, 'intent')),
        isTextOnly: isNotToBeTaken,
      },
      // On servers that offer them: the usual medicine of a summary (MedicationStatement (IPS) 2.0).
      { type: 'MedicationStatement', isCandidate: every, isIncluded: isInForce },
    ],
    unknownEntry: (reference) => ({
      resourceType: 'MedicationStatement',
      status: 'unknown',
      medicationCodeableConcept: concept(ABSENT_UNKNOWN, 'no-medication-info'),
      subject: { reference },
    }),
  },
  {
    id: 'allergies',
    code: '48765-2',
    rules: [{ type: 'AllergyIntolerance', isCandidate: every, isIncluded: notRuledOut }],
    unknownEntry: (reference) => ({
      resourceType: 'AllergyIntolerance',
      clinicalStatus: active('allergyintolerance'),
      code: concept(ABSENT_UNKNOWN, 'no-allergy-info'),
      patient: { reference },
    }),
  },
  {
    id: 'problems',
    code: '11450-4',
    rules: [{ type: 'Condition', isCandidate: (record) => !isOver(record), isIncluded: notRuledOut }],
    unknownEntry: (reference) => ({
      resourceType: 'Condition',
      clinicalStatus: active('condition'),
      code: concept(ABSENT_UNKNOWN, 'no-problem-info'),
      subject: { reference },
    }),
  },
  { id: 'immunizations', code: '11369-6', rules: [{ type: 'Immunization', isCandidate: every, isIncluded: every }] },
  { id: 'procedures', code: '47519-4', rules: [{ type: 'Procedure', isCandidate: every, isIncluded: isDone }] },
  {
    id: 'devices',
    code: '46264-8',
    rules: [{ type: 'Device', isCandidate: every, isIncluded: every }],
    entryFor: (device, urns) =>
      withoutUndefined({
        resourceType: 'DeviceUseStatement',
        status: deviceUseStatus(device),
        subject: { reference: urns.patient },
        device: { reference: urns.record },
      }),
  },
  {
    id: 'results',
    code: '30954-2',
    rules: [
      { type: 'Observation', isCandidate: hasCategory('laboratory'), isIncluded: isDone, newestOfEach: true },
      { type: 'DiagnosticReport', isCandidate: every, isIncluded: isDone, newestOfEach: true },
    ],
  },
  {
    id: 'vitals',
    code: '8716-3',
    rules: [{ type: 'Observation', isCandidate: hasCategory('vital-signs'), isIncluded: isDone, newestOfEach: true }],
  },
  { id: 'pastIllness', code: '11348-0', rules: [{ type: 'Condition', isCandidate: isOver, isIncluded: notRuledOut }] },
  {
    id: 'socialHistory',
    code: '29762-2',
    rules: [
      { type: 'Observation', isCandidate: hasCategory('social-history'), isIncluded: isDone, newestOfEach: true },
    ],
  },
  {
    id: 'plan',
    code: '18776-5',
    rules: [
      {
        type: 'CarePlan',
        isCandidate: every,
        isIncluded: (record) => isInListSection('CarePlan', record, 'main', 'planned', 'underReview'),
      },
    ],
  },
]

export interface SelectedSection {
  readonly section: IpsSection
  readonly included: readonly Resource[]
  /** Named in the narrative of the section, but no entries. */
  readonly textOnly: readonly Resource[]
  /** Number of candidates that are not included. */
  readonly omittedCount: number
}

function selectRecords(
  { isCandidate, isIncluded, isTextOnly, newestOfEach }: SectionRule,
  records: readonly Resource[],
  { isNewestCandidate }: Pick<ExportContext, 'isNewestCandidate'>,
): Omit<SelectedSection, 'section'> {
  const all = records.filter((record) => isCandidate(record))
  const textOnly = all.filter((record) => isTextOnly?.(record) === true)
  const candidates = all.filter((record) => !textOnly.includes(record))
  // Software that does not know the element of another version would read the opposite.
  const possible = candidates.filter((record) => isIncluded(record) && !isReversed(record))
  const newest = new Map<string | undefined, Resource>()
  for (const record of [...possible.filter(isNewestCandidate), ...possible])
    if (!newest.has(testKeyOf(record))) newest.set(testKeyOf(record), record)
  const included = possible.filter((record) => {
    const key = testKeyOf(record)
    return !newestOfEach || key === undefined || newest.get(key) === record
  })
  return { included, textOnly, omittedCount: candidates.length - included.length }
}

/** Selects the records of each section from parts that are sorted newest first. */
export function selectSections(
  parts: readonly ExportPart[],
  context: Pick<ExportContext, 'isNewestCandidate'>,
): readonly SelectedSection[] {
  return ipsSections.map((section) => {
    const each = section.rules.map((holding) =>
      selectRecords(holding, parts.find(({ type }) => type === holding.type)?.records ?? [], context),
    )
    return {
      section,
      included: each.flatMap(({ included }) => included),
      textOnly: each.flatMap(({ textOnly }) => textOnly),
      omittedCount: each.reduce((sum, { omittedCount }) => sum + omittedCount, 0),
    }
  })
}
