import { medicationDispenseElements } from '../../contract/elements/medication-dispense'
import { withDosageSteps } from './with-dosage-steps'
import { defineDetail } from './define-detail'

/** The page of one MedicationDispense. */
export const medicationDispenseDetail = withDosageSteps(
  defineDetail('MedicationDispense', medicationDispenseElements, {
    sections: {
      overview: [
        'medicationCodeableConcept',
        'medicationReference',
        'status',
        'statusReasonCodeableConcept',
        'statusReasonReference',
        'category',
        'type',
      ],
      directions: ['dosageInstruction'],
      dates: ['whenHandedOver', 'whenPrepared'],
      supply: [
        'quantity',
        'daysSupply',
        'substitution',
        'substitution.wasSubstituted',
        'substitution.type',
        'substitution.reason',
        'substitution.responsibleParty',
      ],
      people: [
        'subject',
        'performer',
        'performer.function',
        'performer.actor',
        'location',
        'destination',
        'receiver',
        'context',
      ],
      notes: ['note'],
      related: ['authorizingPrescription', 'supportingInformation', 'detectedIssue', 'eventHistory'],
    },
    undocumented: {
      careTeam: { identifier: 'Identifier' },
    },
  }),
)
