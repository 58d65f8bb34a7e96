import '../i18n/__fixtures__/english'
import { describe, expect, it } from 'vitest'
import { partName } from '../resources/part-name'
import { readObservation } from './observations/result-reading'

const words = {
  pressure: { systolic: ['arriba', 'sistólica'], diastolic: ['abajo', 'diastólica'] },
  noName: 'sin nombre',
} as const

/** What the one part of a result is called. */
function nameOf(concept: object): string {
  const [part] = readObservation({
    resourceType: 'Observation',
    component: [{ code: concept, valueQuantity: { value: 128, unit: 'mmHg' } }],
  }).components
  return part ? partName(part, words, 'patient') : 'no part'
}

const loinc = (code: string, display?: string, text?: string) => ({
  coding: [{ system: 'http://loinc.org', code, display }],
  text,
})

describe('the name of a part of a result', () => {
  it.each([
    ['the upper number', loinc('8480-6', 'Systolic blood pressure'), 'arriba'],
    ['the lower number', loinc('8462-4', 'Diastolic blood pressure'), 'abajo'],
    ['in the words of a clinic', loinc('8480-6', 'Systolic blood pressure', 'Systolic'), 'arriba'],
    [
      'a name of the code of another system',
      { coding: [{ system: 'http://example.org', code: '8480-6', display: 'Systolic' }] },
      'Systolic',
    ],
    ['by its code alone', loinc('8480-6'), 'arriba'],
    [
      'more than the code says',
      loinc('8480-6', 'Systolic blood pressure', 'Systolic blood pressure, standing'),
      'Systolic blood pressure, standing',
    ],
    ['the other number than its code', loinc('8480-6', undefined, 'Diastolic'), 'Diastolic'],
    ['the same words without the code', { text: 'Systolic blood pressure' }, 'Systolic blood pressure'],
    ['a code that is not known', loinc('3150-6', 'Inhaled oxygen concentration'), 'Inhaled oxygen concentration'],
    ['nothing', {}, 'sin nombre'],
  ])('%s', (_, concept, name) => {
    expect(nameOf(concept)).toBe(name)
  })
})
