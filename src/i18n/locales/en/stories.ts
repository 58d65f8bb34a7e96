import { forAudience, numberFormat, pluralize } from './for-audience'
import type { MessageAudience } from '../../audience'

const list = new Intl.ListFormat('en')

/** The date of a day with "on", of a month or year with "in". */
const at = (date: string, isDay: boolean): string => (isDay ? `on ${date}` : `in ${date}`)

/** The person of the record as the subject of a sentence. */
const who = ({ audience, firstName }: MessageAudience): string =>
  audience === 'patient' ? 'You' : (firstName ?? 'This person')
const was = (reader: MessageAudience): string => (reader.audience === 'patient' ? 'You were' : `${who(reader)} was`)

interface ConditionCounts {
  readonly tests: number
  readonly orders: number
  readonly visits: number
  readonly procedures: number
  readonly goals: number
  readonly plans: number
}

/**
 * The pages of an allergy, a vaccine, a condition, a visit, a document and a report. `isDay` is false for a month or a year. Each sentence holds for every record that meets its rule
 * (docs/sentences.md).
 */
export const stories = {
  inShort: 'In short',
  whatItIs: 'What it is',
  more: (count: number) => `${numberFormat.format(count)} more`,
  /** Of what the dictionary says. */
  general: (isReviewed: boolean) =>
    isReviewed
      ? '“What it is” is general, the same for everyone.'
      : '“What it is” is general, the same for everyone. It has not been reviewed by a clinician.',

  allergy: {
    highRisk: 'High risk of a serious reaction',
    /** Around the signs of a reaction. */
    caused: (signs: string) => `It caused ${signs}`,
    alsoCaused: (signs: string) => `It also caused ${signs}`,
    /** Of an allergy that nobody confirmed, so that nothing is known about the cause. */
    written: (signs: string) => `Reaction written down: ${signs}`,
    alsoWritten: (signs: string) => `Also written down: ${signs}`,
    severe: (reactions: number) => (reactions === 1 ? ', a severe reaction' : ', severe reactions'),
    severeWithoutSigns: 'A severe reaction is written down, without details.',
    noReaction: 'No reaction is written down.',
    kinds: { allergy: 'Allergy', intolerance: 'Sensitivity', either: 'Allergy or sensitivity' },
    since: (kind: string, year: string) => `${kind} since ${year}`,
    sinceAge: (kind: string, age: string) => `${kind} since age ${age}`,
    certainties: {
      confirmed: ', confirmed',
      unconfirmed: ', not confirmed',
      presumed: ', thought to be true but not confirmed',
      unclear: '. It is not clear if it was confirmed',
    },
    resolved: { allergy: 'No longer allergic.', intolerance: 'No longer sensitive.' },
    notSaidIfCurrent: 'The record does not say if it is current.',
    inactive: 'Not active now.',
    neverConfirmed: 'Not active now. It was not confirmed.',
    refuted: 'Ruled out: not an allergy.',
    whatHappened: 'What happened',
    noSigns: 'Signs not written down',
    inRecord: forAudience('In your record', 'In the record', 'In this record'),
    others: forAudience('Your other allergies', 'Other allergies', 'Other allergies'),
    about: forAudience(
      'Tell each doctor, dentist and pharmacist about it: this app does not send it to anyone.',
      '',
      'Tell each doctor, dentist and pharmacist about it: this app does not send it to anyone.',
      '',
    ),
    details: 'All details of this allergy',
  },

  vaccine: {
    notGiven: (when: string) => (when === '' ? 'Not given' : `Not given ${when}`),
    at,
    /** Before the reason in quotation marks. */
    reason: ': ',
    ofSeries: (given: number, series: number) =>
      `${numberFormat.format(given)} of ${pluralize(series, 'dose', 'doses')} given.`,
    doses: (count: number) => `${pluralize(count, 'dose', 'doses')} in this record.`,
    last: (when: string) => `The last ${when}`,
    only: (when: string) => `Given ${when}`,
    /** Around a date in words of the record. */
    onlyInWords: (words: string) => `Given: ${words}`,
    place: (name: string) => `, at ${name}`,
    contradicts: 'Marked as given, but with a reason for not giving it',
    reported: 'Reported: not written down by the one who gave it.',
    partDose: 'May not count as a full dose.',
    /** In a row: the newest dose of a series, and how many doses there are. */
    doseOf: (number: string, series: string) => `Dose ${number} of ${series}`,
    count: (count: number) => pluralize(count, 'dose', 'doses'),
    dosesTitle: 'Doses',
    columns: { dose: 'Dose', date: 'Date', by: 'By' },
    numberOf: (number: string, series: string) => `${number} of ${series}`,
    others: 'Other vaccines',
    about: forAudience(
      'Doses given elsewhere may be missing. This app does not know which vaccines you need: ask your care team or pharmacist.',
      '',
      'Doses given elsewhere may be missing. This app does not know which vaccines are needed: ask the care team or pharmacist.',
      'Doses given elsewhere may be missing.',
    ),
    details: 'All details of this vaccine (lot, site, maker)',
  },

  condition: {
    began: (date: string, isDay: boolean) => `Started ${at(date, isDay)}.`,
    beganAtAge: (age: string) => `Started at age ${age}.`,
    beganBetween: (start: string, end: string) => `Started between ${start} and ${end}.`,
    /** Around words of the record. */
    beganInWords: (words: string) => `Started: ${words}`,
    /** While it is not confirmed. */
    reportedOnset: (date: string, isDay: boolean) => `Said to have started ${at(date, isDay)}.`,
    noted: (date: string, isDay: boolean) => `Noted ${at(date, isDay)}.`,
    statuses: {
      current: 'Current',
      recurrence: 'Came back after it was gone',
      remission: 'In remission',
      wasRemission: 'Was in remission',
      inactive: 'Not active now',
      unconfirmed: 'Not confirmed',
      provisional: 'Being checked, not confirmed',
      differential: 'One of several things being checked, not confirmed',
      wasChecked: 'It was not confirmed',
      refuted: 'Ruled out',
      unclear: 'Current, but it is not clear if it was confirmed',
      confirmedOnly: 'Confirmed. The record does not say if it is current',
    },
    marked: {
      mild: ', marked mild',
      moderate: ', marked moderate',
      severe: ', marked severe',
    },
    /** Before words of the record in quotation marks. */
    severity: 'Severity: ',
    ended: 'Ended',
    endedAt: (date: string, isDay: boolean) => `Ended ${at(date, isDay)}.`,
    endedAtAge: (age: string) => `Ended at age ${age}.`,
    endedInWords: (words: string) => `Ended: ${words}`,
    currentAndEnded: 'Marked current, but also with an end',
    /** Empty where nothing does. */
    goWith: ({ tests, orders, visits, procedures, goals, plans }: ConditionCounts) => {
      const parts = [
        ...(tests > 0 ? [pluralize(tests, 'test', 'tests')] : []),
        ...(orders > 0 ? [pluralize(orders, 'medicine order', 'medicine orders')] : []),
        ...(visits > 0 ? [pluralize(visits, 'visit or note', 'visits and notes')] : []),
        ...(procedures > 0 ? [pluralize(procedures, 'procedure', 'procedures')] : []),
        ...(goals > 0 ? [pluralize(goals, 'goal', 'goals')] : []),
        ...(plans > 0 ? [pluralize(plans, 'care plan', 'care plans')] : []),
      ]
      if (parts.length === 0) return ''
      return `${list.format(parts)} ${tests + orders + visits + procedures + goals + plans === 1 ? 'goes' : 'go'} with it.`
    },
    tests: 'Tests',
    procedures: 'Procedures',
    visits: 'Visits and notes',
    medicines: 'Medicines',
    goals: 'Goals and plan',
    about: {
      linked: 'The plans, goals, visits, notes and medicines here name this condition in the record.',
      tests: 'The tests are those often used with it; the record does not link all of them.',
      others: 'Other records may belong to it without a link.',
    },
    details: 'All details of this condition',
  },

  visit: {
    saw: (people: string, _first: string) => (reader: MessageAudience) => `${who(reader)} saw ${people}`,
    spoke: (people: string, _first: string) => (reader: MessageAudience) => `${who(reader)} spoke with ${people}`,
    hospital: (reader: MessageAudience) => `${was(reader)} in the hospital`,
    emergency: (reader: MessageAudience) => `${was(reader)} in the emergency room`,
    /** Where it is not certain that they met. */
    with: (people: string, _first: string) => `With ${people}`,
    /** A visit of which only the kind is known. */
    ofNoKind: 'A visit',
    /** A death certificate or an autopsy. */
    aboutDeath: 'A record about a death, not a visit.',
    from: (start: string, end: string) => ` from ${start} to ${end}`,
    on: (day: string) => ` on ${day}`,
    /** Around the reasons of the visit. */
    reason: (reasons: string) => ` for ${reasons}`,
    planned: (when: string, _isDay: boolean) => `Planned for ${when}`,
    plannedNoDate: 'Planned, without a date',
    plannedWith: (people: string, _first: string) => `, with ${people}`,
    passed: (when: string) => `Planned for ${when}. There is no record that it happened.`,
    cancelled: 'Cancelled.',
    /** In a row, where the date follows. */
    noOutcome: 'Planned, no record that it happened',
    results: (count: number, outside: number, isLab: boolean) =>
      `${pluralize(count, isLab ? 'lab result' : 'test result', isLab ? 'lab results' : 'test results')}${outside === 0 ? '' : `, ${numberFormat.format(outside)} outside the ${isLab ? 'lab’s ' : ''}range`}.`,
    notes: (count: number) => (count === 1 ? 'A note' : `${numberFormat.format(count)} notes`),
    /** Of one note that is marked as amended. */
    amended: ', changed after it was final',
    /** Of one note that replaced another; the date may be unknown. */
    newVersion: (date: string, _isDay: boolean) => `: a newer version${date === '' ? '' : `, from ${date}`}`,
    noNotesYet: 'No notes yet.',
    noNotes: 'No notes.',
    notesFailed: 'We could not load the notes.',
    notesPartial: 'We could not load all notes.',
    note: (count: number) => (count === 1 ? 'The note' : 'The notes'),
    matchedByDate: 'Matched by date: the record does not link it to the visit.',
    before: (day: string) => `Before: ${day}`,
    after: (day: string) => `After: ${day}`,
    resultsTitle: 'Test results',
    measured: 'Measured',
    ofVisit: 'From this visit',
    sameDay: (isSeveral: boolean) => (isSeveral ? 'Same days' : 'Same day'),
    where: 'Where and when',
    calendar: {
      add: 'Add to a calendar',
      help: 'The calendar file has the time and the place, and not the reason.',
      summary: (reader: MessageAudience) =>
        reader.audience === 'proxy' && reader.firstName !== undefined
          ? `Health appointment of ${reader.firstName}`
          : 'Health appointment',
      description: (ehr: string) => `From the record at ${ehr}. The time can change: check before you go.`,
    },
    about: {
      sameDay: '“Same day” goes by the date only: the record does not link these to the visit.',
      units: 'This app worked out °F, lb and inches from the units of the record, which are in brackets.',
      others: 'There may be other notes and results that this app cannot see.',
    },
    details: 'All details of this visit',
  },

  document: {
    replaces: 'This replaced an earlier version',
    isNewer: 'This is the newer version.',
    readOlder: (day: string) => (day === '' ? 'Read the earlier version' : `Read the version of ${day}`),
    goesWith: 'Goes with',
    about: {
      notes: 'Notes are written for care teams, so some words may be hard to follow.',
      byDate: 'The visit is matched by date: the record does not link it.',
    },
    details: 'All details of this document',
  },

  report: {
    /** Where not all results may be counted. */
    lists: (count: number) => `This report lists ${pluralize(count, 'result', 'results')}.`,
    inFiles: 'The full report is below.',
    noResultsYet: 'No results yet.',
    isEmpty: 'This report has no results and no text.',
    /** Results that have no page of their own, and those that are not here. */
    otherResults: 'Other results in this report',
    facts: 'Who and when',
    details: 'All details of this report',
  },
} as const
