import { describe, expect, it } from 'vitest'
import { detailOf } from './details'
import type { Resource } from '../../fhir/resource'
import { english } from '../../i18n/__fixtures__/format'

const race = {
  url: 'http://hl7.org/fhir/us/core/StructureDefinition/us-core-race',
  extension: [{ url: 'text', valueString: 'Asian' }],
}
const extensions = (resource: Resource) =>
  detailOf(resource.resourceType === 'Patient' ? 'Patient' : 'Goal')
    .technical(resource, english)
    .extensions.map(({ path, url, isModifier }) => [path, url, isModifier])

describe('extensions that the page does not show are listed', () => {
  it.each([
    [
      'on the record',
      { resourceType: 'Goal', extension: [{ url: 'urn:a', valueString: 'x' }] },
      [['Goal', 'urn:a', false]],
    ],
    [
      'inside a part',
      { resourceType: 'Goal', target: [{ extension: [{ url: 'urn:b' }] }] },
      [['Goal.target', 'urn:b', false]],
    ],
    [
      'of a primitive',
      { resourceType: 'Goal', _startDate: { extension: [{ url: 'urn:c' }] } },
      [['Goal.startDate', 'urn:c', false]],
    ],
    [
      'a modifier at any depth',
      { resourceType: 'Goal', target: [{ modifierExtension: [{ url: 'urn:m' }] }] },
      [['Goal.target', 'urn:m', true]],
    ],
    ['not race of a Patient, which the page shows', { resourceType: 'Patient', extension: [race] }, []],
    ['race of another type', { resourceType: 'Goal', extension: [race] }, [['Goal', race.url, false]]],
    [
      'not an absent reason',
      {
        resourceType: 'Goal',
        _startDate: {
          extension: [{ url: 'http://hl7.org/fhir/StructureDefinition/data-absent-reason', valueCode: 'masked' }],
        },
      },
      [],
    ],
    [
      'of a contained resource',
      { resourceType: 'Goal', contained: [{ resourceType: 'Patient', extension: [{ url: 'urn:d' }] }] },
      [['Patient', 'urn:d', false]],
    ],
    [
      'of meta',
      { resourceType: 'Goal', meta: { extension: [{ url: 'urn:e', valueString: 'x' }] } },
      [['Goal.meta', 'urn:e', false]],
    ],
    [
      'of the narrative',
      { resourceType: 'Goal', text: { extension: [{ url: 'urn:f', valueString: 'x' }] } },
      [['Goal.text', 'urn:f', false]],
    ],
    [
      'of the display of a coding',
      {
        resourceType: 'Goal',
        description: { coding: [{ display: 'x', _display: { extension: [{ url: 'urn:g' }] } }] },
      },
      [['Goal.description.coding.display', 'urn:g', false]],
    ],
    [
      'a URL that only ends like that of race',
      { resourceType: 'Patient', extension: [{ url: 'https://clinic.example/race', valueString: 'x' }] },
      [['Patient', 'https://clinic.example/race', false]],
    ],
    [
      'not race of an older guide, which the page shows',
      {
        resourceType: 'Patient',
        extension: [{ ...race, url: 'http://fhir.org/guides/argonaut/StructureDefinition/argo-race' }],
      },
      [],
    ],
    ['not an extension that is no list', { resourceType: 'Goal', extension: 'odd' }, []],
  ])('%s', (_name, resource, expected) => {
    expect(extensions(resource)).toEqual(expected)
  })

  it('with their values', () => {
    const [found] = detailOf('Goal').technical(
      {
        resourceType: 'Goal',
        extension: [{ url: 'urn:a', valueString: 'said' }],
      },
      english,
    ).extensions
    expect(found?.value).toEqual({ kind: 'text', text: 'said' })
  })
})

describe('an extension that violates its profile is shown by its shape', () => {
  const rows = (extension: object) =>
    JSON.stringify(detailOf('Patient').sections({ resourceType: 'Patient', extension: [extension] }, english))
  const base = 'http://hl7.org/fhir/us/core/StructureDefinition/us-core-'
  it.each([
    ['a code as a concept', { url: `${base}birthsex`, valueCodeableConcept: { text: 'Femme' } }, 'Femme'],
    ['race as a string', { url: `${base}race`, valueString: 'Asian' }, 'Asian'],
    [
      'nested under its own name',
      { url: `${base}birthsex`, extension: [{ url: `${base}birthsex`, valueCode: 'F' }] },
      '"code":"F"',
    ],
    [
      'under the root of an older release',
      { url: 'http://hl7.org/fhir/StructureDefinition/us-core-birthsex', valueCode: 'F' },
      '"code":"F"',
    ],
  ])('%s', (_name, extension, expected) => expect(rows(extension)).toContain(expected))
})

describe('codes and parts', () => {
  const resource: Resource = {
    resourceType: 'Goal',
    description: { coding: [{ system: 's', code: 'c', version: '2', userSelected: true }] },
    target: [{ id: 't1', detailQuantity: { value: 1, unit: 'kilo', system: 'http://unitsofmeasure.org', code: 'kg' } }],
    meta: { security: [{ system: 's', code: 'R' }] },
  }
  const { codes, parts } = detailOf('Goal').technical(resource, english)

  it('lists each coding with its system, version and userSelected', () => {
    expect(codes).toEqual([
      {
        label: 'Goal.description',
        values: [
          { kind: 'concept', text: 'c', codings: [{ system: 's', code: 'c', version: '2', userSelected: true }] },
        ],
      },
      {
        label: 'Goal.target.detailQuantity',
        values: [{ kind: 'concept', text: 'kilo', codings: [{ system: 'http://unitsofmeasure.org', code: 'kg' }] }],
      },
    ])
  })

  it('lists element ids', () => {
    expect(parts).toEqual([{ label: 'Goal.target', values: [{ kind: 'text', text: 't1' }] }])
  })
})
