import { expect, it } from 'vitest'
import { glanceOf } from './glance-of'
import { shortName } from './short-name'
import { worstFirst, type Glance } from './glance'
import { maskRecord } from '../resources/masking'
import { patientContext as context } from './__fixtures__/glance-context'
import type { Resource } from '../fhir/resource'

const { messages: english } = context
const coded = (code: string) => ({ coding: [{ code }] })

/** The row as one line: name, detail, value, phrases with their tones, date. */
const lineOf = ({ name, detail, value, phrases, date }: Glance): string =>
  [
    name.text,
    detail?.text,
    value && [value.text.text, value.unit].filter(Boolean).join(' '),
    ...phrases.map(({ text, tone }) => (tone === undefined ? text.text : `[${tone}] ${text.text}`)),
    date?.text.text,
  ]
    .filter(Boolean)
    .join(' | ')

const range = [{ low: { value: 60 } }]
const egfr = {
  resourceType: 'Observation',
  id: 'egfr',
  status: 'final',
  code: { text: 'eGFR' },
  effectiveDateTime: '2026-07-22T09:25:00-05:00',
  valueQuantity: { value: 47, unit: 'mL/min' },
  referenceRange: range,
}

it.each<readonly [string, Resource, string]>([
  [
    'a result below its range, without its time of day',
    { ...egfr, interpretation: [coded('L')] },
    'eGFR | 47 mL/min | [out] Below the range | July 22',
  ],
  ['a result inside its range', { ...egfr, interpretation: [coded('N')] }, 'eGFR | 47 mL/min | July 22'],
  [
    'a critical result, in red and in the words of its code',
    { ...egfr, interpretation: [coded('LL')] },
    'eGFR | 47 mL/min | [stop] Far below the expected range | July 22',
  ],
  [
    'an early result',
    { ...egfr, status: 'preliminary', interpretation: [coded('N')] },
    'eGFR | 47 mL/min | [wait] Early result, may change | July 22',
  ],
  [
    'an allergy with a high risk',
    {
      resourceType: 'AllergyIntolerance',
      id: 'penicillin',
      code: { text: 'Penicillin G' },
      criticality: 'high',
      clinicalStatus: coded('active'),
      verificationStatus: coded('confirmed'),
      reaction: [{ manifestation: [{ text: 'Hives' }, { text: 'Anaphylaxis' }, { text: 'Wheezing' }] }],
    },
    'Penicillin G | [stop] High risk of a serious reaction | Hives, Anaphylaxis',
  ],
  [
    'a prescription with its directions in full',
    {
      resourceType: 'MedicationRequest',
      id: 'apixaban',
      status: 'active',
      intent: 'order',
      medicationCodeableConcept: { text: 'Apixaban 5 mg' },
      dosageInstruction: [{ text: 'Take 1 tablet twice a day, about 12 hours apart' }],
    },
    'Apixaban 5 mg | Take 1 tablet twice a day, about 12 hours apart',
  ],
  [
    'an order not to take a medicine, without directions',
    {
      resourceType: 'MedicationRequest',
      id: 'ibuprofen',
      status: 'active',
      intent: 'order',
      doNotPerform: true,
      medicationCodeableConcept: { text: 'Ibuprofen' },
      dosageInstruction: [{ text: 'Take 1 tablet' }],
    },
    'Ibuprofen | [stop] Do not take',
  ],
  [
    'a condition by the year of its onset',
    {
      resourceType: 'Condition',
      id: 'kidney',
      code: { text: 'Chronic kidney disease' },
      clinicalStatus: coded('active'),
      verificationStatus: coded('confirmed'),
      onsetDateTime: '2022-03-04',
    },
    'Chronic kidney disease | 2022',
  ],
  [
    'a condition by the age at its onset',
    {
      resourceType: 'Condition',
      id: 'knee',
      code: { text: 'Osteoarthritis' },
      clinicalStatus: coded('active'),
      verificationStatus: coded('confirmed'),
      onsetAge: { value: 66, code: 'a', system: 'http://unitsofmeasure.org' },
    },
    'Osteoarthritis | age 66',
  ],
  [
    'a condition that has ended, without the word of its status',
    {
      resourceType: 'Condition',
      id: 'hip',
      code: { text: 'Broken hip' },
      clinicalStatus: coded('resolved'),
      verificationStatus: coded('confirmed'),
      onsetPeriod: { start: '1986', end: '1990-02-01' },
      abatementDateTime: '2015-01-16',
    },
    'Broken hip | Ended 2015 | 1986–1990',
  ],
  [
    'a condition that ended in the year in which it began: the year once',
    {
      resourceType: 'Condition',
      id: 'cold',
      code: { text: 'Common cold' },
      clinicalStatus: coded('resolved'),
      verificationStatus: coded('confirmed'),
      onsetDateTime: '2020-02-01',
      abatementDateTime: '2020-02-09',
    },
    'Common cold | Ended 2020',
  ],
  [
    'what another part of the record contradicts',
    {
      resourceType: 'Condition',
      id: 'cough',
      code: { text: 'Cough' },
      clinicalStatus: coded('active'),
      verificationStatus: coded('confirmed'),
      modifierExtension: [{ url: 'http://example.org/unknown', valueBoolean: true }],
    },
    'Cough | [warn] There is more to this, and it may change what it means',
  ],
  [
    'a day of another year',
    { ...egfr, effectiveDateTime: '2022-01-21', interpretation: [coded('N')] },
    'eGFR | 47 mL/min | Jan 21, 2022',
  ],
])('shows %s', (_case, record, line) => {
  expect(lineOf(glanceOf(record, context))).toBe(line)
})

