import { describe, expect, it } from 'vitest'
import { isLoincNumber, isSnomedIdentifier } from '../dictionary/dictionary-key'
import { translatedConceptText } from '../fhir/translated-concept'
import { simpleShowFunctions } from '../fhir/show-simple'
import { codeSystems as englishTexts } from './locales/en/code-systems'
import { codeSystems as spanishTexts } from './locales/es/code-systems'
import { home as spanishHome } from './locales/es/home'
import { messagesOf } from './messages'
import { isOfficialName } from './format-context'
import { officialNames } from './official-names'
import { english } from './__fixtures__/format'

const ACT = 'http://terminology.hl7.org/CodeSystem/v3-ActCode'
const SNOMED = 'http://snomed.info/sct'
const codesOf = (table: Readonly<Record<string, object>>) =>
  Object.entries(table)
    .flatMap(([system, codes]) => Object.keys(codes).map((code) => `${system}|${code}`))
    .toSorted()

describe('texts by code system', () => {
  it('exist for the same codes in both languages and in the official names', () => {
    expect(codesOf(spanishTexts)).toEqual(codesOf(englishTexts))
    expect(codesOf(officialNames)).toEqual(codesOf(englishTexts))
    expect(codesOf(englishTexts)).toHaveLength(551)
  })

  it('have codes with valid check digits', () => {
    expect(Object.keys(englishTexts[SNOMED]).filter((code) => !isSnomedIdentifier(code))).toEqual([])
    // CDC race and ethnicity codes use the check digit of LOINC.
    expect(Object.keys(englishTexts['urn:oid:2.16.840.1.113883.6.238']).filter((code) => !isLoincNumber(code))).toEqual(
      [],
    )
  })

  it('have official names in lower case without duplicates', () => {
    const names = Object.values(officialNames).flatMap((codes) => Object.values(codes))
    expect(
      names.filter((each) => each !== each.toLowerCase() || new Set(each.split('|')).size !== each.split('|').length),
    ).toEqual([])
  })

  it.each([
    [
      'keeps a code without display, which may be a slip',
      { coding: [{ system: ACT, code: 'FF' }] },
      'Code FF',
      'Code FF',
    ],
    [
      'translates a code without display whose check digit guards against slips',
      { coding: [{ system: SNOMED, code: '260415000' }] },
      'Not detected',
      'Not detected',
    ],
    [
      'keeps a code whose check digit is wrong',
      { coding: [{ system: SNOMED, code: '260415001' }] },
      'Code 260415001',
      'Code 260415001',
    ],
    [
      'replaces a short name',
      { coding: [{ system: ACT, code: 'FF', display: 'First fill' }] },
      'First fill',
      'First fill',
    ],
    [
      'replaces an official name',
      {
        coding: [
          {
            system: 'http://terminology.hl7.org/CodeSystem/v3-RouteOfAdministration',
            code: 'IM',
            display: 'Injection, intramuscular',
          },
        ],
      },
      'Shot into a muscle',
      'Injection, intramuscular',
    ],
    [
      'replaces a name with a SNOMED CT semantic tag',
      { coding: [{ system: SNOMED, code: '368208006', display: 'Left upper arm structure (body structure)' }] },
      'Left upper arm',
      'Left upper arm structure',
    ],
    [
      'replaces a text with the same meaning',
      { text: 'Operation', coding: [{ system: SNOMED, code: '387713003', display: 'Surgical procedure' }] },
      'Operation',
      'Surgical procedure',
    ],
    [
      'keeps a text that says more',
      { text: 'Right hip', coding: [{ system: SNOMED, code: '29836001', display: 'Hip region structure' }] },
      'Right hip',
      'Right hip',
    ],
    [
      'keeps the name of another code',
      { coding: [{ system: ACT, code: 'FF', display: 'Refill' }] },
      'Refill',
      'Refill',
    ],
    [
      'keeps the code of another system',
      { coding: [{ system: 'http://example.org/own', code: 'FF', display: 'Fast food' }] },
      'Fast food',
      'Fast food',
    ],
    [
      'uses the second coding',
      {
        coding: [
          { system: 'http://example.org/own', code: '7' },
          { system: ACT, code: 'RF', display: 'Refill' },
        ],
      },
      'Refill',
      'Refill',
    ],
    [
      'keeps a code that is an Object property',
      { coding: [{ system: ACT, code: 'constructor', display: 'Made' }] },
      'Made',
      'Made',
    ],
  ])('%s', (_, concept, patient, provider) => {
    expect([
      translatedConceptText(concept, 'patient', english),
      translatedConceptText(concept, 'provider', english),
    ]).toEqual([patient, provider])
  })

  it('apply to a single Coding, and keep the coding', () => {
    const sent = { system: 'http://terminology.hl7.org/CodeSystem/v2-0116', code: 'O', display: 'Occupied' }
    expect(simpleShowFunctions.Coding(sent, 'Location.operationalStatus', english)).toEqual({
      kind: 'code',
      group: sent.system,
      code: 'O',
      codings: [sent],
    })
  })

  it('are not used before those of the language are loaded', () => {
    const { format } = messagesOf('es', spanishHome)
    expect([
      isOfficialName(ACT, 'FF', ['First fill'], format),
      translatedConceptText({ coding: [{ system: ACT, code: 'FF', display: 'First fill' }] }, 'patient', format),
    ]).toEqual([false, 'First fill'])
    expect(isOfficialName(ACT, 'FF', [undefined, 'First fill'], english)).toBe(true)
  })
})
