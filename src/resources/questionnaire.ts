import { define } from './define'

/** Elements by which any such record can be named and dated (R4). */
export type QuestionnaireElements = {
  readonly title: 'string 0..1'
  readonly code: 'Coding 0..*'
  readonly date: 'dateTime 0..1'
  readonly status: 'code 0..1'
}

/** How Questionnaire reads: the API describes no elements, so what is sent is shown by its shape. */
export const questionnaire = define<QuestionnaireElements>({
  type: 'Questionnaire',
  title: ['title', 'code'],
  date: ['date'],
  statuses: ['status'],
})
