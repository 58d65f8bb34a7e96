import type { CodeTexts } from '../../../code-tables'

/** Texts for codes of medicines, prescriptions, fills and vaccines: for patients, for providers. */
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
  'Medication.status': {
    active: ['In use', 'Active'],
    inactive: ['Not in use', 'Inactive'],
    'entered-in-error': ['Entered by mistake', 'Entered in error'],
  },
  'MedicationDispense.status': {
    preparation: ['Pharmacy is getting it ready', 'Preparation'],
    'in-progress': ['Ready or on its way', 'In progress'],
    cancelled: ['Cancelled; not picked up', 'Cancelled'],
    'on-hold': ['On hold at the pharmacy', 'On hold'],
    completed: ['Filled', 'Completed'],
    'entered-in-error': ['Entered by mistake', 'Entered in error'],
    stopped: ['Stopped before it was finished', 'Stopped'],
    declined: ['Not filled', 'Declined'],
    unknown: ['Status not known', 'Unknown'],
  },
  'MedicationRequest.priority': {
    routine: ['Usual timing', 'Routine'],
    urgent: ['Sooner than usual', 'Urgent'],
    asap: ['As soon as possible', 'ASAP'],
    stat: ['Right away', 'STAT'],
  },
  'MedicationRequest.category': {
    inpatient: ['In a hospital', 'Inpatient'],
    outpatient: ['At a clinic', 'Outpatient'],
    community: ['At home', 'Community'],
    discharge: ['On leaving the hospital', 'Discharge'],
  },
} as const satisfies CodeTexts
