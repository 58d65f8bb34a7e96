/** Code systems of searchable `code` elements, as bound by R4; the elements themselves have none. */
export const systemOfElement: Readonly<Record<string, string>> = {
  'CarePlan.status': 'http://hl7.org/fhir/request-status',
  'CareTeam.status': 'http://hl7.org/fhir/care-team-status',
  'Device.status': 'http://hl7.org/fhir/device-status',
  'DiagnosticReport.status': 'http://hl7.org/fhir/diagnostic-report-status',
  'DocumentReference.status': 'http://hl7.org/fhir/document-reference-status',
  'Encounter.status': 'http://hl7.org/fhir/encounter-status',
  'Goal.lifecycleStatus': 'http://hl7.org/fhir/goal-status',
  'Group.type': 'http://hl7.org/fhir/group-type',
  'Immunization.status': 'http://hl7.org/fhir/event-status',
  'Medication.status': 'http://hl7.org/fhir/CodeSystem/medication-status',
  'MedicationDispense.status': 'http://terminology.hl7.org/CodeSystem/medicationdispense-status',
  'MedicationRequest.intent': 'http://hl7.org/fhir/CodeSystem/medicationrequest-intent',
  'MedicationRequest.status': 'http://hl7.org/fhir/CodeSystem/medicationrequest-status',
  'Observation.status': 'http://hl7.org/fhir/observation-status',
  'Patient.gender': 'http://hl7.org/fhir/administrative-gender',
  'Procedure.status': 'http://hl7.org/fhir/event-status',
}
