import { describe, expect, test } from 'vitest'
import { recordTypes } from '../../contract'
import type { Resource } from '../../fhir/resource'
import { grantsOf } from '../../auth/tokens/scopes'
import {
  inShort,
  ledgerEntry,
  mayBring,
  offersOf,
  otherVersionIn,
  type LedgerEntry,
  type SearchSeen,
  type Seen,
} from './ledger'
import { FhirError } from '../../fhir/errors'
import { type Dropped, type RecordSet } from '../record-set'

const nothing: RecordSet = {
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
const set = (changes: Partial<RecordSet>): RecordSet => ({ ...nothing, ...changes })
const search = (changes: Partial<SearchSeen>): SearchSeen => ({
  key: ['k'],
  type: 'Goal',
  params: { patient: 'p' },
  set: undefined,
  failure: undefined,
  fetching: false,
  ...changes,
})
const seen = (changes: Partial<Seen> = {}): Seen => ({
  searches: [],
  reads: [],
  found: new Map(),
  provenanceRefused: false,
  ...changes,
})
const listed = (changes: Partial<RecordSet>): Seen => seen({ searches: [search({ set: set(changes) })] })
const failedBy = (...given: ConstructorParameters<typeof FhirError>): Seen =>
  seen({ searches: [search({ failure: new FhirError(...given) })] })
const asked = ['patient/Goal.rs', 'patient/Patient.rs', 'patient/Practitioner.rs', 'patient/Provenance.rs']
const asker = (scope?: string, revinclude?: boolean, named: readonly string[] = asked) => ({
  patientId: 'p',
  grants: grantsOf(named, scope),
  ehr: {
    id: 'e',
    name: 'E',
    fhirBase: 'https://e.example',
    clientId: 'c',
    ...(revinclude === undefined ? {} : { revinclude }),
  },
})
const dropped = (reason: Dropped['reason']): Dropped => ({ type: 'Goal', reason })
const everything = new Map(
  ['Goal', 'Patient', 'Practitioner', 'Provenance'].map((type) => [type, { search: true, read: true }]),
)
const said = ({ state, notes, loaded, total }: LedgerEntry) => [state, notes.join(' '), loaded, total]

describe('a list of one person', () => {
  test.each([
    ['whole with a total', listed({ matches: goals(2), total: 2 }), ['whole', '', 2, 2]],
    ['whole without a total', listed({ matches: goals(2) }), ['whole', '', 2, undefined]],
    ['empty', listed({ total: 0 }), ['none', '', 0, 0]],
    [
      'cut off by a page that failed',
      listed({ matches: goals(2), total: 9, complete: false, cutOff: 'pageFailed' }),
      ['cutOff', 'pageFailed', 2, 9],
    ],
    [
      'cut off at the limit of the app',
      listed({ matches: goals(2), complete: false, cutOff: 'pageCap' }),
      ['cutOff', 'pageCap', 2, undefined],
    ],
    [
      'cut off by a loop',
      listed({ matches: goals(2), complete: false, cutOff: 'loop' }),
      ['cutOff', 'loop', 2, undefined],
    ],
    [
      'stopped by whoever reads',
      listed({ matches: goals(2), complete: false, cutOff: 'stopped' }),
      ['cutOff', 'stopped', 2, undefined],
    ],
    ['shorter than the server says', listed({ matches: goals(2), total: 5 }), ['cutOff', 'total', 2, 5]],
    [
      'as long as the server says when those left out are counted',
      listed({ matches: goals(2), total: 3, dropped: [dropped('otherPatient')] }),
      ['leftOut', 'dropped', 2, 3],
    ],
    [
      'with a record left out',
      listed({ matches: goals(2), dropped: [dropped('otherPatient')] }),
      ['leftOut', 'dropped', 2, undefined],
    ],
    [
      'with nothing but a record left out',
      listed({ dropped: [dropped('notAResource')] }),
      ['leftOut', 'allDropped', 0, undefined],
    ],
    [
      'whole, with records that do not clearly say whose they are',
      listed({ matches: goals(2), unclear: 1 }),
      ['whole', 'unclear', 2, undefined],
    ],
    [
      'with a record sent twice, which is no loss',
      listed({ matches: goals(2), dropped: [dropped('duplicate')] }),
      ['whole', 'repeated', 2, undefined],
    ],
    [
      'with a note of the server',
      listed({ matches: goals(2), issues: ['partial'] }),
      ['noted', 'issues', 2, undefined],
    ],
    [
      'empty but with a note of the server, which is not nothing',
      listed({ issues: ['partial'] }),
      ['noted', 'issues', 0, undefined],
    ],
    [
      'cut off and with a record left out',
      listed({ matches: goals(2), complete: false, cutOff: 'loop', dropped: [dropped('wrongType')] }),
      ['cutOff', 'loop dropped', 2, undefined],
    ],
    ['on its way', seen({ searches: [search({ fetching: true })] }), ['loading', '', 0, undefined]],
    [
      'on its way with a first page',
      seen({ searches: [search({ fetching: true, set: set({ matches: goals(1), complete: false, total: 4 }) })] }),
      ['loading', '', 1, 4],
    ],
    [
      'whole while it is checked again',
      seen({ searches: [search({ fetching: true, set: set({ matches: goals(1) }) })] }),
      ['whole', '', 1, undefined],
    ],
    [
      'whole from before when checking again failed',
      seen({ searches: [search({ failure: new FhirError('failed', 'x', 500), set: set({ matches: goals(1) }) })] }),
      ['whole', 'refreshFailed', 1, undefined],
    ],
    ['failed', failedBy('failed', 'x', 503), ['failed', '', 0, undefined]],
    ['failed without a connection', failedBy('offline', 'x'), ['failed', '', 0, undefined]],
    [
      'not asked for to its end, as somebody stopped it before anything came',
      failedBy('stopped', 'x'),
      ['notAsked', 'stopped', 0, undefined],
    ],
    ['not allowed by the server', failedBy('notShared', 'x', 403), ['notShared', 'byServer', 0, undefined]],
    ['not there on the server', failedBy('notOffered', 'x', 404), ['notOffered', 'byAnswer', 0, undefined]],
    ['not asked for yet', seen(), ['notAsked', '', 0, undefined]],
    [
      'known by one record alone',
      seen({ found: new Map([['Goal', new Set(['g1'])]]) }),
      ['notAsked', '', 1, undefined],
    ],
  ])('%s', (_, has, expected) => {
    expect(said(ledgerEntry('Goal', asker(), has, everything))).toEqual(expected)
  })

  test('of two searches for the same list the one that came whole counts', () => {
    const both = seen({
      searches: [
        search({ failure: new FhirError('failed', 'x', 500) }),
        search({ key: ['other'], set: set({ matches: goals(3) }) }),
      ],
    })
    expect(ledgerEntry('Goal', asker(), both, everything)).toMatchObject({ state: 'whole', loaded: 3, key: ['other'] })
  })

  test('a narrower search makes no list whole, and its failure is named', () => {
    const narrow = { params: { patient: 'p', 'lifecycle-status': 'active' } }
    const has = seen({
      searches: [
        search({ ...narrow, set: set({ matches: goals(1), complete: false, cutOff: 'loop' }) }),
        search({ ...narrow, failure: new FhirError('failed', 'x') }),
      ],
    })
    expect(ledgerEntry('Goal', asker(), has, everything)).toMatchObject({
      state: 'notAsked',
      notes: ['otherFailed', 'otherCutOff'],
      otherFailures: 1,
    })
  })
})

describe('what stands in the way', () => {
  test.each([
    ['a permission that was not given', asker('patient/Patient.rs'), everything, ['notShared', 'byScope'], 'refused'],
    [
      'a server that does not list the kind',
      asker(),
      new Map([['Patient', { search: true, read: true }]]),
      ['notOffered', 'byStatement'],
      'given',
    ],
    [
      'a server that lists the kind for reading alone',
      asker(),
      new Map([['Goal', { search: false, read: true }]]),
      ['notOffered', 'byStatement'],
      'given',
    ],
    ['nothing, as the server does not say', asker(), undefined, ['notAsked', ''], 'given'],
  ])('is %s', (_, who, offers, expected, permission) => {
    const entry = ledgerEntry('Goal', who, seen(), offers)
    expect([entry.state, entry.notes.join(' '), entry.permission]).toEqual([...expected, permission])
  })

  test('a list that came counts, whatever the server lists', () => {
    expect(ledgerEntry('Goal', asker(), listed({ matches: goals(1) }), new Map()).state).toBe('whole')
  })
  test('a permission for a part makes no list whole', () => {
    const entry = ledgerEntry(
      'Goal',
      asker('patient/Goal.rs?lifecycle-status=active'),
      listed({ matches: goals(1) }),
      everything,
    )
    expect([entry.state, entry.notes, entry.permission]).toEqual(['noted', ['limited'], 'narrowed'])
  })
  test('a kind that the sign-in did not ask for is not offered by the settings', () => {
    expect(ledgerEntry('Coverage', asker(), seen(), undefined)).toMatchObject({
      state: 'notOffered',
      notes: ['bySettings'],
      permission: 'notAskedFor',
    })
  })
  test.each(['Questionnaire', 'DiagnosticOrder'] as const)(
    'there is no way to ask for a %s, however much is shared, where the server has not named it',
    (type) => {
      expect(ledgerEntry(type, asker('patient/*.rs'), seen(), undefined)).toMatchObject({
        state: 'notOffered',
        notes: ['byApi'],
      })
      expect(ledgerEntry(type, asker(), seen(), undefined)).toMatchObject({ state: 'notOffered', notes: ['byApi'] })
    },
  )
  test('a list of orders can be asked for where the server has named them, and forms are found by what names them', () => {
    expect(
      ledgerEntry('DiagnosticOrder', asker(undefined, undefined, ['patient/DiagnosticOrder.read']), seen(), undefined)
        .state,
    ).toBe('notAsked')
    expect(
      ledgerEntry('Questionnaire', asker(undefined, undefined, ['patient/Questionnaire.read']), seen(), undefined)
        .state,
    ).toBe('linked')
  })
  test.each(recordTypes.filter((type) => !['Questionnaire', 'DiagnosticOrder'].includes(type)))(
    'without an open chart a %s is never said to be loaded or missing',
    (type) => {
      const entry = ledgerEntry(type, { ...asker(`user/${type}.rs`), patientId: undefined }, seen(), undefined)
      expect(['noPatient', 'linked']).toContain(entry.state)
    },
  )
})

describe('kinds without a list of one person', () => {
  const found = new Map([
    ['Practitioner', new Set(['a', 'b'])],
    ['Provenance', new Set(['v'])],
  ])
  test.each([
    [new FhirError('failed', 'x', 500), 'readFailed', 1],
    [new FhirError('notFound', 'x', 404), 'readNotFound', 0],
    [new FhirError('notShared', 'x', 403), 'readClosed', 0],
  ] as const)('count what came with other records, and say of the rest what is true: %s', (failure, note, failures) => {
    const read = { type: 'Practitioner', id: 'c', found: false, failure, fetching: false }
    const entry = ledgerEntry('Practitioner', asker(), seen({ found, reads: [read] }), everything)
    expect([...said(entry), entry.otherFailures]).toEqual(['linked', `noListByPerson ${note}`, 2, undefined, failures])
  })
  test.each([
    ['came along', seen({ found }), asker(), ['linked', 'noListByPerson', 1, undefined]],
    ['was refused by the server', seen({ provenanceRefused: true }), asker(), ['notOffered', 'byAnswer', 0, undefined]],
    ['is turned off for the server', seen(), asker(undefined, false), ['notOffered', 'bySettings', 0, undefined]],
    ['was not shared', seen(), asker('patient/Goal.rs'), ['notShared', 'byScope', 0, undefined]],
  ])('provenance that %s', (_, has, who, expected) => {
    expect(said(ledgerEntry('Provenance', who, has, everything))).toEqual(expected)
  })
})

test.each([
  ['loaded', seen({ found: new Map([['Patient', new Set(['p'])]]) }), 'whole'],
  ['another patient, which is not this one', seen({ found: new Map([['Patient', new Set(['q'])]]) }), 'notAsked'],
  [
    'on its way',
    seen({ reads: [{ type: 'Patient', id: 'p', found: false, failure: undefined, fetching: true }] }),
    'loading',
  ],
  [
    'refused',
    seen({
      reads: [{ type: 'Patient', id: 'p', found: false, failure: new FhirError('notShared', 'x', 403), fetching: false }],
    }),
    'notShared',
  ],
])('the person: %s', (_, has, state) => {
  expect(ledgerEntry('Patient', asker(), has, everything).state).toBe(state)
})

describe('a CapabilityStatement', () => {
  const statement = (resource: unknown, mode = 'server') => ({
    resourceType: 'CapabilityStatement',
    rest: [{ mode, resource }],
  })
  test('tells of each kind what can be asked', () => {
    const offers = offersOf(
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
    ['no statement', { resourceType: 'Bundle' }],
    ['no kinds', statement([])],
    ['broken kinds', statement([null, {}, 'x'])],
    ['what a client does', statement([{ type: 'Goal' }], 'client')],
  ])('that says %s tells nothing, rather than that nothing is offered', (_, body) =>
    expect(offersOf(body)).toBeUndefined(),
  )
})

test.each([
  ['DSTU2', { resourceType: 'Conformance', fhirVersion: '1.0.2' }, '1.0.2'],
  ['STU3', { resourceType: 'CapabilityStatement', fhirVersion: '3.0.2' }, '3.0.2'],
  ['R5', { resourceType: 'CapabilityStatement', fhirVersion: '5.0.0' }, '5.0.0'],
  ['R4', { resourceType: 'CapabilityStatement', fhirVersion: '4.0.1' }, undefined],
  ['R4B', { resourceType: 'CapabilityStatement', fhirVersion: '4.3.0' }, undefined],
  ['nothing of it', { resourceType: 'CapabilityStatement' }, undefined],
  ['no version', { resourceType: 'CapabilityStatement', fhirVersion: '<b>call 555</b>' }, undefined],
  ['of another thing', { resourceType: 'Bundle', fhirVersion: '5.0.0' }, undefined],
])('a server that tells %s speaks another version than this app: %#', (_, statement, version) =>
  expect(otherVersionIn(statement)).toBe(version),
)

test.each([
  ['not asked for yet', seen(), true],
  ['failed', failedBy('failed', 'x', 500), true],
  ['cut off', listed({ complete: false, cutOff: 'stopped' }), true],
  ['whole', listed({ matches: goals(1) }), false],
  ['not allowed', failedBy('notShared', 'x', 403), false],
])('asking once more is of use when a list is %s: %s', (_, has, expected) => {
  expect(mayBring(ledgerEntry('Goal', asker(), has, everything))).toBe(expected)
})

describe('the ledger in short', () => {
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
    permission: 'given',
    otherFailures: 0,
    key: undefined,
  })

  test.each([
    [
      'all came',
      [
        entry('Goal', 'whole'),
        entry('Device', 'none'),
        entry('Practitioner', 'linked'),
        entry('Questionnaire', 'notOffered'),
      ],
      true,
    ],
    ['a part is kept closed', [entry('Goal', 'whole'), entry('Coverage', 'notShared')], false],
    ['a part is not loaded yet', [entry('Goal', 'whole'), entry('Device', 'notAsked')], false],
    ['a part is on its way', [entry('Goal', 'loading')], false],
    ['a part failed', [entry('Goal', 'failed')], false],
    ['a search beside the list failed', [entry('Goal', 'whole', ['otherFailed'])], false],
    ['a record that others name could not be opened', [entry('Practitioner', 'linked', ['readFailed'])], false],
    ['a record that others name is closed', [entry('Practitioner', 'linked', ['readClosed'])], false],
    ['a record that others name is not there any more', [entry('Practitioner', 'linked', ['readNotFound'])], true],
    ['a record came twice', [entry('Goal', 'whole', ['repeated'])], true],
  ] as const)('says that all is here, when %s: %#', (_, entries, expected) => {
    expect(inShort(entries).isWhole).toBe(expected)
  })

  test('names what is closed, doubtful, not loaded and not sent, each once', () => {
    const short = inShort([
      entry('Goal', 'cutOff'),
      entry('Coverage', 'notShared'),
      entry('Device', 'notAsked'),
      entry('Questionnaire', 'notOffered'),
      entry('Condition', 'whole'),
    ])
    expect(short).toEqual({
      look: ['Goal'],
      closed: ['Coverage'],
      notYet: ['Device'],
      notOffered: ['Questionnaire'],
      isWhole: false,
    })
  })

  test('a part that the server refuses is not told as shared', () => {
    expect(ledgerEntry('Goal', asker(), failedBy('notShared', 'x', 403), everything).permission).toBe('closed')
  })
})
