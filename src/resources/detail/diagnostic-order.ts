import type { DiagnosticOrderElements } from '../diagnostic-order'
import { defineDetail } from './define-detail'

/** The page of one DiagnosticOrder. */
export const diagnosticOrderDetail = defineDetail<DiagnosticOrderElements>({
  type: 'DiagnosticOrder',
  sections: { overview: { title: 'string', status: 'code' }, dates: { date: 'dateTime' } },
})
