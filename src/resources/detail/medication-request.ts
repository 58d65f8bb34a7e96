import { medicationRequestElements } from '../../contract/elements/medication-request'
import { requestLabelKey } from '../request-kind'
import { defineDetail, type DetailDescriptor } from './define-detail'
import { withDosageSteps } from './with-dosage-steps'
import { isOfType } from '../../fhir/resource'

const described = withDosageSteps(
  defineDetail('MedicationRequest', medicationRequestElements, {
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
  }),
)

/** The page of one MedicationRequest; its labels depend on the kind of the request. */
export const medicationRequestDetail: DetailDescriptor = {
  ...described,
  sections: (resource, format) =>
    described.sections(resource, format).map((section) => ({
      ...section,
      rows: section.rows.map((row) => ({
        ...row,
        label: isOfType(resource, 'MedicationRequest') ? requestLabelKey(resource, row.label) : row.label,
      })),
    })),
}
