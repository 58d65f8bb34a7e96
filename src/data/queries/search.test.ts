import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { SmartSession } from '../../auth/session/smart-session'
import { splitBundle } from './bundle'
import { searchAll } from './search'
import { searchUrl } from './search-url'
import type { RecordSet } from '../record-set'

type Respond = (request: IncomingMessage, response: ServerResponse) => void
let respond: Respond
let log: string[]
let base: string
let close: () => void

beforeEach(async () => {
  log = []
  const server = createServer((request, response) => {
    log.push(`${request.method} ${request.url}`)
    respond(request, response)
  })
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  base = `http://127.0.0.1:${(server.address() as AddressInfo).port}/fhir`
  close = () => server.close()
})
afterEach(() => close())

const send = (response: ServerResponse, status: number, body: unknown): void => {
  response.writeHead(status, { 'content-type': 'application/fhir+json' })
  response.end(JSON.stringify(body))
}
const goal = (id: string, patient = 'Patient/p'): object => ({
  resource: { resourceType: 'Goal', id, subject: { reference: patient } },
  search: { mode: 'match' },
})
const bundle = (entry: readonly object[], next?: string): object => ({
  resourceType: 'Bundle',
  type: 'searchset',
  entry,
  ...(next ? { link: [{ relation: 'next', url: next }] } : {}),
})

function session(lifetimeMs?: number, maxPages?: number, scope = 'patient/*.read'): SmartSession {
  const now = Date.now()
  const tokens = {
    access: 'old',
    refresh: 'r1',
    obtainedAt: now - 10_000,
    expiresAt: lifetimeMs === undefined ? undefined : now - 10_000 + lifetimeMs,
  }
  const ehr = { id: 'e', name: 'E', fhirBase: base, clientId: 'c', ...(maxPages ? { maxPages } : {}) }
  const endpoints = { token: `${base}/token`, revocation: undefined, clientId: 'c' }
  return new SmartSession(ehr, {
    id: 's',
    ehrId: 'e',
    tokenFamily: 'f',
    signOutMarker: '',
    tokens,
    endpoints,
    requestedScopes: scope.split(' '),
    patientId: 'p',
    needPatientBanner: true,
  })
}

