import { describe, expect, it } from 'vitest'
import { bundleDay } from './bundle'

const visit = { reference: 'Encounter/v' }

describe('a day of the timeline', () => {
  const event = (type: string, id: string, encounter?: object) => ({ type, resource: { resourceType: type, id, ...(encounter ? { encounter } : {}) } })

  it('puts records under their visit and leaves the others loose, losing none', () => {
    const { visits, loose } = bundleDay([event('Observation', 'a', visit), event('Encounter', 'v'), event('Observation', 'b', { reference: 'Encounter/other' }), event('Condition', 'c')])
    expect(visits.map((each) => [each.visit.resource.id, each.members.map(({ resource }) => resource.id)])).toEqual([['v', ['a']]])
    expect(loose.map(({ resource }) => resource.id)).toEqual(['b', 'c'])
  })

  it('keeps two visits of a day apart', () => {
    const { visits } = bundleDay([event('Encounter', 'v'), event('Encounter', 'w'), event('Condition', 'c', { reference: 'Encounter/w' })])
    expect(visits.map((each) => each.members.length)).toEqual([0, 1])
  })
})
