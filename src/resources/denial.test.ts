import { describe, expect, it } from 'vitest'
import { denialOf, denialText } from './denial'
import { english, spanish } from '../i18n/__fixtures__/format'

const SNOMED = 'http://snomed.info/sct'
const IPS = 'http://hl7.org/fhir/uv/ips/CodeSystem/absent-unknown-uv-ips'
const RXNORM = 'http://www.nlm.nih.gov/research/umls/rxnorm'

const element: Readonly<Record<string, string>> = {
  AllergyIntolerance: 'code',
  Condition: 'code',
  MedicationRequest: 'medicationCodeableConcept',
  MedicationDispense: 'medicationCodeableConcept',
  Immunization: 'vaccineCode',
  Procedure: 'code',
  Device: 'type',
}
const record = (resourceType: string, concept: unknown) => ({
  resourceType,
  [element[resourceType] ?? 'code']: concept,
})
const coded = (resourceType: string, system: string, code: string, display?: string) =>
  record(resourceType, { coding: [{ system, code, ...(display === undefined ? {} : { display }) }] })
const withTexts = (resourceType: string, ...texts: readonly string[]) =>
  record(resourceType, { text: texts[0], coding: texts.slice(1).map((display) => ({ code: 'local', display })) })

const said = (resource: ReturnType<typeof record>) => {
  const denial = denialOf(resource)
  return denial && `${denial.reason} ${denial.subject}`
}

describe('a denial by code', () => {
  it.each([
    ['AllergyIntolerance', SNOMED, '716186003', 'No known allergy (situation)', 'none allergy'],
    ['AllergyIntolerance', SNOMED, '160244002', 'No known allergies', 'none allergy'],
    ['AllergyIntolerance', SNOMED, '409137002', undefined, 'none drugAllergy'],
    ['AllergyIntolerance', SNOMED, '429625007', undefined, 'none foodAllergy'],
    ['AllergyIntolerance', SNOMED, '428607008', undefined, 'none environmentAllergy'],
    ['AllergyIntolerance', SNOMED, '1631000175102', undefined, 'notAsked allergy'],
    ['AllergyIntolerance', SNOMED, '716186003', 'Keine bekannten Allergien', 'none allergy'],
    ['AllergyIntolerance', IPS, 'no-known-allergies', 'No Known Allergies', 'none allergy'],
    ['AllergyIntolerance', IPS, 'no-known-medication-allergies', undefined, 'none drugAllergy'],
    ['AllergyIntolerance', IPS, 'no-known-food-allergies', undefined, 'none foodAllergy'],
    ['AllergyIntolerance', IPS, 'no-known-environmental-allergies', undefined, 'none environmentAllergy'],
    ['AllergyIntolerance', IPS, 'no-allergy-info', undefined, 'noInformation allergy'],
    ['Condition', SNOMED, '160245001', 'No current problems or disability (situation)', 'none problem'],
    ['Condition', IPS, 'no-known-problems', 'No known problems', 'none problem'],
    ['Condition', IPS, 'no-problem-info', undefined, 'noInformation problem'],
    ['Condition', SNOMED, '716186003', undefined, 'none allergy'],
    ['MedicationRequest', SNOMED, '787481004', 'No known medications (situation)', 'none medicine'],
    ['MedicationRequest', IPS, 'no-known-medications', undefined, 'none medicine'],
    ['MedicationRequest', IPS, 'no-medication-info', undefined, 'noInformation medicine'],
    ['Immunization', SNOMED, '787482006', undefined, 'none vaccine'],
    ['Immunization', IPS, 'no-known-immunizations', undefined, 'none vaccine'],
    ['Immunization', IPS, 'no-immunization-info', 'No information about immunizations', 'noInformation vaccine'],
    ['Immunization', 'http://hl7.org/fhir/sid/cvx', '998', 'no vaccine administered', 'none vaccine'],
    ['Procedure', SNOMED, '787480003', 'No known procedures (situation)', 'none procedure'],
    ['Procedure', IPS, 'no-known-procedures', undefined, 'none procedure'],
    ['Procedure', IPS, 'no-procedure-info', undefined, 'noInformation procedure'],
    ['Device', SNOMED, '787483001', 'No known device use (situation)', 'none device'],
    ['Device', IPS, 'no-known-devices', 'No known devices in use', 'none device'],
    ['Device', IPS, 'no-device-info', undefined, 'noInformation device'],
  ])('%s %s|%s (%s)', (type, system, code, display, expected) => {
    expect(said(coded(type, system, code, display))).toBe(expected)
  })

  it.each([
    ['an allergy', coded('AllergyIntolerance', SNOMED, '91936005')],
    ['a denial with a text that names an allergy', coded('AllergyIntolerance', SNOMED, '716186003', 'Penicillin')],
    ['a denial with an exception', coded('AllergyIntolerance', SNOMED, '716186003', 'No known allergies except latex')],
    ['a denial with another sentence', coded('AllergyIntolerance', SNOMED, '716186003', 'No allergies, latex: rash')],
    ['the number of a vaccine in another system', coded('Immunization', 'urn:local', '998')],
    ['another type', coded('Observation', SNOMED, '716186003')],
    ['no code', { resourceType: 'AllergyIntolerance' }],
    ['a property of Object.prototype', coded('AllergyIntolerance', SNOMED, 'toString')],
  ])('is not: %s', (_name, resource) => {
    expect(denialOf(resource)).toBeUndefined()
  })
})

