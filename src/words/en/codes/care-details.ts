import type { CodeWords } from '../../code-tables'

/** Words for the other codes of visits, and for those of procedures: for patients, for providers. */
export const careDetailCodes = {
  'CarePlan.activity.detail.status': {
    'not-started': ['Not started', 'Not started'],
    scheduled: ['Planned', 'Scheduled'],
    'in-progress': ['Under way', 'In progress'],
    'on-hold': ['Paused', 'On hold'],
    completed: ['Done', 'Completed'],
    cancelled: ['Cancelled', 'Cancelled'],
    stopped: ['Stopped', 'Stopped'],
    unknown: ['Status not known', 'Unknown'],
    'entered-in-error': ['Entered by mistake', 'Entered in error'],
  },
  'Encounter.location.status': {
    planned: ['Will be here', 'Planned'],
    active: ['Is here now', 'Active'],
    reserved: ['Held for this visit', 'Reserved'],
    completed: ['Was here', 'Completed'],
  },
  'Procedure.status': {
    preparation: ['Getting ready', 'Preparation'],
    'in-progress': ['Happening now', 'In progress'],
    'not-done': ['Not done', 'Not done'],
    'on-hold': ['Paused', 'On hold'],
    stopped: ['Started but not finished', 'Stopped'],
    completed: ['Done', 'Completed'],
    'entered-in-error': ['Entered by mistake', 'Entered in error'],
    unknown: ['Status not known', 'Unknown'],
  },
} as const satisfies CodeWords