describe('splitting a Bundle', () => {
  const owner = { patientId: 'p', bases: ['https://e.example/fhir'] }
  const outcome = { resourceType: 'OperationOutcome', issue: [{ severity: 'warning', details: { text: 'partial' } }] }
  test.each([
    ['Patient/p', 1],
    ['https://e.example/fhir/Patient/p', 1],
    ['Patient/p/_history/3', 1],
    ['Patient/q', 0],
    ['https://evil.example/fhir/Patient/p', 0],
    ['p', 1],
  ])('a goal with the subject %s: %s matches', (patient, n) => {
    const page = splitBundle(bundle([goal('1', patient)]), 'Goal', owner)
    expect([page.matches.length, page.dropped.length]).toEqual([n, 1 - n])
  })
  test.each([
    'urn:uuid:1',
    'q',
    'N/A',
    'Patient/',
    'Patient?identifier=x|1',
    'Patient/p q',
    `Patient/${'x'.repeat(300)}`,
    'https://e.example/fhir/Patient',
  ])('an unreadable reference (%s) drops nothing and counts as unclear', (patient) => {
    const page = splitBundle(bundle([goal('1', patient), goal('2')]), 'Goal', owner)
    expect([page.matches.length, page.dropped.length, page.unclear]).toEqual([2, 0, 1])
  })
  test.each<[string, object]>([
    ['a display name', { display: 'Somebody Else' }],
    ['an identifier', { identifier: { system: 'urn:mrn', value: '7' } }],
    ['a contained resource', { reference: '#inside' }],
    ['a group', { reference: 'Group/family' }],
  ])('a record with %s as its only subject is shown and counts as unclear', (_, subject) => {
    const page = splitBundle(
      bundle([{ resource: { resourceType: 'Goal', id: '1', subject } }, goal('2')]),
      'Goal',
      owner,
    )
    expect([page.matches.length, page.dropped.length, page.unclear]).toEqual([2, 0, 1])
  })
  test.each<[string, string, object]>([
    ['Condition', 'no subject', {}],
    ['Condition', 'an empty subject', { subject: {} }],
    ['Condition', 'a subject of null', { subject: null }],
    ['Condition', 'a subject with only an extension', { subject: { extension: [] } }],
    ['AllergyIntolerance', 'no patient', { subject: { reference: 'Patient/q' } }],
    ['Coverage', 'no beneficiary', {}],
  ])('%s with %s is shown and counts as unclear', (type, _, rest) => {
    const page = splitBundle(bundle([{ resource: { resourceType: type, id: '1', ...rest } }]), type, owner)
    expect([page.matches.length, page.dropped.length, page.unclear]).toEqual([1, 0, 1])
  })
  test.each(['Practitioner', 'Organization', 'Location', 'Medication'])(
    '%s belongs to no patient and is not unclear',
    (type) => {
      expect(splitBundle(bundle([{ resource: { resourceType: type, id: '1' } }]), type, owner).unclear).toBe(0)
    },
  )
  test.each(['x'.repeat(70), `e_${'y'.repeat(86)}`, 'z'.repeat(256)])('the long patient id %s matches', (id) => {
    const page = splitBundle(
      bundle([
        goal('1', `Patient/${id}`),
        goal('2', `https://e.example/fhir/Patient/${id}/_history/1`),
        goal('3', 'Patient/q'),
      ]),
      'Goal',
      { ...owner, patientId: id },
    )
    expect([page.matches.length, page.dropped.length, page.unclear]).toEqual([2, 1, 0])
  })
  test('sorts entries and names every dropped one', () => {
    const urn = { fullUrl: 'urn:uuid:1', resource: { resourceType: 'Patient', id: 'p' }, search: { mode: 'include' } }
    const wrong = { resource: { resourceType: 'Condition', id: 'c' }, search: { mode: 'match' } }
    const page = splitBundle(
      bundle([
        goal('1', 'urn:uuid:1'),
        urn,
        wrong,
        { resource: outcome, search: { mode: 'outcome' } },
        { resource: null as unknown as object },
      ]),
      'Goal',
      owner,
    )
    expect([page.matches.length, page.included.length, page.issues]).toEqual([1, 1, ['partial']])
    expect(page.dropped.map(({ reason }) => reason)).toEqual(['wrongType', 'notAResource'])
  })
  test('a record of this patient is a match, even if the server calls it an include', () => {
    const own = { resourceType: 'AllergyIntolerance', id: '1', patient: { reference: 'Patient/p' } }
    const page = splitBundle(
      { resourceType: 'Bundle', type: 'searchset', total: 1, entry: [{ resource: own, search: { mode: 'include' } }] },
      'AllergyIntolerance',
      owner,
    )
    expect([page.matches, page.included]).toEqual([[own], []])
  })
  test('a response other than a Bundle is reported as not FHIR', () =>
    expect(() => splitBundle({}, 'Goal', owner)).toThrow(/notFhir/))
})

test('only parameters that the API lists are requested', () => {
  expect(searchUrl('Goal', { patient: 'p' })).toBe('Goal?patient=p')
  expect(() => searchUrl('Goal', { patient: 'p', owner: 'x' })).toThrow(/cannot be searched/)
})

