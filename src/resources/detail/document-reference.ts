import type { documentReferenceElements } from '../../contract/document-reference'
import { defineDetail } from './define-detail'

/** The page of one DocumentReference. */
export const documentReferenceDetail = defineDetail<typeof documentReferenceElements>({
  type: 'DocumentReference',
  sections: {
    overview: {
      type: 'CodeableConcept',
      description: 'string',
      status: 'code',
      docStatus: 'code',
      category: 'CodeableConcept',
      securityLabel: 'CodeableConcept',
    },
    files: {
      content: 'BackboneElement',
      'content.attachment': 'Attachment',
      'content.format': 'Coding',
    },
    dates: {
      date: 'instant',
    },
    people: {
      subject: 'Reference',
      author: 'Reference',
      authenticator: 'Reference',
      custodian: 'Reference',
    },
    details: {
      context: 'BackboneElement',
      'context.encounter': 'Reference',
      'context.event': 'CodeableConcept',
      'context.period': 'Period',
      'context.facilityType': 'CodeableConcept',
      'context.practiceSetting': 'CodeableConcept',
      'context.sourcePatientInfo': 'Reference',
      'context.related': 'Reference',
    },
    related: {
      relatesTo: 'BackboneElement',
      'relatesTo.code': 'code',
      'relatesTo.target': 'Reference',
    },
    careTeam: {
      identifier: 'Identifier',
      masterIdentifier: 'Identifier',
    },
  },
  omit: {
    'category:uscore': 'A slice of category, which is shown whole',
  },
})
