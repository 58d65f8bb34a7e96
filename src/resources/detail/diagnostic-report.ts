import type { diagnosticReportElements } from '../../contract/diagnostic-report'
import { defineDetail } from './define-detail'

/** The page of one DiagnosticReport. */
export const diagnosticReportDetail = defineDetail<typeof diagnosticReportElements>({
  type: 'DiagnosticReport',
  sections: {
    overview: {
      code: 'CodeableConcept',
      status: 'code',
      category: 'CodeableConcept',
    },
    result: {
      result: 'Reference',
      conclusion: 'string',
      conclusionCode: 'CodeableConcept',
    },
    dates: {
      effectiveDateTime: 'dateTime',
      effectivePeriod: 'Period',
      issued: 'instant',
    },
    people: {
      subject: 'Reference',
      performer: 'Reference',
      resultsInterpreter: 'Reference',
      encounter: 'Reference',
    },
    files: {
      presentedForm: 'Attachment',
      media: 'BackboneElement',
      'media.comment': 'string',
      'media.link': 'Reference',
    },
    related: {
      basedOn: 'Reference',
      specimen: 'Reference',
      imagingStudy: 'Reference',
    },
    careTeam: {
      identifier: 'Identifier',
    },
  },
  omit: {
    'category:LaboratorySlice': 'A slice of category, which is shown whole',
  },
})
