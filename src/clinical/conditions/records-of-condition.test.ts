import { describe, expect, it } from 'vitest'
import { maskRecord } from '../../resources/masking'
import { recordsOfCondition, typesForCondition } from './records-of-condition'
import type { Resource, ResourceOf } from '../../fhir/resource'
import { english } from '../../i18n/__fixtures__/format'

const c = { reference: 'Condition/c' }
const condition: ResourceOf<'Condition'> = {
  resourceType: 'Condition',
  id: 'c',
  code: { text: 'Gout' },
  encounter: { reference: 'Encounter/first' },
  evidence: [{ detail: [{ reference: 'Observation/acid' }] }],
}
const record = (resourceType: string, id: string, rest: object = {}): Resource => ({ resourceType, id, ...rest })
const idsOf = (loaded: readonly Resource[]) =>
  recordsOfCondition(loaded, condition)
    .byType.flatMap(({ records }) => records.map(({ id }) => id))
    .join()

describe('recordsOfCondition', () => {
  it.each<readonly [what: string, record: Resource]>([
    ['a prescription with it as its reason', record('MedicationRequest', 'x', { reasonReference: [c] })],
    ['a visit with it as its reason', record('Encounter', 'x', { reasonReference: [c] })],
    ['a visit with it as its diagnosis', record('Encounter', 'x', { diagnosis: [{ condition: c }] })],
    ['a procedure with it as its reason', record('Procedure', 'x', { reasonReference: [c] })],
    ['a goal about it', record('Goal', 'x', { addresses: [c] })],
    ['a care plan about it', record('CarePlan', 'x', { addresses: [c] })],
    ['its encounter', record('Encounter', 'first')],
    ['its evidence', record('Observation', 'acid')],
  ])('includes %s', (_, loaded) => {
    expect(idsOf([loaded])).toBe(loaded.id)
  })

  it('excludes records with only the same text or the same visit', () => {
    expect(
      idsOf([
        record('MedicationRequest', 'words', { reasonCode: [{ text: 'Gout' }] }),
        record('Observation', 'other'),
        record('Procedure', 'visit', { encounter: { reference: 'Encounter/first' } }),
        condition,
      ]),
    ).toBe('')
  })

  it('lists a record once, and records entered in error separately', () => {
    const found = recordsOfCondition(
      [
        record('Encounter', 'first', { reasonReference: [c], diagnosis: [{ condition: c }] }),
        record('Goal', 'wrong', { lifecycleStatus: 'entered-in-error', addresses: [c] }),
      ],
      condition,
    )
    expect(found.byType.map(({ type, records }) => [type, records.length])).toEqual([['Encounter', 1]])
    expect(found.mistakes.map(({ id }) => id)).toEqual(['wrong'])
  })

  it('does not follow references of private records', () => {
    const masked = maskRecord(record('MedicationRequest', 'secret', { reasonReference: [c] }), english)
    expect(recordsOfCondition([masked], condition)).toEqual({ byType: [], mistakes: [], hasMasked: true })
  })

  it('loads observations only when the condition refers to one', () => {
    expect(typesForCondition(condition)).toContain('Observation')
    expect(typesForCondition({ resourceType: 'Condition', id: 'd' })).not.toContain('Observation')
  })
})
