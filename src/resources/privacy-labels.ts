import { isObject, objectsOf, textOf } from '../lib/json'
import type { Resource } from '../fhir/resource'

/** Code system of the labels `R` and `V` (HL7 v3). */
export const CONFIDENTIALITY_SYSTEM = 'http://terminology.hl7.org/CodeSystem/v3-Confidentiality'
/** Restricted and very restricted (HL7 v3 Confidentiality). */
const CONFIDENTIAL_CODES: readonly string[] = ['R', 'V']
/** Information sensitivity (HL7 v3 ActCode, below ActInformationSensitivityPolicy), including requests of the patient (PRS) or physician (PHY). */
const SENSITIVE_CODES: readonly string[] = [
  'BH',
  'COGN',
  'DVD',
  'EMOTDIS',
  'MH',
  'PSY',
  'PSYTHPN',
  'SUD',
  'ETH',
  'ETHUD',
  'OPIOIDUD',
  'STD',
  'HIV',
  'SCA',
  'SDV',
  'SEX',
  'SPI',
  'TBOO',
  'VIO',
  'PRS',
  'PHY',
  'SICKLE',
  'DIA',
  'GDIS',
  'MARST',
  'PREGNANT',
  'SUICIDE',
  'ABORTION',
  'REPRO',
]

/** Security labels that mark a record as private, as sent: in `meta.security` or a document's `securityLabel`. Clinical codes do not count. */
export function privateLabels(resource: Resource): readonly string[] {
  // Hot path: most records have no label, and every loaded page is checked.
  if (resource['securityLabel'] === undefined && !(isObject(resource['meta']) && 'security' in resource['meta']))
    return []
  const labels = [
    ...objectsOf(resource['meta']).flatMap((meta) => objectsOf(meta['security'])),
    ...objectsOf(resource['securityLabel']).flatMap((label) => objectsOf(label['coding'])),
  ]
  return labels.flatMap((label) => {
    const code = textOf(label['code']) ?? ''
    const isPrivate =
      textOf(label['system']) === CONFIDENTIALITY_SYSTEM
        ? CONFIDENTIAL_CODES.includes(code)
        : SENSITIVE_CODES.includes(code)
    return isPrivate ? [textOf(label['display']) ?? code] : []
  })
}

/** True when a security label marks the record as private. Never for Patient, which identifies whose record this is. */
export function isMarkedPrivate(resource: Resource): boolean {
  return resource.resourceType !== 'Patient' && privateLabels(resource).length > 0
}