describe('paging', () => {
  test('follows all pages, reports each and names duplicates', async () => {
    respond = (request, response) =>
      send(
        response,
        200,
        request.url?.includes('page') ? bundle([goal('1'), goal('2')]) : bundle([goal('1')], `${base}?page=2`),
      )
    const seen: RecordSet[] = []
    const set = await searchAll(session(), 'Goal', { patient: 'p' }, { onPage: (_, one) => seen.push(one()) })
    expect([
      set.matches.length,
      set.pages,
      set.complete,
      set.dropped[0]?.reason,
      seen[0]?.matches.length,
      seen[0]?.complete,
    ]).toEqual([2, 2, true, 'duplicate', 1, false])
  })
  test.each([
    ['a next page on another server', 'https://evil.example/fhir?page=2', 'pageFailed', 1],
    ['a loop', 'Goal?page=2', 'loop', 2],
    ['a first page that links to itself', 'Goal?patient=p', 'loop', 1],
  ])('%s truncates the list', async (_, next, truncationReason, requests) => {
    respond = (_request, response) => send(response, 200, bundle([goal('1')], next))
    const set = await searchAll(session(), 'Goal', { patient: 'p' })
    expect([set.truncationReason, set.complete, log.length]).toEqual([truncationReason, false, requests])
  })
  test.each<[string, unknown]>([
    ['no URL', [{ relation: 'next' }]],
    ['a number as its URL', [{ relation: 'next', url: 5 }]],
    ['an empty URL', [{ relation: 'next', url: '' }]],
    ['links that are no array', { relation: 'next', url: 'Goal?page=2' }],
  ])('a next link with %s does not end the list', async (_, link) => {
    respond = (_request, response) => send(response, 200, { ...bundle([goal('1')]), link })
    expect(await searchAll(session(), 'Goal', { patient: 'p' })).toMatchObject({
      truncationReason: 'pageFailed',
      complete: false,
      matches: [{ id: '1' }],
    })
    respond = (_request, response) => send(response, 200, { ...bundle([]), link })
    expect(await searchAll(session(), 'Goal', { patient: 'p' })).toMatchObject({
      truncationReason: 'pageFailed',
      complete: false,
      matches: [],
    })
  })
  test('without a next link, the list is complete', async () => {
    respond = (_request, response) =>
      send(response, 200, { ...bundle([goal('1')]), link: [{ relation: 'self' }, { relation: 'previous', url: 5 }] })
    expect(await searchAll(session(), 'Goal', { patient: 'p' })).toMatchObject({ complete: true })
  })
  test('records of a page that links to itself do not count as dropped', async () => {
    respond = (_request, response) => send(response, 200, bundle([goal('1')], 'Goal?patient=p'))
    expect((await searchAll(session(), 'Goal', { patient: 'p' })).dropped).toEqual([])
  })
  test.each([404, 410])('HTTP %s to a search means that the server does not offer the type', async (status) => {
    respond = (_request, response) => send(response, status, {})
    await expect(searchAll(session(), 'Goal', { patient: 'p' })).rejects.toMatchObject({ kind: 'notOffered', status })
  })
  test('issues about a truncation are removed when the list is resumed', async () => {
    respond = (request, response) =>
      request.url?.includes('page') && log.length < 3
        ? send(response, 400, { resourceType: 'OperationOutcome', issue: [{ diagnostics: 'broken page' }] })
        : send(response, 200, bundle([goal(`${log.length}`)], log.length > 2 ? undefined : `Goal?page=${log.length}`))
    const truncated = await searchAll(session(), 'Goal', { patient: 'p' })
    expect([truncated.truncationReason, truncated.issues]).toEqual(['pageFailed', ['broken page']])
    const complete = await searchAll(session(), 'Goal', { patient: 'p' }, { from: truncated })
    expect([complete.complete, complete.issues, complete.matches.length]).toEqual([true, [], 2])
  })
  test('trims codes and accepts numbers as ids', async () => {
    respond = (_request, response) =>
      send(
        response,
        200,
        bundle([
          {
            resource: { resourceType: 'Goal', id: 7, lifecycleStatus: 'active ', subject: { reference: 'Patient/p ' } },
            search: { mode: 'match ' },
          },
        ]),
      )
    expect((await searchAll(session(), 'Goal', { patient: 'p' })).matches).toEqual([
      { resourceType: 'Goal', id: '7', lifecycleStatus: 'active', subject: { reference: 'Patient/p' } },
    ])
  })
  test('an expiring session notifies once, even if a listener calls expire again', () => {
    const one = session()
    let notifications = 0
    one.subscribe(() => {
      notifications += 1
      one.expire()
    })
    one.expire()
    expect([notifications, one.needsSignIn]).toEqual([1, true])
  })
  test('stops at the page limit', async () => {
    respond = (_request, response) => send(response, 200, bundle([goal(`${log.length}`)], `Goal?page=${log.length}`))
    const set = await searchAll(session(undefined, 3), 'Goal', { patient: 'p' })
    expect([set.truncationReason, log.length]).toEqual(['pageCap', 3])
  })
  test('the page limit starts again when a list is resumed', async () => {
    respond = (_request, response) => send(response, 200, bundle([goal(`${log.length}`)], `Goal?page=${log.length}`))
    const one = session(undefined, 3)
    const more = await searchAll(
      one,
      'Goal',
      { patient: 'p' },
      { from: await searchAll(one, 'Goal', { patient: 'p' }) },
    )
    expect([more.truncationReason, more.matches.length, log.length]).toEqual(['pageCap', 6, 6])
  })
  test('a stopped list keeps its pages, reports that it was stopped, and resumes where it ended', async () => {
    const stop = new AbortController()
    respond = (_request, response) =>
      send(response, 200, bundle([goal(`${log.length}`)], log.length < 5 ? `Goal?page=${log.length}` : undefined))
    const truncated = await searchAll(
      session(),
      'Goal',
      { patient: 'p' },
      { stop: stop.signal, onPage: (count) => (count === 2 ? stop.abort() : undefined) },
    )
    expect([truncated.truncationReason, truncated.complete, truncated.matches.length, truncated.issues]).toEqual([
      'stopped',
      false,
      2,
      [],
    ])
    const complete = await searchAll(session(), 'Goal', { patient: 'p' }, { from: truncated })
    expect([complete.complete, complete.truncationReason, complete.dropped]).toEqual([true, undefined, []])
  })
  test('a search stopped before its first page fails as stopped', async () => {
    const stop = new AbortController()
    respond = () => stop.abort()
    await expect(searchAll(session(), 'Goal', { patient: 'p' }, { stop: stop.signal })).rejects.toMatchObject({
      name: 'FhirError',
      kind: 'stopped',
    })
  })
  test('a stopped search by category keeps the results so far', async () => {
    const stop = new AbortController()
    const result = { resource: { resourceType: 'Observation', id: 'a', subject: { reference: 'Patient/p' } } }
    respond = ({ url }, response) => {
      if (!url?.includes('category')) return send(response, 400, { resourceType: 'OperationOutcome', issue: [] })
      if (url.includes('laboratory')) return send(response, 200, bundle([result]))
      stop.abort()
    }
    const truncated = await searchAll(session(), 'Observation', { patient: 'p' }, { stop: stop.signal })
    expect([
      truncated.truncationReason,
      truncated.complete,
      truncated.matches.length,
      truncated.issues,
      log.length,
    ]).toEqual(['stopped', false, 1, [], 3])
  })
  test('an aborted search returns nothing', async () => {
    const controller = new AbortController()
    respond = (_request, response) => send(response, 200, bundle([goal(`${log.length}`)], `Goal?page=${log.length}`))
    await expect(
      searchAll(
        session(),
        'Goal',
        { patient: 'p' },
        { signal: controller.signal, stop: new AbortController().signal, onPage: () => controller.abort() },
      ),
    ).rejects.toThrow(/abort/i)
  })
  test('a snapshot does not change with later pages', async () => {
    respond = (_request, response) =>
      send(response, 200, bundle([goal(`${log.length}`)], log.length < 3 ? `Goal?page=${log.length}` : undefined))
    const seen: RecordSet[] = []
    await searchAll(session(), 'Goal', { patient: 'p' }, { onPage: (_, one) => seen.push(one()) })
    expect(seen.map(({ matches }) => matches.length)).toEqual([1, 2])
  })
  test('keeps the newer of two versions of a record, at the position of the first', async () => {
    const version = (id: string, versionId: string) => ({
      resource: { resourceType: 'Goal', id, meta: { versionId }, subject: { reference: 'Patient/p' } },
    })
    respond = (request, response) =>
      send(
        response,
        200,
        request.url?.includes('page')
          ? bundle([version('1', '3')])
          : bundle([version('1', '2'), version('2', '1')], 'Goal?page=2'),
      )
    const { matches } = await searchAll(session(), 'Goal', { patient: 'p' })
    expect(matches.map(({ id, meta }) => [id, meta])).toEqual([
      ['1', { versionId: '3' }],
      ['2', { versionId: '1' }],
    ])
  })
  test('a failed page keeps the previous pages, and a retry resumes there', async () => {
    respond = (request, response) =>
      request.url?.includes('page') ? send(response, 500, {}) : send(response, 200, bundle([goal('1')], 'Goal?page=2'))
    const one = session()
    const truncated = await searchAll(one, 'Goal', { patient: 'p' })
    expect([truncated.truncationReason, truncated.matches.length]).toEqual(['pageFailed', 1])
    respond = (_request, response) => send(response, 200, bundle([goal('2')]))
    const complete = await searchAll(one, 'Goal', { patient: 'p' }, { from: truncated })
    expect([complete.complete, complete.truncationReason, complete.matches.length, log.at(-1)]).toEqual([
      true,
      undefined,
      2,
      'GET /fhir/Goal?page=2',
    ])
  })
})

