import { expect, it } from 'vitest'
import { describeAnswer } from './__fixtures__/describe-answer'
import { askerOf } from './__fixtures__/sample-record'
import type { Resource } from '../../fhir/resource'

const subject = { reference: 'Patient/walter' }
const order = (id: string, more: object = {}): Resource => ({
  resourceType: 'MedicationRequest',
  id,
  status: 'active',
  intent: 'order',
  authoredOn: '2026-10-01',
  subject,
  medicationCodeableConcept: { text: 'lisinopril 10 MG Oral Tablet' },
  dosageInstruction: [{ text: 'Take 2 tablets at noon' }],
  ...more,
})

it('two current orders with one name are both shown, and neither is chosen', () => {
  const { answer } = askerOf('walter', { more: [order('second')] })('how do I take lisinopril')
  expect(answer?.records.map(({ id }) => id).toSorted()).toEqual(['second', 'walter-lisinopril'])
  expect(describeAnswer({ answer } as never)).not.toContain('noon')
})

it('an order not to take a medicine comes before its directions', () => {
  const forbidden = order('forbidden', { doNotPerform: true, dosageInstruction: [] })
  const { answer } = askerOf('walter', { more: [forbidden] })('how do I take lisinopril')
  expect(answer?.records[0]?.id).toBe('forbidden')
})

it('with missing lists an answer says so, and nothing is said to be absent', () => {
  const ask = askerOf('walter', { missing: ['Immunization'] })
  expect(ask('when was my flu shot').answer).toMatchObject({ kind: 'none', reason: 'notLoaded' })
  expect(ask('last a1c').answer).toMatchObject({ kind: 'answer', missing: [] })
  expect(askerOf('walter', { missing: ['MedicationDispense'] })('do I take lisinopril').answer).toMatchObject({
    kind: 'answer',
    missing: ['MedicationDispense'],
  })
})

it('visits of a month are not counted from a list of which some may be missing', () => {
  const ask = askerOf('walter', { partial: ['Encounter'] })
  for (const text of ['visits in July', 'my visit in December', 'did I see Dr. Lee in 2024'])
    expect(ask(text).answer).toMatchObject({ kind: 'none', reason: 'notLoaded', missing: ['Encounter'] })
  expect(ask('visits in July').answer?.records.map(({ id }) => id)).toEqual(['walter-visit-60'])
})

it('a month without a year that has no visit is named with its year', () => {
  const timesFor = (text: string) => {
    const { answer } = askerOf('walter')(text)
    return answer?.kind === 'none' ? answer.times : answer
  }
  expect(timesFor('my visit in December')).toEqual(['December 2025', 'December 2026'])
  expect(timesFor('a1c in March')).toEqual(['March 2026'])
  expect(timesFor('visits in March 2026')).toBeUndefined()
})

it('a result of the future or entered by mistake is never the last one', () => {
  const result = (id: string, more: object): Resource => ({
    resourceType: 'Observation',
    id,
    status: 'final',
    subject,
    code: {
      coding: [{ system: 'http://loinc.org', code: '4548-4' }],
      text: 'Hemoglobin A1c/Hemoglobin.total in Blood',
    },
    valueQuantity: { value: 9.9, unit: '%' },
    ...more,
  })
  const more = [
    result('future', { effectiveDateTime: '2031-01-01' }),
    result('mistake', { effectiveDateTime: '2026-10-01', status: 'entered-in-error' }),
  ]
  expect(askerOf('walter', { more })('last a1c').answer?.records.map(({ id }) => id)).toEqual(['walter-visit-60-hba1c'])
})

it('a text is read to its end: a word that is not understood leaves it without an answer', () => {
  const ask = askerOf('walter')
  for (const text of ['last a1c of Edith', 'do I not have diabetes?', 'when was my flu shot in Paris'])
    expect(ask(text).answer?.kind).not.toBe('answer')
})
