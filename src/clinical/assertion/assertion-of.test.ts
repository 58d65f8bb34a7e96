import { describe, expect, it } from 'vitest'
import { loadMessages } from '../../i18n/messages'
import { relatedFactsOf } from '../status/related-facts'
import { assertionOf, recordsUsableFor } from './assertion-of'
import { formatAssertion } from './format-assertion'
import type { Resource } from '../../fhir/resource'

const coded = (code: string) => ({ coding: [{ code }] })
const living = { today: '2026-11-26', died: undefined }
const reasonsOf = (record: Resource) => assertionOf(record, living).reasons

describe('assertionOf', () => {
  it.each<readonly [string, Resource, readonly string[]]>([
    ['an active condition', { resourceType: 'Condition', clinicalStatus: coded('active') }, []],
    ['entered in error by status', { resourceType: 'Observation', status: 'entered-in-error' }, ['mistake']],
    [
      'entered in error by verification status',
      { resourceType: 'Condition', verificationStatus: coded('entered-in-error') },
      ['mistake'],
    ],
    ['refuted', { resourceType: 'AllergyIntolerance', verificationStatus: coded('refuted') }, ['refuted']],
    ['not done', { resourceType: 'Immunization', status: 'not-done' }, ['notDone']],
    ['do not take', { resourceType: 'MedicationRequest', status: 'active', doNotPerform: true }, ['doNotTake']],
    [
      'an order not to take that has ended',
      { resourceType: 'MedicationRequest', status: 'stopped', doNotPerform: true },
      [],
    ],
    ['may take', { resourceType: 'MedicationRequest', status: 'active', intent: 'order', doNotPerform: false }, []],
    ['a cancelled visit', { resourceType: 'Encounter', status: 'cancelled' }, ['cancelled']],
    ['a cancelled test', { resourceType: 'Observation', status: 'cancelled' }, ['cancelled']],
    [
      'a test without a value',
      { resourceType: 'Observation', status: 'final', dataAbsentReason: coded('error') },
      ['noResult'],
    ],
    [
      'a test whose component has a value',
      {
        resourceType: 'Observation',
        status: 'final',
        dataAbsentReason: coded('unknown'),
        component: [{ valueInteger: 1 }],
      },
      [],
    ],
    [
      'an active condition with an end',
      { resourceType: 'Condition', clinicalStatus: coded('active'), abatementString: 'last year' },
      ['datesDisagree'],
    ],
    [
      'a resolved condition with an end',
      { resourceType: 'Condition', clinicalStatus: coded('resolved'), abatementDateTime: '2020' },
      [],
    ],
    [
      'a period that ends before it starts',
      { resourceType: 'Encounter', status: 'finished', period: { start: '2024-07-05', end: '2024-07-04' } },
      ['backwardsPeriod'],
    ],
    [
      'a period that ends a minute before it starts',
      {
        resourceType: 'Procedure',
        status: 'completed',
        performedPeriod: { start: '2024-07-05T10:00:00+02:00', end: '2024-07-05T07:59:00Z' },
      },
      ['backwardsPeriod'],
    ],
    [
      'a period within the day of its start, in two time zones',
      {
        resourceType: 'Procedure',
        status: 'completed',
        performedPeriod: { start: '2024-07-05T23:00:00-04:00', end: '2024-07-06' },
      },
      [],
    ],
    [
      'a vaccine dated ahead',
      { resourceType: 'Immunization', status: 'completed', occurrenceDateTime: '2027-01-01' },
      ['future'],
    ],
    [
      'a text and a code with different strengths',
      {
        resourceType: 'MedicationRequest',
        status: 'active',
        intent: 'order',
        medicationCodeableConcept: {
          text: 'Acetaminophen 500 mg tablet',
          coding: [{ display: 'Acetaminophen 325 MG Oral Tablet' }],
        },
      },
      ['namesDisagree'],
    ],
    ['implicit rules', { resourceType: 'Goal', implicitRules: 'urn:rules' }, ['unknownModifier']],
    [
      'a modifier in a nested element',
      { resourceType: 'MedicationRequest', dosageInstruction: [{ modifierExtension: [{ url: 'x' }] }] },
      ['unknownModifier'],
    ],
    [
      'a modifier in a contained resource',
      { resourceType: 'MedicationRequest', contained: [{ modifierExtension: [{ url: 'x' }] }] },
      [],
    ],
    ['empty modifier list', { resourceType: 'Goal', modifierExtension: [] }, []],
    [
      'elements hidden by the server',
      { resourceType: 'Condition', meta: { security: [{ code: 'REDACTED' }] } },
      ['hiddenParts'],
    ],
    [
      'elements omitted by the server',
      { resourceType: 'Condition', meta: { tag: [{ code: 'SUBSETTED' }] } },
      ['hiddenParts'],
    ],
    ['a label about privacy', { resourceType: 'Condition', meta: { security: [{ code: 'R' }], tag: 'odd' } }, []],
    [
      'a recalled fill',
      { resourceType: 'MedicationDispense', status: 'completed', note: [{ text: 'Lot 7 was recalled' }] },
      ['recalled'],
    ],
    [
      'an amount whose unit and code are two units',
      {
        resourceType: 'MedicationRequest',
        dosageInstruction: [
          {
            doseAndRate: [
              { doseQuantity: { value: 75, unit: 'mcg', system: 'http://unitsofmeasure.org', code: 'mg' } },
            ],
          },
        ],
      },
      ['unitsDisagree'],
    ],
    [
      'an amount whose unit and code are two spellings',
      {
        resourceType: 'Observation',
        status: 'final',
        valueQuantity: { value: 97, unit: 'MG/DL', system: 'http://unitsofmeasure.org', code: 'mg/dL' },
      },
      [],
    ],
    ['wrong types', { resourceType: 'Goal', status: 7, verificationStatus: { coding: 'x' } }, []],
  ])('%s', (_name, record, expected) => expect(reasonsOf(record)).toEqual(expected))

  it('lists the worst reason first', () =>
    expect(reasonsOf({ resourceType: 'Observation', status: 'entered-in-error', implicitRules: 'urn:rules' })).toEqual([
      'mistake',
      'unknownModifier',
    ]))

  it('reads a record once', () => {
    const record = { resourceType: 'Goal', implicitRules: 'urn:rules' }
    expect(assertionOf(record, living)).toBe(assertionOf(record, living))
  })
})

