import { describe as group, expect, it } from 'vitest'
import { contractOf, recordTypes } from '../contract'
import { requestsOf } from '../contract/where-offered'
import { codes as codeTables } from '../contract/codes'
import { elements } from '../contract/elements'
import { codeGroup } from '../fhir/code-group'
import { hasWords } from '../i18n/code-text'
import { firstPage } from '../i18n/locales/en/first-page'
import { recordPages } from '../i18n/locales/en/record-pages'
import { labelIn } from '../i18n/labels'
import { detailOf } from './detail/registry'
import { codeMeaning } from '../i18n/code-meaning'
import { lineOf } from './line'
import { describe } from './registry'

const nested = new Set(['BackboneElement', 'Element'])
const bad = /\[object Object\]|undefined|NaN/

group.each(recordTypes)('%s', (type) => {
  const descriptor = describe(type)
  const detail = detailOf(type)
  const table = elements[type]

  it('has a place or a reason for every element of the contract', () => {
    const whole = detail.shown.filter(({ datatype }) => !nested.has(datatype)).map(({ path }) => path)
    const covering = [...whole, ...Object.keys(detail.omitted)]
    const own = new Set([...detail.shown.map(({ path }) => path), ...covering])
    const missing = Object.keys(table).filter(
      (path) => !own.has(path) && !/\.id$/.test(path) && !covering.some((other) => path.startsWith(`${other}.`)),
    )
    expect(missing).toEqual([])
  })

  it('shows no element twice', () => {
    const paths = detail.shown.map(({ path }) => path)
    expect(paths.filter((path, index) => paths.indexOf(path) !== index)).toEqual([])
  })

  it('lists by a search that there is', () => {
    const query = descriptor.list('p1')
    const offered = requestsOf(type).searches.some((search) => search.by.join() === 'patient')
    expect(query).toEqual(offered ? { patient: 'p1' } : undefined)
  })

  it('has plain labels', () => {
    for (const path of Object.keys(table))
      expect(
        labelIn(
          recordPages.labelsByPath,
          recordPages.labelsByElement,
          firstPage.labelsOfDates,
        )(`${type}.${path}`, 'patient'),
        path,
      ).toMatch(/^[A-Z][^.]*$/)
  })

  it('has words for every code of the contract', () => {
    const wordless = Object.entries(codeTables[type]).flatMap(([path, codes]) =>
      codes
        .filter(
          (code) =>
            ![codeGroup(`${type}.${path}`), `${path.charAt(0).toUpperCase()}${path.slice(1)}`].some((name) =>
              hasWords(name, code),
            ),
        )
        .map((code) => `${path} ${code}`),
    )
    expect(wordless).toEqual([])
  })

  it('has a meaning for every code of its statuses', () => {
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
  ])('survives %s in every element', (_name, value) => {
    const roots = Object.keys(table).map((path) => path.split('.')[0]?.replace(/:.*$/, '') ?? path)
    const resource = { resourceType: type, ...Object.fromEntries(roots.map((path) => [path, value])) }
    const all = [
      descriptor.title(resource),
      descriptor.date(resource),
      descriptor.statuses(resource),
      descriptor.place(resource),
    ]
    const text = JSON.stringify([
      ...all,
      lineOf(type, resource),
      detail.sections(resource),
      detail.technical(resource),
      descriptor.subjectOf(resource),
    ])
    expect(text).not.toMatch(bad)
    if (value === undefined) expect(detail.sections(resource)).toEqual([])
  })
})

group('what is sent is shown', () => {
  it.each([
    ['an element that no one knows', { resourceType: 'Condition', brandNew: 'kept' }, 'kept'],
    [
      'an element inside a group that no one knows',
      { resourceType: 'Condition', stage: [{ brandNew: 'kept' }] },
      'kept',
    ],
    ['a value of another datatype', { resourceType: 'Condition', recordedDate: { odd: 'kept' } }, 'kept'],
    [
      'the reason beside a primitive',
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
    expect(JSON.stringify(detailOf(resource.resourceType).sections(resource))).toContain(words)
  })

  it.each([
    [
      'Condition',
      { clinicalStatus: { coding: [{ code: 'active' }] }, verificationStatus: { coding: [{ code: 'provisional' }] } },
      'check',
    ],
    [
      'Condition',
      {
        clinicalStatus: { coding: [{ code: 'active' }] },
        verificationStatus: { coding: [{ code: 'entered-in-error' }] },
      },
      'void',
    ],
    ['Condition', { clinicalStatus: { coding: [{ code: 'resolved' }] } }, 'past'],
    ['Condition', {}, 'main'],
    ['Observation', { status: 'entered-in-error' }, 'void'],
    ['Procedure', { status: 'brand-new' }, 'main'],
  ] as const)('%s %j stands in %s', (type, resource, place) => {
    expect(describe(type).place({ resourceType: type, ...resource })).toBe(place)
  })
})
