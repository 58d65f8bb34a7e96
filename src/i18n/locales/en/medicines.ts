import { pluralize, headingFor, possessive, forAudience, numberFormat } from './for-audience'
import { summary } from './summary'
import type { MessageAudience } from '../../audience'

/** Messages of the list of medicines and of the page of one. */
export const medicines = {
  title: (reader: MessageAudience) => headingFor(reader, 'Medicines', 'Medications'),
  intro: (reader: MessageAudience) =>
    reader.audience === 'provider'
      ? 'Orders and reported medications of this system. Over-the-counter products may be missing.'
      : `This list comes from ${possessive(reader)} care team’s records. It may be missing things people buy themselves, like vitamins.`,
  checkLabel: forAudience(
    'Check the label before you take a medicine.',
    '',
    'Check the label before anyone takes a medicine.',
    '',
  ),
  groups: {
    doNotTake: summary.doNotTake,
    current: 'Current',
    unclear: 'Status not given or not clear',
    paused: 'Paused: not to be taken for now',
    suggested: 'Suggested',
    past: 'Past',
    inPreparation: 'Drafts, and copies made by the pharmacy',
  },
  day: {
    title: forAudience('Your day', '', 'The day'),
    times: { morning: 'Morning', midday: 'Midday and afternoon', evening: 'Evening', night: 'Bedtime and night' },
    noSetTime: 'When: see the directions',
    explanation: forAudience(
      'Times come from the prescription. Ask your pharmacist about the rest.',
      '',
      'Times come from the prescription. Ask the pharmacist about the rest.',
      '',
    ),
    notForToday: {
      label: 'Not in this plan:',
      why: (count: number) =>
        count === 1
          ? 'It is finished, not begun, taken once, given by staff, old or not clear.'
          : 'They are finished, not begun, taken once, given by staff, old or not clear.',
    },
    omitted: (count: number) =>
      `${pluralize(count, 'medicine is', 'medicines are')} not in this plan, because another order says not to take ${count === 1 ? 'it' : 'them'}.`,
  },
  noName: summary.noMedicineName,
  find: 'Find a medicine',
  howToTake: 'How to take it',
  howItWasTaken: 'How it was to be taken',
  doNotTakeText: 'What was written, in its own words',
  outOfDate: summary.outOfDate,
  lastFill: 'Last fill',
  notHandedOver: 'Other fills',
  alsoDoNotTake: summary.alsoDoNotTake,
  forDays: (days: string) => (days === '1' ? 'for 1 day' : `for ${days} days`),
  lastsUntil: (date: string) => `That is enough until about ${date}.`,
  lastedUntil: (date: string) => `That was enough until about ${date}.`,
  /** After `supplyEnded`. */
  supplyAdvice: forAudience(
    'Another pharmacy may have refilled it. If you have none left, call your pharmacy or care team.',
    'It may have been dispensed elsewhere since.',
    'Another pharmacy may have refilled it. If there is none left, call the pharmacy or the care team.',
    '',
  ),
  oldEntry: summary.oldEntry,
  /** A recalled fill; `text` is from the record. Advises to call, not to stop: no inhaler can be worse than a recalled one. */
  recalled: (text: string, date: string | undefined) =>
    forAudience(
      `A fill${date === undefined ? '' : ` of ${date}`} is marked “${text}”. Call your pharmacist or care team now and ask what to do.`,
      `Recall noted on dispense${date === undefined ? '' : ` of ${date}`}: “${text}”.`,
      `A fill${date === undefined ? '' : ` of ${date}`} is marked “${text}”. Call the pharmacist or the care team now and ask what to do.`,
      `A fill${date === undefined ? '' : ` of ${date}`} is marked “${text}”.`,
    ),
  noFill: 'We see no pharmacy fill. Another pharmacy may have filled it.',
  history: 'Refills and earlier prescriptions',
  later: 'Newer prescriptions',
  thisOne: 'This prescription',
  earlier: 'Earlier prescriptions',
  historyGaps: {
    missing: 'An earlier prescription is not in this record.',
    loop: 'The order of the earlier prescriptions may be wrong.',
  },
  columns: { date: 'Date', amount: 'Amount', days: 'Days', place: 'Pharmacy', status: 'Status' },
  prepared: '(prepared)',
  notGiven: 'Not stated',
  filled: (amount: string | undefined, days: string | undefined) =>
    `Filled${amount === undefined ? '' : `: ${amount}`}${amount === undefined && days !== undefined ? ',' : ''}${days === undefined ? '' : ` for ${days}`}`,
  substituted: 'The pharmacy gave a different version of this medicine.',
  sameMedicine: 'These are fills of the same medicine. They may belong to another prescription.',
  noYear: 'No date given',
  directionsUnread: forAudience(
    'We can’t turn these directions into a sentence. Read the label or ask the pharmacist.',
    'Directions are structured in a way this app can’t render. See the record.',
    undefined,
    'We can’t turn these directions into a sentence. Open its page to see them.',
  ),
  composed: '(We put this together from the prescription data.)',
  fromPrescription: '(From the prescription)',
  asWritten: '(As written)',
  howItWouldBeTaken: 'How it would be taken',
  suggestedBy: 'Suggested by',
  noDirections: forAudience(
    'No directions are written here. Read the label or ask the pharmacist.',
    'No dosage instruction on this order.',
    undefined,
    'No directions are written here.',
  ),
  /** What short forms in directions mean, by their key. */
  shortForms: {
    title: 'What the short forms mean',
    meanings: {
      PO: 'by mouth',
      SL: 'under the tongue',
      SC: 'under the skin',
      IM: 'into a muscle',
      IV: 'into a vein',
      PR: 'in the rectum',
      INH: 'by breathing in',
      BID: '2 times a day',
      TID: '3 times a day',
      QID: '4 times a day',
      QD: 'every day',
      QOD: 'every other day',
      QAM: 'every morning',
      QPM: 'every evening',
      QHS: 'at bedtime',
      QH: 'every so many hours',
      PRN: 'as needed',
      AC: 'before meals',
      PC: 'after meals',
      TAB: 'tablet',
      CAP: 'capsule',
      GTT: 'drop',
      HR: 'pulse (heartbeats in a minute)',
      SBP: 'upper blood pressure number',
      DBP: 'lower blood pressure number',
      NPO: 'nothing by mouth',
    },
  },
  doNotTake: forAudience('Do not take this medicine', 'DO NOT GIVE'),
  reason: 'What it is for',
  reasonNot: 'Why not to take it',
  prescribedBy: 'Prescribed by',
  orderedBy: 'Ordered by',
  writtenBy: 'Written down by',
  refills: 'Refills',
  refillsAllowed: (count: number) =>
    `${count === 0 ? 'None' : numberFormat.format(count)} allowed when it was prescribed`,
  filledTimes: (count: number) => `Filled ${pluralize(count, 'time', 'times')}`,
  fillHistory: 'Pharmacy fills',
  otherFills: 'Other pharmacy fills',
  otherFillsIntro: 'We can’t tell which prescription these belong to.',
  reported: forAudience(
    'Reported to the clinic. It may not be prescribed here.',
    'Reported; not the order itself.',
    'Reported to the clinic. It may not be prescribed here.',
  ),
  listedTimes: (count: number) => `Recorded as current ${numberFormat.format(count)} times`,
  /** `filled`: how many of them were handed over. */
  totalFills: (count: number, filled: number) =>
    count === filled
      ? `${pluralize(count, 'pharmacy fill', 'pharmacy fills')} in this record`
      : `${pluralize(count, 'pharmacy order', 'pharmacy orders')} in this record, ${numberFormat.format(filled)} of them filled`,
  /** If all fills are listed with their prescriptions. */
  fillsAbove: 'Each is shown with its prescription above.',
} as const
