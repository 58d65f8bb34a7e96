import { codingsOf } from '../../fhir/concept'
import { textOf } from '../../lib/json'
import { deniesAllAllergies, isDenial } from '../../resources/denial'
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
const hasCode = (concept: unknown, codes: readonly string[]): boolean =>
  codingsOf(concept).some(({ code }) => code !== undefined && codes.includes(code))

/** Counts active allergies: none that ended, were refuted or entered in error, and no "no known allergies". */
export function allergyCount(records: readonly ResourceOf<'AllergyIntolerance'>[]): AllergyCount {
  const valid = records.filter((each) => !hasCode(each.verificationStatus, ['entered-in-error']))
  const holding = valid.filter(
    (each) => !hasCode(each.clinicalStatus, endedCodes) && !hasCode(each.verificationStatus, ['refuted']),
  )
  const active = holding.filter((each) => !isDenial(each))
  const denials = holding.filter(isDenial)
  return {
    active: active.length,
    high: active.filter((each) => textOf(each.criticality) === 'high').length,
    past: valid.filter((each) => !holding.includes(each) && !isDenial(each)).length,
    denial: denials.find(deniesAllAllergies) ?? denials[0],
  }
}
