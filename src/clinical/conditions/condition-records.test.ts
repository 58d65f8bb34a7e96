import { describe, expect, it } from 'vitest'
import '../../i18n/__fixtures__/english'
import { coverOf } from '../../resources/cover'
import { conditionFolder, conditionTypes } from './condition-records'
import type { Resource } from '../../fhir/resource'

const c = { reference: 'Condition/c' }
const condition: Resource = {
  resourceType: 'Condition',
  id: 'c',
  code: { text: 'Gout' },
  encounter: { reference: 'Encounter/first' },
  evidence: [{ detail: [{ reference: 'Observation/acid' }] }],
}
const record = (resourceType: string, id: string, rest: object = {}): Resource => ({ resourceType, id, ...rest })
const told = (loaded: readonly Resource[]) =>
  conditionFolder(loaded, condition)
    .lists.flatMap(({ records }) => records.map(({ id }) => id))
    .join()

describe('what belongs to a condition', () => {
  it.each<readonly [what: string, record: Resource]>([
    ['a prescription with it as its reason', record('MedicationRequest', 'x', { reasonReference: [c] })],
    ['a visit with it as its reason', record('Encounter', 'x', { reasonReference: [c] })],
    ['a visit with it as its diagnosis', record('Encounter', 'x', { diagnosis: [{ condition: c }] })],
    ['a procedure with it as its reason', record('Procedure', 'x', { reasonReference: [c] })],
    ['a goal about it', record('Goal', 'x', { addresses: [c] })],
    ['a care plan about it', record('CarePlan', 'x', { addresses: [c] })],
    ['the visit at which it was written down', record('Encounter', 'first')],
    ['a test on which it rests', record('Observation', 'acid')],
  ])('%s', (_, one) => {
    expect(told([one])).toBe(one.id)
  })

  it('is nothing that only has the same words, the same visit or no reference', () => {
    expect(
      told([
        record('MedicationRequest', 'words', { reasonCode: [{ text: 'Gout' }] }),
        record('Observation', 'other'),
        record('Procedure', 'visit', { encounter: { reference: 'Encounter/first' } }),
        condition,
      ]),
    ).toBe('')
  })

  it('is told once, and what was entered by mistake apart', () => {
    const folder = conditionFolder(
      [
        record('Encounter', 'first', { reasonReference: [c], diagnosis: [{ condition: c }] }),
        record('Goal', 'wrong', { lifecycleStatus: 'entered-in-error', addresses: [c] }),
      ],
      condition,
    )
    expect(folder.lists.map(({ type, records }) => [type, records.length])).toEqual([['Encounter', 1]])
    expect(folder.mistakes.map(({ id }) => id)).toEqual(['wrong'])
  })

  it('does not tell to what a private record refers', () => {
    const covered = coverOf(record('MedicationRequest', 'secret', { reasonReference: [c] }))
    expect(conditionFolder([covered], condition)).toEqual({ lists: [], mistakes: [], hasCovered: true })
  })

  it('asks for tests only where the condition names one', () => {
    expect(conditionTypes(condition)).toContain('Observation')
    expect(conditionTypes(record('Condition', 'd'))).not.toContain('Observation')
  })
})
