import { describe, expect, it } from 'vitest'
import { briefOf } from './brief'
import { speech } from './for-tests'
import { pageWordsOf, wordsOf } from '../../i18n'
import { firstPage as spanishFirst } from '../../i18n/locales/es/first-page'
import { recordPages as spanishPages } from '../../i18n/locales/es/record-pages'

const result = {
  resourceType: 'Observation',
  status: 'final',
  code: { text: 'Iron' },
  effectiveDateTime: '2024',
  valueQuantity: { value: 9, unit: 'g/dL' },
}
const range = { low: { value: 12, unit: 'g/dL' } }

describe('the line of a result on a sheet', () => {
  it.each([
    ['how it compares with its range', range, 'Below'],
    [
      'nothing of how it compares where the range is for some people only',
      { ...range, appliesTo: [{ text: 'Women' }] },
      undefined,
    ],
    ['nothing of how it compares with a goal', { ...range, type: { coding: [{ code: 'treatment' }] } }, undefined],
  ])('says %s', (_name, sent, mark) => {
    const [line = ''] = briefOf({ ...result, referenceRange: [sent] }, speech).lines
    expect(line).toContain('9 g/dL')
    expect(/Below|Above|In the expected range/.exec(line)?.[0]).toBe(mark)
  })

  it('never calls a critical limit the expected range', () => {
    const [line] = briefOf(
      { ...result, referenceRange: [{ ...range, type: { coding: [{ code: 'critical' }] } }] },
      speech,
    ).lines
    expect(line).toBe('9 g/dL')
  })

  it('says for whom a range is, and what its text adds', () => {
    const [line] = briefOf(
      {
        ...result,
        referenceRange: [{ ...range, text: 'Target after the operation: 12', appliesTo: [{ text: 'Women' }] }],
      },
      speech,
    ).lines
    expect(line).toBe('9 g/dL · Expected range: 12 g/dL or higher (Target after the operation: 12, Women)')
  })
})

describe('a blood pressure on a sheet', () => {
  const part = (code: string, display: string, value: number) => ({
    code: { coding: [{ system: 'http://loinc.org', code, display }] },
    valueQuantity: { value, unit: 'mmHg' },
  })
  const pressure = {
    resourceType: 'Observation',
    status: 'final',
    code: { text: 'Blood pressure' },
    component: [part('8480-6', 'Systolic blood pressure', 128), part('8462-4', 'Diastolic blood pressure', 82)],
  }

  it.each([
    ['a person', 'patient', ['Número de arriba (sistólica): 128 mmHg', 'Número de abajo (diastólica): 82 mmHg']],
    ['care staff', 'provider', ['Presión arterial sistólica: 128 mmHg', 'Presión arterial diastólica: 82 mmHg']],
  ] as const)('has the names of its two numbers in the language of %s', (_, audience, expected) => {
    const words = pageWordsOf(wordsOf('es', spanishFirst), spanishPages)
    expect(briefOf(pressure, { ...speech, words, audience }).lines).toEqual(expected)
  })
})

describe('a wave on a sheet', () => {
  const wave = { origin: { value: 2048, unit: 'mV' }, period: 10, dimensions: 1, data: '2041 2043 E' }

  it('is called one, without its points', () => {
    expect(
      briefOf({ resourceType: 'Observation', status: 'final', code: { text: 'ECG' }, valueSampledData: wave }, speech)
        .lines,
    ).toEqual(['Wave recording'])
    expect(
      briefOf(
        {
          resourceType: 'Observation',
          status: 'final',
          code: { text: 'ECG' },
          component: [{ code: { text: 'Lead II' }, valueSampledData: wave }],
        },
        speech,
      ).lines,
    ).toEqual(['Lead II: Wave recording'])
  })
})

describe('the date of a problem on a sheet', () => {
  const problem = { resourceType: 'Condition', code: { text: 'Osteoarthritis of knee' } }

  it.each([
    ['an age', { onsetAge: { value: 66, unit: 'years', code: 'a' } }, 'Started at age 66'],
    [
      'a time in which it began',
      { onsetPeriod: { start: '1986', end: '1990' }, recordedDate: '2020' },
      'Started between 1986 and 1990',
    ],
    [
      'two days of one year',
      { onsetPeriod: { start: '2024-02-12', end: '2024-02-20' } },
      'Started between February 12, 2024 and February 20, 2024',
    ],
    ['one day', { onsetPeriod: { start: '1990-05-02', end: '1990-05-02' } }, 'Started May 2, 1990'],
    ['words', { onsetString: 'In her fifties' }, 'Started: In her fifties'],
    ['a date', { onsetDateTime: '2019' }, 'Started 2019 (exact date not known)'],
    ['nothing', {}, 'No date given'],
  ])('is %s where the record has that', (_name, sent, said) =>
    expect(briefOf({ ...problem, ...sent }, speech).date).toBe(said),
  )
})
