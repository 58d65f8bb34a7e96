import { describe, expect, it } from 'vitest'
import { codedThingOf } from './coded-thing'

const concept = { text: 'Asthma', coding: [{ system: 'http://snomed.info/sct', code: '195967001' }] }
const coded = (code: string) => ({ coding: [{ code }] })
const condition = { resourceType: 'Condition', code: concept }

describe('what a record is about', () => {
  it.each([
    ['Condition', 'code', 'conditions'],
    ['Observation', 'code', 'tests'],
    ['Immunization', 'vaccineCode', 'vaccines'],
    ['MedicationRequest', 'medicationCodeableConcept', 'medicines'],
    ['Procedure', 'code', 'procedures'],
    ['AllergyIntolerance', 'code', 'allergens'],
  ])('of %s is its %s', (resourceType, element, kind) => {
    expect(codedThingOf({ resourceType, [element]: concept }, 'Asthma')).toMatchObject({
      kind,
      thing: { words: 'Asthma', codings: concept.coding },
    })
  })
  it('of a visit is its type, if it has one', () => {
    expect(codedThingOf({ resourceType: 'Encounter', type: [concept] }, 'Asthma')?.kind).toBe('visits')
    expect(codedThingOf({ resourceType: 'Encounter', type: [concept, concept] }, 'Asthma')).toBeUndefined()
  })
  it('of a fill that points to its medicine is what the reference calls it', () => {
    const fill = {
      resourceType: 'MedicationDispense',
      medicationReference: { reference: 'Medication/m', display: 'lisinopril 10 MG Oral Tablet' },
    }
    expect(codedThingOf(fill, 'lisinopril 10 MG Oral Tablet')).toEqual({
      kind: 'medicines',
      thing: { words: 'lisinopril 10 MG Oral Tablet', text: 'lisinopril 10 MG Oral Tablet', codings: [] },
    })
    expect([
      codedThingOf(fill, 'Lisinopril of the house'),
      codedThingOf({ ...fill, medicationReference: { reference: 'Medication/m' } }, 'x'),
    ]).toEqual([undefined, undefined])
  })
  it('is nothing where the title comes from elsewhere', () => {
    expect([
      codedThingOf(condition, 'Wheezing'),
      codedThingOf(condition, undefined),
      codedThingOf({ resourceType: 'Patient', name: [] }, 'Ana'),
      codedThingOf({ resourceType: 'constructor' }, 'x'),
    ]).toEqual([undefined, undefined, undefined, undefined])
  })
  it.each([
    ['ruled out', { ...condition, verificationStatus: coded('refuted') }],
    ['a mistake', { ...condition, verificationStatus: coded('entered-in-error') }],
    ['a mistake by its status', { resourceType: 'Observation', code: concept, status: 'entered-in-error' }],
    ['not to be taken', { resourceType: 'MedicationRequest', medicationCodeableConcept: concept, doNotPerform: true }],
  ])('is nothing where the record says that it is %s', (_what, resource) => {
    expect(codedThingOf(resource, 'Asthma')).toBeUndefined()
  })
})
