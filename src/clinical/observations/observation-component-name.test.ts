import { describe, expect, it } from 'vitest'
import { observationComponentName } from '../../resources/observation-component-name'
import { readObservation } from './result-reading'
import { english } from '../../i18n/__fixtures__/format'

const words = {
  pressure: { systolic: ['arriba', 'sistólica'], diastolic: ['abajo', 'diastólica'] },
  noName: 'sin nombre',
} as const

/** The name of the only component of a result. */
function nameOf(concept: object): string {
  const [part] = readObservation(
    {
      resourceType: 'Observation',
      component: [{ code: concept, valueQuantity: { value: 128, unit: 'mmHg' } }],
    },
    english,
  ).components
  return part ? observationComponentName(part, words, 'patient') : 'no part'
}

const loinc = (code: string, display?: string, text?: string) => ({
  coding: [{ system: 'http://loinc.org', code, display }],
  text,
})

describe('the name of a component of a result', () => {
  it.each([
    ['the upper number', loinc('8480-6', 'Systolic blood pressure'), 'arriba'],
    ['the lower number', loinc('8462-4', 'Diastolic blood pressure'), 'abajo'],
    ['as a clinic words it', loinc('8480-6', 'Systolic blood pressure', 'Systolic'), 'arriba'],
    [
      'the same code in another system',
      { coding: [{ system: 'http://example.org', code: '8480-6', display: 'Systolic' }] },
      'Systolic',
    ],
    ['the code alone', loinc('8480-6'), 'arriba'],
    [
      'more than the code says',
      loinc('8480-6', 'Systolic blood pressure', 'Systolic blood pressure, standing'),
      'Systolic blood pressure, standing',
    ],
    ['text that contradicts the code', loinc('8480-6', undefined, 'Diastolic'), 'Diastolic'],
    ['text without a code', { text: 'Systolic blood pressure' }, 'Systolic blood pressure'],
    ['an unknown code', loinc('3150-6', 'Inhaled oxygen concentration'), 'Inhaled oxygen concentration'],
    ['nothing', {}, 'sin nombre'],
  ])('%s', (_, concept, name) => {
    expect(nameOf(concept)).toBe(name)
  })
})
