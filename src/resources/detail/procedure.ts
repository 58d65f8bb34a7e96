import type { procedureElements } from '../../contract/procedure'
import { defineDetail } from './define-detail'

/** The page of one Procedure. */
export const procedureDetail = defineDetail<typeof procedureElements>({
  type: 'Procedure',
  sections: {
    overview: {
      code: 'CodeableConcept',
      status: 'code',
      statusReason: 'CodeableConcept',
      category: 'CodeableConcept',
      bodySite: 'CodeableConcept',
      reasonCode: 'CodeableConcept',
      reasonReference: 'Reference',
      outcome: 'CodeableConcept',
      complication: 'CodeableConcept',
      complicationDetail: 'Reference',
      followUp: 'CodeableConcept',
    },
    dates: {
      performedDateTime: 'dateTime',
      performedPeriod: 'Period',
      performedString: 'string',
      performedAge: 'Age',
      performedRange: 'Range',
    },
    people: {
      subject: 'Reference',
      performer: 'BackboneElement',
      'performer.function': 'CodeableConcept',
      'performer.actor': 'Reference',
      'performer.onBehalfOf': 'Reference',
      location: 'Reference',
      recorder: 'Reference',
      asserter: 'Reference',
      encounter: 'Reference',
    },
    details: {
      focalDevice: 'BackboneElement',
      'focalDevice.action': 'CodeableConcept',
      'focalDevice.manipulated': 'Reference',
      usedReference: 'Reference',
      usedCode: 'CodeableConcept',
    },
    notes: {
      note: 'Annotation',
    },
    related: {
      basedOn: 'Reference',
      partOf: 'Reference',
      report: 'Reference',
    },
    careTeam: {
      identifier: 'Identifier',
      instantiatesCanonical: 'canonical',
      instantiatesUri: 'uri',
    },
  },
})
