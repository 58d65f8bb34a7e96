import type { CodeWords } from '../../../code-tables'

/** Words for codes of prescriptions and vaccines: for patients, for providers. */
export const medicineCodes = {
  'Immunization.status': {
    completed: ['Given', 'Completed'],
    'entered-in-error': ['Entered by mistake', 'Entered in error'],
    'not-done': ['Not given', 'Not done'],
  },
  'MedicationRequest.status': {
    active: ['Current', 'Active'],
    'on-hold': ['Paused: not to be taken for now', 'On hold'],
    cancelled: ['Cancelled before it started', 'Cancelled'],
    completed: ['Finished', 'Completed'],
    'entered-in-error': ['Entered by mistake', 'Entered in error'],
    stopped: ['Stopped before it was finished', 'Stopped'],
    draft: ['A draft, not prescribed', 'Draft'],
    unknown: ['Status not known', 'Unknown'],
  },
  'MedicationRequest.intent': {
    proposal: ['Suggested', 'Proposal'],
    plan: ['Part of the plan', 'Plan'],
    order: ['Prescribed', 'Order'],
    'original-order': ['First prescription', 'Original order'],
    'reflex-order': ['Added because of another order', 'Reflex order'],
    'filler-order': ['Order made by the pharmacy', 'Filler order'],
    'instance-order': ['One dose from a longer order', 'Instance order'],
    option: ['One of several choices', 'Option'],
  },
  'MedicationRequest.doNotPerform': {
    true: ['Do not take this medicine', 'DO NOT GIVE'],
    false: ['', ''],
  },
} as const satisfies CodeWords
