import type { CodeMeanings } from '../code-tables'

/** Tone and list section of codes of medicines, prescriptions, fills and vaccines. */
export const medicineMeanings = {
  'Immunization.status': {
    completed: 'none main',
    'entered-in-error': 'void void',
    'not-done': 'stop past',
  },
  'Medication.status': {
    active: 'none main',
    inactive: 'past main',
    'entered-in-error': 'void void',
  },
  'MedicationDispense.status': {
    preparation: 'wait main',
    'in-progress': 'wait main',
    cancelled: 'stop past',
    'on-hold': 'wait main',
    completed: 'none main',
    'entered-in-error': 'void void',
    stopped: 'stop past',
    declined: 'stop past',
    unknown: 'none main',
  },
  'MedicationRequest.status': {
    active: 'now main',
    'on-hold': 'wait main',
    cancelled: 'stop past',
    completed: 'past past',
    'entered-in-error': 'void void',
    stopped: 'stop past',
    draft: 'wait no',
    unknown: 'none main',
  },
  'MedicationRequest.intent': {
    proposal: 'wait plan',
    plan: 'none main',
    order: 'none main',
    'original-order': 'none main',
    'reflex-order': 'none main',
    'filler-order': 'none no',
    'instance-order': 'none no',
    option: 'wait plan',
  },
  'MedicationRequest.priority': {
    routine: 'none main',
    urgent: 'attention main',
    asap: 'attention main',
    stat: 'attention main',
  },
  'MedicationRequest.doNotPerform': {
    true: 'attention main',
    false: 'none main',
  },
  'MedicationRequest.category': {
    inpatient: 'none main',
    outpatient: 'none main',
    community: 'none main',
    discharge: 'none main',
  },
} as const satisfies CodeMeanings
