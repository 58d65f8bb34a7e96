import { pluralize, headingFor, forAudience, numberFormat, possessive } from './for-audience'
import type { MessageAudience } from '../../audience'

/** Messages of the home page. */
export const summary = {
  title: (reader: MessageAudience) => {
    if (reader.hasDied !== true || reader.audience === 'provider')
      return headingFor(reader, 'Your health at a glance', 'Summary').replace(/ your /, ' ')
    const whose = possessive({ ...reader, audience: 'proxy' })
    return `${whose.charAt(0).toUpperCase()}${whose.slice(1)} record`
  },
  youTake: ({ audience, firstName }: MessageAudience) =>
    audience === 'patient' ? 'You take' : `${firstName ?? 'This person'} takes`,
  noneNow: (past: number) => (past === 0 ? 'None now.' : `None now. ${numberFormat.format(past)} past`),
  pausedNames: 'Paused:',
  checkingNames: 'Being checked:',
  remissionNames: 'In remission:',
  noAllergyNow: ({ audience, firstName }: MessageAudience) =>
    `No allergy listed now. This does not mean ${audience === 'patient' ? 'you have' : `${firstName ?? 'this person'} has`} none.`,
  nextVisit: (count: number) => (count === 1 ? 'Next visit' : 'Next visits'),
  outside: 'Outside the lab’s range',
  noneOutside: 'None outside the range.',
  withoutRange: (count: number) => `${pluralize(count, 'test has', 'tests have')} no range.`,
  noTestResults: 'No test results in this record.',
  /** Titles of cards that differ from the name of the type. */
  cards: {
    results: 'Latest test results',
    medicines: 'Medications: active unless marked',
    vitals: 'Vital signs',
    goals: 'Goals',
    team: 'Care team',
  },
  nothingCurrent: (others: number) => `None now. The full list has ${pluralize(others, 'record', 'records')}.`,
  noneShownCurrent: 'Nothing shown here is marked as current.',
  notCurrent: 'Not clear if current:',
  noAllergyCurrent: (others: number) =>
    `No allergy listed now. This does not mean there are none. The full list has ${numberFormat.format(others)} that ${others === 1 ? 'is' : 'are'} past, ruled out or entered by mistake.`,
  allergiesNone: 'We found no allergies in this record. This does not mean there are none.',
  doNotTake: forAudience('Do not take', 'DO NOT GIVE'),
  doNotTakeUnchecked: forAudience(
    'We could not check what you must not take. Your prescriptions did not load.',
    'We could not check what must not be taken. The prescriptions did not load.',
    'We could not check what must not be taken. The prescriptions did not load.',
  ),
  doNotTakePartlyUnchecked: 'We could not check everything that must not be taken. Some prescriptions are missing.',
  noMedicineName: 'Medicine name not given',
  outOfDate: forAudience(
    'The dates of this prescription have passed. Ask if you should still take it.',
    'Order period over, status still active. Verify.',
    'The dates of this prescription have passed. Ask if it should still be taken.',
  ),
  /** The last fill of a current medicine is used up. */
  supplyEnded: (date: string, isLast: boolean) => {
    const more = isLast ? ' No refills left.' : ''
    return forAudience(
      `Your supply should have ended about ${date}.${more}`,
      `Days’ supply of the last dispense ended about ${date}.${more}`,
      `The supply should have ended about ${date}.${more}`,
    )
  },
  oldEntry: forAudience(
    'Old entry: ask if you still take it.',
    'Ordered over 2 years ago, no dispense since. Verify.',
    'Old entry: ask if it is still taken.',
  ),
  atDeath: 'As listed when this person died.',
  alsoDoNotTake: forAudience(
    'Another order says: do not take. Ask before you take it.',
    'Conflict: another active order says do not give.',
    'Another order says: do not take. Ask before anyone takes it.',
  ),
  timesRecorded: (count: number) => `Written down ${numberFormat.format(count)} times`,
  more: (count: number) => `And ${numberFormat.format(count)} more`,
  /** Printed at the end of the page. */
  notOnPaper: forAudience(
    'Not on this page: vaccines, notes, care plans, test reports, insurance, goals, the care team, devices, and other parts of the record. They are in the app.',
    'Not on this page: care plans, vaccines, test reports, notes and documents, insurance, some dates, and the record’s own names. They are in the app.',
  ),
  appointmentLink: ({ audience, firstName }: MessageAudience) =>
    audience === 'patient'
      ? 'For your appointment'
      : `For ${firstName === undefined ? 'an' : `${firstName}’s`} appointment`,
  printLink: 'Print or download',
  farOutside: forAudience(
    'A result like this should be looked at right away. If you have not heard from your care team about it, call them today. If you feel very sick, call 911 or your local emergency number.',
    '',
    'A result like this should be looked at right away. If you have not heard from the care team about it, call them today. If the person feels very sick, call 911 or your local emergency number.',
  ),
  /** Once for all cards that failed. */
  down: (n: number) =>
    `The health system does not answer right now: ${pluralize(n, 'part', 'parts')} of this page did not load. The record is not affected.`,
  notLoaded: 'We can’t show this part right now.',
  checkedToday: (time: string) => `Checked today at ${time}`,
  checked: (time: string) => `Checked ${time}`,
  partsMissing: 'Some parts are missing.',
  checkAgain: 'Check again',
} as const
