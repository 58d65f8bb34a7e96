import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { isObject, textOf, type Json } from '../lib/json'
import { english } from '../i18n/__fixtures__/format'
import { maskRecord } from './masking'
import { observationKind, recordKindOf } from './observation-kind'
import { kindByCategory, type ObservationKind } from './observation-category'
import type { Resource } from '../fhir/resource'

const loinc = (code: string, display?: string) => ({
  coding: [{ system: 'http://loinc.org', code, ...(display === undefined ? {} : { display }) }],
})
const snomed = (code: string, display?: string) => ({
  coding: [{ system: 'http://snomed.info/sct', code, ...(display === undefined ? {} : { display }) }],
})
const quantity = (value: number, unit: string) => ({ valueQuantity: { value, unit } })
const text = (name: string) => ({ text: name })
const yes = { valueCodeableConcept: snomed('373066001', 'Yes') }

const observation = (category: string | undefined, code: Json, more: Json = {}): Resource => ({
  resourceType: 'Observation',
  ...(category === undefined ? {} : { category: [{ coding: [{ code: category }] }] }),
  code,
  ...more,
})

type Row = readonly [kind: ObservationKind, what: string, record: Resource]

const byCategory: readonly Row[] = [
  ['test', 'a laboratory result', observation('laboratory', loinc('2160-0'))],
  ['test', 'a laboratory result with a category of HL7 v2', observation('LAB', text('Creatinine'))],
  ['test', 'an examination', observation('exam', text('Foot check'))],
  ['test', 'an examination with a yes', observation('exam', text('Edema'), yes)],
  ['test', 'a picture of bones', observation('imaging', text('Skeletal survey'))],
  ['test', 'a procedure', observation('procedure', loinc('38265-5', 'DXA [T-score] Bone density'))],
  ['test', 'a result without a category', observation(undefined, text('Virus count'))],
  ['vitalSign', 'a vital sign', observation('vital-signs', text('Waist'), quantity(90, 'cm'))],
  ['vitalSign', 'pain as a vital sign', observation('vital-signs', loinc('72514-3', 'Pain severity'))],
  ['answer', 'pain in a survey', observation('survey', loinc('72514-3', 'Pain severity - 0-10 [Score]'))],
  ['answer', 'social history', observation('social-history', text('Lives alone'))],
  ['answer', 'steps', observation('activity', text('Steps in a day'), quantity(6500, '{steps}/d'))],
  ['answer', 'help with dressing', observation('therapy', text('Independent with dressing'))],
  ['answer', 'a wish', observation('treatment-intervention-preference', text('Feeding tube'))],
  ['answer', 'hours of sleep', observation('survey', text('Hours of sleep a night'), quantity(7, 'h'))],
  [
    'answer',
    'a category in words',
    { ...observation(undefined, text('Unknown')), category: [{ text: 'Social History' }] } as Resource,
  ],
]

const byCode: readonly Row[] = [
  ['answer', 'smoking by code alone', observation(undefined, loinc('72166-2'))],
  ['answer', 'smoking among vital signs', observation('vital-signs', loinc('72166-2'))],
  ['answer', 'the cause of death as an examination', observation('exam', loinc('69453-9', 'Cause of Death'))],
  ['answer', 'pregnancy status in an order to a laboratory', observation('laboratory', loinc('82810-3'))],
  ['answer', 'alcohol by SNOMED CT', observation(undefined, snomed('160573003', 'Alcohol intake'))],
  ['vitalSign', 'weight by code alone', observation(undefined, loinc('29463-7'))],
  ['vitalSign', 'weight in a survey', observation('survey', loinc('29463-7'), quantity(70, 'kg'))],
  ['test', 'a code of another system', observation(undefined, { coding: [{ system: 'urn:local', code: '72166-2' }] })],
  // A laboratory test whose code is a slip.
  [
    'test',
    'a laboratory test with the code of an answer',
    observation('laboratory', loinc('72166-2', 'Glucose [Mass/volume] in Serum or Plasma')),
  ],
]

