import { expect, it } from 'vitest'
import { implausiblyCurrentSince } from './self-limited'
import type { ResourceOf } from '../../fhir/resource'

const TODAY = '2026-11-26'
const condition = (text: string, rest: object = { onsetDateTime: '1977-03-16' }) =>
  ({ resourceType: 'Condition', code: { text }, ...rest }) as ResourceOf<'Condition'>

it.each([
  'Miscarriage in first trimester (disorder)',
  'Normal pregnancy',
  'Acute viral pharyngitis (disorder)',
  'Fracture of forearm',
  'Sprain of ankle',
  'Drug overdose',
  'Cardiac Arrest',
  'Stroke',
  'Neumonía',
  'Fractura de tobillo',
  'Embarazo normal',
])('is not current after decades: %s', (name) => {
  expect(implausiblyCurrentSince(condition(name), TODAY)).toBe('1977-03-16')
})

it.each([
  'Hypertension',
  'Chronic sinusitis (disorder)',
  'Recurrent acute otitis media',
  'Acute lymphoblastic leukemia',
  'Acute intermittent porphyria',
  'History of miscarriage (situation)',
  'Antecedente de fractura',
  'Old myocardial infarction',
  'Chronic obstructive bronchitis (disorder)',
  'Osteoporosis with pathological fracture',
  'Risk of fracture',
  'Interstitial cystitis',
  'Sequelae of stroke',
  'Long COVID after acute infection',
  'Hypersensitivity pneumonitis',
  'Subacute thyroiditis',
  'Burning mouth',
  '',
])('may last, or is about the past or the future: %s', (name) => {
  expect(implausiblyCurrentSince(condition(name), TODAY)).toBeUndefined()
})

it.each([
  [{ onsetDateTime: '2025-06' }, undefined],
  [{ onsetDateTime: '2024' }, undefined],
  [{ onsetDateTime: '2024-11-25' }, '2024-11-25'],
  [{ onsetPeriod: { start: '2001', end: '2002' } }, '2001'],
  [{ recordedDate: '2001-05-05' }, '2001-05-05'],
  [{ onsetDateTime: 'last spring' }, undefined],
  [{}, undefined],
])('needs a date of more than two years ago: %o', (dates, since) => {
  const found = implausiblyCurrentSince(condition('Miscarriage', dates), TODAY)
  expect(found === undefined ? undefined : found.slice(0, 10)).toBe(since)
})

it('reads the names of codes too', () => {
  const record = { resourceType: 'Condition', code: { coding: [{ display: 'Miscarriage' }] }, onsetDateTime: '1977' }
  expect(implausiblyCurrentSince(record as unknown as ResourceOf<'Condition'>, TODAY)).toBe('1977')
})
