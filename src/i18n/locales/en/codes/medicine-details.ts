import type { CodeWords } from '../../../code-tables'

/** Words for the other codes of prescriptions, and for those of medicines and fills: for patients, for providers. */
export const medicineDetailCodes = {
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
} as const satisfies CodeWords
