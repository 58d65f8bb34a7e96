import type { CodeTexts } from '../../code-tables'

/** Texts for codes of the types outside the API: for patients, for providers. */
export const offeredCodes = {
  'ServiceRequest.status': {
    draft: ['A draft, not ordered', 'Draft'],
    active: ['Active', 'Active'],
    'on-hold': ['Paused', 'On hold'],
    revoked: ['Called off', 'Revoked'],
    completed: ['Done', 'Completed'],
    'entered-in-error': ['Entered by mistake', 'Entered in error'],
    unknown: ['Status not known', 'Unknown'],
  },
  'ServiceRequest.intent': {
    proposal: ['Suggested', 'Proposal'],
    plan: ['Part of the plan', 'Plan'],
    directive: ['A standing direction', 'Directive'],
    order: ['Ordered', 'Order'],
    'original-order': ['First order', 'Original order'],
    'reflex-order': ['Added because of another order', 'Reflex order'],
    'filler-order': ['Order made by the one who does it', 'Filler order'],
    'instance-order': ['One time of a longer order', 'Instance order'],
    option: ['One of several choices', 'Option'],
  },
  'ServiceRequest.priority': {
    routine: ['Usual timing', 'Routine'],
    urgent: ['Sooner than usual', 'Urgent'],
    asap: ['As soon as possible', 'ASAP'],
    stat: ['Right away', 'STAT'],
  },
  'ServiceRequest.doNotPerform': { true: ['Not to be done', 'DO NOT PERFORM'], false: ['No', 'No'] },
  'FamilyMemberHistory.status': {
    partial: ['Not complete', 'Partial'],
    completed: ['All that was known', 'Completed'],
    'entered-in-error': ['Entered by mistake', 'Entered in error'],
    'health-unknown': ['Health of this relative not known', 'Health unknown'],
  },
  'MedicationStatement.status': {
    active: ['Listed as taken', 'Active'],
    completed: ['Was taken; this has ended', 'Completed'],
    'entered-in-error': ['Entered by mistake', 'Entered in error'],
    intended: ['To be taken later', 'Intended'],
    stopped: ['No longer taken', 'Stopped'],
    'on-hold': ['Paused: not to be taken for now', 'On hold'],
    unknown: ['Status not known', 'Unknown'],
    'not-taken': ['Not taken', 'NOT TAKEN'],
  },
  'MedicationAdministration.status': {
    'in-progress': ['Happening now', 'In progress'],
    'not-done': ['Not given', 'Not done'],
    'on-hold': ['Paused', 'On hold'],
    completed: ['Given', 'Completed'],
    'entered-in-error': ['Entered by mistake', 'Entered in error'],
    stopped: ['Started but not finished', 'Stopped'],
    unknown: ['Status not known', 'Unknown'],
  },
} as const satisfies CodeTexts
