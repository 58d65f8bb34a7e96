import { describe, expect, it } from 'vitest'
import { recordConceptOf } from './record-concept'

const concept = { text: 'Asthma', coding: [{ system: 'http://snomed.info/sct', code: '195967001' }] }
const coded = (code: string) => ({ coding: [{ code }] })
const condition = { resourceType: 'Condition', code: concept }

describe('recordConceptOf', () => {
  it.each([
    ['Condition', 'code', 'conditions'],
    ['Observation', 'code', 'tests'],
    ['Immunization', 'vaccineCode', 'vaccines'],
    ['MedicationRequest', 'medicationCodeableConcept', 'medicines'],
    ['Procedure', 'code', 'procedures'],
    ['AllergyIntolerance', 'code', 'allergens'],
  ])('of %s is its %s', (resourceType, element, kind) => {
    expect(recordConceptOf({ resourceType, [element]: concept }, 'Asthma')).toMatchObject({
      kind,
      concept: { title: 'Asthma', codings: concept.coding },
    })
  })
  it('of a report is looked up among tests, then among documents, as a report may be a note', () => {
    expect(recordConceptOf({ resourceType: 'DiagnosticReport', code: concept }, 'Asthma')).toMatchObject({
      kind: 'tests',
      otherKind: 'documents',
    })
  })
  it('of an Encounter is its type, if it has exactly one', () => {
    expect(recordConceptOf({ resourceType: 'Encounter', type: [concept] }, 'Asthma')?.kind).toBe('visits')
    expect(recordConceptOf({ resourceType: 'Encounter', type: [concept, concept] }, 'Asthma')).toBeUndefined()
  })
  it('of a fill with a medicationReference is the display of the reference', () => {
    const fill = {
      resourceType: 'MedicationDispense',
      medicationReference: { reference: 'Medication/m', display: 'lisinopril 10 MG Oral Tablet' },
    }
    expect(recordConceptOf(fill, 'lisinopril 10 MG Oral Tablet')).toEqual({
      kind: 'medicines',
      titleEnd: '',
      concept: { title: 'lisinopril 10 MG Oral Tablet', text: 'lisinopril 10 MG Oral Tablet', codings: [] },
    })
    expect([
      recordConceptOf(fill, 'Lisinopril of the house'),
      recordConceptOf({ ...fill, medicationReference: { reference: 'Medication/m' } }, 'x'),
    ]).toEqual([undefined, undefined])
  })
  it('of a document is its type, also where the title ends with the author', () => {
    const note = { resourceType: 'DocumentReference', type: { text: 'Progress note' } }
    expect(recordConceptOf(note, 'Progress note, Dr. Robin Lee')).toMatchObject({
      kind: 'documents',
      titleEnd: ', Dr. Robin Lee',
      concept: { title: 'Progress note' },
    })
    expect(recordConceptOf(note, 'Progress notes of the school')).toBeUndefined()
    expect(recordConceptOf(condition, 'Asthma, Dr. Robin Lee')).toBeUndefined()
  })
  it('is undefined if the title is not from the concept', () => {
    expect([
      recordConceptOf(condition, 'Wheezing'),
      recordConceptOf(condition, undefined),
      recordConceptOf({ resourceType: 'Patient', name: [] }, 'Ana'),
      recordConceptOf({ resourceType: 'constructor' }, 'x'),
    ]).toEqual([undefined, undefined, undefined, undefined])
  })
  it.each([
    ['ruled out', { ...condition, verificationStatus: coded('refuted') }],
    ['entered in error', { ...condition, verificationStatus: coded('entered-in-error') }],
    ['entered in error by its status', { resourceType: 'Observation', code: concept, status: 'entered-in-error' }],
    [
      'a document whose content was entered in error',
      { resourceType: 'DocumentReference', type: concept, status: 'current', docStatus: 'entered-in-error' },
    ],
    [
      'entered in error, written in capitals',
      { resourceType: 'Condition', code: concept, verificationStatus: coded('Entered-In-Error') },
    ],
    ['not to be taken', { resourceType: 'MedicationRequest', medicationCodeableConcept: concept, doNotPerform: true }],
  ])('is undefined for a record that is %s', (_what, resource) => {
    expect(recordConceptOf(resource, 'Asthma')).toBeUndefined()
  })
})
