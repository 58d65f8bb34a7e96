import { counted, heading } from './reader'
import type { Reader } from './reader'

/** Words of the lists of any other type. */
export const records = {
  total: (count: number) => `${counted(count, 'record', 'records')} in this list`,
  groups: { main: 'Current and recent', plan: 'Planned', check: 'Being looked into', past: 'Past', no: 'Not usually shown', void: 'Entered by mistake' },
  notAvailable: {
    DiagnosticOrder: 'Test orders are not available from this health system.',
    Questionnaire: 'Forms are not available to read here yet.',
  },
  /** Title of the list of a kind, whose name is given. */
  listTitle: (reader: Reader, name: string) => heading(reader, name, name),
  unknownType: 'This app does not know this kind of record.',
} as const

/** Words of the lists whose types have a reading of their own. */
export const listsOfTypes = {
  /** What a list is about, for patients and those who care for them. */
  intro: {
    AllergyIntolerance: 'These are things that have caused, or could cause, a bad reaction. Tell the care team about any that are missing.',
    Immunization: 'Vaccines (shots) in this record. There may be others that this list does not show.',
    Encounter: 'Visits with a care team. Open a visit to see what came from it.',
    Procedure: 'Operations and other things that were done for care.',
    CarePlan: 'What is to be done, and what it is for.',
    Goal: 'What this care aims for. Each target is shown with the latest measurement. Ask the care team what it means.',
    CareTeam: 'People and places that take part in this care, and how to reach them.',
    Device: 'Implants and other devices. The numbers on a device card help before a scan or when its maker recalls a device.',
    Coverage: 'This may not be up to date. Check with the insurance plan.',
  },
  groups: {
    unconfirmed: 'Not confirmed',
    unclear: 'Status not given or not clear',
    noneKnown: 'No known allergies, as the record says',
    ahead: 'Planned',
    now: 'Happening now',
    implants: 'Implants',
    otherDevices: 'Other devices',
    notDone: 'Not done',
    given: 'Given',
    notGiven: 'Not given',
    stopped: 'Stopped before the end',
    called: 'Called off',
    ruledOut: 'Ruled out',
    noYear: 'No date given',
  },
} as const
