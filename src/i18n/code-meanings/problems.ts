import type { CodeMeanings } from '../code-tables'

/** Tone and list section of codes of allergies and conditions. */
export const problemMeanings = {
  'AllergyIntolerance.clinicalStatus': {
    active: 'active main',
    inactive: 'past past',
    resolved: 'past past',
  },
  'AllergyIntolerance.verificationStatus': {
    unconfirmed: 'pending main',
    presumed: 'pending main',
    confirmed: 'none main',
    refuted: 'invalid past',
    'entered-in-error': 'invalid enteredInError',
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
    active: 'active main',
    recurrence: 'active main',
    relapse: 'active main',
    inactive: 'past past',
    remission: 'good main',
    resolved: 'past past',
  },
  'Condition.verificationStatus': {
    unconfirmed: 'pending underReview',
    provisional: 'pending underReview',
    differential: 'pending underReview',
    confirmed: 'none main',
    refuted: 'invalid past',
    'entered-in-error': 'invalid enteredInError',
  },
} as const satisfies CodeMeanings
