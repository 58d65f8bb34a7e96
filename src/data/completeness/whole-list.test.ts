import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { recordTypes, type RecordType } from '../../contract'
import { grantsOf } from '../../auth/tokens/scopes'
import { hasMissingRecords, isBelowTotal, isWholeList, isWholeSet } from '../../fhir/whole-list'
import { FhirError } from '../../fhir/errors'
import { descriptorOf } from '../../resources/descriptors'
import { splitBundle } from '../queries/bundle'
import { RecordSetBuilder } from '../queries/record-set-builder'
import { hasAllFills } from './has-all-fills'
import { ledgerEntry, summarizeLedger } from './ledger'
import { listGap } from './list-gap'
import type { RecordSet, RecordsResult } from '../record-set'

const patientId = 'p'
const listedTypes = recordTypes.filter((type) => descriptorOf(type).listQuery('x') !== undefined)

const matchOf = (type: RecordType, id: number | string, owner = patientId) => {
  const reference = { reference: `Patient/${owner}` }
  return {
    search: { mode: 'match' },
    resource: { resourceType: type, id: `r${id}`, subject: reference, patient: reference, beneficiary: reference },
  }
}
const included = { search: { mode: 'include' }, resource: { resourceType: 'Practitioner', id: 'dr' } }
const outcome = {
  search: { mode: 'outcome' },
  resource: {
    resourceType: 'OperationOutcome',
    issue: [{ severity: 'warning', code: 'incomplete', diagnostics: 'Some records may be missing.' }],
  },
}

interface Page {
  readonly entry: readonly object[]
  readonly total?: number
  readonly next?: boolean
}

/** The set of a search whose server answers with these pages; `last`: what happened after the last one. */
function setOf(
  type: RecordType,
  pages: readonly Page[],
  last: 'end' | NonNullable<RecordSet['truncationReason']> = 'end',
): RecordSet {
  const builder = new RecordSetBuilder()
  for (const { entry, total, next } of pages)
    builder.add(
      splitBundle(
        {
          resourceType: 'Bundle',
          type: 'searchset',
          entry,
          ...(total === undefined ? {} : { total }),
          ...(next ? { link: [{ relation: 'next', url: 'https://ehr.example/page' }] } : {}),
        },
        type,
        { patientId, bases: ['https://ehr.example'] },
      ),
    )
  return last === 'end' ? builder.build(`${type} search`) : builder.snapshot(last)
}

const resultOf = (set: RecordSet, changes: Partial<RecordsResult> = {}): RecordsResult => ({
  state: 'ready',
  set,
  failure: undefined,
  fetching: false,
  limits: [],
  retry: () => undefined,
  stop: () => undefined,
  ...changes,
})

/** What the ledger says of a list, and whether it says that everything has been loaded. */
function ledgerOf(type: RecordType, set: RecordSet): { readonly state: string; readonly isComplete: boolean } {
  const scopes = [`patient/${type}.rs`]
  const entry = ledgerEntry(
    type,
    {
      patientId,
      grants: grantsOf(scopes, scopes.join(' ')),
      ehr: { id: 'e', name: 'E', fhirBase: 'https://ehr.example', clientId: 'c' },
    },
    {
      searches: [
        {
          key: ['k'],
          type,
          params: descriptorOf(type).listQuery(patientId) ?? null,
          set,
          failure: undefined,
          fetching: false,
        },
      ],
      reads: [],
      loadedIds: new Map(),
      provenanceRefused: false,
    },
    undefined,
  )
  return { state: entry.state, isComplete: summarizeLedger([entry]).isComplete }
}

/** Answers of a server that leave something out, by what they leave out. */
const incompleteAnswers: Readonly<Record<string, (type: RecordType) => RecordSet>> = {
  'fewer records than the total, and no next page': (type) => setOf(type, [{ entry: [matchOf(type, 1)], total: 5 }]),
  'fewer records than the total, with included records that make up the number': (type) =>
    setOf(type, [{ entry: [matchOf(type, 1), included, outcome], total: 3 }]),
  'an empty last page below the total': (type) =>
    setOf(type, [
      { entry: [matchOf(type, 1)], total: 5, next: true },
      { entry: [], total: 0 },
    ]),
  'an empty last page that a link promised, without a total': (type) =>
    setOf(type, [{ entry: [matchOf(type, 1)], next: true }, { entry: [] }]),
  'a record that is sent again in place of one that is missed': (type) =>
    setOf(type, [
      { entry: [matchOf(type, 1), matchOf(type, 2)], total: 3, next: true },
      { entry: [matchOf(type, 2)], total: 3 },
    ]),
  'an entry that is no resource': (type) =>
    setOf(type, [{ entry: [matchOf(type, 1), { resource: { broken: true } }] }]),
  'a record of another patient': (type) =>
    setOf(type, [{ entry: [matchOf(type, 1), matchOf(type, 2, 'somebody-else')], total: 2 }]),
  'a record of another type': (type) =>
    setOf(type, [{ entry: [matchOf(type, 1), { search: { mode: 'match' }, resource: { resourceType: 'Group' } }] }]),
  'a note of the server that records are missing': (type) => setOf(type, [{ entry: [matchOf(type, 1), outcome] }]),
  'a page that failed': (type) => setOf(type, [{ entry: [matchOf(type, 1)], next: true }], 'pageFailed'),
  'a next page that leads back': (type) => setOf(type, [{ entry: [matchOf(type, 1)], next: true }], 'loop'),
  'more pages than the limit': (type) => setOf(type, [{ entry: [matchOf(type, 1)], next: true }], 'pageCap'),
  'a search that the reader stopped': (type) => setOf(type, [{ entry: [matchOf(type, 1)], next: true }], 'stopped'),
}

