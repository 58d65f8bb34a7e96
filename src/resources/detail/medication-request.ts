import { medicationRequestElements } from '../../contract/elements/medication-request'
import { defineDetail } from './define-detail'

/** The page of one MedicationRequest. */
export const medicationRequestDetail = defineDetail('MedicationRequest', medicationRequestElements, {
  sections: {
    overview: [
      'medicationCodeableConcept',
      'medicationReference',
      'doNotPerform',
      'status',
      'statusReason',
      'intent',
      'priority',
      'category:us-core',
      'reasonCode',
      'reasonReference',
      'reportedBoolean',
      'reportedReference',
      'courseOfTherapyType',
    ],
    directions: ['dosageInstruction'],
    dates: ['authoredOn'],
    supply: [
      'dispenseRequest',
      'dispenseRequest.initialFill',
      'dispenseRequest.initialFill.quantity',
      'dispenseRequest.initialFill.duration',
      'dispenseRequest.dispenseInterval',
      'dispenseRequest.validityPeriod',
      'dispenseRequest.numberOfRepeatsAllowed',
      'dispenseRequest.quantity',
      'dispenseRequest.expectedSupplyDuration',
      'dispenseRequest.performer',
      'substitution',
      'substitution.allowedBoolean',
      'substitution.allowedCodeableConcept',
      'substitution.reason',
    ],
    people: ['subject', 'requester', 'performer', 'performerType', 'recorder', 'encounter'],
    notes: ['note'],
    related: ['basedOn', 'priorPrescription', 'supportingInformation', 'insurance', 'detectedIssue', 'eventHistory'],
    careTeam: ['identifier', 'groupIdentifier', 'instantiatesCanonical', 'instantiatesUri'],
  },
})
