import { describe, expect, it } from 'vitest'
import { firstRecordsReferringTo } from './referring-records'
import type { Resource } from '../../fhir/resource'

const visit: Resource = { resourceType: 'Encounter', id: 'v1' }
const pointing = (reference: unknown): Resource => ({ resourceType: 'Condition', id: 'c1', encounter: { reference } })

describe('firstRecordsReferringTo', () => {
  it.each([
    ['finds a relative reference', 'Encounter/v1', 1],
    ['finds an absolute reference', 'https://ehr.example/fhir/Encounter/v1', 1],
    ['finds a versioned reference', 'Encounter/v1/_history/3', 1],
    ['ignores an id with the same prefix', 'Encounter/v12', 0],
    ['ignores another type with the same id', 'EpisodeEncounter/v1', 0],
    ['ignores a number', 7, 0],
  ])('%s', (_name, reference, count) => {
    expect(firstRecordsReferringTo([pointing(reference)], { type: 'Encounter', id: 'v1' }).found).toHaveLength(count)
  })

  it('lists a record once and never the record itself', () => {
    const self: Resource = { ...visit, partOf: { reference: 'Encounter/v1' } }
    expect(
      firstRecordsReferringTo([pointing('Encounter/v1'), pointing('Encounter/v1'), self], {
        type: 'Encounter',
        id: 'v1',
      }),
    ).toEqual({ found: [pointing('Encounter/v1')], more: 0 })
  })

  it('counts the records that are not listed', () => {
    const many = Array.from({ length: 53 }, (_, index) => ({ ...pointing('Encounter/v1'), id: `c${index}` }))
    expect(firstRecordsReferringTo(many, { type: 'Encounter', id: 'v1' }).more).toBe(3)
  })
})
