import { expect, it } from 'vitest'
import { readObservation } from '../clinical/observations/result-reading'
import { maskRecord } from '../resources/masking'
import { resultGlance, testGlance } from './test-glance'
import { patientContext as context } from './__fixtures__/glance-context'
import type { Glance } from './glance'

const { messages: english } = context
const observation = {
  resourceType: 'Observation',
  id: 'k',
  status: 'final',
  code: { text: 'Potassium' },
  effectiveDateTime: '2026-07-22T09:25:00-05:00',
  valueQuantity: { value: 4.3, unit: 'mmol/L' },
  referenceRange: [{ low: { value: 3.5, unit: 'mmol/L' }, high: { value: 5.1, unit: 'mmol/L' } }],
} as const
/** As received: without the keys that a test has set to undefined. */
const read = (more: object = {}) =>
  readObservation(JSON.parse(JSON.stringify({ ...observation, ...more })) as typeof observation, english.format)
const path = '/results/trend/k'
const lineOf = ({ name, value, phrases, date }: Glance): string =>
  [name.text, value?.text.text, ...phrases.map(({ tone, text }) => `[${tone ?? ''}] ${text.text}`), date?.text.text]
    .filter(Boolean)
    .join(' | ')

it('opens the page of the test and shows its course from three results on', () => {
  const row = testGlance({ newest: read(), numbers: [4, 4.1, 4.3], path }, context)
  expect(row).toMatchObject({ href: path, sparkline: { values: [4, 4.1, 4.3], low: 3.5, high: 5.1 } })
  expect(testGlance({ newest: read(), numbers: [4, 4.3], path }, context).sparkline).toBeUndefined()
  expect(lineOf(row)).toBe('Potassium | 4.3 | July 22')
})

it('warns of a newer test without a value, with the note of the lab', () => {
  const newer = read({
    valueQuantity: undefined,
    effectiveDateTime: '2026-09-03',
    dataAbsentReason: { coding: [{ code: 'error' }] },
    note: [{ text: 'Please give a new sample.' }],
  })
  expect(lineOf(testGlance({ newest: read(), newerWithoutValue: newer, numbers: [], path }, context))).toBe(
    'Potassium | 4.3 | [warn] Newer test without a value (September 3) | [warn] “Please give a new sample.” | July 22',
  )
})

it('says in the date that a result is early, and keeps the status where no date does', () => {
  const early = read({ status: 'preliminary' })
  expect(lineOf(testGlance({ newest: early, numbers: [], path }, context))).toBe('Potassium | 4.3 | early, July 22')
  expect(lineOf(resultGlance(early, path, context))).toBe('Potassium | 4.3 | [wait] Early result, may change')
})

it('rounds a number that comes from arithmetic, as the other pages do', () => {
  const long = read({ valueQuantity: { value: 111.18319998534736, unit: 'cm' }, referenceRange: undefined })
  expect(testGlance({ newest: long, numbers: [], path }, context).value).toMatchObject({
    text: { text: '111.2' },
    unit: 'cm',
  })
})

it('names the date of issue where the test has no date of its own', () => {
  const issued = read({ effectiveDateTime: undefined, issued: '2026-07-25' })
  expect(lineOf(testGlance({ newest: issued, numbers: [], path }, context))).toBe(
    'Potassium | 4.3 | Result sent July 25',
  )
  expect(lineOf(resultGlance(issued, path, context))).toBe('Potassium | 4.3 | Result sent July 25')
})

it('leaves a private result covered, with its record as the only way to it', () => {
  const covered = readObservation(maskRecord(observation, english.format) as typeof observation, english.format)
  for (const row of [
    testGlance({ newest: covered, numbers: [4, 4.1, 4.3], path }, context),
    resultGlance(covered, path, context),
  ]) {
    expect(row).toMatchObject({ href: '/record/Observation/k' })
    expect(row).not.toHaveProperty('sparkline')
    expect(lineOf(row)).toBe('Private record | [wait] Marked private')
  }
})
