import { define } from './define'

/** How DiagnosticOrder reads: the API describes no elements, so what is sent is shown by its shape. */
export const diagnosticOrder = define<{ readonly title: 'string 0..1'; readonly code: 'CodeableConcept 0..1'; readonly date: 'dateTime 0..1'; readonly status: 'code 0..1' }>({
  type: 'DiagnosticOrder',
  title: ['title', 'code'],
  date: ['date'],
  statuses: ['status'],
  sections: {},
})
