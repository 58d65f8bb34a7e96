import { describe, expect, it } from 'vitest'
import { rangeSelectorFor } from './range-selector'

const patient = (more: object = {}) =>
  ({ resourceType: 'Patient', gender: 'female', birthDate: '1971-05-09', ...more }) as const
const US_CORE = 'http://hl7.org/fhir/us/core/StructureDefinition/'
const sexExtension = (name: string, valueCode: string) => ({ extension: [{ url: `${US_CORE}${name}`, valueCode }] })
const observation = (effectiveDateTime = '2026-10-02') => ({ resourceType: 'Observation', effectiveDateTime })

const appliesTo = (...concepts: readonly object[]) => ({ appliesTo: concepts })
const coded = (code: string, display?: string) => ({
  coding: [{ code, ...(display === undefined ? {} : { display }) }],
})
const men = appliesTo(coded('male', 'Male'))
const women = appliesTo(coded('female', 'Female'))
const years = (value: number) => ({ value, code: 'a' })
const age = (low?: object, high?: object) => ({ age: { ...(low && { low }), ...(high && { high }) } })
const select = (ranges: readonly object[], who: object = patient(), result: object = observation()) =>
  rangeSelectorFor(who as ReturnType<typeof patient>)(ranges as [], result as { [member: string]: unknown })

describe('rangeSelectorFor', () => {
  it.each([
    ['administrative gender', coded('male'), coded('female')],
    ['HL7 v2', coded('M', 'Male'), coded('F', 'Female')],
    ['SNOMED CT', coded('248153007', 'Male (finding)'), coded('248152002', 'Female (finding)')],
    ['LOINC answers', coded('LA2-8'), coded('LA3-6')],
    ['words', { text: 'Men' }, { text: 'Women' }],
    ['Spanish words', { text: 'Hombres' }, { text: 'Mujeres' }],
  ])('chooses by sex in %s', (_name, male, female) => {
    const ranges = [appliesTo(male), appliesTo(female)]
    expect([select(ranges), select(ranges, patient({ gender: 'male' }))]).toEqual([1, 0])
  })

  it('chooses by sex in the text of the range or in an extension', () => {
    expect(select([{ text: 'Male' }, { text: 'Female' }])).toBe(1)
    const gender = (valueCode: string) => ({ extension: [{ url: 'https://lab.example/range-gender', valueCode }] })
    expect(select([gender('male'), gender('female')])).toBe(1)
  })

  it.each([
    ['unknown', patient({ gender: 'unknown' })],
    ['other', patient({ gender: 'other' })],
    ['not given', patient({ gender: undefined })],
    ['another one at birth', patient(sexExtension('us-core-birthsex', 'M'))],
    ['not known at birth', patient(sexExtension('us-core-birthsex', 'UNK'))],
    [
      'another one for clinical use',
      patient({
        extension: [
          {
            url: 'http://hl7.org/fhir/StructureDefinition/patient-sexParameterForClinicalUse',
            extension: [{ url: 'value', valueCodeableConcept: coded('male-typical') }],
          },
        ],
      }),
    ],
    [
      'not that of the gender identity',
      patient({
        extension: [{ url: `${US_CORE}us-core-genderIdentity`, valueCodeableConcept: coded('446151000124109') }],
      }),
    ],
  ])('does not choose by a sex that is %s', (_name, who) => {
    expect(select([men, women], who)).toBe('sex')
    expect(select([men], who)).toBe('sex')
  })

  it.each(['us-core-birthsex', 'us-core-sex'])('chooses by a sex that %s confirms', (name) =>
    expect(select([men, women], patient(sexExtension(name, name === 'us-core-sex' ? '248152002' : 'F')))).toBe(1),
  )

  it.each([
    ['no range is for the patient', [men], 'others'],
    ['one of them is for everybody', [men, {}], 1],
    ['another one is for everybody', [women, {}], 'people'],
    ['it is not known whether another one fits', [women, appliesTo({ text: 'high risk' })], 'people'],
    ['it has more conditions', [appliesTo(coded('female'), { text: 'high risk' }), men], 'people'],
    ['its words and code name different people', [appliesTo(coded('female', 'Male')), men], 'people'],
    ['it is for a group that the record does not tell', [appliesTo(coded('2028-9', 'Asian'))], 'people'],
    ['the patient may be pregnant', [women, appliesTo(coded('77386006', 'Pregnant')), men], 'people'],
    [
      'a phase of the cycle matters',
      [men, { type: coded('luteal', 'Luteal') }, { type: coded('follicular') }],
      'people',
    ],
    ['it has a modifier', [men, { ...women, modifierExtension: [{ url: 'x' }] }], 'people'],
  ])('when %s', (_name, ranges, expected) => expect(select(ranges)).toBe(expected))

  it('leaves out ranges for women only where the patient is a man', () => {
    const ranges = [men, { type: coded('luteal') }, appliesTo({ text: 'Pregnant, 2nd trimester' })]
    expect(select(ranges, patient({ gender: 'male' }))).toBe(0)
  })
})