describe('a total is the number of all matches, and fewer records are not all of them', () => {
  const goals = (from: number, count: number) => Array.from({ length: count }, (_, index) => goal(String(from + index)))
  const page = (entry: readonly object[], total?: number, next?: string) => ({ ...bundle(entry, next), total })
  test.each<[string, readonly object[], { matches: number; total: number | undefined; complete: boolean }]>([
    [
      'a later page takes the total back to 0',
      [page(goals(0, 10), 25, 'Goal?page=1'), page([], 0)],
      { matches: 10, total: 25, complete: false },
    ],
    [
      'a later page has a smaller total and no more records',
      [page(goals(0, 10), 25, 'Goal?page=1'), page(goals(10, 5), 15)],
      { matches: 15, total: 25, complete: false },
    ],
    [
      'a later page has a larger total',
      [page(goals(0, 10), 12, 'Goal?page=1'), page(goals(10, 2), 20)],
      { matches: 12, total: 20, complete: false },
    ],
    ['one page has fewer than its total', [page(goals(0, 4), 7)], { matches: 4, total: 7, complete: false }],
    ['the total is smaller than the list', [page(goals(0, 4), 2)], { matches: 4, total: undefined, complete: true }],
    [
      'a next link leads to nothing, and there is no total',
      [page(goals(0, 10), undefined, 'Goal?page=1'), page([])],
      { matches: 10, total: undefined, complete: false },
    ],
    [
      'a next link leads to nothing, but the total has been reached',
      [page(goals(0, 10), 10, 'Goal?page=1'), page([], 0)],
      { matches: 10, total: 10, complete: true },
    ],
    [
      'all pages agree',
      [page(goals(0, 10), 12, 'Goal?page=1'), page(goals(10, 2), 12)],
      { matches: 12, total: 12, complete: true },
    ],
    [
      'records sent twice count once, as they may stand in the place of others',
      [page(goals(0, 10), 12, 'Goal?page=1'), page(goals(8, 2), 12)],
      { matches: 10, total: 12, complete: false },
    ],
  ])('%s', async (_, pages, expected) => {
    respond = (_request, response) => send(response, 200, pages[log.length - 1])
    const { matches, total, complete, truncationReason } = await searchAll(session(), 'Goal', { patient: 'p' })
    expect({ matches: matches.length, total, complete }).toEqual(expected)
    expect(truncationReason).toBe(expected.complete ? undefined : 'total')
  })
  test('a set of which more is loading has no smaller total than its records', async () => {
    const seen: RecordSet[] = []
    const pages = [page(goals(0, 10), 5, 'Goal?page=1'), page(goals(10, 2), 5)]
    respond = (_request, response) => send(response, 200, pages[log.length - 1])
    await searchAll(session(), 'Goal', { patient: 'p' }, { onPage: (_, one) => seen.push(one()) })
    expect(seen.map(({ total }) => total)).toEqual([undefined])
  })
  test('pages without records and without a total do not mean that there are none', async () => {
    const pages = [page([], undefined, 'Goal?page=1'), page([])]
    respond = (_request, response) => send(response, 200, pages[log.length - 1])
    await expect(searchAll(session(), 'Goal', { patient: 'p' })).rejects.toMatchObject({ kind: 'notAList' })
  })
  test('a next link is relative to the URL of its page', async () => {
    const pages = [page(goals(0, 1), 3, '?page=1'), page(goals(1, 1), 3, `${base}/pages/7`), page(goals(2, 1), 3)]
    respond = (_request, response) => send(response, 200, pages[log.length - 1])
    expect((await searchAll(session(), 'Goal', { patient: 'p' })).complete).toBe(true)
    expect(log).toEqual(['GET /fhir/Goal?patient=p', 'GET /fhir/Goal?page=1', 'GET /fhir/pages/7'])
  })
})

