import { define } from './define'

/** Elements by which any such record can be named and dated (R4). */
export type DiagnosticOrderElements = {
  readonly title: 'string 0..1'
  readonly date: 'dateTime 0..1'
  readonly status: 'code 0..1'
}

/** How DiagnosticOrder reads: the API describes no elements, so what is sent is shown by its shape. */
export const diagnosticOrder = define<DiagnosticOrderElements>({
  type: 'DiagnosticOrder',
  title: ['title'],
  date: ['date'],
  statuses: ['status'],
})
