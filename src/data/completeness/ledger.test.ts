import { describe, expect, test } from 'vitest'
import { recordTypes, type RecordType } from '../../contract'
import type { Resource } from '../../fhir/resource'
import { grantsOf } from '../../auth/tokens/scopes'
import {
  summarizeLedger,
  ledgerEntry,
  canLoadMore,
  parseCapabilities,
  unsupportedFhirVersion,
  type LedgerEntry,
  type LoggedSearch,
  type RequestLog,
} from './ledger'
import { FhirError } from '../../fhir/errors'
import { type DroppedEntry, type RecordSet } from '../record-set'

const emptySet: RecordSet = {
  matches: [],
  included: [],
  issues: [],
  dropped: [],
  total: undefined,
  pages: 1,
  complete: true,
  fetchedAt: 1,
}
const goals = (n: number): readonly Resource[] =>
  Array.from({ length: n }, (_, i) => ({ resourceType: 'Goal', id: `g${i}` }))
const set = (changes: Partial<RecordSet>): RecordSet => ({ ...emptySet, ...changes })
const search = (changes: Partial<LoggedSearch>): LoggedSearch => ({
  key: ['k'],
  type: 'Goal',
  params: { patient: 'p' },
  set: undefined,
  failure: undefined,
  fetching: false,
  ...changes,
})
const log = (changes: Partial<RequestLog> = {}): RequestLog => ({
  searches: [],
  reads: [],
  loadedIds: new Map(),
  provenanceRefused: false,
  ...changes,
})
const listed = (changes: Partial<RecordSet>): RequestLog => log({ searches: [search({ set: set(changes) })] })
const failedBy = (...parameters: ConstructorParameters<typeof FhirError>): RequestLog =>
  log({ searches: [search({ failure: new FhirError(...parameters) })] })
const requested = ['patient/Goal.rs', 'patient/Patient.rs', 'patient/Practitioner.rs', 'patient/Provenance.rs']
const sessionWith = (
  scope?: string,
  revinclude?: boolean,
  named: readonly string[] = requested,
  offered: readonly RecordType[] = [],
) => ({
  patientId: 'p',
  grants: grantsOf(named, scope, offered),
  ehr: {
    id: 'e',
    name: 'E',
    fhirBase: 'https://e.example',
    clientId: 'c',
    ...(revinclude === undefined ? {} : { revinclude }),
  },
})
const dropped = (reason: DroppedEntry['reason']): DroppedEntry => ({ type: 'Goal', reason })
const allCapabilities = new Map(
  ['Goal', 'Patient', 'Practitioner', 'Provenance'].map((type) => [type, { search: true, read: true }]),
)
const summaryOf = ({ state, notes, loaded, total }: LedgerEntry) => [state, notes.join(' '), loaded, total]

