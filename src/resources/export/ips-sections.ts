import type { RecordType } from '../../contract'
import { codingsOf, firstCode } from '../../fhir/concept'
import { listOf, type Json } from '../../lib/json'
import type { Resource } from '../../fhir/resource'
import { codeKey } from '../../fhir/result'
import { describe } from '../registry'
import { requestKind } from '../request-kind'
import type { ExportPart } from './source'

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

interface Holding {
  readonly type: RecordType
  /** The records that this section could hold; those that it does not take are counted. */
  candidate(record: Resource): boolean
  wanted(record: Resource): boolean
  /** Records that the section names in words alone: software that does not read a modifier of theirs would say the opposite. */
  inWords?(record: Resource): boolean
  /** Only the newest record of each code. */
  readonly newestOfEach?: true
}

/** One section of the summary: its LOINC code and which records stand in it (International Patient Summary, Composition). */
export interface IpsSection {
  readonly id: IpsSectionId
  readonly code: string
  readonly holds: readonly Holding[]
  /** A section that a summary must have: what stands in it when nothing is known. Never says that there is none. */
  readonly unknown?: (patient: string) => Json
}

const ABSENT_UNKNOWN = 'http://hl7.org/fhir/uv/ips/CodeSystem/absent-unknown-uv-ips'
const DATA_ABSENT = 'http://hl7.org/fhir/StructureDefinition/data-absent-reason'

const every = (): boolean => true
const status = (record: Resource, element = 'status'): string => firstCode(record[element]) ?? 'unknown'
const hasCategory =
  (code: string) =>
  (record: Resource): boolean =>
    listOf(record['category']).some((category) => codingsOf(category).some((coding) => coding.code === code))
const counts = (record: Resource): boolean => !['cancelled', 'registered', 'not-done'].includes(status(record))
const notRuledOut = (record: Resource): boolean => status(record, 'verificationStatus') !== 'refuted'
const isInForce = (record: Resource): boolean => ['active', 'on-hold', 'unknown'].includes(status(record))
/** An order not to take a medicine that is not over; a summary must not hold one (MedicationRequest (IPS) 2.0: doNotPerform is false) and may say it elsewhere. */
const isNotToBeTaken = (record: Resource): boolean =>
  requestKind(record) === 'not' &&
  !['draft', 'completed', 'stopped', 'cancelled'].includes(status(record)) &&
  !['proposal', 'option'].includes(status(record, 'intent'))
const over = ['inactive', 'remission', 'resolved']
const isOver = (record: Resource): boolean => over.includes(status(record, 'clinicalStatus'))

const concept = (system: string, code: string) => ({ coding: [{ system, code }] })
const active = (type: 'allergyintolerance' | 'condition') =>
  concept(`http://terminology.hl7.org/CodeSystem/${type}-clinical`, 'active')

/** In the order of the page of a summary; the first three must be there. */
const ipsSections: readonly IpsSection[] = [
  {
    id: 'medicines',
    code: '10160-0',
    holds: [
      {
        type: 'MedicationRequest',
        candidate: every,
        wanted: (record) => isInForce(record) && !['proposal', 'option'].includes(status(record, 'intent')),
        inWords: isNotToBeTaken,
      },
    ],
    unknown: (reference) => ({
      resourceType: 'MedicationStatement',
      status: 'unknown',
      medicationCodeableConcept: concept(ABSENT_UNKNOWN, 'no-medication-info'),
      subject: { reference },
      _effectiveDateTime: { extension: [{ url: DATA_ABSENT, valueCode: 'unknown' }] },
    }),
  },
  {
    id: 'allergies',
    code: '48765-2',
    holds: [{ type: 'AllergyIntolerance', candidate: every, wanted: notRuledOut }],
    unknown: (reference) => ({
      resourceType: 'AllergyIntolerance',
      clinicalStatus: active('allergyintolerance'),
      code: concept(ABSENT_UNKNOWN, 'no-allergy-info'),
      patient: { reference },
    }),
  },
  {
    id: 'problems',
    code: '11450-4',
    holds: [{ type: 'Condition', candidate: (record) => !isOver(record), wanted: notRuledOut }],
    unknown: (reference) => ({
      resourceType: 'Condition',
      clinicalStatus: active('condition'),
      code: concept(ABSENT_UNKNOWN, 'no-problem-info'),
      subject: { reference },
    }),
  },
  { id: 'immunizations', code: '11369-6', holds: [{ type: 'Immunization', candidate: every, wanted: every }] },
  { id: 'procedures', code: '47519-4', holds: [{ type: 'Procedure', candidate: every, wanted: counts }] },
  { id: 'devices', code: '46264-8', holds: [{ type: 'Device', candidate: every, wanted: every }] },
  {
    id: 'results',
    code: '30954-2',
    holds: [
      { type: 'Observation', candidate: hasCategory('laboratory'), wanted: counts, newestOfEach: true },
      { type: 'DiagnosticReport', candidate: every, wanted: counts, newestOfEach: true },
    ],
  },
  {
    id: 'vitals',
    code: '8716-3',
    holds: [{ type: 'Observation', candidate: hasCategory('vital-signs'), wanted: counts, newestOfEach: true }],
  },
  { id: 'pastIllness', code: '11348-0', holds: [{ type: 'Condition', candidate: isOver, wanted: notRuledOut }] },
  {
    id: 'socialHistory',
    code: '29762-2',
    holds: [{ type: 'Observation', candidate: hasCategory('social-history'), wanted: counts, newestOfEach: true }],
  },
  {
    id: 'plan',
    code: '18776-5',
    holds: [
      {
        type: 'CarePlan',
        candidate: every,
        wanted: (record) => ['main', 'plan', 'check'].includes(describe('CarePlan').place(record)),
      },
    ],
  },
]

export interface Chosen {
  readonly section: IpsSection
  readonly taken: readonly Resource[]
  /** Named in the text of the section and no entry of it. */
  readonly inWords: readonly Resource[]
  /** Records that the section could hold and does not. */
  readonly left: number
}

function takenBy(
  { candidate, wanted, inWords, newestOfEach }: Holding,
  records: readonly Resource[],
): Omit<Chosen, 'section'> {
  const all = records.filter((record) => candidate(record))
  const said = all.filter((record) => inWords?.(record) === true)
  const candidates = all.filter((record) => !said.includes(record))
  const seen = new Set<string>()
  const taken = candidates.filter((record) => {
    const key = codeKey(record)
    if (!wanted(record)) return false
    if (!newestOfEach || key === undefined) return true
    const isNew = !seen.has(key)
    seen.add(key)
    return isNew
  })
  return { taken, inWords: said, left: candidates.length - taken.length }
}

/** The records of each section; they come newest first, so the first of each code is its newest. */
export function chosenFor(parts: readonly ExportPart[]): readonly Chosen[] {
  return ipsSections.map((section) => {
    const each = section.holds.map((holding) =>
      takenBy(holding, parts.find(({ type }) => type === holding.type)?.records ?? []),
    )
    return {
      section,
      taken: each.flatMap(({ taken }) => taken),
      inWords: each.flatMap(({ inWords }) => inWords),
      left: each.reduce((sum, { left }) => sum + left, 0),
    }
  })
}
