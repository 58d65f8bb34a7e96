import { define } from './define'
import type { ElementTable } from '../contract/define'

/** Elements by which any such record can be named and dated (R4). */
export const questionnaireElements = {
  title: 'string 0..1',
  code: 'Coding 0..*',
  date: 'dateTime 0..1',
  /** Has no table of codes: the line about what became of it says it in words. */
  status: 'string 0..1',
  item: 'BackboneElement 0..*',
  /** Of DSTU2. */
  group: 'BackboneElement 0..1',
} as const satisfies ElementTable

/** How Questionnaire reads: the API describes no elements, so what is sent is shown by its shape. */
export const questionnaire = define<typeof questionnaireElements>({
  type: 'Questionnaire',
  title: ['title', 'code'],
  date: ['date'],
  statuses: ['status'],
})
