import { describe, expect, it } from 'vitest'
import { csvText } from './csv'
import { sourceOf, speech } from './for-tests'
import { recordText } from './record-text'
import { withoutPrivate } from './source'
import type { Resource } from '../../fhir/resource'

const problem: Resource = { resourceType: 'Condition', id: 'c', code: { text: 'Gout' } }
const asking = (reference: string, more: object = {}): Resource => ({
  resourceType: 'MedicationRequest',
  id: 'm',
  status: 'active',
  intent: 'order',
  medicationCodeableConcept: { text: 'Pill' },
  reasonReference: [{ reference }],
  ...more,
})

describe('a record that another points to', () => {
  it.each(['Condition/c', 'https://ehr.example/fhir/Condition/c', 'Condition/c/_history/2'])(
    'is named in the text and in CSV: %s',
    (reference) => {
      const source = sourceOf([problem, asking(reference)])
      for (const text of [recordText(source, speech), csvText(source, 'MedicationRequest', speech)]) {
        expect(text).toContain('Gout')
        expect(text).not.toMatch(/linked record \(|not named here/)
      }
      expect(csvText(source, 'MedicationRequest', speech)).toContain('Gout')
    },
  )

  it.each(['Condition/other', 'https://elsewhere.example/fhir/Condition/c'])(
    'says what it is where its name is not there: %s',
    (reference) => {
      const text = csvText(sourceOf([problem, asking(reference)]), 'MedicationRequest', speech)
      expect(text).toContain('Health condition (not named here)')
      expect(text).not.toContain('Gout')
    },
  )

  it('is not named when it was left out as private', () => {
    const secret = {
      ...problem,
      meta: { security: [{ system: 'http://terminology.hl7.org/CodeSystem/v3-Confidentiality', code: 'R' }] },
    }
    expect(recordText(withoutPrivate(sourceOf([secret, asking('Condition/c')])), speech)).not.toContain('Gout')
  })
})

describe('directions', () => {
  const timing = { repeat: { frequency: 1, period: 12, periodUnit: 'h' } }

  it('stand as one sentence, without their parts', () => {
    const text = recordText(
      sourceOf([
        asking('Condition/c', {
          dosageInstruction: [{ timing, doseAndRate: [{ doseQuantity: { value: 1, unit: 'tablet' } }] }],
        }),
      ]),
      speech,
    )
    expect(text).toContain('1 tablet every 12 hours')
    expect(text).not.toMatch(/Frequency|Unit of the period/)
  })

  it('that cannot be said keep all of their parts', () => {
    const text = recordText(
      sourceOf([
        asking('Condition/c', { dosageInstruction: [{ timing: { repeat: { ...timing.repeat, unheardOf: 5 } } }] }),
      ]),
      speech,
    )
    expect(text).toMatch(/12/)
    expect(text).toMatch(/5/)
  })
})

it('the step of a care plan has its status in words', () => {
  const plan: Resource = {
    resourceType: 'CarePlan',
    id: 'p',
    status: 'active',
    intent: 'plan',
    activity: [{ detail: { status: 'in-progress', description: 'Walk each day' } }],
  }
  for (const text of [recordText(sourceOf([plan]), speech), csvText(sourceOf([plan]), 'CarePlan', speech)]) {
    expect(text).toContain('Under way')
    expect(text).not.toContain('in-progress')
  }
})
