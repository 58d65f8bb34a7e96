import { expect, it } from 'vitest'
import { hasConflictingNames } from './conflicting-names'

const record = (text: string | undefined, display: string | undefined) => ({
  resourceType: 'MedicationRequest',
  medicationCodeableConcept: { text, coding: [{ system: 'x', code: '1', display }] },
})

it.each([
  ['Acetaminophen 500 mg tablet', 'Acetaminophen 325 MG Oral Tablet'],
  ['Levothyroxine 0.5 mg', 'levothyroxine sodium 0.05 MG Oral Tablet'],
  ['Type 1 diabetes', 'Diabetes mellitus type 2 (disorder)'],
  ['CKD stage IV', 'Chronic kidney disease stage 3 (disorder)'],
  ['Hepatitis A', 'Hepatitis B vaccine'],
])('a text names another strength or type than its code: %s, %s', (text, display) => {
  expect(hasConflictingNames(record(text, display))).toBe(true)
})

it.each([
  ['Acetaminophen 0.5 g tablet', 'Acetaminophen 500 MG Oral Tablet'],
  ['Levothyroxine 50 mcg', 'levothyroxine sodium 0.05 MG Oral Tablet'],
  ['Norco 5-325 mg', 'acetaminophen 325 MG / hydrocodone bitartrate 5 MG Oral Tablet'],
  ['Amoxicillin 250 mg/5 mL', 'amoxicillin 50 MG/ML Oral Suspension'],
  ['Metformin 500 mg', 'metformin'],
  ['CKD stage IV', 'Chronic kidney disease stage 4 (disorder)'],
  ['Acetaminophen', undefined],
  [undefined, 'Acetaminophen 325 MG Oral Tablet'],
])('a text names the same strength or type, or none: %s, %s', (text, display) => {
  expect(hasConflictingNames(record(text, display))).toBe(false)
})

it('reads the type of a visit, which is a list, and ignores wrong types', () => {
  expect(hasConflictingNames({ resourceType: 'Encounter', type: [{ text: 'Type 1' }, 7] })).toBe(false)
})
