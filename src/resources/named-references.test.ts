import { describe, expect, it } from 'vitest'
import { contractElements } from '../contract/elements'
import { namedElements, unnamedReferencesOf, withNamesOfReferences } from './named-references'
import type { Resource } from '../fhir/resource'

describe('the elements that name people and places', () => {
  it.each(Object.entries(namedElements).flatMap(([type, paths = []]) => paths.map((path) => [type, path] as const)))(
    '%s.%s is a reference in the API',
    (type, path) => {
      const elements =
        new Map<string, Readonly<Record<string, string>>>(Object.entries(contractElements)).get(type) ?? {}
      expect(elements[path]).toMatch(/^Reference/)
    },
  )
})

const visit = {
  resourceType: 'Encounter',
  id: 'v',
  participant: [
    { individual: { reference: 'Practitioner/a' } },
    { individual: { reference: 'Practitioner/b', display: 'Dr. B' } },
    { individual: { reference: '#inside' } },
  ],
  serviceProvider: { reference: 'Organization/o' },
} as const satisfies Resource

describe('names in a record', () => {
  it('are wanted for references without a display, not for contained ones', () => {
    expect(unnamedReferencesOf(visit)).toEqual(['Practitioner/a', 'Organization/o'])
  })

  it('are filled in where there is none, and leave all else as it is', () => {
    const named = withNamesOfReferences<Resource>(visit, (reference) => `Name of ${reference}`)
    expect(named).toEqual({
      ...visit,
      participant: [
        { individual: { reference: 'Practitioner/a', display: 'Name of Practitioner/a' } },
        visit.participant[1],
        visit.participant[2],
      ],
      serviceProvider: { reference: 'Organization/o', display: 'Name of Organization/o' },
    })
    expect(visit.serviceProvider).toEqual({ reference: 'Organization/o' })
  })

  it('leave the same object while none is known', () => {
    expect(withNamesOfReferences<Resource>(visit, () => undefined)).toBe(visit)
  })

  it('are not looked for in types of other servers', () => {
    const odd = { resourceType: 'constructor', id: 'x' } as unknown as Resource
    expect(unnamedReferencesOf(odd)).toEqual([])
  })
})
