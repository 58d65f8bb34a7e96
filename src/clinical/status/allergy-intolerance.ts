import { noKnownAllergy } from '../../resources/no-known-allergy'
import { mistake, plain, untilDeath, type Circumstance, type Phrase, type PlainKey } from './status'
import { asSent, isError, sentAt, type Sent } from './coded-element'
import type { Resource } from '../../fhir/resource'

const ended: Readonly<Record<string, PlainKey>> = {
  inactive: 'AllergyIntolerance.inactive',
  resolved: 'AllergyIntolerance.resolved',
}
/** With a low or unknown risk, and with a high one. */
const checking: Readonly<Record<string, readonly [PlainKey, PlainKey]>> = {
  unconfirmed: ['AllergyIntolerance.unconfirmed', 'AllergyIntolerance.unconfirmedHigh'],
  presumed: ['AllergyIntolerance.presumed', 'AllergyIntolerance.presumedHigh'],
}

/** "No known allergies" is a statement of the record, never an allergy. */
function denial(clinical: Sent, verification: Sent): Phrase {
  if (verification.code === 'refuted') return plain('AllergyIntolerance.noneRefuted', 'void')
  if (clinical.code !== undefined && Object.hasOwn(ended, clinical.code))
    return plain('AllergyIntolerance.noneOver', 'past')
  if (clinical.other !== undefined) return asSent(clinical)
  if (verification.other !== undefined) return asSent(verification)
  return verification.code !== undefined && Object.hasOwn(checking, verification.code)
    ? plain('AllergyIntolerance.noneUnsure', 'unsure')
    : plain('AllergyIntolerance.none', 'none')
}

/** Where an allergy stands, how sure that is, and whether the risk is high. */
export function allergyIntolerance(record: Resource, at: Circumstance): Phrase {
  const [clinical, verification] = [sentAt(record, 'clinicalStatus'), sentAt(record, 'verificationStatus')]
  if (isError(clinical, verification)) return mistake
  if (noKnownAllergy(record)) return denial(clinical, verification)
  if (verification.code === 'refuted') return plain('AllergyIntolerance.ruledOut', 'void')
  const isHigh = !at.died && sentAt(record, 'criticality').code === 'high'
  const unsure = verification.code === undefined ? undefined : checking[verification.code]
  const over = clinical.code === undefined ? undefined : ended[clinical.code]
  if (over) return plain(unsure ? 'AllergyIntolerance.neverConfirmed' : over, 'past')
  if (unsure) return plain(unsure[isHigh ? 1 : 0], isHigh ? 'look' : 'wait')
  if (clinical.code === 'active' && at.died) return untilDeath(at.died, 'currentUntil', 'currentAtDeath')
  if (isHigh) return plain('AllergyIntolerance.highRisk', 'look')
  if (clinical.code === 'active')
    return verification.other === undefined
      ? plain('AllergyIntolerance.current', 'now')
      : plain('AllergyIntolerance.unsure', 'unsure')
  return clinical.other === undefined && verification.code === 'confirmed'
    ? plain('AllergyIntolerance.confirmedOnly', 'unsure')
    : asSent(clinical)
}
