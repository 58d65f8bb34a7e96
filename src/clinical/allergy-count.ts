import { codingsOf } from '../fhir/concept'
import { textOf } from '../fhir/guards'
import { noKnownAllergy, type NoKnown } from './no-known-allergy'
import type { Resource } from '../fhir/resource'

export interface AllergyCount {
  readonly active: number
  /** Of those, with a high criticality. */
  readonly high: number
  /** What the record denies outright; only of use when nothing is active. */
  readonly denied: NoKnown | undefined
}

const over = ['inactive', 'resolved']
const untrue = ['entered-in-error', 'refuted']
const hasOne = (concept: unknown, codes: readonly string[]): boolean => codingsOf(concept).some(({ code }) => code !== undefined && codes.includes(code))

/** Allergies that hold now: not those that are over, refuted or entered by mistake, and no "no known allergies". */
export function allergyCount(records: readonly Resource[]): AllergyCount {
  const holding = records.filter((one) => !hasOne(one['clinicalStatus'], over) && !hasOne(one['verificationStatus'], untrue))
  const active = holding.filter((one) => noKnownAllergy(one) === undefined)
  const denials = holding.map(noKnownAllergy).filter((one) => one !== undefined)
  return {
    active: active.length,
    high: active.filter((one) => textOf(one['criticality']) === 'high').length,
    denied: denials.find((one) => one === 'any') ?? denials[0],
  }
}
