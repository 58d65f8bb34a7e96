import { procedureElements } from '../../contract/elements/procedure'
import { defineDetail } from './define-detail'

/** The page of one Procedure. */
export const procedureDetail = defineDetail('Procedure', procedureElements, {
  sections: {
    overview: [
      'code',
      'status',
      'statusReason',
      'category',
      'bodySite',
      'reasonCode',
      'reasonReference',
      'outcome',
      'complication',
      'complicationDetail',
      'followUp',
    ],
    dates: ['performedDateTime', 'performedPeriod', 'performedString', 'performedAge', 'performedRange'],
    people: [
      'subject',
      'performer',
      'performer.function',
      'performer.actor',
      'performer.onBehalfOf',
      'location',
      'recorder',
      'asserter',
      'encounter',
    ],
    details: ['focalDevice', 'focalDevice.action', 'focalDevice.manipulated', 'usedReference', 'usedCode'],
    notes: ['note'],
    related: ['basedOn', 'partOf', 'report'],
    careTeam: ['identifier', 'instantiatesCanonical', 'instantiatesUri'],
  },
})