it('leaves out a status that the heading of the list expresses', () => {
  const paused: Resource = {
    resourceType: 'MedicationRequest',
    id: 'metoprolol',
    status: 'on-hold',
    intent: 'order',
    medicationCodeableConcept: { text: 'Metoprolol' },
  }
  expect(lineOf(glanceOf(paused, context))).toContain('Paused')
  expect(lineOf(glanceOf(paused, { ...context, impliedStatuses: ['MedicationRequest.onHold'] }))).toBe('Metoprolol')
})

it('names a record in plain words, without a long explanation in brackets', () => {
  expect(
    glanceOf(egfr, { ...context, plainName: () => ({ name: 'eGFR (how well the kidneys filter)' }) }).name.text,
  ).toBe('eGFR')
  expect(shortName('Allergic rhinitis (hay fever)')).toBe('Allergic rhinitis (hay fever)')
})

it('keeps the words of the record beside a plain name that says less', () => {
  const knee: Resource = { resourceType: 'Condition', id: 'knee', code: { text: 'Pain in left knee' } }
  const plainName = () => ({ name: 'Dolor de rodilla', withOwnWords: true })
  expect(lineOf(glanceOf(knee, { ...context, plainName }))).toContain('Dolor de rodilla | Pain in left knee')
})

it('says where the code and the words of a record mean different things', () => {
  const record: Resource = { resourceType: 'Condition', id: 'flu', code: { text: 'Flu' } }
  expect(lineOf(glanceOf(record, { ...context, namesDisagree: () => true }))).toContain(
    '[warn] Its name and its code do not agree',
  )
})

it('puts what must not be done first, then warnings, and keeps the order of the others', () => {
  const row = (key: string, tone?: 'stop' | 'warn' | 'out') => ({
    ...glanceOf(egfr, context),
    key,
    phrases: tone === undefined ? [] : [{ ...glanceOf(egfr, context).phrases[0], tone } as Glance['phrases'][number]],
  })
  const rows = [row('a', 'out'), row('b', 'warn'), row('c'), row('d', 'stop')]
  expect(worstFirst(rows).map(({ key }) => key)).toEqual(['d', 'b', 'a', 'c'])
})

it.each<readonly [string, Resource, string]>([
  [
    'why a result has no value, after the note of the lab',
    {
      ...egfr,
      valueQuantity: undefined,
      dataAbsentReason: { ...coded('error'), text: 'Clotted' },
      note: [{ text: 'Please give a new sample.' }],
    },
    'eGFR | [warn] “Please give a new sample.” | [warn] No value, because of an error in the system or the process | [warn] “Clotted” | July 22',
  ],
  [
    'a range in words that could not be compared',
    { ...egfr, referenceRange: [{ text: 'M: 60-90; F: 55-85' }] },
    'eGFR | 47 mL/min | [in] Range: M: 60-90; F: 55-85 | July 22',
  ],
  [
    'that a lab result has no range',
    { ...egfr, category: [coded('laboratory')], referenceRange: undefined },
    'eGFR | 47 mL/min | [in] No range given | July 22',
  ],
  [
    'how many values a panel has',
    {
      ...egfr,
      valueQuantity: undefined,
      component: [{ code: { text: 'A' }, valueInteger: 1 }, { code: { text: 'B' } }],
    },
    'eGFR | 1 value | July 22',
  ],
])('shows %s', (_case, record, line) => {
  // As received: without the keys that are undefined.
  expect(lineOf(glanceOf(JSON.parse(JSON.stringify(record)) as Resource, context))).toBe(line)
})

it('covers a private record with nothing but that it is one', () => {
  const record = maskRecord(egfr, english.format)
  expect(lineOf(glanceOf(record, context))).toBe('Private record | [wait] Marked private')
})
