import { describe, expect, it } from 'vitest'
import { english } from '../i18n/__fixtures__/format'
import { conceptDisplay, conceptText, showConcept } from './concept'

const SNOMED = 'http://snomed.info/sct'
const LOINC = 'http://loinc.org'
const hypertension = {
  system: SNOMED,
  code: '38341003',
  display: 'Hypertensive disorder, systemic arterial (disorder)',
}

describe('the name of a concept', () => {
  it.each([
    ['its code', '38341003'],
    ['“null”', 'null'],
    ['“undefined”', 'undefined'],
    ['“N/A”', 'N/A'],
    ['“n/a”', 'n/a'],
    ['a dash', '-'],
    ['two dashes', '--'],
    ['a long number', '4711471147'],
    ['a semantic tag alone', '(disorder)'],
    ['a device code', 'MDC_ECG_ELEC_POTL'],
    ['a row of a table', '3025315, Hypertension, 1, SNOMED Code, 6, 38341003, 1996-09-06 00:00:00.0'],
  ])('is the display when the text is %s', (_what, text) => {
    expect(conceptDisplay({ text, coding: [hypertension] })).toMatch(/^Hypertensive disorder/)
  })

  it.each([
    ['a display is a device code', [{ code: '131329', display: 'MDC_ECG_ELEC_POTL' }], 'Code 131329'],
    ['a display is its code', [{ system: LOINC, code: '86188-0', display: '86188-0' }], 'Code 86188-0'],
    [
      'a display without code is a LOINC code',
      [{ system: LOINC, code: '8302-2' }, { display: '8302-2' }],
      'Code 8302-2',
    ],
    [
      'a display is a row of a table',
      [
        {
          system: LOINC,
          code: '29463-7',
          display: '3025315, Body weight, 1, LOINC Code, 6, 29463-7, 1996-09-06 00:00:00.0',
        },
      ],
      'Code 29463-7',
    ],
  ])('is the label of the code when %s', (_what, coding, label) => {
    expect([conceptDisplay({ coding }), conceptText({ coding }, english)]).toEqual([undefined, label])
  })

  it.each(['Insulin', 'A1C', 'HGB', 'critical'])('may be its local code “%s”', (name) => {
    expect(conceptDisplay({ coding: [{ system: 'http://example.org/local', code: name, display: name }] })).toBe(name)
  })

  it('is the next display when the selected one is no name', () => {
    const selected = { system: LOINC, code: '8302-2', display: '8302-2', userSelected: true }
    expect(conceptDisplay({ coding: [selected, { system: 'local', code: 'HT', display: 'Height' }] })).toBe('Height')
  })

  it.each(['Asthma', '1+', '120', '3', 'None', 'Unknown', 'Stage 2', 'Type 2, insulin, diet, exercise'])(
    'may be “%s”',
    (text) => {
      expect(conceptDisplay({ text, coding: [hypertension] })).toBe(text)
    },
  )
})

describe('a value', () => {
  it.each(['N/A', '-', '120/80', '12345'])('that is only “%s” is shown as sent', (text) => {
    expect(showConcept({ text }, english)).toMatchObject({ text })
  })
  it('of a program that wrote nothing is its code, or nothing', () => {
    expect(showConcept({ text: 'null', coding: [{ code: 'x' }] }, english)).toMatchObject({ text: 'Code x' })
    expect(showConcept({ text: 'null' }, english)).toBeUndefined()
  })
})
