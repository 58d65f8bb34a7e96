import { isObject, objectsOf, textOf } from '../lib/json'
import type { Resource } from '../fhir/resource'

/** Code system of the labels `R` and `V` (HL7 v3). */
export const CONFIDENTIALITY = 'http://terminology.hl7.org/CodeSystem/v3-Confidentiality'
/** Restricted and very restricted (HL7 v3 Confidentiality). */
const confidential: readonly string[] = ['R', 'V']
/** Information sensitivity (HL7 v3 ActCode, below ActInformationSensitivityPolicy), among them what the patient (PRS) or the physician (PHY) asked to keep private. */
const sensitive: readonly string[] = [
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

/** The labels that mark a record as private, as sent: in `meta.security`, or a document's `securityLabel`. Codes of what it is about say nothing. */
export function privateLabels(resource: Resource): readonly string[] {
  // Nearly every record has no label: a long list is looked through for each page of it.
  if (resource['securityLabel'] === undefined && !(isObject(resource['meta']) && 'security' in resource['meta']))
    return []
  const labels = [
    ...objectsOf(resource['meta']).flatMap((meta) => objectsOf(meta['security'])),
    ...objectsOf(resource['securityLabel']).flatMap((label) => objectsOf(label['coding'])),
  ]
  return labels.flatMap((label) => {
    const code = textOf(label['code']) ?? ''
    const isPrivate =
      textOf(label['system']) === CONFIDENTIALITY ? confidential.includes(code) : sensitive.includes(code)
    return isPrivate ? [textOf(label['display']) ?? code] : []
  })
}

/** True when the record carries a label that marks it as private. The person's own entry never counts: it says whose record this is. */
export function isMarkedPrivate(resource: Resource): boolean {
  return resource.resourceType !== 'Patient' && privateLabels(resource).length > 0
}
