import { questionnaireElements } from '../questionnaire'
import { defineDetail } from './define-detail'

/** The page of one Questionnaire. */
export const questionnaireDetail = defineDetail('Questionnaire', questionnaireElements, {
  sections: {
    overview: ['title', 'code', 'status'],
    dates: ['date'],
  },
  omit: { item: 'first on the page, as an outline', group: 'the same' },
})
