import { describe, expect, it } from 'vitest'
import { medicineKey, medicineName, nameCounts, withMedicineConcept } from './medicine-name'
import { english } from '../../i18n/__fixtures__/format'
import type { ResourceOf } from '../../fhir/resource'

const base: ResourceOf<'MedicationRequest'> = {
  resourceType: 'MedicationRequest',
  status: 'active',
  intent: 'order',
  subject: {},
}
const included = [
  { resourceType: 'Medication', id: 'm', code: { text: 'Included' } },
  { resourceType: 'Practitioner', id: 'p' },
]

describe('medicineName', () => {
  it.each([
    ['its own concept', { ...base, medicationCodeableConcept: { text: 'Own' } }, 'Own'],
    [
      'contained',
      {
        ...base,
        contained: [{ resourceType: 'Medication' as const, id: 'c', code: { text: 'Contained' } }],
        medicationReference: { reference: '#c' },
      },
      'Contained',
    ],
    [
      'included, relative',
      { ...base, medicationReference: { reference: 'Medication/m', display: 'Shown' } },
      'Included',
    ],
    [
      'included, absolute',
      { ...base, medicationReference: { reference: 'https://x.example/r4/Medication/m' } },
      'Included',
    ],
    ['not included', { ...base, medicationReference: { reference: 'Medication/z', display: 'Shown' } }, 'Shown'],
    ['only a display', { ...base, medicationReference: { display: 'Shown' } }, 'Shown'],
    ['nothing', base, undefined],
  ])('%s', (_name, request, expected) => {
    expect(medicineName(request, included, english)).toBe(expected)
  })
})

describe('withMedicineConcept', () => {
  it.each([
    ['the included medicine', { ...base, medicationReference: { reference: 'Medication/m' } }, { text: 'Included' }],
    [
      'its own, with a reference',
      { ...base, medicationCodeableConcept: { text: 'Own' }, medicationReference: { reference: 'Medication/m' } },
      { text: 'Own' },
    ],
    [
      'none, when the medicine is not included',
      { ...base, medicationReference: { reference: 'Medication/z', display: 'Shown' } },
      undefined,
    ],
  ])('has the concept of %s', (_name, request, expected) => {
    expect(withMedicineConcept(request, included)).toEqual({
      ...request,
      ...(expected ? { medicationCodeableConcept: expected } : {}),
    })
  })
})

describe('nameCounts', () => {
  it('counts the same name in any case', () => {
    expect([...nameCounts(['Aspirin', 'aspirin ', undefined, 'Iron'])]).toEqual([
      ['aspirin', 2],
      ['iron', 1],
    ])
  })
})

describe('medicineKey', () => {
  const coded = (code: string, text: string) => ({ coding: [{ system: 'rx', code }], text })
  it.each([
    ['a code whatever it is called', { ...base, medicationCodeableConcept: coded('1', 'Iron') }, 'rx|1'],
    ['the code of the included medicine', { ...base, medicationReference: { reference: 'Medication/coded' } }, 'rx|2'],
    ['a name in lower case', { ...base, medicationCodeableConcept: { text: ' Iron' } }, 'iron'],
    ['nothing', base, undefined],
  ])('is %s', (_name, request, expected) => {
    expect(medicineKey(request, [{ resourceType: 'Medication', id: 'coded', code: coded('2', 'Zinc') }], english)).toBe(
      expected,
    )
  })
})

it('reads the forms of one National Drug Code as one medicine', () => {
  const keyOf = (code: string, system = 'http://hl7.org/fhir/sid/ndc') =>
    medicineKey(
      { resourceType: 'MedicationRequest', medicationCodeableConcept: { coding: [{ system, code }] } },
      [],
      english,
    )
  expect(keyOf('0071-0155-23')).toBe(keyOf('00071015523'))
  expect(keyOf('0071-0155-23', 'urn:oid:2.16.840.1.113883.6.69')).toBe(keyOf('00071-0155-23'))
  expect(keyOf('0071015523')).not.toBe(keyOf('00071015523'))
})
