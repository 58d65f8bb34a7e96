import { describe, expect, it } from 'vitest'
import { visitIdOf, visitKeysOf } from './visit-id'

const visit = { reference: 'Encounter/v' }

describe('the visit of a record', () => {
  it.each([
    ['most types', { resourceType: 'Observation', encounter: visit }, 'v'],
    ['a document', { resourceType: 'DocumentReference', context: { encounter: [visit] } }, 'v'],
    ['a pharmacy fill', { resourceType: 'MedicationDispense', context: visit }, 'v'],
    [
      'a reference to something else',
      { resourceType: 'MedicationDispense', context: { reference: 'EpisodeOfCare/e' } },
      undefined,
    ],
    ['none', { resourceType: 'Observation' }, undefined],
    ['a string instead of a reference', { resourceType: 'Observation', encounter: 'v' }, undefined],
  ])('%s', (_, resource, expected) => {
    expect(visitIdOf(resource)).toBe(expected)
  })

  it('returns all visits of a document', () => {
    expect(
      visitKeysOf({
        resourceType: 'DocumentReference',
        context: { encounter: [visit, { reference: 'Encounter/w' }, { display: 'a third' }] },
      }),
    ).toEqual(['Encounter/v', 'Encounter/w'])
  })
})
