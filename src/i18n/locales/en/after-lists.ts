import { homeUnits } from './home-units'
import { medicineDoubts } from './medicine-doubts'
import { forAudience, headingFor, numberFormat, pluralize, possessive } from './for-audience'
import type { MessageAudience } from '../../audience'
import type { AssertedCount } from '../../../lib/asserted-count'

const ordinals = new Intl.PluralRules('en', { type: 'ordinal' })
const ordinalEndings: Partial<Readonly<Record<Intl.LDMLPluralRule, string>>> = { one: 'st', two: 'nd', few: 'rd' }

/** Messages of what the home page shows after its lists: the last visit, what is new since, the link to print or download, and why someone has no name. */
export const afterLists = {
  /** Why someone is not named: the record has no name, or it was not read. */
  unnamedBecause: {
    none: 'name not given',
    notLoaded: 'name not loaded',
    failed: 'name could not be loaded',
    notShared: 'name not shared',
    notFound: 'name not found',
    notOffered: 'name not available',
    elsewhere: 'name in another system',
  },
  lastVisit: {
    title: (reader: MessageAudience) => headingFor(reader, 'Last visit', 'Last encounter'),
    newRecords: forAudience(
      'What is new since your last visit',
      'New since the last encounter',
      'What is new since the last visit',
    ),
    link: (day: string) => `What was said at the visit on ${day}`,
    day: (day: string) => `Notes from the day of the visit, ${day}`,
    visit: (day: string) => `Visit on ${day}`,
    noNotes: 'we found no written notes or reports from this one.',
    unsure: 'We could not look through all visits and notes. There may be a later one.',
  },
  /** Parts of the home page for patients and proxies that load after its lists. */
  home: {
    toCheck: 'To check',
    /** A fold with the rest of a list. */
    more: (count: number) => `${numberFormat.format(count)} more`,
    /** `lists` are names of lists that failed or were cut off. */
    notChecked: (lists: string) => `Not checked, as it did not load: ${lists}.`,
    check: {
      ...medicineDoubts,
      noValue: 'Could not be measured',
      noOutcome: 'Planned, no record that it happened',
    },
    newSince: (day: string) => `New since ${day}`,
    lastVisit: 'Last visit',
    seeNew: 'What is new',
    fills: (count: number) => pluralize(count, 'pharmacy fill', 'pharmacy fills'),
    readings: (count: number) => pluralize(count, 'home reading', 'home readings'),
    newest: (day: string) => `newest ${day}`,
    pageLinks: {
      title: (reader: MessageAudience) => `More about ${possessive(reader)} health`,
      vitals: 'Vital signs',
      medicines: 'Medicines',
      results: 'Test results',
      allergies: 'Allergies',
      goals: 'Goals',
      vaccines: 'Vaccines',
      notes: 'Notes',
      visits: 'Visits',
      team: 'Care team',
      plans: 'Care plans',
      insurance: 'Insurance',
      devices: 'Devices',
      allRecords: 'All records',
      allFact: 'Every list, by kind',
      number: (count: AssertedCount) => numberFormat.format(count),
      reached: (count: AssertedCount, reached: number) =>
        reached === 0
          ? numberFormat.format(count)
          : `${numberFormat.format(count)}, ${numberFormat.format(reached)} reached`,
      counted: (count: AssertedCount, day: string) => `${numberFormat.format(count)}, newest ${day}`,
      people: (count: number) => pluralize(count, 'person', 'people'),
      policies: (count: AssertedCount) => pluralize(count, 'plan', 'plans'),
      past: (count: number, hasDied: boolean) => `${hasDied ? '' : 'None now, '}${numberFormat.format(count)} past`,
      hidden: (count: number) => `${numberFormat.format(count)} private`,
      notLoaded: 'Did not load',
      notShared: 'Not shared with this app',
      partly: 'Some may be missing',
    },
    child: {
      ...homeUnits,
      seriesComplete: (count: number) =>
        count === 1
          ? 'The 1 vaccine series in this record is complete.'
          : `All ${numberFormat.format(count)} vaccine series in this record are complete.`,
      forSchool: 'Vaccines for school',
      lastVisit: 'Last visit',
      noVisitPlanned: 'No visit is planned in this record.',
      papers: 'Papers',
      growth: 'Growth',
      growthChart: 'Growth chart',
      height: 'Height',
      weight: 'Weight',
      taller: (percentile: number, sex: 'female' | 'male') =>
        `Taller than about ${percentile} of 100 ${sex === 'female' ? 'girls' : 'boys'} the same age.`,
      lastYear: (percentile: number) => `Last year: ${percentile}.`,
      percentile: (percentile: number) =>
        `${percentile}${ordinalEndings[ordinals.select(percentile)] ?? 'th'} percentile`,
      beyond: {
        below: (percentile: number) => `Below the ${percentile}rd percentile`,
        above: (percentile: number) => `Above the ${percentile}th percentile`,
      },
    },
    died: {
      unnamed: (day: string | undefined) => `This person died${day === undefined ? '' : ` on ${day}`}`,
      title: (name: string, day: string | undefined) => `${name} died${day === undefined ? '' : ` on ${day}`}`,
      text: ({ firstName }: MessageAudience) =>
        `${firstName === undefined ? 'The' : `${firstName}’s`} record is kept here as it was. You can read it, save it and print it.`,
      save: ({ firstName }: MessageAudience) => `Save ${firstName === undefined ? 'the' : `${firstName}’s`} record`,
      lastDays: 'From the last days',
      about: (day: string | undefined) =>
        `Some records were never closed and may still say “current”. They are shown as they were${day === undefined ? ' when this person died' : ` on ${day}`}. How long the clinic keeps this record open to you is for the clinic to say.`,
    },
    empty: {
      title: (reader: MessageAudience) => `Nothing is in ${possessive(reader)} record here yet`,
      text: 'Test results, medicines and notes appear here when a clinic that uses this system adds them.',
      elsewhere: 'Care from other clinics stays in their records. If you expected to see something, call your clinic.',
      allergies: ({ audience, firstName }: MessageAudience) =>
        `Allergies: none are listed here. This does not mean ${audience === 'patient' ? 'you have' : `${firstName ?? 'this person'} has`} none.`,
      loaded: 'What was loaded',
    },
    about: {
      medicines: 'The list of medicines is the clinic’s and may be out of date.',
      results: 'The lab set the ranges.',
      elsewhere: 'Other clinics may have records that this app cannot see.',
    },
  },
  printOrDownload: {
    title: 'Print or download',
    print: 'Print or save as PDF',
    downloadAll: 'Take the record along',
  },
} as const
