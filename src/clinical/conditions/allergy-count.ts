import { codingsOf } from '../../fhir/concept'
import { assertionOf, recordsFor } from '../assertion/assertion-of'
import { statusOf } from '../status/status-of'
import { textOf } from '../../lib/json'
import { deniesAllAllergies, isDenial } from '../../resources/denial'
import type { StatusContext, StatusKey } from '../status/record-status'
import type { ResourceOf } from '../../fhir/resource'

export interface AllergyCount {
  readonly active: number
  /** Active ones with high criticality. */
  readonly high: number
  /** Allergies that have ended or were ruled out. */
  readonly past: number
  /** The broadest "no known allergies" statement; only relevant when nothing is active. */
  readonly denial: ResourceOf<'AllergyIntolerance'> | undefined
}

const endedCodes = ['inactive', 'resolved']
const hasEnded = ({ clinicalStatus }: ResourceOf<'AllergyIntolerance'>): boolean =>
  codingsOf(clinicalStatus).some(({ code }) => code !== undefined && endedCodes.includes(code))
/** The statuses of "no known allergies" that still hold. */
const deniedKeys: readonly (StatusKey | undefined)[] = ['denied', 'deniedUnsure']

/** Counts active allergies: those that have not ended and may be counted. */
export function allergyCount(
  records: readonly ResourceOf<'AllergyIntolerance'>[],
  context: StatusContext,
): AllergyCount {
  const active = recordsFor('count', records, context).filter((each) => !hasEnded(each))
  const others = records.filter(
    (each) => !isDenial(each) && !assertionOf(each, context).reasons.includes('mistake'),
  ).length
  const denials = records.filter((each) => deniedKeys.includes(statusOf(each, context)?.key))
  return {
    active: active.length,
    high: active.filter((each) => textOf(each.criticality) === 'high').length,
    past: others - active.length,
    denial: denials.find(deniesAllAllergies) ?? denials[0],
  }
}
