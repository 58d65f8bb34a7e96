import { expect, it } from 'vitest'
import { english } from '../i18n/__fixtures__/format'
import { conceptDisplay, showCoding, showConcept } from './concept'
import { referenceOf } from './reference'
import { withoutSnomedTag } from './snomed-tag'

it.each([
  ['Negative (qualifier value)', 'Negative'],
  ['Patient’s condition improved (finding)', 'Patient’s condition improved'],
  ['Acute bronchitis (disorder)', 'Acute bronchitis'],
  ['Healthcare professional (occupation)', 'Healthcare professional'],
  ['Pulmonary rehabilitation (regime/therapy)', 'Pulmonary rehabilitation'],
])('names, values, roles and reasons have no semantic tag: %s', (text, expected) => {
  expect([
    conceptDisplay({ text }),
    conceptDisplay({ coding: [{ display: text }] }),
    showConcept({ text }, english),
    showCoding({ display: text }, english),
    referenceOf({ display: text })?.display,
  ]).toEqual([
    expected,
    expected,
    expect.objectContaining({ text: expected }),
    expect.objectContaining({ text: expected }),
    expected,
  ])
})

it.each(['Knee pain (left)', 'Metformin (Walmart)', '(disorder)', 'Finding', 'Peanut (food)'])(
  'other brackets stay: %s',
  (text) => {
    expect(withoutSnomedTag(text)).toBe(text)
  },
)
