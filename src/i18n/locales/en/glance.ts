import { pluralize } from './for-audience'

/** Texts of the rows of lists. */
export const glance = {
  flags: { above: 'Above the range', below: 'Below the range', outside: 'Outside the range' },
  concern: 'Health concern',
  ended: (date: string) => `Ended ${date}`,
  noted: (year: string) => `noted ${year}`,
  /** A range that a number could not be compared with. */
  range: (range: string) => `Range: ${range}`,
  noRange: 'No range given',
  values: (count: number) => pluralize(count, 'value', 'values'),
  tests: (count: number) => `Group of ${pluralize(count, 'test', 'tests')}`,
  early: (day: string) => `early, ${day}`,
  newerWithoutValue: (day: string) => `Newer test without a value (${day})`,
  severeReaction: 'Severe reaction',
  noReaction: 'No reaction is written down',
  age: (age: string) => `age ${age}`,
} as const
