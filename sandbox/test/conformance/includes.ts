/** An include: the path of its references and the included types; none means any. */
interface Include {
  readonly name: string
  readonly path: string
  readonly targets: readonly string[]
}

const MEMBER_TYPES = ['Practitioner', 'Organization', 'Patient', 'PractitionerRole', 'CareTeam', 'RelatedPerson']
const OUTCOME_PATH = 'activity*.outcomeReference*'
const include = (name: string, path: string, ...targets: readonly string[]): Include => ({ name, path, targets })

/** Includes of the API by type, taken from its description. */
export const includes: Readonly<Record<string, readonly Include[]>> = {
  AllergyIntolerance: [
    include('AllergyIntolerance:encounter', 'encounter', 'Encounter'),
    include('AllergyIntolerance:patient', 'patient', 'Patient'),
  ],
  CarePlan: [
    include('CarePlan:encounter', 'encounter', 'Encounter'),
    include('CarePlan:subject', 'subject', 'Patient', 'Group'),
    include('CarePlan:goal', 'goal*', 'Goal'),
    include('CarePlan:addresses', 'addresses*', 'Condition'),
    include('CarePlan:activity.outcomeReference', OUTCOME_PATH),
    include('CarePlan:activity.outcomeReference.documentReference', OUTCOME_PATH, 'DocumentReference'),
    include('CarePlan:activity.outcomeReference.procedure', OUTCOME_PATH, 'Procedure'),
    include('CarePlan:activity.outcomeReference.medication', OUTCOME_PATH, 'Medication'),
    include('CarePlan:activity.outcomeReference.observation', OUTCOME_PATH, 'Observation'),
    include('CarePlan:activity.outcomeReference.immunization', OUTCOME_PATH, 'Immunization'),
    include('CarePlan:activity.outcomeReference.condition', OUTCOME_PATH, 'Condition'),
    include('CarePlan:activity.outcomeReference.diagnosticReport', OUTCOME_PATH, 'DiagnosticReport'),
    include('CarePlan:activity.reference.medicationRequest', 'activity*.reference', 'MedicationRequest'),
    include('CarePlan:activity.reference', 'activity*.reference', 'MedicationRequest', 'ServiceRequest'),
  ],
  CareTeam: [
    include('CareTeam:subject', 'subject', 'Patient'),
    include('CareTeam:encounter', 'encounter', 'Encounter'),
    include('CareTeam:participant.member', 'participant*.member', ...MEMBER_TYPES),
    include('CareTeam:participant.member.patient', 'participant*.member', 'Patient'),
    include('CareTeam:participant.member.organization', 'participant*.member', 'Organization'),
    include('CareTeam:participant.member.participant', 'participant*.member', ...MEMBER_TYPES),
    include('CareTeam:participant:PractitionerRole', 'participant*.member', 'PractitionerRole'),
    include('CareTeam:participant:Practitioner', 'participant*.member', 'Practitioner'),
    include('CareTeam:participant:RelatedPerson', 'participant*.member', 'RelatedPerson'),
  ],
  MedicationDispense: [include('MedicationDispense:medication', 'medicationReference', 'Medication')],
  MedicationRequest: [include('MedicationRequest:medication', 'medicationReference', 'Medication')],
  PractitionerRole: [
    include('PractitionerRole:practitioner', 'practitioner', 'Practitioner'),
    include('PractitionerRole:endpoint', 'endpoint*', 'Endpoint'),
  ],
  Procedure: [
    include('Procedure:subject', 'subject', 'Patient'),
    include('Procedure:encounter', 'encounter', 'Encounter'),
  ],
}

/** A search of each type that finds the `own` record. */
export const ownRecordSearches: Readonly<Record<string, string>> = {
  AllergyIntolerance: 'patient=own-Patient',
  CarePlan: 'patient=own-Patient',
  CareTeam: 'patient=own-Patient',
  Condition: 'patient=own-Patient',
  Coverage: 'patient=own-Patient',
  Device: 'patient=own-Patient',
  DiagnosticReport: 'patient=own-Patient',
  DocumentReference: 'patient=own-Patient',
  Encounter: 'patient=own-Patient',
  Goal: 'patient=own-Patient',
  Immunization: 'patient=own-Patient',
  Location: 'name=shared',
  MedicationDispense: 'patient=own-Patient',
  MedicationRequest: 'patient=own-Patient',
  Observation: 'patient=own-Patient',
  Patient: 'name=shared',
  Practitioner: 'name=shared',
  PractitionerRole: 'specialty=shared',
  Procedure: 'patient=own-Patient',
}

/** The same for types without `_revinclude`. */
export const searchesWithoutProvenance: Readonly<Record<string, string>> = {
  Group: 'type=person',
  Medication: 'code=shared',
  Organization: 'name=shared',
}
