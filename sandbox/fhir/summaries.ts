import type { RecordType } from '../../src/contract'

/** Elements that R4 marks as part of the summary (Σ), by type; `[x]` matches every value type. */
const SUMMARY_ELEMENTS: Readonly<Partial<Record<RecordType, string>>> = {
  AllergyIntolerance: 'identifier clinicalStatus verificationStatus type category criticality code patient asserter',
  CarePlan:
    'identifier instantiatesCanonical instantiatesUri basedOn replaces partOf status intent category title description subject encounter period created author addresses',
  CareTeam: 'identifier status category name subject encounter period managingOrganization',
  Condition:
    'identifier clinicalStatus verificationStatus code bodySite subject encounter onset[x] recordedDate recorder asserter',
  Coverage:
    'identifier status type policyHolder subscriber subscriberId beneficiary dependent period payor order network',
  Device: 'udiCarrier status safety',
  DiagnosticReport:
    'identifier status category code subject encounter effective[x] issued performer resultsInterpreter media',
  DocumentReference:
    'masterIdentifier identifier status docStatus type category subject date author relatesTo description securityLabel content context',
  Encounter:
    'identifier status class type serviceType subject episodeOfCare participant appointment reasonCode reasonReference diagnosis',
  Goal: 'lifecycleStatus achievementStatus category priority description subject start[x] statusDate expressedBy',
  Group: 'identifier active type actual code name quantity managingEntity',
  Immunization: 'status vaccineCode patient occurrence[x] primarySource performer note isSubpotent',
  Location: 'identifier status operationalStatus name description mode type physicalType managingOrganization',
  Medication: 'identifier code status manufacturer amount',
  MedicationDispense: 'status medication[x] subject whenPrepared',
  MedicationRequest:
    'status intent priority doNotPerform reported[x] medication[x] subject authoredOn requester performerType instantiatesCanonical instantiatesUri basedOn groupIdentifier',
  Observation:
    'identifier basedOn partOf status code subject focus encounter effective[x] issued performer value[x] hasMember derivedFrom component',
  Organization: 'identifier active type name partOf',
  Patient: 'identifier active name telecom gender birthDate deceased[x] address managingOrganization link',
  Practitioner: 'identifier active name telecom address gender birthDate',
  PractitionerRole: 'identifier active period practitioner organization code specialty location telecom',
  Procedure:
    'identifier instantiatesCanonical instantiatesUri basedOn partOf status statusReason category code subject encounter performed[x] recorder asserter performer location reasonCode reasonReference bodySite outcome',
}

/** Returns a test whether an element is in the summary: those that R4 marks, and mandatory ones. */
export function summaryElementFilter(type: RecordType, mandatory: readonly string[]): (name: string) => boolean {
  const summary = SUMMARY_ELEMENTS[type]?.split(' ') ?? []
  const included = new Set(['resourceType', 'id', 'meta', 'implicitRules', ...mandatory, ...summary])
  const choices = summary.filter((name) => name.endsWith('[x]')).map((name) => new RegExp(`^${name.slice(0, -3)}[A-Z]`))
  return (element) => {
    const name = element.replace(/^_/, '')
    return included.has(name) || choices.some((choice) => choice.test(name))
  }
}
