import type { CodeWords } from '../../code-tables'

/** Words for the other codes of allergies: for patients, for providers. */
export const problemDetailCodes = {
  'AllergyIntolerance.type': {
    allergy: ['Allergy', 'Allergy'],
    intolerance: ['Sensitivity (not a true allergy)', 'Intolerance'],
  },
  'AllergyIntolerance.category': {
    food: ['Food', 'Food'],
    medication: ['Medicine', 'Medication'],
    environment: ['Things around you (like pollen or pets)', 'Environment'],
    biologic: ['Treatment made from living things (like a vaccine or blood product)', 'Biologic'],
  },
} as const satisfies CodeWords
