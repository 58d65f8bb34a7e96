/** Short names of code systems by URI (HL7 Terminology, R4 "Using codes"), also by the OIDs of older feeds. */
const codeSystemNames: Readonly<Record<string, string>> = {
  'http://loinc.org': 'LOINC',
  'urn:oid:2.16.840.1.113883.6.1': 'LOINC',
  'http://snomed.info/sct': 'SNOMED CT',
  'urn:oid:2.16.840.1.113883.6.96': 'SNOMED CT',
  'http://www.nlm.nih.gov/research/umls/rxnorm': 'RxNorm',
  'urn:oid:2.16.840.1.113883.6.88': 'RxNorm',
  'http://hl7.org/fhir/sid/icd-10-cm': 'ICD-10-CM',
  'urn:oid:2.16.840.1.113883.6.90': 'ICD-10-CM',
  'http://hl7.org/fhir/sid/icd-10': 'ICD-10',
  'http://hl7.org/fhir/sid/icd-9-cm': 'ICD-9-CM',
  'urn:oid:2.16.840.1.113883.6.103': 'ICD-9-CM',
  'http://hl7.org/fhir/sid/cvx': 'CVX',
  'urn:oid:2.16.840.1.113883.12.292': 'CVX',
  'http://hl7.org/fhir/sid/mvx': 'MVX',
  'http://hl7.org/fhir/sid/ndc': 'NDC',
  'urn:oid:2.16.840.1.113883.6.69': 'NDC',
  'http://www.ama-assn.org/go/cpt': 'CPT',
  'http://unitsofmeasure.org': 'UCUM',
  'http://hl7.org/fhir/sid/us-npi': 'NPI',
  'http://hl7.org/fhir/sid/us-ssn': 'SSN',
  'urn:oid:2.16.840.1.113883.6.238': 'CDC race and ethnicity',
  'http://nucc.org/provider-taxonomy': 'NUCC',
  'urn:ietf:bcp:47': 'BCP 47',
}

/** HL7 and US Core code systems are named by the last segment of their URI (`v3-ActCode`, `v2-0203`). */
const HL7_CODE_SYSTEM = /^https?:\/\/(?:terminology\.)?hl7\.org\/(?:fhir\/)?(us\/core\/)?(?:CodeSystem\/)?([\w-]+)$/

/** The common name of a code system, else its URI. */
export function codeSystemName(system: string): string {
  if (Object.hasOwn(codeSystemNames, system)) return codeSystemNames[system] ?? system
  const [, core, name] = HL7_CODE_SYSTEM.exec(system) ?? []
  return name === undefined ? system : `${core ? 'US Core' : 'HL7'} ${name}`
}
