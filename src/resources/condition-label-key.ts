import { firstCode } from '../fhir/concept'
import type { ResourceOf } from '../fhir/resource'

const LABEL_BY_VERIFICATION: Readonly<Record<string, string>> = {
  refuted: 'ruledOut',
  unconfirmed: 'checking',
  provisional: 'checking',
  differential: 'checking',
  'entered-in-error': 'checking',
}

/** The label key of an element of a Condition: unconfirmed or refuted conditions have not "started", conditions in remission have not "ended". */
export function conditionLabelKey(condition: ResourceOf<'Condition'>, label: string): string {
  const code = firstCode(condition.verificationStatus) ?? ''
  if (firstCode(condition.clinicalStatus) === 'remission' && label.startsWith('Condition.abatement'))
    return 'Condition.abatementDateTime:remission'
  const variant = Object.hasOwn(LABEL_BY_VERIFICATION, code) ? LABEL_BY_VERIFICATION[code] : undefined
  return variant !== undefined && label.startsWith('Condition.onset') ? `Condition.onsetDateTime:${variant}` : label
}
