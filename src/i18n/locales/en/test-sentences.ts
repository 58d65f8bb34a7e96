import { numberFormat } from './for-audience'
import type { MessageAudience } from '../../audience'

const side = {
  farBelow: 'far below',
  below: 'below',
  in: 'in',
  above: 'above',
  farAbove: 'far above',
} as const

/**
 * The opening sentences of the page of one test. A value is as in the record, with its comparator; `isDay` is false for a month or a year. Each sentence
 * holds for every record that meets its rule (docs/sentences.md), so none says more than what was sent.
 */
export const testSentences = {
  /** After a value. */
  when: (date: string, isDay: boolean) => (isDay ? `on ${date}` : `in ${date}`),
  /** After a comma. */
  date: (date: string, _isDay: boolean) => date,
  undated: '(date not given)',
  value: (value: string, when: string) => `${value} ${when}`,
  /** Instead of a value that is too long for a sentence. */
  result: (when: string) => `A result ${when}`,
  /** After a value: where the lab, or the record, says it is. */
  flagged: (at: keyof typeof side, isLab: boolean) => `, ${side[at]} ${isLab ? 'the lab’s range' : 'the range'}`,
  range: (range: string) => ` (${range})`,
  compared: (range: string, at: 'below' | 'above' | 'in') =>
    `Compared with the range given (${range}): ${at === 'in' ? 'inside' : at}.`,
  /** Where the flag and the range do not agree. */
  says: (words: string, isLab: boolean) => `The ${isLab ? 'lab' : 'record'} says: ${words}.`,
  target: (range: string) => `Target range: ${range}.`,
  notMeasured: (when: string) => `Could not be measured ${when}.`,
  noValue: (when: string) => `No value ${when}.`,
  lastValue: (value: string, date: string) => `The last value: ${value}, ${date}`,
  /** Instead of `lastValue` where results are missing. */
  earlierValue: (value: string, date: string) => `An earlier value: ${value}, ${date}`,
  /** After the value of a reading that the person or the family took. */
  atHome: 'Measured at home.',
  early: 'Early result, may change.',
  /** About a person who has died. */
  earlyAfterDeath: 'Early result.',
  changed: 'Changed after it was final.',
  lower: (value: string, month: string) => `Lower than five years earlier (${value} in ${month}).`,
  higher: (value: string, month: string) => `Higher than five years earlier (${value} in ${month}).`,
  between: (lowest: string, highest: string, years: number) =>
    `Between ${lowest} and ${highest} in the last ${years === 1 ? 'year' : `${numberFormat.format(years)} years`}.`,
  betweenYears: (lowest: string, highest: string, first: string, last: string) =>
    first === last
      ? `Between ${lowest} and ${highest} in ${first}.`
      : `Between ${lowest} and ${highest} from ${first} to ${last}.`,
  same: (value: string, years: number) =>
    `${value} in every result of the last ${years === 1 ? 'year' : `${numberFormat.format(years)} years`}.`,
  sameYears: (value: string, first: string, last: string) =>
    first === last ? `${value} in every result of ${first}.` : `${value} in every result from ${first} to ${last}.`,
  before: (value: string, date: string) => `The one before: ${value}, ${date}.`,
  /** Where nothing shows which of two values of a day is the later one. */
  sameDay: (value: string) => `Another value of the same day: ${value}.`,
  run: (at: 'below' | 'above', date: string, _isDay: boolean) =>
    `${at === 'below' ? 'Below' : 'Above'} the range in every result since ${date}.`,
  goal: (target: string, { audience, firstName, hasDied }: MessageAudience) => {
    if (hasDied === true) return `The goal was ${target}.`
    if (audience === 'patient') return `Your goal: ${target}.`
    return firstName === undefined ? `The goal: ${target}.` : `${firstName}’s goal: ${target}.`
  },
  /** A goal with a comparator. */
  limits: {
    '<': (amount: string) => `below ${amount}`,
    '<=': (amount: string) => `${amount} or lower`,
    '>': (amount: string) => `above ${amount}`,
    '>=': (amount: string) => `${amount} or higher`,
  },
} as const
