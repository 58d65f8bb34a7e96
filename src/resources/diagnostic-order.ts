import { define } from './define'
import type { ElementTable } from '../contract/define'

/** Elements by which one can be named and dated (DSTU2). */
export const diagnosticOrderElements = {
  'item.code': 'CodeableConcept 1..1',
  /** Of no version: a cover of a private record has its name here. */
  code: 'CodeableConcept 0..1',
  'event.dateTime': 'dateTime 1..1',
  /** Has no table of codes: the line about what became of it says it in words. */
  status: 'string 0..1',
  subject: 'Reference(Patient) 1..1',
} as const satisfies ElementTable

/** How DiagnosticOrder reads: the API describes no elements, so what is sent is shown by its shape. */
export const diagnosticOrder = define<typeof diagnosticOrderElements>({
  type: 'DiagnosticOrder',
  title: ['item.code', 'code'],
  date: ['event.dateTime'],
  statuses: ['status'],
  subject: 'subject',
})
