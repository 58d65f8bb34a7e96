import { compareDateSortKeys, dateSortKey } from '../../fhir/shown-day'
import { codingsOf, conceptDisplay } from '../../fhir/concept'
import { objectsOf } from '../../lib/json'
import { recordDate } from '../status/status-dates'
import type { RecordType } from '../../contract'
import type { Resource } from '../../fhir/resource'

/** Types of care that a person receives in person. */
export const careTypes = [
  'Encounter',
  'Observation',
  'Procedure',
  'Immunization',
] as const satisfies readonly RecordType[]

/** Statuses of care that took place. */
const tookPlaceStatuses = ['finished', 'in-progress', 'completed', 'final', 'amended', 'corrected']

/** Death certification (SNOMED CT), autopsy, and LOINC codes of a death certificate and its causes of death. */
const postMortemCodes = ['308646001', '29240004', '69409-1', '69453-9', '64297-5', '79378-6', '18743-5', '81956-5']
const postMortemPattern = /\b(?:death certif|cause of death|autopsy|post[- ]?mortem|decedent)/i

/** True for a record about the death itself, such as a death certificate. */
export const isPostMortem = ({ code, type }: Resource): boolean =>
  [code, ...objectsOf(type)].some(
    (concept) =>
      codingsOf(concept).some((coding) => postMortemCodes.includes(coding.code ?? '')) ||
      postMortemPattern.test(conceptDisplay(concept) ?? ''),
  )

/** The latest date, as sent, of care that took place; undefined if there is none. Records about the death itself are not care. */
export function lastCareDate(records: readonly Resource[]): string | undefined {
  return records
    .filter(({ status }) => typeof status === 'string' && tookPlaceStatuses.includes(status))
    .filter((record) => !isPostMortem(record))
    .flatMap((record) => recordDate(record) ?? [])
    .map((raw) => ({ raw, key: dateSortKey(raw) }))
    .sort((a, b) => compareDateSortKeys(a.key, b.key))[0]?.raw
}
