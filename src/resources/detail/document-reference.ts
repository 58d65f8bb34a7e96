import { documentReferenceElements } from '../../contract/elements/document-reference'
import { defineDetail } from './define-detail'

/** The page of one DocumentReference. */
export const documentReferenceDetail = defineDetail('DocumentReference', documentReferenceElements, {
  sections: {
    overview: ['type', 'description', 'status', 'docStatus', 'category', 'securityLabel'],
    files: ['content', 'content.attachment', 'content.format'],
    dates: ['date'],
    people: ['subject', 'author', 'authenticator', 'custodian'],
    details: [
      'context',
      'context.encounter',
      'context.event',
      'context.period',
      'context.facilityType',
      'context.practiceSetting',
      'context.sourcePatientInfo',
      'context.related',
    ],
    related: ['relatesTo', 'relatesTo.code', 'relatesTo.target'],
    careTeam: ['identifier', 'masterIdentifier'],
  },
  omit: {
    'category:uscore': 'A slice of category, which is shown whole',
  },
})
