import type { CodeWords } from '../../code-tables'

/** Words for the other codes of visits, and for those of procedures: for patients, for providers. */
export const careDetailCodes = {
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
