import { describe, expect, it } from 'vitest'
import { csvText } from './csv'
import { exportSourceOf, exportContext } from './__fixtures__/export-source'
import { recordText } from './record-text'
import { withoutPrivate } from './export-source'
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

describe('a referenced record', () => {
  it.each(['Condition/c', 'https://ehr.example/fhir/Condition/c', 'Condition/c/_history/2'])(
    'is named in the text and in CSV: %s',
    (reference) => {
      const source = exportSourceOf([problem, asking(reference)])
      for (const text of [recordText(source, exportContext), csvText(source, 'MedicationRequest', exportContext)]) {
        expect(text).toContain('Gout')
        expect(text).not.toMatch(/linked record \(|not named here/)
      }
      expect(csvText(source, 'MedicationRequest', exportContext)).toContain('Gout')
    },
  )

  it.each(['Condition/other', 'https://elsewhere.example/fhir/Condition/c'])(
    'is named by its type when it is not in the source: %s',
    (reference) => {
      const text = csvText(exportSourceOf([problem, asking(reference)]), 'MedicationRequest', exportContext)
      expect(text).toContain('Health condition (not named here)')
      expect(text).not.toContain('Gout')
    },
  )

  it('is not named when it was omitted as private', () => {
    const secret = {
      ...problem,
      meta: { security: [{ system: 'http://terminology.hl7.org/CodeSystem/v3-Confidentiality', code: 'R' }] },
    }
    expect(recordText(withoutPrivate(exportSourceOf([secret, asking('Condition/c')])), exportContext)).not.toContain(
      'Gout',
    )
  })
})

describe('directions', () => {
  const timing = { repeat: { frequency: 1, period: 12, periodUnit: 'h' } }

  it('are one sentence, without their elements', () => {
    const text = recordText(
      exportSourceOf([
        asking('Condition/c', {
          dosageInstruction: [{ timing, doseAndRate: [{ doseQuantity: { value: 1, unit: 'tablet' } }] }],
        }),
      ]),
      exportContext,
    )
    expect(text).toContain('1 tablet every 12 hours')
    expect(text).not.toMatch(/Frequency|Unit of the period/)
  })

  it('that cannot be composed keep all of their elements', () => {
    const text = recordText(
      exportSourceOf([
        asking('Condition/c', { dosageInstruction: [{ timing: { repeat: { ...timing.repeat, unheardOf: 5 } } }] }),
      ]),
      exportContext,
    )
    expect(text).toMatch(/12/)
    expect(text).toMatch(/5/)
  })
})

it('the activity of a care plan has a translated status', () => {
  const plan: Resource = {
    resourceType: 'CarePlan',
    id: 'p',
    status: 'active',
    intent: 'plan',
    activity: [{ detail: { status: 'in-progress', description: 'Walk each day' } }],
  }
  for (const text of [
    recordText(exportSourceOf([plan]), exportContext),
    csvText(exportSourceOf([plan]), 'CarePlan', exportContext),
  ]) {
    expect(text).toContain('Under way')
    expect(text).not.toContain('in-progress')
  }
})
