import type { CodeWords } from '../../code-tables'

/** Words for codes of allergies and conditions in the rows of the first page: for patients, for providers. */
export const problemCodes = {
  'AllergyIntolerance.clinicalStatus': {
    active: ['Current', 'Active'],
    inactive: ['Not a concern now', 'Inactive'],
    resolved: ['No longer allergic', 'Resolved'],
  },
  'AllergyIntolerance.verificationStatus': {
    unconfirmed: ['Not confirmed yet', 'Unconfirmed'],
    presumed: ['Thought to be true', 'Presumed'],
    confirmed: ['Confirmed', 'Confirmed'],
    refuted: ['Ruled out: found not to be an allergy', 'Refuted'],
    'entered-in-error': ['Entered by mistake', 'Entered in error'],
  },
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
  'Condition.clinicalStatus': {
    active: ['Current', 'Active'],
    recurrence: ['Came back after it was gone', 'Recurrence'],
    relapse: ['Came back after getting better', 'Relapse'],
    inactive: ['Not active now', 'Inactive'],
    remission: ['In remission (signs are less or gone)', 'Remission'],
    resolved: ['Gone', 'Resolved'],
  },
  'Condition.verificationStatus': {
    unconfirmed: ['Not confirmed yet', 'Unconfirmed'],
    provisional: ['Likely, but still being checked', 'Provisional'],
    differential: ['One of several things being checked', 'Differential'],
    confirmed: ['Confirmed', 'Confirmed'],
    refuted: ['Ruled out: found not to be this condition', 'Refuted'],
    'entered-in-error': ['Entered by mistake', 'Entered in error'],
  },
} as const satisfies CodeWords
