import { describe, expect, it } from 'vitest'
import { groupVaccines } from './vaccine-groups'
import type { ResourceOf } from '../../fhir/resource'
import { english } from '../../i18n/__fixtures__/format'

const dose = (elements: object): ResourceOf<'Immunization'> => ({ resourceType: 'Immunization', ...elements })

describe('groupVaccines', () => {
  it('groups by code, else by name, else not at all', () => {
    const hepatitis = { coding: [{ system: 'http://hl7.org/fhir/sid/cvx', code: '43', display: 'Hep B' }] }
    const sent = [
      ['a', hepatitis],
      ['b', { text: 'Polio' }],
      ['c', { ...hepatitis, text: 'Hepatitis B shot' }],
      ['d', { text: 'polio' }],
      ['e', undefined],
      ['f', undefined],
    ] as const
    const vaccines = groupVaccines(
      sent.map(([id, vaccineCode]) => dose({ id, vaccineCode })),
      english,
    )
    expect(vaccines.map(({ name, doses }) => [name, doses.map(({ id }) => id).join()])).toEqual([
      ['Hep B', 'a,c'],
      ['Polio', 'b,d'],
      [undefined, 'e'],
      [undefined, 'f'],
    ])
  })

  it.each([
    ['two products for flu', ['140', '150'], ['flu']],
    ['a code sent without its zero', ['8', '08'], ['hepatitisB']],
    ['vaccines for different illnesses', ['140', '187'], ['flu', 'shingles']],
    ['a code in no family', ['999'], [undefined]],
  ])('groups by family: %s', (_, codes, families) => {
    const vaccines = groupVaccines(
      codes.map((code) => dose({ vaccineCode: { coding: [{ system: 'http://hl7.org/fhir/sid/cvx', code }] } })),
      english,
    )
    expect(vaccines.map(({ family }) => family)).toEqual(families)
  })

  it('has no family for the same code in another system', () => {
    expect(
      groupVaccines(
        [dose({ vaccineCode: { coding: [{ system: 'http://example.org/vaccines', code: '140' }] } })],
        english,
      ).map(({ family }) => family),
    ).toEqual([undefined])
  })

  it.each([
    ['COVID-19 vaccine', '141', 'Influenza'],
    ['Hepatitis A', '08', 'Hep B, adolescent or pediatric'],
    [undefined, '08', 'Hep A, ped/adol, 2 dose'],
    [undefined, '33', 'influenza, seasonal'],
    ['Influenza', '17', 'Haemophilus influenzae type b'],
  ])('has no family when the words are of another vaccine: %s, %s, %s', (text, code, display) => {
    const flu = dose({ vaccineCode: { coding: [{ system: 'http://hl7.org/fhir/sid/cvx', code }] } })
    const other = dose({ vaccineCode: { text, coding: [{ system: 'http://hl7.org/fhir/sid/cvx', code, display }] } })
    const [first, second] = groupVaccines([flu, other], english)
    expect([first?.doses, second?.family, second?.doses]).toEqual([[flu], undefined, [other]])
  })

  it.each([
    ['Fluzone Quadrivalent', '141', 'Influenza', 'flu'],
    ['Hep A and B', '08', 'Hep B, adolescent or pediatric', 'hepatitisB'],
    ['Vacuna contra la gripe', '140', 'Influenza, seasonal, injectable, preservative free', 'flu'],
    ['Hib', '17', 'Haemophilus influenzae type b, conjugate unspecified formulation', 'hib'],
    ['Annual shot', '140', undefined, 'flu'],
  ] as const)(
    'has the family of its code when the words say the same or nothing: %s',
    (text, code, display, family) => {
      const given = dose({ vaccineCode: { text, coding: [{ system: 'http://hl7.org/fhir/sid/cvx', code, display }] } })
      expect(groupVaccines([given], english)[0]?.family).toBe(family)
    },
  )
})
