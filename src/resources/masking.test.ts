import { describe as group, expect, it, test } from 'vitest'
import { recordTypes, type DocumentedType } from '../contract'
import { contractElements } from '../contract/elements'
import { unmaskRecord, maskRecord, isMaskedRecord } from './masking'
import { CONFIDENTIALITY_SYSTEM, isMarkedPrivate } from './privacy-labels'
import { descriptorOf } from './descriptors'
import { visitIdOf } from './visit-id'
import type { Resource } from '../fhir/resource'
import { english, spanish } from '../i18n/__fixtures__/format'

const restricted = { security: [{ system: CONFIDENTIALITY_SYSTEM, code: 'R' }] }

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

/** A record with revealing text in every element of its type; the statuses in `codes` as they are. */
function recordOf(type: DocumentedType, codes: Branch = {}): Resource {
  const record: Branch & { resourceType: string } = { resourceType: type, id: 'r1' }
  for (const [path, spec] of Object.entries(contractElements[type])) {
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

group.each(recordTypes.filter((type) => type !== 'Patient'))('the masked copy of %s', (type) => {
  const record = recordOf(type)
  const masked = maskRecord(record, english)

  it('holds no content of the record', () => {
    expect(JSON.stringify(masked)).not.toMatch(/telling/)
  })

  it('has a generic name and the id, date and visit of the record', () => {
    expect(descriptorOf(type).title(masked, english)).toBe('Private record')
    expect([masked.id, descriptorOf(type).date(masked), visitIdOf(masked)]).toEqual([
      'r1',
      descriptorOf(type).date(record),
      visitIdOf(record),
    ])
  })

  it('is marked as private and recognized as a copy of this record', () => {
    expect([
      isMarkedPrivate(masked),
      isMaskedRecord(masked),
      isMaskedRecord(record),
      unmaskRecord(masked),
      unmaskRecord(record),
    ]).toEqual([true, true, false, record, record])
  })
})

test.each<readonly [type: DocumentedType, codes: Branch]>([
  ['Condition', { verificationStatus: { coding: [{ code: 'refuted', display: TELLING }] } }],
  ['Condition', { clinicalStatus: { coding: [{ code: 'remission' }], text: TELLING } }],
  ['Observation', { status: 'entered-in-error' }],
  ['MedicationRequest', { status: 'stopped', doNotPerform: true }],
  ['Immunization', { status: 'not-done' }],
  ['Goal', { lifecycleStatus: 'completed' }],
  ['DocumentReference', { status: 'superseded', docStatus: 'entered-in-error' }],
])('a masked %s is listed in the same section as the record: %j', (type, codes) => {
  const record = recordOf(type, codes)
  expect(descriptorOf(type).listSection(maskRecord(record, english))).toBe(descriptorOf(type).listSection(record))
  expect(JSON.stringify(maskRecord(record, english))).not.toContain(TELLING)
})

test('keeps the category of a visit diagnosis and omits other categories', () => {
  const category = [
    { coding: [{ code: 'encounter-diagnosis', display: TELLING }] },
    { coding: [{ code: 'psychiatry' }], text: TELLING },
  ]
  expect(maskRecord({ resourceType: 'Condition', id: 'c', meta: restricted, category }, english)['category']).toEqual([
    { coding: [{ code: 'encounter-diagnosis' }] },
  ])
})

test('masked copies of two records with the same code have different codes', () => {
  const [one, other] = ['a', 'b'].map((id) =>
    maskRecord({ resourceType: 'Condition', id, meta: restricted, code: { text: 'one' } }, english),
  )
  expect(JSON.stringify(one?.['code'])).not.toBe(JSON.stringify(other?.['code']))
})

test('the masked copy is cached by record and language', () => {
  const record = recordOf('Condition')
  const masked = maskRecord(record, english)
  expect(maskRecord(record, english)).toBe(masked)
  expect(descriptorOf('Condition').title(maskRecord(record, spanish), spanish)).toBe('Registro privado')
})
