import type { medicationRequestElements } from '../../contract/medication-request'
import { defineDetail } from './define-detail'

/** The page of one MedicationRequest. */
export const medicationRequestDetail = defineDetail<typeof medicationRequestElements>({
  type: 'MedicationRequest',
  sections: {
    overview: {
      medicationCodeableConcept: 'CodeableConcept',
      medicationReference: 'Reference',
      doNotPerform: 'boolean',
      status: 'code',
      statusReason: 'CodeableConcept',
      intent: 'code',
      priority: 'code',
      'category:us-core': 'CodeableConcept',
      reasonCode: 'CodeableConcept',
      reasonReference: 'Reference',
      reportedBoolean: 'boolean',
      reportedReference: 'Reference',
      courseOfTherapyType: 'CodeableConcept',
    },
    directions: {
      dosageInstruction: 'Dosage',
    },
    dates: {
      authoredOn: 'dateTime',
    },
    supply: {
      dispenseRequest: 'BackboneElement',
      'dispenseRequest.initialFill': 'BackboneElement',
      'dispenseRequest.initialFill.quantity': 'SimpleQuantity',
      'dispenseRequest.initialFill.duration': 'Duration',
      'dispenseRequest.dispenseInterval': 'Duration',
      'dispenseRequest.validityPeriod': 'Period',
      'dispenseRequest.numberOfRepeatsAllowed': 'unsignedInt',
      'dispenseRequest.quantity': 'SimpleQuantity',
      'dispenseRequest.expectedSupplyDuration': 'Duration',
      'dispenseRequest.performer': 'Reference',
      substitution: 'BackboneElement',
      'substitution.allowedBoolean': 'boolean',
      'substitution.allowedCodeableConcept': 'CodeableConcept',
      'substitution.reason': 'CodeableConcept',
    },
    people: {
      subject: 'Reference',
      requester: 'Reference',
      performer: 'Reference',
      performerType: 'CodeableConcept',
      recorder: 'Reference',
      encounter: 'Reference',
    },
    notes: {
      note: 'Annotation',
    },
    related: {
      basedOn: 'Reference',
      priorPrescription: 'Reference',
      supportingInformation: 'Reference',
      insurance: 'Reference',
      detectedIssue: 'Reference',
      eventHistory: 'Reference',
    },
    careTeam: {
      identifier: 'Identifier',
      groupIdentifier: 'Identifier',
      instantiatesCanonical: 'canonical',
      instantiatesUri: 'uri',
    },
  },
})