describe('the list of a patient', () => {
  test.each([
    ['complete with a total', listed({ matches: goals(2), total: 2 }), ['complete', '', 2, 2]],
    ['complete without a total', listed({ matches: goals(2) }), ['complete', '', 2, undefined]],
    ['empty', listed({ total: 0 }), ['none', '', 0, 0]],
    [
      'truncated by a failed page',
      listed({ matches: goals(2), total: 9, complete: false, truncationReason: 'pageFailed' }),
      ['truncated', 'pageFailed', 2, 9],
    ],
    [
      'truncated at the page limit',
      listed({ matches: goals(2), complete: false, truncationReason: 'pageCap' }),
      ['truncated', 'pageCap', 2, undefined],
    ],
    [
      'truncated by a loop',
      listed({ matches: goals(2), complete: false, truncationReason: 'loop' }),
      ['truncated', 'loop', 2, undefined],
    ],
    [
      'stopped by the user',
      listed({ matches: goals(2), complete: false, truncationReason: 'stopped' }),
      ['truncated', 'stopped', 2, undefined],
    ],
    ['shorter than the reported total', listed({ matches: goals(2), total: 5 }), ['truncated', 'total', 2, 5]],
    [
      'as long as the reported total, counting dropped records',
      listed({ matches: goals(2), total: 3, dropped: [dropped('otherPatient')] }),
      ['omitted', 'dropped', 2, 3],
    ],
    [
      'with a dropped record',
      listed({ matches: goals(2), dropped: [dropped('otherPatient')] }),
      ['omitted', 'dropped', 2, undefined],
    ],
    [
      'with nothing but a dropped record',
      listed({ dropped: [dropped('notAResource')] }),
      ['omitted', 'allDropped', 0, undefined],
    ],
    [
      'complete, with records whose patient is unclear',
      listed({ matches: goals(2), unclear: 1 }),
      ['complete', 'unclear', 2, undefined],
    ],
    [
      'with a record sent twice, which counts as no loss',
      listed({ matches: goals(2), dropped: [dropped('duplicate')] }),
      ['complete', 'repeated', 2, undefined],
    ],
    [
      'with an issue reported by the server',
      listed({ matches: goals(2), issues: ['partial'] }),
      ['noted', 'issues', 2, undefined],
    ],
    [
      'empty with an issue reported by the server, which is not none',
      listed({ issues: ['partial'] }),
      ['noted', 'issues', 0, undefined],
    ],
    [
      'truncated and with a dropped record',
      listed({ matches: goals(2), complete: false, truncationReason: 'loop', dropped: [dropped('wrongType')] }),
      ['truncated', 'loop dropped', 2, undefined],
    ],
    ['loading', log({ searches: [search({ fetching: true })] }), ['loading', '', 0, undefined]],
    [
      'loading with a first page',
      log({ searches: [search({ fetching: true, set: set({ matches: goals(1), complete: false, total: 4 }) })] }),
      ['loading', '', 1, 4],
    ],
    [
      'complete while it is refetched',
      log({ searches: [search({ fetching: true, set: set({ matches: goals(1) }) })] }),
      ['complete', '', 1, undefined],
    ],
    [
      'complete after a failed refetch',
      log({ searches: [search({ failure: new FhirError('failed', 'x', 500), set: set({ matches: goals(1) }) })] }),
      ['complete', 'refreshFailed', 1, undefined],
    ],
    ['failed', failedBy('failed', 'x', 503), ['failed', '', 0, undefined]],
    ['failed without a connection', failedBy('offline', 'x'), ['failed', '', 0, undefined]],
    [
      'not requested, as the user stopped it before the first page',
      failedBy('stopped', 'x'),
      ['notRequested', 'stopped', 0, undefined],
    ],
    ['refused by the server', failedBy('notShared', 'x', 403), ['notShared', 'byServer', 0, undefined]],
    ['not offered by the server', failedBy('notOffered', 'x', 404), ['notOffered', 'byAnswer', 0, undefined]],
    ['not requested yet', log(), ['notRequested', '', 0, undefined]],
    [
      'not requested, with one record loaded by a read',
      log({ loadedIds: new Map([['Goal', new Set(['g1'])]]) }),
      ['notRequested', '', 1, undefined],
    ],
  ])('%s', (_, requestLog, expected) => {
    expect(summaryOf(ledgerEntry('Goal', sessionWith(), requestLog, allCapabilities))).toEqual(expected)
  })

  test('when two searches return the same list, the complete one is used', () => {
    const requestLog = log({
      searches: [
        search({ failure: new FhirError('failed', 'x', 500) }),
        search({ key: ['other'], set: set({ matches: goals(3) }) }),
      ],
    })
    expect(ledgerEntry('Goal', sessionWith(), requestLog, allCapabilities)).toMatchObject({
      state: 'complete',
      loaded: 3,
      key: ['other'],
    })
  })

  test('a narrower search does not complete the list, and its failure is noted', () => {
    const narrow = { params: { patient: 'p', 'lifecycle-status': 'active' } }
    const requestLog = log({
      searches: [
        search({ ...narrow, set: set({ matches: goals(1), complete: false, truncationReason: 'loop' }) }),
        search({ ...narrow, failure: new FhirError('failed', 'x') }),
      ],
    })
    expect(ledgerEntry('Goal', sessionWith(), requestLog, allCapabilities)).toMatchObject({
      state: 'notRequested',
      notes: ['otherFailed', 'otherTruncated'],
      otherFailures: 1,
    })
  })
})