describe('only a valid empty list is reported as empty', () => {
  const failed = (severity: string): object => ({
    resourceType: 'OperationOutcome',
    issue: [{ severity, diagnostics: 'down' }],
  })
  const list = (more: object): object => ({ resourceType: 'Bundle', type: 'searchset', ...more })
  const otherPatientsGoal = goal('1', 'Patient/q')
  test.each([
    ['an OperationOutcome with a fatal error', failed('fatal'), 'notAList', ['down']],
    ['an OperationOutcome without an error', failed('information'), 'notAList', ['down']],
    ['a total of five and no records', list({ total: 5 }), 'notAList', []],
    [
      'a total of five and one OperationOutcome',
      list({ total: 5, entry: [{ resource: failed('warning') }] }),
      'notAList',
      ['down'],
    ],
    [
      'a total of one and an included record',
      list({ total: 1, entry: [{ resource: { resourceType: 'Practitioner', id: '1' }, search: { mode: 'include' } }] }),
      'notAList',
      [],
    ],
    ['entries that are no array', list({ total: 5, entry: { resource: {} } }), 'notAList', []],
    ['entries that cannot be read', list({ total: 2, entry: [null, { resource: {} }] }), 'notAList', []],
    [
      'an error among the entries',
      list({ entry: [{ resource: failed('error'), search: { mode: 'outcome' } }] }),
      'notAList',
      ['down'],
    ],
    ['a total that is no number', list({ total: '5' }), 'notAList', []],
    ['a Bundle of another type', { resourceType: 'Bundle', type: 'collection' }, 'notAList', []],
    ['a Bundle without a type', { resourceType: 'Bundle' }, 'notAList', []],
    ['another resource', { resourceType: 'Goal' }, 'notFhir', []],
  ])('%s is a failure', async (_, body, kind, issues) => {
    respond = (_request, response) => send(response, 200, body)
    await expect(searchAll(session(), 'Goal', { patient: 'p' })).rejects.toMatchObject({
      name: 'FhirError',
      kind,
      issues,
    })
  })
  test('a list of which every entry was dropped is incomplete', async () => {
    respond = (_request, response) => send(response, 200, list({ total: 1, entry: [otherPatientsGoal] }))
    expect(await searchAll(session(), 'Goal', { patient: 'p' })).toMatchObject({
      matches: [],
      complete: false,
      truncationReason: 'allOmitted',
      dropped: [{ reason: 'otherPatient' }],
    })
  })
  test.each([
    ['an empty list', list({ total: 0 })],
    ['an empty list without a total', list({})],
    ['an empty list with a warning', list({ entry: [{ resource: failed('warning'), search: { mode: 'outcome' } }] })],
  ])('%s is reported as an empty list', async (_, body) => {
    respond = (_request, response) => send(response, 200, body)
    expect(await searchAll(session(), 'Goal', { patient: 'p' })).toMatchObject({
      matches: [],
      complete: true,
      dropped: [],
    })
  })
  test('a later page that is not a Bundle truncates the list', async () => {
    respond = (request, response) =>
      send(response, 200, request.url?.includes('page') ? failed('error') : bundle([goal('1')], 'Goal?page=2'))
    expect(await searchAll(session(), 'Goal', { patient: 'p' })).toMatchObject({
      complete: false,
      truncationReason: 'pageFailed',
      issues: ['down'],
      next: `${base}/Goal?page=2`,
    })
  })
})

