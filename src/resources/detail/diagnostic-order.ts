import { diagnosticOrderElements } from '../diagnostic-order'
import { defineDetail } from './define-detail'

/** The page of one DiagnosticOrder. */
export const diagnosticOrderDetail = defineDetail('DiagnosticOrder', diagnosticOrderElements, {
  sections: {
    overview: ['title', 'status'],
    dates: ['date'],
  },
})
