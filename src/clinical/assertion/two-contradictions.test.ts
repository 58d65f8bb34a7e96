import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { asR4 } from '../../fhir/other-version'
import { loadMessages } from '../../i18n/messages'
import { formatStatus } from '../status/format-status'
import { statusOf } from '../status/status-of'
import { assertionOf } from './assertion-of'
import { formatAssertion } from './format-assertion'
import type { Resource } from '../../fhir/resource'

const coded = (code: string) => ({ coding: [{ code }] })
const context = { today: '2026-11-26', died: undefined }
const languages = [await loadMessages('en'), await loadMessages('es')]
const audiences = ['patient', 'proxy', 'provider'] as const

/** Records that nothing contradicts. */
const plainRecords: readonly Resource[] = [
  {
    resourceType: 'AllergyIntolerance',
    clinicalStatus: coded('active'),
    verificationStatus: coded('confirmed'),
    code: { text: 'Penicillin' },
  },
  {
    resourceType: 'Condition',
    clinicalStatus: coded('active'),
    verificationStatus: coded('confirmed'),
    code: { text: 'Asthma' },
    onsetDateTime: '2020-01-02',
  },
  {
    resourceType: 'MedicationRequest',
    status: 'active',
    intent: 'order',
    authoredOn: '2026-11-01',
    medicationCodeableConcept: { text: 'Digoxin 0.125 mg tablet' },
    dosageInstruction: [{ doseAndRate: [{ doseQuantity: { value: 1, unit: 'tablet' } }] }],
  },
  {
    resourceType: 'Immunization',
    status: 'completed',
    occurrenceDateTime: '2025-10-01',
    vaccineCode: { text: 'Tetanus vaccine' },
  },
  {
    resourceType: 'Procedure',
    status: 'completed',
    performedPeriod: { start: '2025-03-01', end: '2025-03-02' },
    code: { text: 'Hernia repair' },
  },
  {
    resourceType: 'Encounter',
    status: 'finished',
    class: { code: 'AMB' },
    period: { start: '2025-03-01', end: '2025-03-01' },
  },
  {
    resourceType: 'Observation',
    status: 'final',
    effectiveDateTime: '2025-03-01',
    code: { text: 'Potassium' },
    valueQuantity: { value: 4.1, unit: 'mmol/L', system: 'http://unitsofmeasure.org', code: 'mmol/L' },
  },
]

interface Contradiction {
  readonly name: string
  /** Types of records that it can be put into; all of them if absent. */
  readonly types?: readonly string[]
  readonly elements: Readonly<Record<string, unknown>>
}

const quantity = (value: number, unit: string, code: string) => ({
  value,
  unit,
  system: 'http://unitsofmeasure.org',
  code,
})
const verification = ['AllergyIntolerance', 'Condition'] as const

