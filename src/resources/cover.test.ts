import { describe as group, expect, it, test } from 'vitest'
import { recordTypes, type RecordType } from '../contract'
import { elements } from '../contract/elements'
import { firstPage as english } from '../i18n/locales/en/first-page'
import { firstPage as spanish } from '../i18n/locales/es/first-page'
import { wordsOf } from '../i18n'
import { behindCover, coverOf, isCover } from './cover'
import { CONFIDENTIALITY, isMarkedPrivate } from './private'
import { describe } from './registry'
import { visitIdOf } from './visit-id'
import type { Resource } from '../fhir/resource'

const restricted = { security: [{ system: CONFIDENTIALITY, code: 'R' }] }

const TELLING = 'telling words'
const values: Readonly<Record<string, unknown>> = {
  code: 'telling-code',
  boolean: true,
  dateTime: '2024-05-06',
  date: '2024-05-06',
  instant: '2024-05-06T10:00:00Z',
  Timing: { event: ['2024-05-06'] },
  Period: { start: '2024-05-06', end: '2024-06-07' },
  CodeableConcept: { coding: [{ system: TELLING, code: 'telling-code', display: TELLING }], text: TELLING },
  Coding: { code: 'telling-code', display: TELLING },
  Reference: { reference: 'Condition/1', display: TELLING },
}

type Branch = { [element: string]: unknown }

/** A record with telling words in every element of its type; the statuses in `codes` as they are. */
function recordOf(type: RecordType, codes: Branch = {}): Resource {
  const record: Branch & { resourceType: string } = { resourceType: type, id: 'r1' }
  for (const [path, spec] of Object.entries(elements[type])) {
    if (/[:(]/.test(path) || path === 'id') continue
    const parts = path.split('.')
    const last = parts.pop() ?? ''
    const parent = parts.reduce<Branch>((branch, part) => {
      const next = branch[part]
      return (typeof next === 'object' && next !== null ? next : (branch[part] = {})) as Branch
    }, record)
    parent[last] ??= values[/^\w+/.exec(String(spec))?.[0] ?? ''] ?? TELLING
  }
  return {
    ...record,
    status: 'active',
    docStatus: 'final',
    intent: 'order',
    lifecycleStatus: 'active',
    statusReason: { text: TELLING },
    active: true,
    ...codes,
    meta: restricted,
  }
}

group.each(recordTypes.filter((type) => type !== 'Patient'))('the cover of %s', (type) => {
  const record = recordOf(type)
  const cover = coverOf(record)

  it('holds nothing that the record says', () => {
    expect(JSON.stringify(cover)).not.toMatch(/telling/)
  })

  it('has a plain name, the same id, the same day and the same visit', () => {
    expect(describe(type).title(cover)).toBe('Private record')
    expect([cover.id, describe(type).date(cover), visitIdOf(cover)]).toEqual([
      'r1',
      describe(type).date(record),
      visitIdOf(record),
    ])
  })

  it('stays private, and is known as a cover of this record', () => {
    expect([isMarkedPrivate(cover), isCover(cover), isCover(record), behindCover(cover), behindCover(record)]).toEqual([
      true,
      true,
      false,
      record,
      record,
    ])
  })
})

test.each<readonly [type: RecordType, codes: Branch]>([
  ['Condition', { verificationStatus: { coding: [{ code: 'refuted', display: TELLING }] } }],
  ['Condition', { clinicalStatus: { coding: [{ code: 'remission' }], text: TELLING } }],
  ['Observation', { status: 'entered-in-error' }],
  ['MedicationRequest', { status: 'stopped', doNotPerform: true }],
  ['Immunization', { status: 'not-done' }],
  ['Goal', { lifecycleStatus: 'completed' }],
  ['DocumentReference', { status: 'superseded', docStatus: 'entered-in-error' }],
])('a covered %s stands where the record stands: %j', (type, codes) => {
  const record = recordOf(type, codes)
  expect(describe(type).place(coverOf(record))).toBe(describe(type).place(record))
  expect(JSON.stringify(coverOf(record))).not.toContain(TELLING)
})

test('a visit reason stays one, and a category of another kind is left out', () => {
  const category = [
    { coding: [{ code: 'encounter-diagnosis', display: TELLING }] },
    { coding: [{ code: 'psychiatry' }], text: TELLING },
  ]
  expect(coverOf({ resourceType: 'Condition', id: 'c', meta: restricted, category })['category']).toEqual([
    { coding: [{ code: 'encounter-diagnosis' }] },
  ])
})

test('covers of two records with one code are never the same test, problem or medicine', () => {
  const [one, other] = ['a', 'b'].map((id) =>
    coverOf({ resourceType: 'Condition', id, meta: restricted, code: { text: 'one' } }),
  )
  expect(JSON.stringify(one?.['code'])).not.toBe(JSON.stringify(other?.['code']))
})

test('a record keeps its cover until the language changes', () => {
  const record = recordOf('Condition')
  const cover = coverOf(record)
  expect(coverOf(record)).toBe(cover)
  wordsOf('es', spanish)
  expect(describe('Condition').title(coverOf(record))).toBe('Registro privado')
  wordsOf('en', english)
})
