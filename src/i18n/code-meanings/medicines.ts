import type { CodeMeanings } from '../code-tables'

/** Tone and list section of codes of medicines, prescriptions, fills and vaccines. */
export const medicineMeanings = {
  'Immunization.status': {
    completed: 'none main',
    'entered-in-error': 'invalid enteredInError',
    'not-done': 'stop past',
  },
  'Medication.status': {
    active: 'none main',
    inactive: 'past main',
    'entered-in-error': 'invalid enteredInError',
  },
  'MedicationDispense.status': {
    preparation: 'pending main',
    'in-progress': 'pending main',
    cancelled: 'stop past',
    'on-hold': 'pending main',
    completed: 'none main',
    'entered-in-error': 'invalid enteredInError',
    stopped: 'stop past',
    declined: 'stop past',
    unknown: 'none main',
  },
  'MedicationRequest.status': {
    active: 'active main',
    'on-hold': 'pending main',
    cancelled: 'stop past',
    completed: 'past past',
    'entered-in-error': 'invalid enteredInError',
    stopped: 'stop past',
    draft: 'pending notInEffect',
    unknown: 'none main',
  },
  'MedicationRequest.intent': {
    proposal: 'pending planned',
    plan: 'none main',
    order: 'none main',
    'original-order': 'none main',
    'reflex-order': 'none main',
    'filler-order': 'none notInEffect',
    'instance-order': 'none notInEffect',
    option: 'pending planned',
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