/** One field each that contradicts the rest of a plain record. */
const contradictions: readonly Contradiction[] = [
  {
    name: 'modifier extension',
    elements: { modifierExtension: [{ url: 'http://example.org/m', valueBoolean: true }] },
  },
  { name: 'modifier extension inside', elements: { note: [{ text: 'x', modifierExtension: [{ url: 'http://x' }] }] } },
  { name: 'implicit rules', elements: { implicitRules: 'http://example.org/rules' } },
  { name: 'redacted', elements: { meta: { security: [{ code: 'REDACTED' }] } } },
  { name: 'subsetted', elements: { meta: { tag: [{ code: 'SUBSETTED' }] } } },
  { name: 'refuted', types: verification, elements: { verificationStatus: coded('refuted') } },
  { name: 'refuted in words', types: verification, elements: { verificationStatus: { text: 'Refuted' } } },
  {
    name: 'entered in error in capitals',
    types: verification,
    elements: { verificationStatus: coded('Entered-In-Error') },
  },
  {
    name: 'no known allergy',
    types: ['AllergyIntolerance'],
    elements: { code: { text: 'Patient denies any allergies' } },
  },
  { name: 'no known problem', types: ['Condition'], elements: { code: coded('160245001') } },
  {
    name: 'no known medicine',
    types: ['MedicationRequest'],
    elements: { medicationCodeableConcept: { text: 'No known medications' } },
  },
  { name: 'ended and active', types: ['Condition'], elements: { abatementDateTime: '2021-05-05' } },
  { name: 'do not perform', types: ['MedicationRequest'], elements: { doNotPerform: true } },
  { name: 'not prescribed', types: ['MedicationRequest'], elements: { prescribed: false } },
  {
    name: 'two strengths',
    types: ['MedicationRequest'],
    elements: {
      medicationCodeableConcept: {
        text: 'Acetaminophen 500 mg tablet',
        coding: [
          {
            system: 'http://www.nlm.nih.gov/research/umls/rxnorm',
            code: '313782',
            display: 'Acetaminophen 325 MG Oral Tablet',
          },
        ],
      },
    },
  },
  {
    name: 'two units of a dose',
    types: ['MedicationRequest'],
    elements: { dosageInstruction: [{ doseAndRate: [{ doseQuantity: quantity(75, 'mcg', 'mg') }] }] },
  },
  { name: 'two units of a value', types: ['Observation'], elements: { valueQuantity: quantity(75, 'mcg', 'mg') } },
  { name: 'not given', types: ['Immunization'], elements: { notGiven: true } },
  { name: 'was not given', types: ['Immunization'], elements: { wasNotGiven: true } },
  { name: 'not performed', types: ['Procedure'], elements: { notPerformed: true } },
  {
    name: 'backwards period of a procedure',
    types: ['Procedure'],
    elements: { performedPeriod: { start: '2025-03-02', end: '2025-03-01' } },
  },
  {
    name: 'backwards period of a visit',
    types: ['Encounter'],
    elements: { period: { start: '2025-03-02T10:00:00Z', end: '2025-03-02T09:00:00Z' } },
  },
  { name: 'given ahead', types: ['Immunization'], elements: { occurrenceDateTime: '2027-01-05' } },
  { name: 'no value', types: ['Observation'], elements: { valueQuantity: undefined } },
  { name: 'cancelled', types: ['Observation'], elements: { status: 'cancelled' } },
]

const isFor = (record: Resource) => (contradiction: Contradiction) =>
  contradiction.types?.includes(record.resourceType) ?? true

/** What a row of the record says about it, in each language and for each audience. */
const rowTexts = (record: Resource): readonly string[] =>
  languages.flatMap((messages) =>
    audiences.map((audience) => {
      const status = statusOf(record, context)
      return [
        status === undefined ? '' : formatStatus(status, messages, audience),
        ...formatAssertion(assertionOf(record, context), messages, audience),
      ].join(' · ')
    }),
  )

/** The record as the app reads it from a server. */
const withElements = (record: Resource, elements: object): Resource =>
  asR4(JSON.parse(JSON.stringify({ ...record, ...elements })) as Resource) as Resource

describe('a record with one contradicting field', () => {
  it.each(plainRecords)('$resourceType is stated without one', (record) =>
    expect(assertionOf(record, context)).toMatchObject({ level: 'stated', reasons: [] }),
  )

  it.each(contradictions)('$name is never stated plainly', (contradiction) => {
    for (const record of plainRecords.filter((each) => isFor(each)(contradiction))) {
      const contradicted = withElements(record, contradiction.elements)
      expect(assertionOf(contradicted, context).level, record.resourceType).not.toBe('stated')
      const plain = rowTexts(record)
      for (const [index, text] of rowTexts(contradicted).entries())
        expect(text, record.resourceType).not.toBe(plain[index])
    }
  })
})

it('none of 2,000 records with two contradicting fields is stated plainly', () => {
  const pairs = fc
    .constantFrom(...plainRecords)
    .chain((record) =>
      fc.tuple(fc.constant(record), fc.subarray(contradictions.filter(isFor(record)), { minLength: 2, maxLength: 2 })),
    )
  fc.assert(
    fc.property(pairs, ([record, two]) => {
      const contradicted = withElements(record, Object.assign({}, ...two.map(({ elements }) => elements)) as object)
      expect(assertionOf(contradicted, context).level).not.toBe('stated')
      const plain = rowTexts(record)
      for (const [index, text] of rowTexts(contradicted).entries()) expect(text).not.toBe(plain[index])
    }),
    { numRuns: 2000, seed: 25 },
  )
})
