import { headingFor, possessive, forAudience } from './for-audience'
import type { MessageAudience } from '../../audience'

const order = new Intl.PluralRules('en', { type: 'ordinal' })
const endings: Readonly<Record<string, string>> = { one: 'st', two: 'nd', few: 'rd', other: 'th' }
const ordinal = (count: number): string => `${count}${endings[order.select(count)]}`

const measurements = { height: 'Height', weight: 'Weight', bmi: 'Body mass index (BMI)' }
const less = { height: 'are shorter', weight: 'weigh less', bmi: 'have a lower BMI' }
const shares = {
  at: (count: number) => `about ${count}`,
  below: (count: number) => `fewer than ${count}`,
  above: (count: number) => `more than ${count}`,
}
const places = { at: 'at', below: 'below', above: 'above' }

const inSentence = (measurement: keyof typeof measurements): string =>
  measurement === 'bmi' ? 'body mass index' : measurement
const compared = (measurement: keyof typeof measurements, where: keyof typeof places, percentile: number): string =>
  `${places[where]} the ${ordinal(percentile)} percentile. Out of 100 children of the same age and sex, ${shares[where](percentile)} ${less[measurement]}.`

/** Messages of the growth charts. */
export const growth = {
  title: (reader: MessageAudience) => headingFor(reader, 'Growth', 'Growth'),
  intro: 'Height, weight and body mass index before the age of 20, compared with other children.',
  link: 'See growth by age',
  listName: 'measurements',
  measurement: 'Measurement',
  measurements,
  curve: 'Compare with',
  curves: { female: 'Girls', male: 'Boys', none: 'No one' },
  fromRecord: 'We chose the curves by the sex that the record holds. You can change that.',
  sexUnknown: 'The record does not say which curves to use. Choose girls or boys to compare.',
  none: (measurement: keyof typeof measurements) =>
    `We found no ${inSentence(measurement)} from before the age of 20 in this record.`,
  noBirthDate: 'The record holds no full birth date, so we cannot tell the age.',
  newest: (
    reader: MessageAudience,
    measurement: keyof typeof measurements,
    where: keyof typeof places,
    percentile: number,
    date: string,
  ) =>
    `${reader.audience === 'provider' ? 'The' : possessive(reader).replace(/^./, (first) => first.toUpperCase())} newest ${inSentence(measurement)} (${date}) is ${compared(measurement, where, percentile)}`,
  /** Where records are missing, so that a newer one may be. */
  shown: (
    _reader: MessageAudience,
    measurement: keyof typeof measurements,
    where: keyof typeof places,
    percentile: number,
    date: string,
  ) => `The ${inSentence(measurement)} of ${date} is ${compared(measurement, where, percentile)}`,
  meaning: forAudience(
    'A high or low percentile alone does not say how growth is going. How it changes over time often says more. Ask the care team what it means.',
    '',
    undefined,
    'A high or low percentile alone does not say how growth is going.',
  ),
  lines: (percentiles: string) =>
    `The thin lines are percentiles: ${percentiles}. The dots, and the thick line between them, are the measurements. Age in years runs from left to right.`,
  source:
    'The curves are the CDC growth charts of 2000, for children in the United States from 2 to 20 years. They end near the 3rd and the 97th percentile. For children under 2 there are no curves here.',
  loadingChart: 'Getting the chart…',
  table: (measurement: string) => `${measurement} by age`,
  columns: { date: 'Date', age: 'Age', value: 'Result', percentile: 'Percentile' },
  percentileText: (where: keyof typeof places, percentile: number) =>
    where === 'at' ? ordinal(percentile) : `${places[where]} the ${ordinal(percentile)}`,
  notCompared: {
    noValue: 'No number given',
    unit: 'Not compared: other unit',
    inexact: 'Not compared: not an exact number',
    date: 'Not compared: day not known',
    age: 'No curve for this age',
  },
  noCurve: 'No curve chosen',
}
