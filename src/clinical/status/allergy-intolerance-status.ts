import {
  enteredInError,
  plainStatus,
  statusUntilDeath,
  type StatusContext,
  type RecordStatus,
  type PlainStatusKey,
} from './record-status'
import { statusAsSent, hasErrorCode, readCodedElement } from './coded-element'
import type { ResourceOf } from '../../fhir/resource'

const endedKeys: Readonly<Record<string, PlainStatusKey>> = {
  inactive: 'AllergyIntolerance.inactive',
  resolved: 'AllergyIntolerance.resolved',
}
/** Keys for a low or unknown risk, and for a high one. */
const unverifiedKeys: Readonly<Record<string, readonly [PlainStatusKey, PlainStatusKey]>> = {
  unconfirmed: ['AllergyIntolerance.unconfirmed', 'AllergyIntolerance.unconfirmedHigh'],
  presumed: ['AllergyIntolerance.presumed', 'AllergyIntolerance.presumedHigh'],
}

/** Whether an allergy is active and confirmed, and whether its risk is high. */
export function allergyIntoleranceStatus(
  record: ResourceOf<'AllergyIntolerance'>,
  context: StatusContext,
): RecordStatus {
  const [clinical, verification] = [
    readCodedElement(record, 'clinicalStatus'),
    readCodedElement(record, 'verificationStatus'),
  ]
  if (hasErrorCode(clinical, verification)) return enteredInError
  if (verification.code === 'refuted') return plainStatus('AllergyIntolerance.ruledOut', 'invalid')
  const isHigh = !context.died && readCodedElement(record, 'criticality').code === 'high'
  const unverified = verification.code === undefined ? undefined : unverifiedKeys[verification.code]
  const endedKey = clinical.code === undefined ? undefined : endedKeys[clinical.code]
  if (endedKey) return plainStatus(unverified ? 'AllergyIntolerance.neverConfirmed' : endedKey, 'past')
  if (unverified) return plainStatus(unverified[isHigh ? 1 : 0], isHigh ? 'attention' : 'pending')
  if (clinical.code === 'active' && context.died)
    return statusUntilDeath(context.died, 'currentUntil', 'currentAtDeath')
  if (isHigh) return plainStatus('AllergyIntolerance.highRisk', 'attention')
  if (clinical.code === 'active')
    return verification.text === undefined
      ? plainStatus('AllergyIntolerance.current', 'active')
      : plainStatus('AllergyIntolerance.unsure', 'uncertain')
  return clinical.text === undefined && verification.code === 'confirmed'
    ? plainStatus('AllergyIntolerance.confirmedOnly', 'uncertain')
    : statusAsSent(clinical)
}
