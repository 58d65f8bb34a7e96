import { codingsOf } from '../../fhir/concept'
import { assertionOf, countAsserted } from '../assertion/assertion-of'
import { statusOf } from '../status/status-of'
import { textOf } from '../../lib/json'
import { deniesAllAllergies, isDenial } from '../../resources/denial'
import type { AssertedCount } from '../../lib/asserted-count'
import type { StatusContext, StatusKey } from '../status/record-status'
import type { ResourceOf } from '../../fhir/resource'

export interface AllergyCount {
  readonly active: AssertedCount
  /** Active ones with high criticality. */
  readonly high: AssertedCount
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
  const current = records.filter((each) => !hasEnded(each))
  const active = countAsserted(current, context)
  const others = records.filter(
    (each) => !isDenial(each) && !assertionOf(each, context).reasons.includes('mistake'),
  ).length
  const denials = records.filter((each) => deniedKeys.includes(statusOf(each, context)?.key))
  return {
    active,
    high: countAsserted(
      current.filter((each) => textOf(each.criticality) === 'high'),
      context,
    ),
    past: others - active,
    denial: denials.find(deniesAllAllergies) ?? denials[0],
  }
}
