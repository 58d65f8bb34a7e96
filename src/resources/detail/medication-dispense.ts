import type { medicationDispenseElements } from '../../contract/medication-dispense'
import { defineDetail } from './define-detail'

/** The page of one MedicationDispense. */
export const medicationDispenseDetail = defineDetail<typeof medicationDispenseElements>({
  type: 'MedicationDispense',
  sections: {
    overview: {
      medicationCodeableConcept: 'CodeableConcept',
      medicationReference: 'Reference',
      status: 'code',
      statusReasonCodeableConcept: 'CodeableConcept',
      statusReasonReference: 'Reference',
      category: 'CodeableConcept',
      type: 'CodeableConcept',
    },
    directions: {
      dosageInstruction: 'Dosage',
    },
    dates: {
      whenHandedOver: 'dateTime',
      whenPrepared: 'dateTime',
    },
    supply: {
      quantity: 'SimpleQuantity',
      daysSupply: 'SimpleQuantity',
      substitution: 'BackboneElement',
      'substitution.wasSubstituted': 'boolean',
      'substitution.type': 'CodeableConcept',
      'substitution.reason': 'CodeableConcept',
      'substitution.responsibleParty': 'Reference',
    },
    people: {
      subject: 'Reference',
      performer: 'BackboneElement',
      'performer.function': 'CodeableConcept',
      'performer.actor': 'Reference',
      location: 'Reference',
      destination: 'Reference',
      receiver: 'Reference',
      context: 'Reference',
    },
    notes: {
      note: 'Annotation',
    },
    related: {
      authorizingPrescription: 'Reference',
      supportingInformation: 'Reference',
      detectedIssue: 'Reference',
      eventHistory: 'Reference',
    },
  },
  beyond: {
    careTeam: { identifier: 'Identifier' },
  },
})
