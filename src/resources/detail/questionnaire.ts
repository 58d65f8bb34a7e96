import type { QuestionnaireElements } from '../questionnaire'
import { defineDetail } from './define-detail'

/** The page of one Questionnaire. */
export const questionnaireDetail = defineDetail<QuestionnaireElements>({
  type: 'Questionnaire',
  sections: { overview: { title: 'string', code: 'Coding', status: 'code' }, dates: { date: 'dateTime' } },
})
