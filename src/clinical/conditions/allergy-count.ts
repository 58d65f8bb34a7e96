import { codingsOf } from '../../fhir/concept'
import { textOf } from '../../lib/json'
import { noKnownAllergy } from '../../resources/no-known-allergy'
import type { Resource } from '../../fhir/resource'

export interface AllergyCount {
  readonly active: number
  /** Of those, with a high criticality. */
  readonly high: number
  /** Allergies that are over or were ruled out. */
  readonly past: number
  /** The record that denies most; only of use when nothing is active. */
  readonly denial: Resource | undefined
}

const over = ['inactive', 'resolved']
const hasOne = (concept: unknown, codes: readonly string[]): boolean =>
  codingsOf(concept).some(({ code }) => code !== undefined && codes.includes(code))

/** Allergies that hold now: not those that are over, refuted or entered by mistake, and no "no known allergies". */
export function allergyCount(records: readonly Resource[]): AllergyCount {
  const valid = records.filter((one) => !hasOne(one['verificationStatus'], ['entered-in-error']))
  const holding = valid.filter(
    (one) => !hasOne(one['clinicalStatus'], over) && !hasOne(one['verificationStatus'], ['refuted']),
  )
  const active = holding.filter((one) => noKnownAllergy(one) === undefined)
  const denials = holding.filter((one) => noKnownAllergy(one) !== undefined)
  return {
    active: active.length,
    high: active.filter((one) => textOf(one['criticality']) === 'high').length,
    past: valid.filter((one) => !holding.includes(one) && noKnownAllergy(one) === undefined).length,
    denial: denials.find((one) => noKnownAllergy(one) === 'any') ?? denials[0],
  }
}
