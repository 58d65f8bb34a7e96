import { describe as group, expect, it } from 'vitest'
import { contractOf, recordTypes } from '../contract'
import { requestContractOf } from '../contract/undocumented-types'
import { contractCodes as codeTables } from '../contract/codes'
import { contractElements } from '../contract/elements'
import { codeGroup } from '../fhir/code-group'
import { isKnownCode, codeMeaning } from '../i18n/code-meaning'
import { home } from '../i18n/locales/en/home'
import { recordPages } from '../i18n/locales/en/record-pages'
import { createLabel } from '../i18n/labels'
import { detailOf } from './detail/details'
import { rowValuesOf } from './row-values'
import { descriptorOf } from './descriptors'
import { english } from '../i18n/__fixtures__/format'

const nested = new Set(['BackboneElement', 'Element'])
const bad = /\[object Object\]|undefined|NaN/

group.each(recordTypes)('%s', (type) => {
  const descriptor = descriptorOf(type)
  const detail = detailOf(type)
  const table = contractElements[type]

  it('shows every element of the contract or has a reason to omit it', () => {
    const leaves = detail.shown.filter(({ datatype }) => !nested.has(datatype)).map(({ path }) => path)
    const covering = [...leaves, ...Object.keys(detail.omitted)]
    const covered = new Set([...detail.shown.map(({ path }) => path), ...covering])
    const missing = Object.keys(table).filter(
      (path) => !covered.has(path) && !/\.id$/.test(path) && !covering.some((other) => path.startsWith(`${other}.`)),
    )
    expect(missing).toEqual([])
  })

  it('shows no element twice', () => {
    const paths = detail.shown.map(({ path }) => path)
    expect(paths.filter((path, index) => paths.indexOf(path) !== index)).toEqual([])
  })

  it('lists by a search that the contract offers', () => {
    const query = descriptor.listQuery('p1')
    const offered = requestContractOf(type).searches.some((search) => search.by.join() === 'patient')
    expect(query).toEqual(offered ? { patient: 'p1' } : undefined)
  })

  it('has plain labels', () => {
    for (const path of Object.keys(table))
      expect(
        createLabel(
          recordPages.labelsByPath,
          recordPages.labelsByElement,
          home.labelsOfDates,
        )(`${type}.${path}`, 'patient'),
        path,
      ).toMatch(/^[A-Z][^.]*$/)
  })

  it('has a text for every code of the contract', () => {
    const wordless = Object.entries(codeTables[type]).flatMap(([path, codes]) =>
      codes
        .filter(
          (code) =>
            ![codeGroup(`${type}.${path}`), `${path.charAt(0).toUpperCase()}${path.slice(1)}`].some((name) =>
              isKnownCode(name, code),
            ),
        )
        .map((code) => `${path} ${code}`),
    )
    expect(wordless).toEqual([])
  })

  it('has a meaning for every status code', () => {
    const meaningless = contractOf(type).status.flatMap((path) =>
      (codeTables[type][path] ?? [])
        .filter((code) => !codeMeaning(codeGroup(`${type}.${path}`), code).known)
        .map((code) => `${path} ${code}`),
    )
    expect(meaningless).toEqual([])
  })

  it.each([
    ['nothing', undefined],
    ['null', null],
    ['a number', 7],
    ['a text', 'odd'],
    ['an object', { odd: { deep: 'x' } }],
    ['a list of lists', [[null], [1]]],
    ['a list with a hole', [null, 'odd']],
  ])('handles %s in every element', (_name, value) => {
    const roots = Object.keys(table).map((path) => path.split('.')[0]?.replace(/:.*$/, '') ?? path)
    const resource = { resourceType: type, ...Object.fromEntries(roots.map((path) => [path, value])) }
    const all = [
      descriptor.title(resource, english),
      descriptor.date(resource),
      descriptor.statuses(resource),
      descriptor.listSection(resource),
    ]
    const text = JSON.stringify([
      ...all,
      rowValuesOf(type, resource, english),
      detail.sections(resource, english),
      detail.technical(resource, english),
      descriptor.subjectOf(resource),
    ])
    expect(text).not.toMatch(bad)
    if (value === undefined) expect(detail.sections(resource, english)).toEqual([])
  })
})

group('nothing that was sent is lost', () => {
  it.each([
    ['an unknown element', { resourceType: 'Condition', brandNew: 'kept' }, 'kept'],
    [
      'an unknown element inside a backbone element',
      { resourceType: 'Condition', stage: [{ brandNew: 'kept' }] },
      'kept',
    ],
    ['a value of another datatype', { resourceType: 'Condition', recordedDate: { odd: 'kept' } }, 'kept'],
    [
      'the absent reason of a primitive',
      {
        resourceType: 'Patient',
        _birthDate: {
          extension: [{ url: 'http://hl7.org/fhir/StructureDefinition/data-absent-reason', valueCode: 'masked' }],
        },
      },
      'masked',
    ],
    [
      'a phone number that the contract does not list',
      { resourceType: 'Patient', telecom: [{ system: 'phone', value: '555-0100' }] },
      '555-0100',
    ],
    [
      'the details of an activity',
      { resourceType: 'CarePlan', activity: [{ detail: { description: 'walk daily' } }] },
      'walk daily',
    ],
    [
      'race',
      {
        resourceType: 'Patient',
        extension: [
          {
            url: 'http://hl7.org/fhir/us/core/StructureDefinition/us-core-race',
            extension: [{ url: 'text', valueString: 'Asian' }],
          },
        ],
      },
      'Asian',
    ],
  ] as const)('%s', (_name, resource, words) => {
    expect(JSON.stringify(detailOf(resource.resourceType).sections(resource, english))).toContain(words)
  })

  it.each([
    [
      'Condition',
      { clinicalStatus: { coding: [{ code: 'active' }] }, verificationStatus: { coding: [{ code: 'provisional' }] } },
      'underReview',
    ],
    [
      'Condition',
      {
        clinicalStatus: { coding: [{ code: 'active' }] },
        verificationStatus: { coding: [{ code: 'entered-in-error' }] },
      },
      'enteredInError',
    ],
    ['Condition', { clinicalStatus: { coding: [{ code: 'resolved' }] } }, 'past'],
    ['Condition', {}, 'main'],
    ['Observation', { status: 'entered-in-error' }, 'enteredInError'],
    ['Procedure', { status: 'brand-new' }, 'main'],
  ] as const)('%s %j is listed in the section %s', (type, resource, place) => {
    expect(descriptorOf(type).listSection({ resourceType: type, ...resource })).toBe(place)
  })
})
