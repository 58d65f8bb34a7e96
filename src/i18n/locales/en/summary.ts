import { pluralize, headingFor, forAudience, numberFormat } from './for-audience'
import type { MessageAudience } from '../../audience'

/** Messages of the home page. */
export const summary = {
  title: (reader: MessageAudience) => headingFor(reader, 'Your health summary', 'Summary').replace(/ your /, ' '),
  /** Titles of cards that differ from the name of the type. */
  cards: {
    results: 'Latest test results',
    medicines: forAudience('Medicines listed as current', 'Medications: active unless marked'),
    vitals: 'Vital signs',
    goals: 'Goals',
    team: 'Care team',
  },
  nothingCurrent: (others: number) =>
    `Nothing is listed as current. The full list has ${pluralize(others, 'entry', 'entries')}.`,
  noneShownCurrent: 'None of the records shown here is listed as current.',
  notCurrent: 'Not listed as current:',
  noAllergyCurrent: (others: number) =>
    `No allergy is listed as current. This does not mean there are none. The full list has ${numberFormat.format(others)} that ${others === 1 ? 'is' : 'are'} past, ruled out or entered by mistake.`,
  noTests: 'No results of lab or other tests. Weight, blood pressure and the like stand under vital signs.',
  noVitals: 'No vital signs in this record.',
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
    'Another entry says not to take this medicine. Ask your care team before you take it.',
    'Conflict: another active order says do not give.',
    'Another entry says not to take this medicine. Ask the care team before anyone takes it.',
  ),
  paused: (count: number) =>
    `${pluralize(count, 'medicine is', 'medicines are')} paused, not to be taken for now. See the full list.`,
  checking: (count: number) =>
    `${pluralize(count, 'condition is', 'conditions are')} still being checked. See the full list.`,
  remission: (count: number) =>
    `${pluralize(count, 'condition is', 'conditions are')} in remission. See the full list.`,
  timesRecorded: (count: number) => `Written down ${numberFormat.format(count)} times`,
  more: (count: number) => `And ${numberFormat.format(count)} more`,
  /** Printed at the end of the page. */
  notOnPaper:
    'Not on this page: care plans, vaccines, test reports, notes and documents, insurance, some dates, and the record’s own names. They are in the app.',
  appointmentLink: 'For an appointment',
  printLink: 'Print or download',
  farOutside: forAudience(
    'A result like this should be looked at right away. If you have not heard from your care team about it, call them today. If you feel very sick, call 911 or your local emergency number.',
    '',
    'A result like this should be looked at right away. If you have not heard from the care team about it, call them today. If the person feels very sick, call 911 or your local emergency number.',
  ),
  /** Once for all cards that failed. */
  down: (n: number) =>
    `The health system does not answer right now, so ${pluralize(n, 'part', 'parts')} of this page ${n === 1 ? 'is' : 'are'} missing. This says nothing about what is in the record.`,
  notLoaded: 'We can’t show this part right now.',
  checked: (time: string) => `Updated at ${time}`,
  checkAgain: 'Update now',
} as const
