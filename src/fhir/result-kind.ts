import { codingsOf, firstCode } from './concept'
import { listOf, type Json } from '../lib/json'

/** Kind of a result or report: from a sample, measured, answered in a form, true as of a date, or a procedure that was done. */
export type ResultKind = 'sample' | 'measured' | 'answered' | 'asOf' | 'done'

/** Codes of `category` (observation-category and HL7 v2-0074), the most specific kind first. */
const CATEGORY_CODES: readonly (readonly [ResultKind, readonly string[]])[] = [
  [
    'sample',
    [
      'laboratory',
      'LAB',
      'BG',
      'BLB',
      'CG',
      'CH',
      'CP',
      'CTH',
      'GE',
      'HM',
      'IMM',
      'LO',
      'MB',
      'MCB',
      'MYC',
      'PAR',
      'PAT',
      'SP',
      'SR',
      'TX',
      'URN',
      'VR',
      'LP29693-6',
      'LP7839-6',
    ],
  ],
  ['measured', ['vital-signs', 'activity']],
  ['answered', ['survey']],
  ['asOf', ['social-history']],
  [
    'done',
    [
      'imaging',
      'procedure',
      'exam',
      'therapy',
      'AU',
      'CT',
      'CUS',
      'EC',
      'EN',
      'NMR',
      'NMS',
      'NRS',
      'OSL',
      'OUS',
      'PF',
      'PHR',
      'PHY',
      'PT',
      'RAD',
      'RC',
      'RT',
      'RUS',
      'RX',
      'VUS',
      'XRC',
      'LP29684-5',
      'LP29708-2',
    ],
  ],
]

/** The kind of a result or report by its categories; undefined when they have no known code. */
export function resultKind(resource: Json): ResultKind | undefined {
  const codes = listOf(resource['category']).flatMap((category) => codingsOf(category).map(({ code }) => code))
  const kind = CATEGORY_CODES.find(([, known]) => codes.some((code) => code !== undefined && known.includes(code)))?.[0]
  // An examination with a number as its result is a measurement.
  return kind === 'done' && resource['valueQuantity'] !== undefined ? 'measured' : kind
}

/** True for a laboratory result: its flags and ranges are the lab's. */
export const isFromLab = (resource: Json): boolean => resultKind(resource) === 'sample'

const NOT_DONE_STATUSES = ['registered', 'cancelled', 'entered-in-error']

/** The kind that names the date of a result; undefined when unknown, and while nothing has been taken or measured. */
export function resultDateKind(resource: Json): ResultKind | undefined {
  const wasNotDone = firstCode(resource['dataAbsentReason']) === 'not-performed'
  return wasNotDone || NOT_DONE_STATUSES.includes(firstCode(resource['status']) ?? '')
    ? undefined
    : resultKind(resource)
}