describe('the age on the day of the result', () => {
  const ranges = [age(undefined, years(17)), age(years(18), years(64)), age(years(65))]
  const at = (birthDate: string | undefined, date: string | undefined, of: readonly object[] = ranges) =>
    select(of, patient({ birthDate }), { ...observation(), effectiveDateTime: date })

  it.each([
    ['the day before a birthday', '2008-10-03', '2026-10-02', 0],
    ['a birthday', '2008-10-02', '2026-10-02', 1],
    ['the last year of a range, which has no end in months', '2009-03-01', '2026-10-02', 0],
    ['a result of years ago', '1990-01-01', '2005-10-02', 0],
    ['a birth year that leaves no doubt', '1950', '2026-10-02', 2],
    ['a birth year that leaves a doubt', '2008', '2026-10-02', 'people'],
    ['the year of a result that leaves a doubt', '2008-06-01', '2026', 'people'],
    ['no birth date', undefined, '2026-10-02', 'people'],
    ['no date of the result', '1990-01-01', undefined, 'people'],
    ['a result before the birth', '2026-12-01', '2026-10-02', 'people'],
  ])('is read at %s', (_name, birthDate, date, expected) => expect(at(birthDate, date)).toBe(expected))

  it('is that of the exact end where ranges share it', () => {
    const shared = [age(years(1), years(18)), age(years(18), years(60))]
    expect([at('2008-10-02', '2026-10-02', shared), at('2008-07-01', '2026-10-02', shared)]).toEqual(['people', 1])
  })

  it.each([
    [{ value: 28, unit: 'days' }, '2026-09-04', 0],
    [{ value: 28, code: 'd' }, '2026-09-03', 'others'],
    [{ value: 4, unit: 'weeks' }, '2026-09-04', 0],
    [{ value: 1, code: 'mo' }, '2026-09-02', 0],
    [{ value: 1, code: 'mo' }, '2026-07-31', 'others'],
    [{ value: 0.5, code: 'a' }, '2026-05-01', 0],
    [{ value: 48, code: 'h' }, '2026-09-04', 'people'],
    [{ value: 2, code: 'a', comparator: '<' }, '2026-09-04', 'people'],
  ])('up to %j, of somebody born on %s', (high, birthDate, expected) =>
    expect(at(birthDate, '2026-10-02', [age(undefined, high)])).toBe(expected),
  )

  it('is unknown in a range of ages without ends', () =>
    expect(at('1990-01-01', '2026-10-02', [{ age: {} }])).toBe('people'))

  it('and sex choose together', () => {
    const both = [
      { ...men, ...age(years(18)) },
      { ...women, ...age(years(18), years(49)) },
      { ...women, ...age(years(50)) },
      age(undefined, years(17)),
    ]
    expect(select(both)).toBe(2)
    expect(select(both, patient({ gender: 'unknown' }))).toBe('sex')
    expect(select(both, patient({ gender: 'unknown', birthDate: '2015-01-01' }))).toBe(3)
  })

  it('is unknown without a patient', () =>
    expect(rangeSelectorFor(undefined)([age(years(18))], observation())).toBe('people'))
})
