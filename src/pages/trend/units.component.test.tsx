import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { findInMain, main } from '../../app/__fixtures__/page-content'
import { renderRoute, startSandboxWith } from '../../app/__fixtures__/render-route'

type Sent = readonly [value: number, unit: string, code?: string]

/** A result of each year since 2021, with ids from the prefix and the position. */
const yearly = (prefix: string, loinc: string, text: string, category: string, values: readonly Sent[]) =>
  values.map(([value, unit, code], index) => ({
    resourceType: 'Observation',
    id: `${prefix}${index}`,
    status: 'final',
    subject: { reference: 'Patient/pia' },
    category: [{ coding: [{ system: 'http://terminology.hl7.org/CodeSystem/observation-category', code: category }] }],
    code: { text, coding: [{ system: 'http://loinc.org', code: loinc }] },
    effectiveDateTime: `${2021 + index}-01-01`,
    valueQuantity: { value, unit, ...(code === undefined ? {} : { system: 'http://unitsofmeasure.org', code }) },
  }))
const glucose: readonly Sent[] = [
  [96, 'mg/dL', 'mg/dL'],
  [97, 'mg/dl', 'mg/dL'],
  [99, 'MG/DL'],
  [101, 'mg/dl'],
  [102, 'mg per dL'],
  [104, 'mg/100 mL'],
]
const whiteCells: readonly Sent[] = [
  [6.1, 'K/uL'],
  [6.4, '10*3/uL', '10*3/uL'],
  [5.9, 'x10E3/uL'],
  [6.6, '10^9/L'],
  [6.2, 'thousand/mm3'],
  [6, '10*9/L', '10*9/L'],
]
const weight: readonly Sent[] = [
  [3562, 'g', 'g'],
  [3.35, 'kg', 'kg'],
  [7.9, 'lb', '[lb_av]'],
  [158, 'oz', '[oz_av]'],
  [12.1, 'pounds'],
  [6.3, 'Kg'],
]
const sodium: readonly Sent[] = [
  [140, 'mEq/L'],
  [141, 'mmol/L'],
]
const sandbox = startSandboxWith([
  { resourceType: 'Patient', id: 'pia', name: [{ given: ['Pia'], family: 'Aspdal' }], birthDate: '1971-05-09' },
  ...yearly('glucose', '2345-7', 'Glucose', 'laboratory', glucose),
  ...yearly('cells', '6690-2', 'White blood cells', 'laboratory', whiteCells),
  ...yearly('weight', '29463-7', 'Weight', 'vital-signs', weight),
  ...yearly('sodium', '2951-2', 'Sodium', 'laboratory', sodium),
])
const resultsInTable = () =>
  [...main().querySelectorAll('tbody tr')].map((row) => row.querySelectorAll('td')[0]?.textContent)
const apart = /cannot be compared number by number/

test.each([
  ['/results/trend/glucose5', glucose],
  ['/results/trend/cells5', whiteCells],
])('spellings of one unit make one line on %s, and the table has them as sent', async (path, values) => {
  await renderRoute(path, { person: 'pia', sandbox })
  await findInMain(/Between \d+(?:\.\d)? and \d+(?:\.\d)? in the last 5 years/)
  expect(screen.queryAllByText(/^Results in/)).toEqual([])
  expect(main().textContent).not.toMatch(apart)
  expect(resultsInTable()).toHaveLength(values.length)
})

test('weights in grams, kilograms, pounds and ounces make one line in the newest unit', async () => {
  await renderRoute('/results/trend/weight5', { person: 'pia', sandbox })
  await findInMain('The chart shows every result in Kg. The table shows each one as it was sent.')
  // Numbers of different units are not compared in the sentences.
  await findInMain('13 lb 14 oz on January 1. The one before: 12.1 pounds, January 1, 2025.')
  expect(resultsInTable()).toEqual([
    '13 lb 14 oz (6.3 Kg)',
    '12.1 pounds',
    '158 oz',
    '7.9 lb',
    '7 lb 6 oz (3.35 kg)',
    '7 lb 14 oz (3562 g)',
  ])
  expect(main().textContent).not.toMatch(apart)
})

test('results in units that do not convert exactly stay apart, and the page says why', async () => {
  await renderRoute('/results/trend/sodium1', { person: 'pia', sandbox })
  await findInMain(/cannot be compared number by number: mmol\/L and mEq\/L/)
  expect(screen.getAllByText(/^Sodium: Results in/)).toHaveLength(2)
})
