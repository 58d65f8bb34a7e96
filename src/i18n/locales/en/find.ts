import { forAudience, pluralize, possessive, numberFormat } from './for-audience'
import type { MessageAudience } from '../../audience'

const list = new Intl.ListFormat('en')
const at = (date: string, isDay: boolean): string => (isDay ? `on ${date}` : `in ${date}`)
/** "90/60 to …": the lowest and highest of several numbers, with their unit. */
const between = ([low, high, unit]: readonly [string, string, string]): string =>
  `${low === high ? low : `between ${low} and ${high}`}${unit === '' ? '' : ` ${unit}`}`

/** Messages of the page that searches the loaded record and answers questions to it. */
export const find = {
  title: (reader: MessageAudience) =>
    reader.audience === 'provider' ? 'Find in record' : `Find in ${possessive(reader)} record`,
  label: 'Word, name or question',
  examplesTitle: 'For example',
  /** Questions to begin with, which the page answers. */
  examples: ({ audience, firstName = 'this person', hasDied }: MessageAudience): readonly string[] =>
    ({
      patient: ['What do I take?', 'What am I allergic to?', 'When was my flu shot?', 'Last blood pressure'],
      proxy: [
        ...(hasDied ? [] : [`What does ${firstName} take?`]),
        'Allergies',
        'When was the last flu shot?',
        'Last weight',
      ],
      provider: ['Last A1c', 'Last blood pressure', 'Next visit'],
    })[audience],
  matches: (count: number, text: string) => `${pluralize(count, 'match', 'matches')} for “${text}”.`,
  none: (text: string) => `Nothing found for “${text}”. Try another word, such as hives for urticaria.`,
  /** No match says nothing about the person's health. */
  noneExplanation: 'That does not mean there is nothing. Records use the words of the care team. These lists may help:',
  shown: (shown: number, all: number) =>
    `Showing ${numberFormat.format(shown)} of ${pluralize(all, 'record', 'records')} found`,
  /** Legend of the filters. */
  kinds: 'Kinds of records',
  group: (name: string, count: number) => `${name} (${numberFormat.format(count)})`,
  showAll: (count: number) => `Show all ${numberFormat.format(count)}`,
  newest: 'Of tests with the same name, only the newest is shown here.',
  more: (count: number) => `${pluralize(count, 'more match', 'more matches')} in this record`,
  /** The fold with every record that has the words. */
  allRecords: (count: number, text: string) =>
    count === 1 ? `1 record with “${text}”` : `All ${numberFormat.format(count)} records with “${text}”`,
  /** The fold with the rows of a card after the first ones. */
  moreRows: (count: number) => `${numberFormat.format(count)} more`,
  rows: {
    tests: 'Tests',
    medicines: 'Medicines',
    conditions: 'Health conditions',
    allergies: 'Allergies',
    vaccines: 'Vaccines',
    procedures: 'Procedures',
    visits: 'Visits',
    papers: 'Reports and notes',
  },
  name: 'Name',
  code: 'Code',
  plain: 'Plain words',
  file: 'Text of a file',
  narrative: 'Text from the care team',
  status: 'Status',
  mistake: 'Entered by mistake',
  notSearched: (files: number) => `${pluralize(files, 'file is', 'files are')} not searched: not loaded, or not text.`,
  about:
    'Answers follow fixed rules and come from this record alone. Plain words count too: “sugar” finds glucose. Numbers and dates are not searched.',
  aboutPrivacy: 'What you type stays in this browser.',

  answer: 'Answer',
  answered: 'Answered below.',
  which: (text: string) => `“${text}” can be one of these`,
  noAnswer: 'We can’t tell from this record',
  readAs: (words: readonly string[]) => `Read as ${list.format(words.map((word) => `“${word}”`))}.`,
  reasons: {
    advice: forAudience(
      'This app does not judge results or give advice. Ask your care team or pharmacist.',
      'This app does not judge results or give advice.',
      'This app does not judge results or give advice. Ask the care team or pharmacist.',
      'This app does not judge results or give advice.',
    ),
    otherPerson: ({ audience, firstName }: MessageAudience) =>
      audience === 'patient'
        ? 'This record is about you alone.'
        : `This record is about ${firstName ?? 'one person'} alone.`,
    notUnderstood: () => 'Not all of the question was understood, so it is not answered.',
    nothingNamed: () => 'Nothing here has that name. It may have another name, or be in the record of another clinic.',
    nothingListed: () => 'This record lists none now. That does not mean there is none.',
    nothingThen: () => 'There is nothing in this record from that time.',
    nothingPlanned: () => 'This record has no visit ahead. One may be planned elsewhere.',
    noMedicine: () => 'No current prescription here says that it is for that.',
    noPurpose: () => 'The prescription does not say what it is for.',
    noPrescriber: () => 'The record does not say who prescribed it.',
    noStart: () => 'The record does not say since when.',
    noNote: () => 'This record has no note of that visit.',
    doubtful: () => 'What is here about it cannot be relied on.',
    notLoaded: () => 'A part of the record that it needs is missing.',
  },
  /** Instead of `nothingThen`, where the question gave no year. */
  nothingIn: (times: readonly string[]) => `There is nothing in this record from ${times.join(' or ')}.`,
  nearest: 'Nearest in this record',
  /** A link to a full list, such as that of all medicines. */
  fullList: (name: string) => `Full list: ${name}`,
  missing: (types: string) => `Some may be missing: ${types}.`,
  withoutPrivate: 'Private records that are covered were not used.',
  answers: {
    results: (count: number, extent: readonly [string, string, string] | undefined) =>
      `${pluralize(count, 'result', 'results')}${extent === undefined ? '' : `, ${between(extent)}`}.`,
    pressures: (count: number, upper: readonly [string, string, string], lower: readonly [string, string, string]) =>
      `${pluralize(count, 'reading', 'readings')}. Upper number ${between(upper)}. Lower number ${between(lower)}.`,
    visits: (count: number) => `${pluralize(count, 'visit', 'visits')}.`,
    visitOn: (date: string, isDay: boolean) => `The last one in this record was ${at(date, isDay)}.`,
    /** With a person whose name was typed. */
    lastVisitWith: (name: string, date: string, isDay: boolean) =>
      `${name}: the last visit in this record was ${at(date, isDay)}.`,
    /** Of a time that was asked for. */
    visitOfTime: (date: string, isDay: boolean) => `It was ${at(date, isDay)}.`,
    visitsPlanned: (count: number) => `${pluralize(count, 'planned visit', 'planned visits')}.`,
    /** Cancelled ones, and those of which the record does not say what became. */
    visitsNotHeld: (count: number) =>
      `${pluralize(count, 'visit', 'visits')} without a record that ${count === 1 ? 'it' : 'they'} took place.`,
    /** What became of a procedure, and when. */
    event: (status: string, date: string | undefined, isDay: boolean) =>
      `${status}${date === undefined ? '' : `, ${isDay ? date : `in ${date}`}`}.`,
    team: (people: string) => `On the care team in this record: ${people}.`,
    medicines: (count: number) => `${pluralize(count, 'current prescription', 'current prescriptions')}.`,
    prescriptions: (count: number) => `${pluralize(count, 'prescription has', 'prescriptions have')} this name.`,
    taking: (count: number, reason: string) =>
      `${pluralize(count, 'current prescription is', 'current prescriptions are')} for ${reason}.`,
    withoutReason: (count: number) =>
      `${pluralize(count, 'other current prescription does', 'other current prescriptions do')} not say what it is for.`,
    prescribedFor: (reasons: string) => `Prescribed for ${reasons}.`,
    prescribedBy: (who: string, date: string | undefined, isDay: boolean) =>
      `Prescribed by ${who}${date === undefined ? '' : ` ${at(date, isDay)}`}.`,
    /** There may be earlier ones elsewhere. */
    firstPrescription: (date: string, isDay: boolean) =>
      `The first prescription in this record was written ${at(date, isDay)}.`,
    notes: (count: number) => `${pluralize(count, 'note is', 'notes are')} linked to it.`,
    notesOfDay: (count: number) =>
      `${pluralize(count, 'note is', 'notes are')} from that day. The record does not link ${count === 1 ? 'it' : 'them'} to the visit.`,
    /** `against`: those that were ruled out or not done. */
    list: (count: number, against: number) =>
      `${numberFormat.format(count)} in this record${against === 0 ? '' : `, and ${numberFormat.format(against)} ruled out or not done`}.`,
  },
} as const
