import { describe, expect, it } from 'vitest'
import { recordsOfVisit } from './records-of-visit'
import type { Resource } from '../../fhir/resource'

const of = (resourceType: string, rest: object): Resource => ({ resourceType, ...rest })

describe('recordsOfVisit', () => {
  const visit = { reference: 'Encounter/v' }
  const records = [
    of('Observation', { id: 'o1', encounter: visit, effectiveDateTime: '2024-01-01' }),
    of('Observation', { id: 'o2', encounter: visit, effectiveDateTime: '2024-01-02' }),
    of('DocumentReference', { id: 'd', context: { encounter: [visit] } }),
    of('MedicationDispense', { id: 'f', context: visit }),
    of('Encounter', { id: 'p', partOf: visit }),
    of('Encounter', { id: 'v' }),
    of('CarePlan', { id: 'c', supportingInfo: [visit] }),
    of('Condition', { id: 'w', encounter: visit, verificationStatus: { coding: [{ code: 'entered-in-error' }] } }),
    of('Condition', { id: 'x', encounter: { reference: 'Encounter/vv' } }),
    of('Provenance', { id: 'q', encounter: visit }),
  ]
  const ids = (resources: readonly Resource[]) => resources.map(({ id }) => id).join()

  it('lists each record that refers to the visit once', () => {
    const found = recordsOfVisit([...records, ...records], of('Encounter', { id: 'v' }))
    expect(found.byType.map(({ type, records: ofType }) => [type, ids(ofType)])).toEqual([
      ['Observation', 'o2,o1'],
      ['MedicationDispense', 'f'],
      ['DocumentReference', 'd'],
    ])
    expect([found.parts, found.others, found.mistakes].map(ids)).toEqual(['p', 'c', 'w'])
  })
})
