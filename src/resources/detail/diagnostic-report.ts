import { diagnosticReportElements } from '../../contract/elements/diagnostic-report'
import { defineDetail } from './define-detail'

/** The page of one DiagnosticReport. */
export const diagnosticReportDetail = defineDetail('DiagnosticReport', diagnosticReportElements, {
  sections: {
    overview: ['code', 'status', 'category'],
    result: ['result', 'conclusion', 'conclusionCode'],
    dates: ['effectiveDateTime', 'effectivePeriod', 'issued'],
    people: ['subject', 'performer', 'resultsInterpreter', 'encounter'],
    files: ['presentedForm', 'media', 'media.comment', 'media.link'],
    related: ['basedOn', 'specimen', 'imagingStudy'],
    careTeam: ['identifier'],
  },
  omit: {
    'category:LaboratorySlice': 'A slice of category, which is shown whole',
  },
})
