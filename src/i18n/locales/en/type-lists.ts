import { forAudience } from './for-audience'

/** Messages of the lists of single resource types. */
export const typeLists = {
  /** Introductions, for patients and proxies. */
  intro: {
    AllergyIntolerance: forAudience(
      'These are things that have caused, or could cause, a harmful reaction. Tell the care team about any that are missing.',
      '',
      undefined,
      'These are things that caused, or could have caused, a harmful reaction.',
    ),
    Immunization: forAudience('Vaccines (shots) in this record. There may be others that this list does not show.', ''),
    Encounter: forAudience('Open a visit to see its notes and results.', ''),
    Procedure: forAudience('Operations, scans and other procedures.', ''),
    CarePlan: forAudience(
      'Steps the care team has planned, and why.',
      '',
      undefined,
      'Steps that the care team had planned, and why.',
    ),
    DiagnosticOrder: forAudience(
      'Tests that were ordered. The results are under Results.',
      'Results are listed under results.',
    ),
    Questionnaire: forAudience(
      'Forms that the health system uses now, with their questions. They are the same for everybody, and hold no answers.',
      'Questionnaires in use (status active).',
    ),
    Goal: forAudience('Health goals, and the newest number for each.', ''),
    CareTeam: forAudience(
      'Who takes part in this care, and how to reach them.',
      '',
      undefined,
      'Who took part in this care.',
    ),
    Device: forAudience(
      'Show the numbers of a device before a scan. They are also needed if it is recalled.',
      '',
      undefined,
      'Implants and other devices in this record.',
    ),
    Coverage: forAudience(
      'This may have changed. Check with the insurance plan.',
      'This may have changed. Check with the insurance plan.',
      undefined,
      'Insurance in this record.',
    ),
  },
  groups: {
    doNotTake: 'Not to be taken',
    unconfirmed: 'Not confirmed',
    unclear: 'Status not given or not clear',
    noneKnown: 'Where the record names none',
    upcoming: 'Planned',
    inProgress: 'Happening now',
    implants: 'Implants',
    otherDevices: 'Devices',
    answers: 'Questions and answers',
    notDone: 'Not done',
    given: 'Given',
    notGiven: 'Not given',
    stopped: 'Stopped before the end',
    cancelled: 'Called off',
    ruledOut: 'Ruled out',
    suggested: 'Suggested, not agreed',
    noYear: 'No date given',
  },

  // Allergies
  reaction: 'Reaction',
  noReaction: 'None noted',
  noneKnownConflict: forAudience(
    'One part of your record says that you have no known allergies; another names some. Ask your care team which is right.',
    'Conflict: “no known allergies” is recorded along with allergies.',
    'One part of the record says that there are no known allergies; another names some. Ask the care team which is right.',
    'One part of the record says that there were no known allergies; another names some.',
  ),

  // Goals
  target: 'Target',
  dueBy: (date: string) => `by ${date}`,
  latest: 'Latest measurement',
  latestLoading: 'Looking for the latest measurement…',
  latestNone: 'We found no measurement of this.',
  latestFailed: 'We could not load the measurements.',
  latestNotShared: 'Measurements were not shared with this app.',
  latestPartial: 'We could not load all measurements. There may be a newer one.',
  latestMore: 'More measurements are still coming.',
  seeAll: 'See all results of this test',

  // Members of a care team
  roleNotGiven: 'Role not given',
  memberNotGiven: 'Name not given',
  onBehalfOf: (name: string) => `for ${name}`,
  contactLoading: 'Looking for contact details…',
  contactNone: 'No phone number or email address is given.',
  contactNotShared: 'The contact details were not shared with this app.',
  contactFailed: 'We could not load the contact details.',
  contactElsewhere: 'Open the name to see the contact details.',
  earlierMembers: 'Earlier members',

  // Care plans
  /** Headings of the steps. The status of the plan is shown beside them, so none says that a step is still to be done. */
  activities: { open: 'Steps in the plan', paused: 'Paused', done: 'Done', stopped: 'Stopped or called off' },
  doNotPerform: (words: string) => `Not to be done: ${words}`,

  // Devices
  cardDetails: 'Numbers on the device card',
} as const

/** Group headings of the record of a person who has died, in place of those in the present tense. */
export const headingsAfterDeath = {
  current: 'On the record when this person died',
  recent: 'On the record',
  medicines: 'On the medicine list when this person died',
  doNotTake: 'Was not to be taken',
} as const
