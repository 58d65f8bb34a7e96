import { describe, expect, it } from 'vitest'
import { summarizeRecord } from './record-summary'
import { exportContext } from './__fixtures__/export-source'
import { pageMessagesOf, messagesOf } from '../../i18n/messages'
import { home as spanishFirst } from '../../i18n/locales/es/home'
import { recordPages as spanishPages } from '../../i18n/locales/es/record-pages'

const result = {
  resourceType: 'Observation',
  status: 'final',
  code: { text: 'Iron' },
  effectiveDateTime: '2024',
  valueQuantity: { value: 9, unit: 'g/dL' },
}
const range = { low: { value: 12, unit: 'g/dL' } }

describe('the line of a result', () => {
  it.each([
    ['its flag by its range', range, 'Below'],
    ['no flag where the range is for some people only', { ...range, appliesTo: [{ text: 'Women' }] }, undefined],
    ['no flag for a goal', { ...range, type: { coding: [{ code: 'treatment' }] } }, undefined],
  ])('shows %s', (_name, sent, mark) => {
    const [line = ''] = summarizeRecord({ ...result, referenceRange: [sent] }, exportContext).lines
    expect(line).toContain('9 g/dL')
    expect(/Below|Above|In the expected range/.exec(line)?.[0]).toBe(mark)
  })

  it('never shows a critical limit as the expected range', () => {
    const [line] = summarizeRecord(
      { ...result, referenceRange: [{ ...range, type: { coding: [{ code: 'critical' }] } }] },
      exportContext,
    ).lines
    expect(line).toBe('9 g/dL')
  })

  it.each([
    ['Panic limits', '9 g/dL'],
    ['High risk', '9 g/dL · High risk: 12 g/dL or higher'],
  ])('never shows a range as the expected one that calls itself %s', (text, expected) => {
    const [line] = summarizeRecord({ ...result, referenceRange: [{ ...range, text }] }, exportContext).lines
    expect(line).toBe(expected)
  })

  it('has no flag for a test that was cancelled', () => {
    const interpretation = [{ coding: [{ code: 'HH' }] }]
    const [line] = summarizeRecord({ ...result, status: 'cancelled', interpretation }, exportContext).lines
    expect(line).not.toContain('above')
  })

  it('shows to whom a range applies and what its text adds', () => {
    const [line] = summarizeRecord(
      {
        ...result,
        referenceRange: [{ ...range, text: 'After the operation: 12', appliesTo: [{ text: 'Women' }] }],
      },
      exportContext,
    ).lines
    expect(line).toBe('9 g/dL · Expected range: 12 g/dL or higher (After the operation: 12, only for: Women)')
  })
})

describe('a blood pressure', () => {
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
    ['patients', 'patient', ['Número de arriba (sistólica): 128 mmHg', 'Número de abajo (diastólica): 82 mmHg']],
    ['providers', 'provider', ['Presión arterial sistólica: 128 mmHg', 'Presión arterial diastólica: 82 mmHg']],
  ] as const)('has translated names of its components for %s', (_, audience, expected) => {
    const messages = pageMessagesOf(messagesOf('es', spanishFirst), spanishPages)
    expect(summarizeRecord(pressure, { ...exportContext, messages, audience }).lines).toEqual(expected)
  })
})

describe('a waveform', () => {
  const wave = { origin: { value: 2048, unit: 'mV' }, period: 10, dimensions: 1, data: '2041 2043 E' }

  it('is named, without its samples', () => {
    expect(
      summarizeRecord(
        { resourceType: 'Observation', status: 'final', code: { text: 'ECG' }, valueSampledData: wave },
        exportContext,
      ).lines,
    ).toEqual(['Wave recording'])
    expect(
      summarizeRecord(
        {
          resourceType: 'Observation',
          status: 'final',
          code: { text: 'ECG' },
          component: [{ code: { text: 'Lead II' }, valueSampledData: wave }],
        },
        exportContext,
      ).lines,
    ).toEqual(['Lead II: Wave recording'])
  })
})

describe('the date of a condition', () => {
  const problem = { resourceType: 'Condition', code: { text: 'Osteoarthritis of knee' } }

  it.each([
    ['an age', { onsetAge: { value: 66, unit: 'years', code: 'a' } }, 'Started at age 66'],
    [
      'a period of onset',
      { onsetPeriod: { start: '1986', end: '1990' }, recordedDate: '2020' },
      'Started between 1986 and 1990',
    ],
    [
      'a period within one year',
      { onsetPeriod: { start: '2024-02-12', end: '2024-02-20' } },
      'Started between February 12, 2024 and February 20, 2024',
    ],
    ['one day', { onsetPeriod: { start: '1990-05-02', end: '1990-05-02' } }, 'Started May 2, 1990'],
    ['a text', { onsetString: 'In her fifties' }, 'Started: In her fifties'],
    ['a date', { onsetDateTime: '2019' }, 'Started 2019 (exact date not known)'],
    ['nothing', {}, 'No date given'],
  ])('is %s', (_name, sent, expected) =>
    expect(summarizeRecord({ ...problem, ...sent }, exportContext).date).toBe(expected),
  )
})