const byUnitOrTestName: readonly Row[] = [
  ['test', 'a pressure in a survey', observation('survey', text('LOINC Code'), quantity(104.72, 'mmHg'))],
  ['test', 'a pulse in a survey', observation('survey', text('PULSE'), quantity(130.7, 'beats/minute'))],
  ['test', 'oxygen in a survey', observation('survey', text('BLOOD OXYGEN SATURATION'), quantity(98, '%'))],
  ['test', 'a PCR in a survey', observation('survey', text('HIV DNA POLYMERASE CHAIN REACTION, QUALITATIVE'))],
  ['test', 'a rapid test in a survey', observation('survey', text('HIV RAPID TEST, QUALITATIVE'))],
  ['test', 'nicotine in blood', observation('laboratory', text('Nicotine use test'), quantity(5, 'ng/mL'))],
  ['test', 'alcohol in blood', observation(undefined, text('Alcohol use, ethanol in blood'), quantity(5, 'mg/dL'))],
  ['answer', 'a question about a test', observation('survey', text('Have you had a PCR?'))],
  ['answer', 'tests that were ordered', observation('survey', text('TESTS ORDERED'))],
  ['answer', 'a cough', observation('survey', text('Cough with blood'))],
]

const names = [
  'Smoking status',
  'Tobacco use',
  'Cigarettes smoked per day',
  'Vaping',
  'Alcohol use',
  'Drug use status',
  'Occupation',
  'Employment status',
  'Not in labor force (finding)',
  'Highest level of education',
  'Housing status',
  'Household income',
  'Living situation',
  'Marital status',
  'Food insecurity risk',
  'Pregnancy status',
  'Last menstrual period',
  'Gravidity',
  'Sex noted at birth',
  'Gender identity',
  'Sexual orientation',
  'Preferred language',
  'Advance directive',
  'Resuscitation status',
  'Care experience preference',
  'Wishes for the end of life',
  'Family history of heart disease',
  'History of travel',
  'Recent travel outside the country',
  'PRAPARE panel',
  'PHQ-9 total score',
  'GAD-7',
  'QALY',
  'Cause of death',
  'Ventilator settings',
  'CPAP setting',
  'Exercise minutes per week',
  'Do you feel safe at home?',
]

const notNames = [
  'Hemoglobin A1c',
  'Pregnancy test',
  'hCG',
  'Ventilation/perfusion scan',
  'Skeletal survey by X-ray',
  'Calcium',
  'Sleep apnea index',
  'Drug screen',
  'Ethanol',
  'Cotinine',
  'Steatosis',
  'Six minute walk test',
  'Walking distance',
  'Audiogram',
]

const personalValues: readonly Row[] = [
  ['answer', 'true or false without a category', observation(undefined, text('Xyz'), { valueBoolean: true })],
  ['answer', 'a date without a category', observation(undefined, text('Xyz'), { valueDateTime: '2025-01' })],
  ['answer', 'yes without a category', observation(undefined, text('Xyz'), yes)],
  ['answer', 'money without a category', observation(undefined, text('Xyz'), quantity(30_000, 'USD'))],
  ['test', 'a number without a category', observation(undefined, text('Xyz'), quantity(3, '1'))],
  ['test', 'a word without a category', observation(undefined, text('Xyz'), { valueString: 'Negative' })],
  [
    'test',
    'true for a test without a category',
    observation(undefined, text('Influenza A antigen'), { valueBoolean: true }),
  ],
]

describe.each([
  ['by category', byCategory],
  ['by code', byCode],
  ['by unit or name of a test', byUnitOrTestName],
  ['by kind of value', personalValues],
])('%s', (_, rows) => {
  it.each(rows)('%s: %s', (kind, _what, record) => {
    expect(observationKind(record)).toBe(kind)
  })
})

