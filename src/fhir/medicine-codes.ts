/** Short names of the code systems of medicines; the other texts for codes are loaded later. */
const medicineSystems: Readonly<Record<string, string>> = {
  'http://hl7.org/fhir/sid/ndc': 'NDC',
  'urn:oid:2.16.840.1.113883.6.69': 'NDC',
  'http://snomed.info/sct': 'SNOMED CT',
  'http://www.nlm.nih.gov/research/umls/rxnorm': 'RxNorm',
}

/** The short name of a code system of medicines; undefined for others. */
export const medicineSystemName = (system: string | undefined): string | undefined =>
  system !== undefined && Object.hasOwn(medicineSystems, system) ? medicineSystems[system] : undefined

/** Lengths of the labeler, product and package parts of a National Drug Code with hyphens. */
const partLengths = [5, 4, 2] as const

/**
 * A National Drug Code in its form of eleven digits: from "0071-0155-23" or "00071-0155-23" as from "00071015523". Undefined for anything else. Ten
 * digits without hyphens may stand for three different products, so they are not read. NDC has no check digit.
 */
export function ndcOfElevenDigits(code: string): string | undefined {
  if (/^\d{11}$/.test(code)) return code
  if (!/^(?:\d{4}-\d{4}-\d{2}|\d{5}-(?:\d{3,4}-\d{2}|\d{4}-\d))$/.test(code)) return undefined
  return code
    .split('-')
    .map((part, index) => part.padStart(partLengths[index] ?? 0, '0'))
    .join('')
}
