import type { CodeWords } from '../../../code-tables'

/** Words for codes of allergies in the rows of the first page: for patients, for providers. */
export const problemCodes = {
  'AllergyIntolerance.criticality': {
    low: ['Low risk of a serious reaction', 'Low criticality'],
    high: ['High risk of a serious reaction', 'High criticality'],
    'unable-to-assess': ['Risk not known', 'Criticality not assessable'],
  },
  'AllergyIntolerance.reaction.severity': {
    mild: ['Mild reaction', 'Mild reaction'],
    moderate: ['Medium reaction', 'Moderate reaction'],
    severe: ['Severe reaction', 'Severe reaction'],
  },
} as const satisfies CodeWords