describe('a type that cannot be requested', () => {
  test.each([
    [
      'a scope that was not granted',
      sessionWith('patient/Patient.rs'),
      allCapabilities,
      ['notShared', 'byScope'],
      'refused',
    ],
    [
      'a CapabilityStatement without the type',
      sessionWith(),
      new Map([['Patient', { search: true, read: true }]]),
      ['notOffered', 'byStatement'],
      'granted',
    ],
    [
      'a CapabilityStatement that lists only reads of the type',
      sessionWith(),
      new Map([['Goal', { search: false, read: true }]]),
      ['notOffered', 'byStatement'],
      'granted',
    ],
    ['nothing, if the server lists no capabilities', sessionWith(), undefined, ['notRequested', ''], 'granted'],
  ])('because of %s', (_, session, offers, expected, permission) => {
    const entry = ledgerEntry('Goal', session, log(), offers)
    expect([entry.state, entry.notes.join(' '), entry.permission]).toEqual([...expected, permission])
  })

  test('a loaded list is complete regardless of the CapabilityStatement', () => {
    expect(ledgerEntry('Goal', sessionWith(), listed({ matches: goals(1) }), new Map()).state).toBe('complete')
  })
  test('a scope that limits the type makes the list incomplete', () => {
    const entry = ledgerEntry(
      'Goal',
      sessionWith('patient/Goal.rs?lifecycle-status=active'),
      listed({ matches: goals(1) }),
      allCapabilities,
    )
    expect([entry.state, entry.notes, entry.permission]).toEqual(['noted', ['limited'], 'limited'])
  })
  test('a type without a requested scope is not offered by the settings', () => {
    expect(ledgerEntry('Coverage', sessionWith(), log(), undefined)).toMatchObject({
      state: 'notOffered',
      notes: ['bySettings'],
      permission: 'notRequested',
    })
  })
  test.each(['Questionnaire', 'DiagnosticOrder'] as const)(
    'a %s cannot be requested unless the server names it, regardless of the granted scopes',
    (type) => {
      expect(ledgerEntry(type, sessionWith('patient/*.rs'), log(), undefined)).toMatchObject({
        state: 'notOffered',
        notes: ['byApi'],
      })
      expect(ledgerEntry(type, sessionWith(), log(), undefined)).toMatchObject({
        state: 'notOffered',
        notes: ['byApi'],
      })
    },
  )
  test('with scopes named by the server, orders can be requested as a list, and forms come with the records that reference them', () => {
    expect(
      ledgerEntry(
        'DiagnosticOrder',
        sessionWith(undefined, undefined, ['patient/DiagnosticOrder.read'], ['DiagnosticOrder']),
        log(),
        undefined,
      ).state,
    ).toBe('notRequested')
    expect(
      ledgerEntry(
        'Questionnaire',
        sessionWith(undefined, undefined, ['patient/Questionnaire.read'], ['Questionnaire']),
        log(),
        undefined,
      ).state,
    ).toBe('linked')
  })
  test.each(recordTypes.filter((type) => !['Questionnaire', 'DiagnosticOrder'].includes(type)))(
    'without an open chart, a %s is neither loaded nor missing',
    (type) => {
      const entry = ledgerEntry(type, { ...sessionWith(`user/${type}.rs`), patientId: undefined }, log(), undefined)
      expect(['noPatient', 'linked']).toContain(entry.state)
    },
  )
})

describe('types without a list by patient', () => {
  const found = new Map([
    ['Practitioner', new Set(['a', 'b'])],
    ['Provenance', new Set(['v'])],
  ])
  test.each([
    [new FhirError('failed', 'x', 500), 'readFailed', 1],
    [new FhirError('notFound', 'x', 404), 'readNotFound', 0],
    [new FhirError('notShared', 'x', 403), 'readClosed', 0],
  ] as const)('count the records loaded with others and note what failed: %s', (failure, note, failures) => {
    const read = { type: 'Practitioner', id: 'c', found: false, failure, fetching: false }
    const entry = ledgerEntry('Practitioner', sessionWith(), log({ loadedIds: found, reads: [read] }), allCapabilities)
    expect([...summaryOf(entry), entry.otherFailures]).toEqual([
      'linked',
      `noListByPerson ${note}`,
      2,
      undefined,
      failures,
    ])
  })
  test.each([
    ['was included', log({ loadedIds: found }), sessionWith(), ['linked', 'noListByPerson', 1, undefined]],
    [
      'was refused by the server',
      log({ provenanceRefused: true }),
      sessionWith(),
      ['notOffered', 'byAnswer', 0, undefined],
    ],
    ['is disabled for the server', log(), sessionWith(undefined, false), ['notOffered', 'bySettings', 0, undefined]],
    ['was not granted', log(), sessionWith('patient/Goal.rs'), ['notShared', 'byScope', 0, undefined]],
  ])('provenance that %s', (_, requestLog, session, expected) => {
    expect(summaryOf(ledgerEntry('Provenance', session, requestLog, allCapabilities))).toEqual(expected)
  })
})

test.each([
  ['loaded', log({ loadedIds: new Map([['Patient', new Set(['p'])]]) }), 'complete'],
  ['another patient, who does not count', log({ loadedIds: new Map([['Patient', new Set(['q'])]]) }), 'notRequested'],
  [
    'loading',
    log({ reads: [{ type: 'Patient', id: 'p', found: false, failure: undefined, fetching: true }] }),
    'loading',
  ],
  [
    'refused',
    log({
      reads: [
        { type: 'Patient', id: 'p', found: false, failure: new FhirError('notShared', 'x', 403), fetching: false },
      ],
    }),
    'notShared',
  ],
])('the patient: %s', (_, requestLog, state) => {
  expect(ledgerEntry('Patient', sessionWith(), requestLog, allCapabilities).state).toBe(state)
})