describe('recordsUsableFor', () => {
  const usesOf = (record: Resource) =>
    (['plan', 'newest', 'count', 'sheet'] as const).filter((use) => recordsUsableFor(use, [record], living).length > 0)

  it.each<readonly [string, Resource, string, readonly string[]]>([
    ['without a reason', { resourceType: 'Goal' }, 'stated', ['plan', 'newest', 'count', 'sheet']],
    ['entered in error', { resourceType: 'Goal', lifecycleStatus: 'entered-in-error' }, 'withheld', []],
    [
      'an unknown modifier',
      { resourceType: 'Goal', implicitRules: 'urn:rules' },
      'qualified',
      ['newest', 'count', 'sheet'],
    ],
    [
      'a denial, a statement of its own',
      { resourceType: 'Procedure', code: { text: 'No known procedures' } },
      'withheld',
      ['sheet'],
    ],
    ['not done', { resourceType: 'Procedure', status: 'not-done' }, 'withheld', ['sheet']],
    ['replaced', { resourceType: 'DocumentReference', status: 'superseded' }, 'qualified', ['plan']],
    // What chooses the newest value skips it, and says that there is a newer test.
    ['a test without a value', { resourceType: 'Observation', status: 'final' }, 'qualified', ['newest', 'sheet']],
    [
      'a period that ends before it starts',
      { resourceType: 'Encounter', status: 'finished', period: { start: '2024-07-05', end: '2024-07-04' } },
      'qualified',
      ['plan', 'count', 'sheet'],
    ],
    [
      'a visit that is going on and dated ahead',
      { resourceType: 'Encounter', status: 'in-progress', period: { start: '2027-01-05' } },
      'qualified',
      ['plan', 'count', 'sheet'],
    ],
  ])('%s', (_name, record, level, uses) => {
    expect(assertionOf(record, living).level).toBe(level)
    expect(usesOf(record)).toEqual(uses)
  })
})

describe('formatAssertion', () => {
  const record = { resourceType: 'Condition', implicitRules: 'urn:rules', meta: { tag: [{ code: 'MASKED' }] } }

  it.each([
    ['en', 'patient', ['There is more to this, and it may change what it means', 'Parts of this are not shown']],
    ['en', 'provider', ['Unknown modifier: meaning may differ', 'Partly masked or left out by the server']],
    ['es', 'proxy', ['El registro dice más, y eso puede cambiar su significado', 'Hay partes que no se muestran']],
  ] as const)('in %s for a %s', async (language, audience, expected) =>
    expect(formatAssertion(assertionOf(record, living), await loadMessages(language), audience)).toEqual(expected),
  )

  it('does not repeat what the status line states', async () =>
    expect(
      formatAssertion(
        assertionOf({ resourceType: 'Goal', lifecycleStatus: 'entered-in-error' }, living),
        await loadMessages('en'),
        'patient',
      ),
    ).toEqual([]))
})

it('an allergy whose category contradicts its name is qualified', () => {
  const relatedFacts = relatedFactsOf([], [])
  const dander = { resourceType: 'AllergyIntolerance', category: ['food'], code: { text: 'Animal dander' } }
  expect(assertionOf(dander, { ...living, relatedFacts })).toMatchObject({
    level: 'qualified',
    reasons: ['categoryDisagrees'],
  })
})
