import { counted, heading, told, whole } from './reader'
import type { Reader } from './reader'

/** Words of the lists of any other type. */
export const records = {
  total: (count: number, mistakes: number) =>
    `${counted(count, 'record', 'records')} in this list${mistakes === 0 ? '' : `, ${whole.format(mistakes)} of them entered by mistake`}`,
  groupCount: (name: string, count: number) => `${name} (${whole.format(count)})`,
  newestFirst: 'Newest first',
  groups: {
    main: 'Current and recent',
    plan: 'Planned',
    check: 'Being looked into',
    past: 'Past',
    no: 'Suggestions, drafts and copies',
    void: 'Entered by mistake',
  },
  notAvailable: {
    DiagnosticOrder: 'This health system does not share test orders.',
    Questionnaire: 'This health system does not share forms.',
  },
  /** Title of the list of a kind, whose name is given. */
  listTitle: (reader: Reader, name: string) => heading(reader, name, name),
  unknownType: 'This app does not know this kind of record.',
  /** In several lists. */
  range: (first: number, last: number, total: number) =>
    total === 0
      ? 'Nothing to show'
      : `Showing ${whole.format(first)} to ${whole.format(last)} of ${whole.format(total)}`,
  pagesOf: (label: string) => `Pages of ${label}`,
  previousPage: 'Previous',
  nextPage: 'Next',
  hiddenMistakes: (count: number) => `Entered by mistake (${whole.format(count)})`,
  hiddenMistakesWhy: 'These were marked as mistakes. Do not rely on them.',
  clear: 'Clear filters',
  nothingMatches: 'No records match your filters.',
  showingOf: (shown: number, all: number) => `Showing ${whole.format(shown)} of ${counted(all, 'record', 'records')}`,
} as const

/** Words of the lists whose types have a reading of their own. */
export const listsOfTypes = {
  /** What a list is about, for patients and those who care for them. */
  intro: {
    AllergyIntolerance: told(
      'These are things that have caused, or could cause, a bad reaction. Tell the care team about any that are missing.',
      '',
      undefined,
      'These are things that caused, or could have caused, a bad reaction.',
    ),
    Immunization: told('Vaccines (shots) in this record. There may be others that this list does not show.', ''),
    Encounter: told('Open a visit to see its notes and results.', ''),
    Procedure: told('Operations, scans and other procedures.', ''),
    CarePlan: told(
      'Steps the care team has planned, and why.',
      '',
      undefined,
      'Steps that the care team had planned, and why.',
    ),
    DiagnosticOrder: told(
      'Tests that were ordered. What was found stands under results.',
      'Results are listed under results.',
    ),
    Questionnaire: told(
      'Forms that the health system uses now, with their questions. They are the same for everybody, and hold no answers.',
      'Questionnaires in use (status active).',
    ),
    Goal: told('Health goals, and the newest number for each.', ''),
    CareTeam: told('Who takes part in this care, and how to reach them.', '', undefined, 'Who took part in this care.'),
    Device: told(
      'Show the numbers of a device before a scan. They are also needed if it is recalled.',
      '',
      undefined,
      'Implants and other devices in this record.',
    ),
    Coverage: told(
      'This may be out of date. Check with the insurance plan.',
      'This may be out of date. Check with the insurance plan.',
    ),
  },
  groups: {
    doNotTake: 'Not to be taken',
    unconfirmed: 'Not confirmed',
    unclear: 'Status not given or not clear',
    noneKnown: 'Where the record names no allergy',
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
    suggested: 'Suggested, not agreed',
    noYear: 'No date given',
  },
} as const
