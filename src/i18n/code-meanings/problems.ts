import type { CodeMeanings } from '../code-tables'

/** Tone and list section of codes of allergies and conditions. */
export const problemMeanings = {
  'AllergyIntolerance.clinicalStatus': {
    active: 'now main',
    inactive: 'past past',
    resolved: 'past past',
  },
  'AllergyIntolerance.verificationStatus': {
    unconfirmed: 'wait main',
    presumed: 'wait main',
    confirmed: 'none main',
    refuted: 'void past',
    'entered-in-error': 'void void',
  },
  'AllergyIntolerance.type': {
    allergy: 'none main',
    intolerance: 'none main',
  },
  'AllergyIntolerance.category': {
    food: 'none main',
    medication: 'none main',
    environment: 'none main',
    biologic: 'none main',
  },
  'AllergyIntolerance.criticality': {
    low: 'none main',
    high: 'attention main',
    'unable-to-assess': 'none main',
  },
  'AllergyIntolerance.reaction.severity': {
    mild: 'none main',
    moderate: 'none main',
    severe: 'attention main',
  },
  'Condition.clinicalStatus': {
    active: 'now main',
    recurrence: 'now main',
    relapse: 'now main',
    inactive: 'past past',
    remission: 'good main',
    resolved: 'past past',
  },
  'Condition.verificationStatus': {
    unconfirmed: 'wait check',
    provisional: 'wait check',
    differential: 'wait check',
    confirmed: 'none main',
    refuted: 'void past',
    'entered-in-error': 'void void',
  },
} as const satisfies CodeMeanings