describe('a CapabilityStatement', () => {
  const statement = (resource: unknown, mode = 'server') => ({
    resourceType: 'CapabilityStatement',
    rest: [{ mode, resource }],
  })
  test('lists the interactions of each type', () => {
    const offers = parseCapabilities(
      statement([
        { type: 'Goal', interaction: [{ code: 'read' }] },
        { type: 'Device', interaction: [{ code: 'search-type' }] },
        { type: 'Group' },
      ]),
    )
    expect([...(offers ?? [])]).toEqual([
      ['Goal', { search: false, read: true }],
      ['Device', { search: true, read: false }],
      ['Group', { search: true, read: true }],
    ])
  })
  test.each([
    ['nothing', undefined],
    ['another resource', { resourceType: 'Bundle' }],
    ['no types', statement([])],
    ['invalid types', statement([null, {}, 'x'])],
    ['the client mode', statement([{ type: 'Goal' }], 'client')],
  ])('with %s has no capabilities, instead of empty ones', (_, body) => expect(parseCapabilities(body)).toBeUndefined())
})

test.each([
  ['DSTU2', { resourceType: 'Conformance', fhirVersion: '1.0.2' }, '1.0.2'],
  ['STU3', { resourceType: 'CapabilityStatement', fhirVersion: '3.0.2' }, '3.0.2'],
  ['R5', { resourceType: 'CapabilityStatement', fhirVersion: '5.0.0' }, '5.0.0'],
  ['R4', { resourceType: 'CapabilityStatement', fhirVersion: '4.0.1' }, undefined],
  ['R4B', { resourceType: 'CapabilityStatement', fhirVersion: '4.3.0' }, undefined],
  ['no version', { resourceType: 'CapabilityStatement' }, undefined],
  ['an invalid version', { resourceType: 'CapabilityStatement', fhirVersion: '<b>call 555</b>' }, undefined],
  ['the version of another resource', { resourceType: 'Bundle', fhirVersion: '5.0.0' }, undefined],
])('the unsupported version of a server with %s', (_, statement, version) =>
  expect(unsupportedFhirVersion(statement)).toBe(version),
)

test.each([
  ['not requested yet', log(), true],
  ['failed', failedBy('failed', 'x', 500), true],
  ['truncated', listed({ complete: false, truncationReason: 'stopped' }), true],
  ['complete', listed({ matches: goals(1) }), false],
  ['refused', failedBy('notShared', 'x', 403), false],
])('requesting again can load more of a list that is %s: %s', (_, requestLog, expected) => {
  expect(canLoadMore(ledgerEntry('Goal', sessionWith(), requestLog, allCapabilities))).toBe(expected)
})

describe('the ledger summary', () => {
  const entry = (
    type: LedgerEntry['type'],
    state: LedgerEntry['state'],
    notes: LedgerEntry['notes'] = [],
  ): LedgerEntry => ({
    type,
    state,
    notes,
    loaded: 0,
    total: undefined,
    set: undefined,
    failure: undefined,
    permission: 'granted',
    otherFailures: 0,
    key: undefined,
  })

  test.each([
    [
      'allCapabilities is loaded',
      [
        entry('Goal', 'complete'),
        entry('Device', 'none'),
        entry('Practitioner', 'linked'),
        entry('Questionnaire', 'notOffered'),
      ],
      true,
    ],
    ['a type is not shared', [entry('Goal', 'complete'), entry('Coverage', 'notShared')], false],
    ['a type is not loaded yet', [entry('Goal', 'complete'), entry('Device', 'notRequested')], false],
    ['a type is loading', [entry('Goal', 'loading')], false],
    ['a type failed', [entry('Goal', 'failed')], false],
    ['another search failed', [entry('Goal', 'complete', ['otherFailed'])], false],
    ['a referenced record could not be read', [entry('Practitioner', 'linked', ['readFailed'])], false],
    ['a referenced record is not shared', [entry('Practitioner', 'linked', ['readClosed'])], false],
    ['a referenced record no longer exists', [entry('Practitioner', 'linked', ['readNotFound'])], true],
    ['a record was sent twice', [entry('Goal', 'complete', ['repeated'])], true],
  ] as const)('is complete or not when %s', (_, entries, expected) => {
    expect(summarizeLedger(entries).isComplete).toBe(expected)
  })

  test('lists each type once: incomplete, not shared, not requested, not offered', () => {
    const summary = summarizeLedger([
      entry('Goal', 'truncated'),
      entry('Coverage', 'notShared'),
      entry('Device', 'notRequested'),
      entry('Questionnaire', 'notOffered'),
      entry('Condition', 'complete'),
    ])
    expect(summary).toEqual({
      incomplete: ['Goal'],
      notShared: ['Coverage'],
      notRequested: ['Device'],
      notOffered: ['Questionnaire'],
      isComplete: false,
    })
  })

  test('a type refused by the server has the permission closed', () => {
    expect(ledgerEntry('Goal', sessionWith(), failedBy('notShared', 'x', 403), allCapabilities).permission).toBe(
      'closed',
    )
  })
})