describe('a denial by text', () => {
  it.each([
    ['None known', 'none allergy'],
    ['None', 'none allergy'],
    ['No allergies on record', 'none allergy'],
    ['Patient denies any allergies', 'none allergy'],
    ['Negative for allergies', 'none allergy'],
    ['No Known Allergies - verified', 'none allergy'],
    ['No Known Allergies (reviewed).', 'none allergy'],
    ['Allergies: none', 'none allergy'],
    ['NKA', 'none allergy'],
    ['Allergies not reviewed', 'notReviewed allergy'],
    ['Unable to obtain allergy history', 'notObtained allergy'],
    ['Could not assess allergies', 'notObtained allergy'],
    ['Not on File', 'noInformation allergy'],
    ['No allergy information available', 'noInformation allergy'],
    ['Allergies not recorded', 'noInformation allergy'],
    ['Not asked', 'notAsked allergy'],
    ['NKDA', 'none drugAllergy'],
    ['No known drug allergies (NKDA)', 'none drugAllergy'],
    ['Denies drug allergies', 'none drugAllergy'],
    ['No known medications', 'none drugAllergy'],
    ['NKFA', 'none foodAllergy'],
    ['No known food or drug allergies', 'asWritten allergy'],
    ['No known contrast allergy (situation)', 'asWritten allergy'],
    ['No known allergy to latex', 'asWritten allergy'],
    ['Ninguna', 'none allergy'],
    ['Sin alergias conocidas', 'none allergy'],
    ['No se conocen alergias a medicamentos', 'none drugAllergy'],
    ['Niega alergias', 'none allergy'],
    ['No se preguntó por alergias', 'notAsked allergy'],
    ['Alergias no revisadas', 'notReviewed allergy'],
    ['No se pudo obtener información sobre alergias', 'notObtained allergy'],
    ['Sin información de alergias', 'noInformation allergy'],
    ['No known drug allergies except penicillin', undefined],
    ['Sin alergias conocidas, excepto penicilina', undefined],
    ['No known allergies, penicillin causes rash', undefined],
    ['Penicillin, no known reaction', undefined],
    ['Not on File: ask about penicillin', undefined],
    ['Drug allergy not otherwise specified', undefined],
    ['Drug allergy', undefined],
    ['Unknown', undefined],
    ['Penicillin', undefined],
  ])('%s: %s', (text, expected) => {
    expect(said(withTexts('AllergyIntolerance', text))).toBe(expected)
  })

  it.each([
    ['Condition', 'No known problems', 'none problem'],
    ['Condition', 'None', 'none problem'],
    ['Condition', 'No active medical problems', 'none problem'],
    ['Condition', 'No known allergies', 'none allergy'],
    ['Condition', 'Denies chest pain', 'asWritten problem'],
    ['Condition', 'Negative for malaria', 'asWritten problem'],
    ['Condition', 'No history of surgery', 'none procedure'],
    ['Condition', 'Sin antecedentes de diabetes', 'asWritten problem'],
    ['Condition', 'No abnormality detected (situation)', 'asWritten problem'],
    ['Condition', 'No longer smokes (situation)', undefined],
    ['Condition', 'No known cause of fever', undefined],
    ['Condition', 'Not able to walk', undefined],
    ['MedicationRequest', 'No current medications', 'none medicine'],
    ['MedicationRequest', 'Patient denies taking any medications', 'none medicine'],
    ['MedicationRequest', 'Niacin', undefined],
    ['Immunization', 'No vaccines on file', 'none vaccine'],
    ['Procedure', 'No past surgical history', 'none procedure'],
    ['Procedure', 'Sin cirugías', 'none procedure'],
    ['Device', 'No implants', 'none device'],
    ['Device', 'Implant', undefined],
  ])('%s %s: %s', (type, text, expected) => {
    expect(said(withTexts(type, text))).toBe(expected)
  })

  it('is none when another text or code names a thing', () => {
    expect(said(withTexts('AllergyIntolerance', 'No known allergies', 'Penicillin'))).toBeUndefined()
    expect(said(withTexts('AllergyIntolerance', 'No known allergies', 'No known allergy (situation)'))).toBe(
      'none allergy',
    )
    expect(
      said(record('AllergyIntolerance', { text: 'None', coding: [{ system: RXNORM, code: '7980' }] })),
    ).toBeUndefined()
    expect(
      said({ ...withTexts('Device', 'No known device use'), deviceName: [{ name: 'Pacemaker A100' }] }),
    ).toBeUndefined()
  })

  it('is read from the medicine inside the record, the reference to one, and the narrative', () => {
    expect(
      said({
        resourceType: 'MedicationRequest',
        medicationReference: { reference: '#m' },
        contained: [{ resourceType: 'Medication', id: 'm', code: { text: 'No known medications' } }],
      }),
    ).toBe('none medicine')
    expect(said({ resourceType: 'MedicationRequest', medicationReference: { display: 'No medications' } })).toBe(
      'none medicine',
    )
    expect(said({ resourceType: 'AllergyIntolerance', text: { div: '<div>No known allergies</div>' } })).toBe(
      'none allergy',
    )
  })
})

