import { describe, expect, it } from 'vitest'
import { newestRecordsReferringTo } from './referring-records'
import type { Resource } from '../../fhir/resource'

const visit: Resource = { resourceType: 'Encounter', id: 'v1' }
const pointing = (reference: unknown): Resource => ({ resourceType: 'Condition', id: 'c1', encounter: { reference } })

describe('newestRecordsReferringTo', () => {
  it.each([
    ['finds a relative reference', 'Encounter/v1', 1],
    ['finds an absolute reference', 'https://ehr.example/fhir/Encounter/v1', 1],
    ['finds a versioned reference', 'Encounter/v1/_history/3', 1],
    ['ignores an id with the same prefix', 'Encounter/v12', 0],
    ['ignores another type with the same id', 'EpisodeEncounter/v1', 0],
    ['ignores a number', 7, 0],
  ])('%s', (_name, reference, count) => {
    expect(newestRecordsReferringTo([pointing(reference)], visit).found).toHaveLength(count)
  })

  it('lists a record once and never the record itself', () => {
    const self: Resource = { ...visit, partOf: { reference: 'Encounter/v1' } }
    expect(newestRecordsReferringTo([pointing('Encounter/v1'), pointing('Encounter/v1'), self], visit)).toEqual({
      found: [pointing('Encounter/v1')],
      more: 0,
    })
  })

  it('counts the records that are not listed', () => {
    const many = Array.from({ length: 53 }, (_, index) => ({ ...pointing('Encounter/v1'), id: `c${index}` }))
    expect(newestRecordsReferringTo(many, visit).more).toBe(3)
  })

  it('lists records of one day in the same order, whichever list was loaded first', () => {
    const of = (resourceType: string): Resource => ({ ...pointing('Encounter/v1'), resourceType })
    const [one, other] = [of('Condition'), of('Procedure')]
    for (const loaded of [
      [one, other],
      [other, one],
    ])
      expect(newestRecordsReferringTo(loaded, visit).found).toEqual([one, other])
  })

  it('lists the newest first, of all types, in whatever order the server sends them', () => {
    const day = (index: number) => `2020-01-${String(index + 1).padStart(2, '0')}`
    const of = (type: string, element: string) =>
      Array.from({ length: 31 }, (_, index): Resource => {
        const id = `${type}-${day(index)}`
        return { resourceType: type, id, [element]: day(index), encounter: { reference: 'Encounter/v1' } }
      })
    const { found } = newestRecordsReferringTo(
      [...of('Condition', 'recordedDate'), ...of('Observation', 'effectiveDateTime')],
      visit,
    )
    expect(found.map(({ id }) => id).slice(0, 4)).toEqual([
      'Condition-2020-01-31',
      'Observation-2020-01-31',
      'Condition-2020-01-30',
      'Observation-2020-01-30',
    ])
  })
})
