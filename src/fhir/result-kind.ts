import { codingsOf, firstCode } from './concept'
import { listOf, type Json } from '../lib/json'

/** What a result is of, as far as words depend on it: a sample that was taken, a measurement, answers, a fact of life, or something that was done. */
export type ResultKind = 'sample' | 'measured' | 'answered' | 'asOf' | 'done'

/** Codes of `category` (observation-category and HL7 v2-0074), the one that says most first. */
const kinds: readonly (readonly [ResultKind, readonly string[]])[] = [
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

/** What a result or a report is of, by its categories; undefined where they do not say. */
export function resultKind(resource: Json): ResultKind | undefined {
  const codes = listOf(resource['category']).flatMap((category) => codingsOf(category).map(({ code }) => code))
  const kind = kinds.find(([, own]) => codes.some((code) => code !== undefined && own.includes(code)))?.[0]
  // An examination that gives a number is a measurement.
  return kind === 'done' && resource['valueQuantity'] !== undefined ? 'measured' : kind
}

/** True where the result comes from a laboratory, which then is who marks it and gives its range. */
export const isFromLab = (resource: Json): boolean => resultKind(resource) === 'sample'

const notYet = ['registered', 'cancelled', 'entered-in-error']

/** What the date of a result is the date of; undefined where it is not said, and while nothing has been taken or measured. */
export function resultDateKind(resource: Json): ResultKind | undefined {
  const wasNotDone = firstCode(resource['dataAbsentReason']) === 'not-performed'
  return wasNotDone || notYet.includes(firstCode(resource['status']) ?? '') ? undefined : resultKind(resource)
}
