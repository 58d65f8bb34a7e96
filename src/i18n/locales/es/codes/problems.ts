import type { problemCodes as en } from '../../en/codes/problems'
import type { Translated } from '../../../translated'

/** Words for codes of allergies in the rows of the first page: for patients, for providers. */
export const problemCodes: Translated<typeof en> = {
  'AllergyIntolerance.criticality': {
    low: ['Riesgo bajo de una reacción grave', 'Criticidad baja'],
    high: ['Riesgo alto de una reacción grave', 'Criticidad alta'],
    'unable-to-assess': ['No se conoce el riesgo', 'Criticidad no evaluable'],
  },
  'AllergyIntolerance.reaction.severity': {
    mild: ['Reacción leve', 'Reacción leve'],
    moderate: ['Reacción moderada', 'Reacción moderada'],
    severe: ['Reacción grave', 'Reacción grave'],
  },
}