describe.each(Object.keys(incompleteAnswers))('%s', (kind) => {
  test.each(listedTypes)('never makes a whole list of %s', (type) => {
    const set = incompleteAnswers[kind]?.(type)
    if (set === undefined) throw new Error(kind)
    expect(set.matches.length).toBeGreaterThan(0)
    const loaded = resultOf(set)
    expect([isWholeSet(set), isWholeList(loaded), hasAllFills(loaded)]).toEqual([false, false, false])
    expect(listGap(loaded)).toBe('partial')
    const { state, isComplete } = ledgerOf(type, set)
    expect(['truncated', 'omitted', 'noted']).toContain(state)
    expect(isComplete).toBe(false)
  })
})

test.each(listedTypes)('a list of %s that has all that its total counts is whole', (type) => {
  const answers: readonly (readonly Page[])[] = [
    [{ entry: [matchOf(type, 1), matchOf(type, 2), included], total: 2 }],
    [
      { entry: [matchOf(type, 1)], total: 2, next: true },
      { entry: [matchOf(type, 2)], total: 2 },
    ],
    [{ entry: [matchOf(type, 1)] }],
    // A total that is too small counts nothing that is missing.
    [{ entry: [matchOf(type, 1), matchOf(type, 2)], total: 1 }],
    // A record that is sent twice, where none is missing.
    [
      { entry: [matchOf(type, 1)], total: 1, next: true },
      { entry: [matchOf(type, 1)], total: 1 },
    ],
    [{ entry: [], total: 0 }],
  ]
  for (const pages of answers) {
    const set = setOf(type, pages)
    expect([isWholeList(resultOf(set)), listGap(resultOf(set))]).toEqual([true, undefined])
    expect(ledgerOf(type, set).isComplete).toBe(true)
  }
})

test('a failed refetch and a scope that grants only a part leave a list that is not whole', () => {
  const set = setOf('Goal', [{ entry: [matchOf('Goal', 1)], total: 1 }])
  expect(isWholeList(resultOf(set, { failure: new FhirError('failed', 'x') }))).toBe(false)
  expect(isWholeList(resultOf(set, { limits: ['lifecycle-status=active'] }))).toBe(false)
  expect(isWholeList({ set: undefined, failure: undefined })).toBe(false)
})

test('whatever the pages, a whole list has as many records as the largest total, and nothing was left out', () => {
  const entry = fc.oneof(
    fc.integer({ min: 1, max: 6 }).map((id) => matchOf('Goal', id)),
    fc.constantFrom<object>(included, matchOf('Goal', 1, 'somebody-else'), { resource: { broken: true } }),
  )
  const page = fc.record({ entry: fc.array(entry, { maxLength: 5 }), total: fc.option(fc.nat(8), { nil: undefined }) })
  fc.assert(
    fc.property(fc.array(page, { minLength: 1, maxLength: 4 }), (pages) => {
      const linked = pages.map(({ entry: entries, total }, index) => ({
        entry: [matchOf('Goal', `of-page-${index}`), ...entries],
        ...(total === undefined ? {} : { total }),
        next: index < pages.length - 1,
      }))
      const set = setOf('Goal', linked)
      const largest = Math.max(0, ...pages.map(({ total }) => total ?? 0))
      const hasForeign = JSON.stringify(pages).match(/somebody-else|broken/) !== null
      expect(isWholeSet(set)).toBe(set.matches.length >= largest && !hasForeign)
      expect(hasMissingRecords(set)).toBe(!isWholeSet(set))
      // Never "4 of 2".
      expect(set.total ?? Infinity).toBeGreaterThanOrEqual(set.matches.length)
      if (isBelowTotal(set)) expect(isWholeSet(set)).toBe(false)
    }),
  )
})
