import type { immunizationElements } from '../../contract/immunization'
import { defineDetail } from './define-detail'

/** The page of one Immunization. */
export const immunizationDetail = defineDetail<typeof immunizationElements>({
  type: 'Immunization',
  sections: {
    overview: {
      vaccineCode: 'CodeableConcept',
      status: 'code',
      statusReason: 'CodeableConcept',
      protocolApplied: 'BackboneElement',
      'protocolApplied.series': 'string',
      'protocolApplied.authority': 'Reference',
      'protocolApplied.targetDisease': 'CodeableConcept',
      'protocolApplied.doseNumberPositiveInt': 'positiveInt',
      'protocolApplied.doseNumberString': 'string',
      'protocolApplied.seriesDosesPositiveInt': 'positiveInt',
      'protocolApplied.seriesDosesString': 'string',
      isSubpotent: 'boolean',
      subpotentReason: 'CodeableConcept',
      reasonCode: 'CodeableConcept',
      reasonReference: 'Reference',
      reaction: 'BackboneElement',
      'reaction.date': 'dateTime',
      'reaction.detail': 'Reference',
      'reaction.reported': 'boolean',
    },
    dates: {
      occurrenceDateTime: 'dateTime',
      occurrenceString: 'string',
      recorded: 'dateTime',
    },
    people: {
      patient: 'Reference',
      performer: 'BackboneElement',
      'performer.function': 'CodeableConcept',
      'performer.actor': 'Reference',
      location: 'Reference',
      encounter: 'Reference',
    },
    details: {
      primarySource: 'boolean',
      reportOrigin: 'CodeableConcept',
      manufacturer: 'Reference',
      lotNumber: 'string',
      expirationDate: 'date',
      site: 'CodeableConcept',
      route: 'CodeableConcept',
      doseQuantity: 'SimpleQuantity',
      education: 'BackboneElement',
      'education.documentType': 'string',
      'education.reference': 'uri',
      'education.publicationDate': 'dateTime',
      'education.presentationDate': 'dateTime',
      programEligibility: 'CodeableConcept',
      fundingSource: 'CodeableConcept',
    },
    notes: {
      note: 'Annotation',
    },
    careTeam: {
      identifier: 'Identifier',
    },
  },
})