it('is shown as a sentence in both languages, with the words of the record where it is no common one', () => {
  const devices = coded('Device', IPS, 'no-known-devices')
  expect(denialText(devices, english)).toBe('On record: no known medical devices')
  expect(denialText(devices, spanish)).toBe('En el registro: no se conocen dispositivos médicos')
  expect(denialText(withTexts('AllergyIntolerance', 'Unable to obtain allergy history'), english)).toBe(
    'On record: the care team could not find out about allergies',
  )
  expect(denialText(withTexts('Condition', 'Denies chest pain'), spanish)).toBe('En el registro: Denies chest pain')
  expect(denialText(withTexts('AllergyIntolerance', 'Penicillin'), english)).toBeUndefined()
})

it('a text too long to be a name denies nothing, whatever it begins with', () => {
  const long = (length: number) => withTexts('AllergyIntolerance', 'no known allergies'.padEnd(length))
  expect([2000, 2001].map((length) => said(long(length)))).toEqual(['none allergy', undefined])
})

it.each([
  [199, 'noInformation allergy'],
  [200, 'noInformation allergy'],
  [201, 'none allergy'],
])('"no" and "information" with %d characters between them', (between, expected) =>
  expect(said(withTexts('AllergyIntolerance', `no${' known'.padEnd(between)} information`))).toBe(expected),
)