describe('by name, without a code', () => {
  it.each(names)('%s is an answer', (name) => {
    expect(observationKind(observation(undefined, text(name)))).toBe('answer')
    expect(observationKind(observation('exam', text(name)))).toBe('answer')
  })
  it.each(notNames)('%s is a test', (name) => {
    expect(observationKind(observation(undefined, text(name)))).toBe('test')
    expect(observationKind(observation('laboratory', text(name)))).toBe('test')
  })
})

describe('by category alone, as the home page begins', () => {
  const needsRules = [
    'a laboratory result with a category of HL7 v2',
    'an examination',
    'an examination with a yes',
    'a procedure',
    'a result without a category',
    'a wish',
    'a category in words',
  ]
  it.each(byCategory)('%s: %s', (kind, what, record) => {
    expect(kindByCategory(record)).toBe(needsRules.includes(what) ? undefined : kind)
  })
  it.each([...names, 'Not in labor force (finding)'])('%s, without a category, needs all rules', (name) => {
    expect(kindByCategory(observation(undefined, text(name)))).toBeUndefined()
  })
  it('the cause of death is an answer whatever its category is', () => {
    expect(kindByCategory(observation('exam', loinc('69453-9')))).toBe('answer')
  })
})

it('a private record keeps its kind while it is masked', () => {
  const smoking = observation('social-history', loinc('72166-2'))
  expect(observationKind(maskRecord(smoking, english))).toBe('answer')
})

it('answers are listed apart from other Observations', () => {
  expect(recordKindOf('Observation', observation('survey', text('Cough')))).toBe('Answer')
  expect(recordKindOf('Observation', observation('laboratory', text('Sodium')))).toBe('Observation')
  expect(recordKindOf('Condition', { resourceType: 'Condition', code: text('Smoking') })).toBe('Condition')
})

/** The Observations of the shared sample records that are answers, read one by one. */
const sampleAnswers = [
  'CURRENT ANTIRETROVIRAL DRUGS USED FOR TREATMENT',
  'PATIENT REPORTED CURRENT TB TREATMENT',
  'ANTIRETROVIRALS STARTED',
  'ANTIRETROVIRAL PLAN',
  'PCP PROPHYLAXIS PLAN',
  'TUBERCULOSIS PROPHYLAXIS PLAN',
  'TUBERCULOSIS TREATMENT PLAN',
  'TUBERCULOSIS TREATMENT STARTED',
  'TESTS ORDERED',
  'REVIEW OF TUBERCULOSIS SCREENING QUESTIONS',
  'PATIENT REPORTED CURRENT ANTIRETROVIRAL TREATMENT',
  'Return visit date',
  'Cause of Death [US Standard Certificate of Death]',
  'Tobacco smoking status NHIS',
]

const sampleFolder = '../shared/data/synthea'

function sampleObservations(): readonly Resource[] {
  return readdirSync(sampleFolder, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.(?:nd)?json$/.test(file))
    .flatMap((file): readonly unknown[] => {
      const source = readFileSync(`${sampleFolder}/${file}`, 'utf8')
      if (file.endsWith('.ndjson'))
        return source
          .split('\n')
          .filter(Boolean)
          .map((line): unknown => JSON.parse(line))
      const { entry } = JSON.parse(source) as { entry: readonly { resource: unknown }[] }
      return entry.map(({ resource }) => resource)
    })
    .filter((resource): resource is Resource => isObject(resource) && resource['resourceType'] === 'Observation')
}

it.skipIf(!existsSync(sampleFolder))('finds the answers of the sample records, and no others', () => {
  const names = sampleObservations()
    .filter((record) => observationKind(record) === 'answer')
    .flatMap(({ code }) => (isObject(code) ? (textOf(code['text']) ?? []) : []))
  expect([...new Set(names)].toSorted()).toEqual(sampleAnswers.toSorted())
})
