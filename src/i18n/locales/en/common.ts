import { pluralize, numberFormat } from './for-audience'
import type { MessageAudience } from '../../audience'
import type { AssertedCount } from '../../../lib/asserted-count'

/** Messages of components that all record pages share. */
export const common = {
  mergedRecord: ({ audience }: MessageAudience) =>
    `This person’s record was joined with another one. What is not here may be in the other one.${audience === 'provider' ? '' : ' Ask the health system which one is in use.'}`,
  expected: (range: string) => `Expected range: ${range}`,
  reference: (range: string) => `Reference range: ${range}`,
  /** Reference ranges of other types than normal. */
  otherRanges: {
    goal: (range: string) => `Goal: ${range}`,
    category: (range: string) => range,
    limit: (range: string) => `Limit: ${range}`,
    basis: (range: string) => `Compared with: ${range}`,
    words: (range: string) => `Range as written: ${range}`,
  },
  /** For providers, beside the flag of the lab. */
  flagByRange: (flag: string) => `The listed range says: ${flag}.`,
  /** Before the date of a newer result that has no value. */
  newerWithoutValue: 'Newer test without a value:',
  showAll: 'Show all',
  noRange: 'The lab did not give an expected range for this test.',
  noRangeWhereMissing: 'Where no expected range is shown, the lab did not give one.',
  /** The link of a card, whose title says of what. */
  seeAll: (count: AssertedCount) => (count === 1 ? 'See the list' : `All ${numberFormat.format(count)}`),
  seeThe: (what: string) => `See ${what}`,
  noName: 'Name not given',
  /** For results without a name. */
  unnamedResult: {
    laboratory: 'Lab result: the record does not say of what',
    'vital-signs': 'Vital sign: the record does not say which',
    other: 'Result: the record does not say of what',
  },
  noDate: 'No date given',
  unshown: 'This part of the record could not be shown.',
  unshownPart: 'This part could not be shown.',
  seeAsSent: 'See it as it was sent',
  private: {
    text: 'This record is marked private. Open it in a private place.',
    show: 'Show it',
    hide: 'Cover it again',
    mark: 'Marked private',
    markedAs: (labels: string) => `Marked private: ${labels}`,
    notShown: (count: number) => `${pluralize(count, 'private record is', 'private records are')} not shown here.`,
    seeWhere: 'See where',
    all: (count: number) => `All ${numberFormat.format(count)} records here are marked private.`,
    showAll: 'Show them all',
  },
  ended: 'Ended',
  wentIntoRemission: 'Went into remission',
  atAge: (age: string) => `at age ${age}`,
  /** Preposition between a label and a date. */
  datePreposition: (_label: string, _raw?: string) => '',
  /** For patients, for providers. */
  pressure: {
    systolic: ['Top number (systolic)', 'Systolic blood pressure'],
    diastolic: ['Bottom number (diastolic)', 'Diastolic blood pressure'],
  },
  over: (upper: string, lower: string) => `${upper} over ${lower}`,
  dose: (number: string, series: string | undefined) =>
    series === undefined ? `Dose ${number}` : `Dose ${number} of ${series}`,
  doseText: (number: string, series: string | undefined) =>
    series === undefined ? `Dose: ${number}` : `Dose: ${number} (of: ${series})`,
} as const
