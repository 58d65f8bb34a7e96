import { firstCode } from '../fhir/concept'
import type { Resource } from '../fhir/resource'

const doubts: Readonly<Record<string, string>> = {
  refuted: 'ruledOut',
  unconfirmed: 'checking',
  provisional: 'checking',
  differential: 'checking',
  'entered-in-error': 'checking',
}

/** The label key of an element of a Condition: what was not confirmed, or was ruled out, is not simply said to have started, and what is in remission has not ended. */
export function conditionLabel(condition: Resource, label: string): string {
  const code = firstCode(condition['verificationStatus']) ?? ''
  if (firstCode(condition['clinicalStatus']) === 'remission' && label.startsWith('Condition.abatement'))
    return 'Condition.abatementDateTime:remission'
  const doubt = Object.hasOwn(doubts, code) ? doubts[code] : undefined
  return doubt !== undefined && label.startsWith('Condition.onset') ? `Condition.onsetDateTime:${doubt}` : label
}