describe('token refresh', () => {
  const sendNewToken = (response: ServerResponse): void =>
    send(response, 200, { access_token: 'new', token_type: 'bearer', expires_in: 600 })
  const requireNewToken: Respond = (request, response) => {
    if (request.url === '/fhir/token') sendNewToken(response)
    else if (request.headers.authorization === 'Bearer new') send(response, 200, bundle([]))
    else send(response, 401, {})
  }
  const tokenCalls = (): number => log.filter((line) => line.startsWith('POST')).length

  test('is shared by parallel requests', async () => {
    respond = requireNewToken
    const one = session(12_000)
    await Promise.all([one.get('Goal?patient=p'), one.get('Device?patient=p')])
    expect(tokenCalls()).toBe(1)
  })
  test('continues when the first request is aborted', async () => {
    respond = requireNewToken
    const [one, stop] = [session(12_000), new AbortController()]
    const first = one.get('Goal?patient=p', stop.signal)
    const second = one.get('Device?patient=p')
    stop.abort()
    await expect(first).rejects.toThrow(/abort/i)
    expect([(await second).status, tokenCalls()]).toEqual([200, 1])
  })
  test('happens once after a 401, followed by one retry', async () => {
    respond = requireNewToken
    expect((await session().get('Goal?patient=p')).status).toBe(200)
    expect(log.length).toBe(3)
  })
  test('keeps the refresh token after a lost connection', async () => {
    const one = session()
    respond = (request, response) =>
      request.url === '/fhir/token' ? request.socket.destroy() : send(response, 401, {})
    await expect(one.get('Goal?patient=p')).rejects.toMatchObject({ kind: 'failed' })
    expect(one.needsSignIn).toBe(false)
    respond = requireNewToken
    expect((await one.get('Goal?patient=p')).status).toBe(200)
  })
  test('is not repeated by every request after it failed', async () => {
    respond = (request, response) =>
      request.url === '/fhir/token'
        ? send(response, 429, { error: 'temporarily_unavailable' })
        : send(response, 401, {})
    const one = session()
    for (let request = 0; request < 10; request += 1)
      await expect(one.get('Goal?patient=p')).rejects.toMatchObject({ kind: 'failed' })
    expect([tokenCalls(), one.needsSignIn]).toEqual([2, false])
  })
  test('waits for the Retry-After of the server', async () => {
    respond = (request, response) =>
      request.url === '/fhir/token' ? response.writeHead(503, { 'retry-after': '30' }).end() : send(response, 401, {})
    const one = session()
    for (let request = 0; request < 3; request += 1)
      await expect(one.get('Goal?patient=p')).rejects.toMatchObject({ kind: 'busy' })
    expect(tokenCalls()).toBe(1)
  })
  test('requires a sign-in after invalid_grant', async () => {
    respond = (request, response) =>
      request.url === '/fhir/token' ? send(response, 400, { error: 'invalid_grant' }) : send(response, 401, {})
    const one = session()
    await expect(one.get('Goal?patient=p')).rejects.toMatchObject({ kind: 'signedOut' })
    await expect(one.get('Goal?patient=p')).rejects.toMatchObject({ kind: 'signedOut' })
    expect([one.needsSignIn, tokenCalls()]).toEqual([true, 1])
  })
  describe('a new token that is refused', () => {
    const refuses =
      (refused: RegExp): Respond =>
      (request, response) =>
        request.url === '/fhir/token'
          ? sendNewToken(response)
          : send(
              response,
              refused.test(request.url ?? '') || request.headers.authorization !== 'Bearer new' ? 401 : 200,
              bundle([]),
            )
    const records = (): number => log.filter((line) => line.startsWith('GET')).length

    test('for all types ends the session without further requests', async () => {
      respond = refuses(/./)
      const one = session()
      const results = await Promise.allSettled(['Goal', 'Device', 'Patient/p', 'Goal'].map((type) => one.get(type)))
      expect(results.map((each) => (each.status === 'rejected' ? (each.reason as { kind: string }).kind : ''))).toEqual(
        ['signedOut', 'signedOut', 'signedOut', 'signedOut'],
      )
      const before = records()
      await expect(one.get('Goal?patient=p')).rejects.toMatchObject({ kind: 'signedOut' })
      expect([one.needsSignIn, tokenCalls(), records()]).toEqual([true, 1, before])
    })
    test.each([
      ['Goal?patient=p', /Goal/],
      ['Patient/p', /Patient\//],
      ['Condition?patient=p', /Condition|Patient\//],
    ])('for %s only is reported as not shared', async (address, closed) => {
      respond = refuses(closed)
      const one = session()
      await expect(one.get(address)).rejects.toMatchObject({ kind: 'notShared', status: 401 })
      expect([one.needsSignIn, (await one.get('Device?patient=p')).status]).toEqual([false, 200])
    })
    test('does not end the session while the server cannot answer the probes', async () => {
      respond = (request, response) => {
        if (request.url === '/fhir/token') sendNewToken(response)
        else send(response, request.url?.includes('Goal') ? 401 : 503, {})
      }
      const one = session()
      await expect(one.get('Goal?patient=p')).rejects.toMatchObject({ kind: 'notShared' })
      expect(one.needsSignIn).toBe(false)
    })
  })
  test.each([
    [403, 'notShared'],
    [404, 'notFound'],
    [410, 'notFound'],
    [429, 'busy'],
    [500, 'failed'],
    [302, 'failed'],
  ])('HTTP %s is %s', async (status, kind) => {
    respond = (_request, response) => response.writeHead(status, { location: 'http://127.0.0.1:1/' }).end()
    await expect(session().get('Goal/1')).rejects.toMatchObject({ kind })
  })
})

describe('results refused without a category', () => {
  const refused = {
    resourceType: 'OperationOutcome',
    issue: [{ code: 'required', details: { text: 'Must have either code or category.' } }],
  }
  const result = (id: string): object => ({
    resource: { resourceType: 'Observation', id, subject: { reference: 'Patient/p' } },
  })
  const category = (request: IncomingMessage): string =>
    new URL(request.url ?? '', base).searchParams.get('category') ?? ''

  test('are searched by category and joined', async () => {
    respond = (request, response) =>
      category(request) === ''
        ? send(response, 400, refused)
        : send(response, 200, bundle([result('both'), result(category(request))]))
    const set = await searchAll(session(), 'Observation', { patient: 'p' })
    expect(set.matches.map(({ id }) => id).slice(0, 3)).toEqual(['both', 'laboratory', 'vital-signs'])
    expect([set.complete, set.truncationReason, set.dropped]).toEqual([true, undefined, []])
  })
  test('name the failed categories', async () => {
    respond = (request, response) =>
      category(request) === 'laboratory' ? send(response, 200, bundle([result('1')])) : send(response, 400, refused)
    const set = await searchAll(session(), 'Observation', { patient: 'p' })
    expect([set.matches.length, set.complete, set.truncationReason]).toEqual([1, false, 'pageFailed'])
    expect(set.issues).toContain('exam: Must have either code or category.')
  })
  test('fail when all categories fail', async () => {
    respond = (_request, response) => send(response, 400, refused)
    await expect(searchAll(session(), 'Observation', { patient: 'p' })).rejects.toMatchObject({ status: 400 })
  })
})

describe('a type of which scopes grant only a part', () => {
  const category = 'http://terminology.hl7.org/CodeSystem/observation-category'
  const scopes = (...queries: readonly string[]) =>
    ['patient/Patient.rs', ...queries.map((query) => `patient/Observation.rs${query}`)].join(' ')
  const result = (id: string): object => ({
    resource: { resourceType: 'Observation', id, subject: { reference: 'Patient/p' } },
  })
  const outcome = { resourceType: 'OperationOutcome', issue: [{ details: { text: 'refused' } }] }
  /** The decoded searches for results so far. */
  const searches = () =>
    log.filter((line) => line.includes('Observation')).map((line) => decodeURIComponent(line.replace('GET /fhir/', '')))
  const idsOf = async (scope: string, params: Record<string, string> = { patient: 'p' }) =>
    (await searchAll(session(undefined, undefined, scope), 'Observation', params)).matches.map(({ id }) => id)

  test('is asked for that part at once', async () => {
    respond = ({ url }, response) => send(response, url?.includes('laboratory') ? 200 : 403, bundle([result('a')]))
    expect(await idsOf(scopes(`?category=${category}|laboratory`))).toEqual(['a'])
    expect(searches()).toEqual([`Observation?patient=p&category=${category}|laboratory`])
  })
  test('is asked for each of two parts, which are joined', async () => {
    respond = ({ url }, response) =>
      send(response, 200, bundle(url?.includes('laboratory') ? [result('a'), result('b')] : [result('b'), result('c')]))
    expect(await idsOf(scopes(`?category=${category}|laboratory`, `?category=${category}|vital-signs`))).toEqual([
      'a',
      'b',
      'c',
    ])
    expect(searches()).toHaveLength(2)
  })
  test('is asked by every parameter of the scope, also beside those of a search', async () => {
    respond = (_request, response) => send(response, 200, bundle([result('a')]))
    await idsOf(scopes('?category=laboratory&status=final&category=a%7Cb'), { patient: 'p', category: 'laboratory' })
    expect(searches()).toEqual(['Observation?patient=p&category=laboratory&category=a|b&status=final'])
  })
  test('is asked without a parameter that the server does not know', async () => {
    respond = ({ url }, response) =>
      url?.includes('_tag') ? send(response, 400, outcome) : send(response, 200, bundle([result('a')]))
    expect(await idsOf(scopes('?_tag=x'))).toEqual(['a'])
    expect(searches()).toEqual(['Observation?patient=p&_tag=x', 'Observation?patient=p'])
  })
  test('says which part failed', async () => {
    respond = ({ url }, response) =>
      url?.includes('survey') ? send(response, 403, outcome) : send(response, 200, bundle([result('a')]))
    const scope = scopes('?category=laboratory', '?category=survey')
    expect(await searchAll(session(undefined, undefined, scope), 'Observation', { patient: 'p' })).toMatchObject({
      complete: false,
      truncationReason: 'pageFailed',
      issues: ['category=survey: refused'],
    })
  })
  test.each([400, 401, 403])(
    'is asked for the part when the whole type is granted too but refused: %s',
    async (status) => {
      respond = ({ url }, response) => {
        if (url === '/fhir/token') return send(response, 200, { access_token: 'new', token_type: 'bearer' })
        const isPart = url?.includes('laboratory') || url?.includes('Patient/')
        return isPart ? send(response, 200, bundle([result('a')])) : send(response, status, outcome)
      }
      expect(await idsOf(scopes('', '?category=laboratory'))).toEqual(['a'])
    },
  )
  test('is refused when the server refuses the part', async () => {
    respond = (_request, response) => send(response, 403, outcome)
    await expect(idsOf(scopes('?category=laboratory'))).rejects.toMatchObject({ kind: 'notShared', status: 403 })
    expect(searches()).toHaveLength(1)
  })
})
