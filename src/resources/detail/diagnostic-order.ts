import { diagnosticOrderElements } from '../undocumented-elements'
import { defineDetail } from './define-detail'

/** The page of one DiagnosticOrder: elements of DSTU2, all others by their shape. */
export const diagnosticOrderDetail = defineDetail('DiagnosticOrder', diagnosticOrderElements, {
  sections: {
    overview: ['status', 'code'],
    people: ['subject'],
  },
  undocumented: {
    overview: {
      item: 'BackboneElement',
      'item.code': 'CodeableConcept',
      'item.bodySite': 'CodeableConcept',
      'item.specimen': 'Reference',
      reason: 'CodeableConcept',
      priority: 'code',
    },
    dates: { event: 'BackboneElement', 'event.dateTime': 'dateTime' },
    people: { orderer: 'Reference' },
    notes: { note: 'Annotation' },
  },
})
