import type { CodeTexts } from '../../../code-tables'

/** Texts for codes of allergies and conditions: for patients, for providers. */
export const problemCodes = {
  'AllergyIntolerance.clinicalStatus': {
    active: ['Current', 'Active'],
    inactive: ['Marked as not active', 'Inactive'],
    resolved: ['Marked as no longer an allergy', 'Resolved'],
  },
  'AllergyIntolerance.verificationStatus': {
    unconfirmed: ['Not confirmed', 'Unconfirmed'],
    presumed: ['Thought to be true, not confirmed', 'Presumed'],
    confirmed: ['Confirmed', 'Confirmed'],
    refuted: ['Ruled out: found not to be an allergy', 'Refuted'],
    'entered-in-error': ['Entered by mistake', 'Entered in error'],
  },
  'Condition.clinicalStatus': {
    active: ['Current', 'Active'],
    recurrence: ['Came back after it was gone', 'Recurrence'],
    relapse: ['Came back after it improved', 'Relapse'],
    inactive: ['Not active now', 'Inactive'],
    remission: ['In remission (signs are less or gone)', 'Remission'],
    resolved: ['Ended', 'Resolved'],
  },
  'Condition.verificationStatus': {
    unconfirmed: ['Not confirmed', 'Unconfirmed'],
    provisional: ['Being checked, not confirmed', 'Provisional'],
    differential: ['One of several things being checked', 'Differential'],
    confirmed: ['Confirmed', 'Confirmed'],
    refuted: ['Ruled out: found not to be this condition', 'Refuted'],
    'entered-in-error': ['Entered by mistake', 'Entered in error'],
  },
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
} as const satisfies CodeTexts
