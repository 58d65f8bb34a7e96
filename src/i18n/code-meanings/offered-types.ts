import type { CodeMeanings } from '../code-tables'

/** Tone and list section of codes of the types outside the API. */
export const offeredTypeMeanings = {
  'ServiceRequest.status': {
    draft: 'pending notInEffect',
    active: 'pending main',
    'on-hold': 'pending main',
    revoked: 'stop past',
    completed: 'none past',
    'entered-in-error': 'invalid enteredInError',
    unknown: 'none main',
  },
  'ServiceRequest.intent': {
    proposal: 'pending planned',
    plan: 'none main',
    directive: 'none main',
    order: 'none main',
    'original-order': 'none main',
    'reflex-order': 'none main',
    'filler-order': 'none main',
    'instance-order': 'none main',
    option: 'pending planned',
  },
  'ServiceRequest.priority': {
    routine: 'none main',
    urgent: 'attention main',
    asap: 'attention main',
    stat: 'attention main',
  },
  'ServiceRequest.doNotPerform': { true: 'attention main', false: 'none main' },
  'FamilyMemberHistory.status': {
    partial: 'pending main',
    completed: 'none main',
    'entered-in-error': 'invalid enteredInError',
    'health-unknown': 'uncertain main',
  },
  'MedicationStatement.status': {
    active: 'active main',
    completed: 'past past',
    'entered-in-error': 'invalid enteredInError',
    intended: 'pending planned',
    stopped: 'stop past',
    'on-hold': 'pending main',
    unknown: 'none main',
    'not-taken': 'stop main',
  },
  'MedicationAdministration.status': {
    'in-progress': 'active main',
    'not-done': 'stop main',
    'on-hold': 'pending main',
    completed: 'none main',
    'entered-in-error': 'invalid enteredInError',
    stopped: 'stop main',
    unknown: 'none main',
  },
} as const satisfies CodeMeanings
