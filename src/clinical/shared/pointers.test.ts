import { describe, expect, it } from 'vitest'
import { mentionsOf } from './pointers'
import type { Resource } from '../../fhir/resource'

const visit: Resource = { resourceType: 'Encounter', id: 'v1' }
const pointing = (reference: unknown): Resource => ({ resourceType: 'Condition', id: 'c1', encounter: { reference } })

describe('a record is mentioned', () => {
  it.each([
    ['by a relative reference', 'Encounter/v1', 1],
    ['by a full address', 'https://ehr.example/fhir/Encounter/v1', 1],
    ['by a reference to one version', 'Encounter/v1/_history/3', 1],
    ['not by another id that begins alike', 'Encounter/v12', 0],
    ['not by another type with the same id', 'EpisodeEncounter/v1', 0],
    ['not by a number', 7, 0],
  ])('%s', (_name, reference, count) => {
    expect(mentionsOf([pointing(reference)], { type: 'Encounter', id: 'v1' }).found).toHaveLength(count)
  })

  it('once, however often it was loaded, and never by itself', () => {
    const self: Resource = { ...visit, partOf: { reference: 'Encounter/v1' } }
    expect(
      mentionsOf([pointing('Encounter/v1'), pointing('Encounter/v1'), self], { type: 'Encounter', id: 'v1' }),
    ).toEqual({ found: [pointing('Encounter/v1')], more: 0 })
  })

  it('says how many are not listed', () => {
    const many = Array.from({ length: 53 }, (_, index) => ({ ...pointing('Encounter/v1'), id: `c${index}` }))
    expect(mentionsOf(many, { type: 'Encounter', id: 'v1' }).more).toBe(3)
  })
})
