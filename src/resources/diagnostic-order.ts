import { define } from './define'
import type { ElementTable } from '../contract/define'

/** Elements by which any such record can be named and dated (R4). */
export const diagnosticOrderElements = {
  title: 'string 0..1',
  date: 'dateTime 0..1',
  status: 'code 0..1',
} as const satisfies ElementTable

/** How DiagnosticOrder reads: the API describes no elements, so what is sent is shown by its shape. */
export const diagnosticOrder = define<typeof diagnosticOrderElements>({
  type: 'DiagnosticOrder',
  title: ['title'],
  date: ['date'],
  statuses: ['status'],
})
