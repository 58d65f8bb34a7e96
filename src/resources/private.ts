import { objectsOf, textOf } from '../fhir/guards'
import type { Resource } from '../fhir/resource'

const CONFIDENTIALITY = 'http://terminology.hl7.org/CodeSystem/v3-Confidentiality'
/** Restricted and very restricted (HL7 v3 Confidentiality). */
const confidential: readonly string[] = ['R', 'V']
/** Information sensitivity (HL7 v3 ActCode, below ActInformationSensitivityPolicy). */
const sensitive: readonly string[] = ['BH', 'COGN', 'DVD', 'EMOTDIS', 'MH', 'PSY', 'PSYTHPN', 'SUD', 'ETH', 'ETHUD', 'OPIOIDUD', 'STD', 'HIV', 'SCA', 'SDV', 'SEX', 'SPI', 'TBOO', 'VIO', 'SICKLE', 'DIA', 'GDIS', 'MARST', 'PREGNANT', 'SUICIDE', 'ABORTION', 'REPRO']

/** True when the record carries a label that marks it as private: in `meta.security`, or a document's `securityLabel`. Codes of what it is about say nothing. */
export function isMarkedPrivate(resource: Resource): boolean {
  const labels = [...objectsOf(resource['meta']).flatMap((meta) => objectsOf(meta['security'])), ...objectsOf(resource['securityLabel']).flatMap((label) => objectsOf(label['coding']))]
  return labels.some((label) => {
    const code = textOf(label['code']) ?? ''
    return textOf(label['system']) === CONFIDENTIALITY ? confidential.includes(code) : sensitive.includes(code)
  })
}
