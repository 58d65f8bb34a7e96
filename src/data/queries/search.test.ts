import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { SmartSession } from '../../auth/session/smart-session'
import { splitBundle } from './bundle'
import { searchAll } from './search'
import { searchUrl } from './search-url'
import type { RecordSet } from '../record-set'

type Answer = (request: IncomingMessage, response: ServerResponse) => void
let answer: Answer
let log: string[]
let base: string
let close: () => void

beforeEach(async () => {
  log = []
  const server = createServer((request, response) => {
    log.push(`${request.method} ${request.url}`)
    answer(request, response)
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

function session(life?: number, maxPages?: number): SmartSession {
  const now = Date.now()
  const tokens = {
    access: 'old',
    refresh: 'r1',
    obtainedAt: now - 10_000,
    expiresAt: life === undefined ? undefined : now - 10_000 + life,
  }
  const ehr = { id: 'e', name: 'E', fhirBase: base, clientId: 'c', ...(maxPages ? { maxPages } : {}) }
  const place = { token: `${base}/token`, revocation: undefined, clientId: 'c' }
  return new SmartSession(ehr, {
    id: 's',
    ehrId: 'e',
    tokenFamily: 'f',
    signOutMarker: '',
    tokens,
    endpoints: place,
    requestedScopes: ['patient/*.read'],
    patientId: 'p',
    needPatientBanner: true,
  })
}

describe('splitting', () => {
  const owner = { patientId: 'p', bases: ['https://e.example/fhir'] }
  const outcome = { resourceType: 'OperationOutcome', issue: [{ severity: 'warning', details: { text: 'partial' } }] }
  test.each([
    ['Patient/p', 1],
    ['https://e.example/fhir/Patient/p', 1],
    ['Patient/p/_history/3', 1],
    ['Patient/q', 0],
    ['https://evil.example/fhir/Patient/p', 0],
    ['p', 1],
  ])('a goal of %s: %s match', (patient, n) => {
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
  ])('a reference that cannot be read (%s) drops nothing, and is noted', (patient) => {
    const page = splitBundle(bundle([goal('1', patient), goal('2')]), 'Goal', owner)
    expect([page.matches.length, page.dropped.length, page.unclear]).toEqual([2, 0, 1])
  })
  test.each<[string, object]>([
    ['a name', { display: 'Somebody Else' }],
    ['a number', { identifier: { system: 'urn:mrn', value: '7' } }],
    ['a person inside the record', { reference: '#inside' }],
    ['a group', { reference: 'Group/family' }],
  ])('a record that says whose it is by %s alone is shown, and counted apart', (_, subject) => {
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
    ['Condition', 'a subject of an extension alone', { subject: { extension: [] } }],
    ['AllergyIntolerance', 'no patient', { subject: { reference: 'Patient/q' } }],
    ['Coverage', 'no beneficiary', {}],
  ])('%s with %s does not say whose it is: it is shown, and counted apart', (type, _, rest) => {
    const page = splitBundle(bundle([{ resource: { resourceType: type, id: '1', ...rest } }]), type, owner)
    expect([page.matches.length, page.dropped.length, page.unclear]).toEqual([1, 0, 1])
  })
  test.each(['Practitioner', 'Organization', 'Location', 'Medication'])(
    '%s belongs to no patient, and nothing is said of it',
    (type) => {
      expect(splitBundle(bundle([{ resource: { resourceType: type, id: '1' } }]), type, owner).unclear).toBe(0)
    },
  )
  test.each(['x'.repeat(70), `e_${'y'.repeat(86)}`, 'z'.repeat(256)])(
    'a patient with the long id %s keeps the record',
    (id) => {
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
    },
  )
  test('entries are sorted and every loss is named', () => {
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
  test('a record of this patient is in the list of its type, also where the server calls it an include', () => {
    const own = { resourceType: 'AllergyIntolerance', id: '1', patient: { reference: 'Patient/p' } }
    const page = splitBundle(
      { resourceType: 'Bundle', type: 'searchset', total: 1, entry: [{ resource: own, search: { mode: 'include' } }] },
      'AllergyIntolerance',
      owner,
    )
    expect([page.matches, page.included]).toEqual([[own], []])
  })
  test('anything but a Bundle is not FHIR', () => expect(() => splitBundle({}, 'Goal', owner)).toThrow(/notFhir/))
})

test('only listed combinations are asked for', () => {
  expect(searchUrl('Goal', { patient: 'p' })).toBe('Goal?patient=p')
  expect(() => searchUrl('Goal', { patient: 'p', owner: 'x' })).toThrow(/cannot be searched/)
})

describe('paging', () => {
  test('walks to the end, shows pages on the way and names duplicates', async () => {
    answer = (request, response) =>
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
    ['a foreign next', 'https://evil.example/fhir?page=2', 'pageFailed', 1],
    ['a loop', 'Goal?page=2', 'loop', 2],
    ['a first page that leads to itself', 'Goal?patient=p', 'loop', 1],
  ])('%s is cut off', async (_, next, cutOff, requests) => {
    answer = (_request, response) => send(response, 200, bundle([goal('1')], next))
    const set = await searchAll(session(), 'Goal', { patient: 'p' })
    expect([set.truncationReason, set.complete, log.length]).toEqual([cutOff, false, requests])
  })
  test.each<[string, unknown]>([
    ['no address', [{ relation: 'next' }]],
    ['a number as its address', [{ relation: 'next', url: 5 }]],
    ['an empty address', [{ relation: 'next', url: '' }]],
    ['links that are no list', { relation: 'next', url: 'Goal?page=2' }],
  ])('a next page with %s is not the end of the list', async (_, link) => {
    answer = (_request, response) => send(response, 200, { ...bundle([goal('1')]), link })
    expect(await searchAll(session(), 'Goal', { patient: 'p' })).toMatchObject({
      truncationReason: 'pageFailed',
      complete: false,
      matches: [{ id: '1' }],
    })
    answer = (_request, response) => send(response, 200, { ...bundle([]), link })
    expect(await searchAll(session(), 'Goal', { patient: 'p' })).toMatchObject({
      truncationReason: 'pageFailed',
      complete: false,
      matches: [],
    })
  })
  test('links that lead nowhere further end the list', async () => {
    answer = (_request, response) =>
      send(response, 200, { ...bundle([goal('1')]), link: [{ relation: 'self' }, { relation: 'previous', url: 5 }] })
    expect(await searchAll(session(), 'Goal', { patient: 'p' })).toMatchObject({ complete: true })
  })
  test('records of a page that leads to itself are not counted as left out', async () => {
    answer = (_request, response) => send(response, 200, bundle([goal('1')], 'Goal?patient=p'))
    expect((await searchAll(session(), 'Goal', { patient: 'p' })).dropped).toEqual([])
  })
  test.each([404, 410])('HTTP %s to a search says that the server does not offer the type', async (status) => {
    answer = (_request, response) => send(response, status, {})
    await expect(searchAll(session(), 'Goal', { patient: 'p' })).rejects.toMatchObject({ kind: 'notOffered', status })
  })
  test('a note on why a list was cut off goes when the list goes on', async () => {
    answer = (request, response) =>
      request.url?.includes('page') && log.length < 3
        ? send(response, 400, { resourceType: 'OperationOutcome', issue: [{ diagnostics: 'broken page' }] })
        : send(response, 200, bundle([goal(`${log.length}`)], log.length > 2 ? undefined : `Goal?page=${log.length}`))
    const cut = await searchAll(session(), 'Goal', { patient: 'p' })
    expect([cut.truncationReason, cut.issues]).toEqual(['pageFailed', ['broken page']])
    const whole = await searchAll(session(), 'Goal', { patient: 'p' }, { from: cut })
    expect([whole.complete, whole.issues, whole.matches.length]).toEqual([true, [], 2])
  })
  test('codes with blanks around them and ids that are numbers count as what they are', async () => {
    answer = (_request, response) =>
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
  test('access that ends is told once, also to somebody who ends it again', () => {
    const one = session()
    let told = 0
    one.subscribe(() => {
      told += 1
      one.expire()
    })
    one.expire()
    expect([told, one.needsSignIn]).toEqual([1, true])
  })
  test('the page cap holds', async () => {
    answer = (_request, response) => send(response, 200, bundle([goal(`${log.length}`)], `Goal?page=${log.length}`))
    const set = await searchAll(session(undefined, 3), 'Goal', { patient: 'p' })
    expect([set.truncationReason, log.length]).toEqual(['pageCap', 3])
  })
  test('the page cap counts anew when a list goes on', async () => {
    answer = (_request, response) => send(response, 200, bundle([goal(`${log.length}`)], `Goal?page=${log.length}`))
    const one = session(undefined, 3)
    const more = await searchAll(
      one,
      'Goal',
      { patient: 'p' },
      { from: await searchAll(one, 'Goal', { patient: 'p' }) },
    )
    expect([more.truncationReason, more.matches.length, log.length]).toEqual(['pageCap', 6, 6])
  })
  test('a stopped list keeps what came, says so and goes on where it ended', async () => {
    const stop = new AbortController()
    answer = (_request, response) =>
      send(response, 200, bundle([goal(`${log.length}`)], log.length < 5 ? `Goal?page=${log.length}` : undefined))
    const cut = await searchAll(
      session(),
      'Goal',
      { patient: 'p' },
      { stop: stop.signal, onPage: (count) => (count === 2 ? stop.abort() : undefined) },
    )
    expect([cut.truncationReason, cut.complete, cut.matches.length, cut.issues]).toEqual(['stopped', false, 2, []])
    const whole = await searchAll(session(), 'Goal', { patient: 'p' }, { from: cut })
    expect([whole.complete, whole.truncationReason, whole.dropped]).toEqual([true, undefined, []])
  })
  test('a search that is stopped before anything came says that it was stopped', async () => {
    const stop = new AbortController()
    answer = () => stop.abort()
    await expect(searchAll(session(), 'Goal', { patient: 'p' }, { stop: stop.signal })).rejects.toMatchObject({
      name: 'FhirError',
      kind: 'stopped',
    })
  })
  test('results that are asked for by category end with those that came when they are stopped', async () => {
    const stop = new AbortController()
    const result = { resource: { resourceType: 'Observation', id: 'a', subject: { reference: 'Patient/p' } } }
    answer = ({ url }, response) => {
      if (!url?.includes('category')) return send(response, 400, { resourceType: 'OperationOutcome', issue: [] })
      if (url.includes('laboratory')) return send(response, 200, bundle([result]))
      stop.abort()
    }
    const cut = await searchAll(session(), 'Observation', { patient: 'p' }, { stop: stop.signal })
    expect([cut.truncationReason, cut.complete, cut.matches.length, cut.issues, log.length]).toEqual([
      'stopped',
      false,
      1,
      [],
      3,
    ])
  })
  test('a search that is given up gives nothing', async () => {
    const given = new AbortController()
    answer = (_request, response) => send(response, 200, bundle([goal(`${log.length}`)], `Goal?page=${log.length}`))
    await expect(
      searchAll(
        session(),
        'Goal',
        { patient: 'p' },
        { signal: given.signal, stop: new AbortController().signal, onPage: () => given.abort() },
      ),
    ).rejects.toThrow(/abort/i)
  })
  test('a set that was handed out stays as it was', async () => {
    answer = (_request, response) =>
      send(response, 200, bundle([goal(`${log.length}`)], log.length < 3 ? `Goal?page=${log.length}` : undefined))
    const seen: RecordSet[] = []
    await searchAll(session(), 'Goal', { patient: 'p' }, { onPage: (_, one) => seen.push(one()) })
    expect(seen.map(({ matches }) => matches.length)).toEqual([1, 2])
  })
  test('of two versions of a record the newer one stands, in the place of the first', async () => {
    const version = (id: string, versionId: string) => ({
      resource: { resourceType: 'Goal', id, meta: { versionId }, subject: { reference: 'Patient/p' } },
    })
    answer = (request, response) =>
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
  test('a failed page keeps what came, and a retry goes on there', async () => {
    answer = (request, response) =>
      request.url?.includes('page') ? send(response, 500, {}) : send(response, 200, bundle([goal('1')], 'Goal?page=2'))
    const one = session()
    const cut = await searchAll(one, 'Goal', { patient: 'p' })
    expect([cut.truncationReason, cut.matches.length]).toEqual(['pageFailed', 1])
    answer = (_request, response) => send(response, 200, bundle([goal('2')]))
    const whole = await searchAll(one, 'Goal', { patient: 'p' }, { from: cut })
    expect([whole.complete, whole.truncationReason, whole.matches.length, log.at(-1)]).toEqual([
      true,
      undefined,
      2,
      'GET /fhir/Goal?page=2',
    ])
  })
})

describe('that there is nothing is taken from a list alone', () => {
  const failed = (severity: string): object => ({
    resourceType: 'OperationOutcome',
    issue: [{ severity, diagnostics: 'down' }],
  })
  const list = (more: object): object => ({ resourceType: 'Bundle', type: 'searchset', ...more })
  const others = goal('1', 'Patient/q')
  test.each([
    ['a note of a fatal error', failed('fatal'), 'notAList', ['down']],
    ['a note that tells of no error', failed('information'), 'notAList', ['down']],
    ['a count of five and no records', list({ total: 5 }), 'notAList', []],
    [
      'a count of five and one note',
      list({ total: 5, entry: [{ resource: failed('warning') }] }),
      'notAList',
      ['down'],
    ],
    [
      'a count of one and something else',
      list({ total: 1, entry: [{ resource: { resourceType: 'Practitioner', id: '1' }, search: { mode: 'include' } }] }),
      'notAList',
      [],
    ],
    ['records that are no list', list({ total: 5, entry: { resource: {} } }), 'notAList', []],
    ['records that cannot be read', list({ total: 2, entry: [null, { resource: {} }] }), 'notAList', []],
    [
      'an error in the list',
      list({ entry: [{ resource: failed('error'), search: { mode: 'outcome' } }] }),
      'notAList',
      ['down'],
    ],
    ['a count that is no number', list({ total: '5' }), 'notAList', []],
    ['a Bundle of another kind', { resourceType: 'Bundle', type: 'collection' }, 'notAList', []],
    ['a Bundle of no kind', { resourceType: 'Bundle' }, 'notAList', []],
    ['another resource', { resourceType: 'Goal' }, 'notFhir', []],
  ])('%s is a failure', async (_, body, kind, issues) => {
    answer = (_request, response) => send(response, 200, body)
    await expect(searchAll(session(), 'Goal', { patient: 'p' })).rejects.toMatchObject({
      name: 'FhirError',
      kind,
      issues,
    })
  })
  test('a list of which everything was left out is not whole', async () => {
    answer = (_request, response) => send(response, 200, list({ total: 1, entry: [others] }))
    expect(await searchAll(session(), 'Goal', { patient: 'p' })).toMatchObject({
      matches: [],
      complete: false,
      truncationReason: 'allOmitted',
      dropped: [{ reason: 'otherPatient' }],
    })
  })
  test.each([
    ['an empty list', list({ total: 0 })],
    ['an empty list without a count', list({})],
    [
      'an empty list with a note of the server',
      list({ entry: [{ resource: failed('warning'), search: { mode: 'outcome' } }] }),
    ],
  ])('%s says so', async (_, body) => {
    answer = (_request, response) => send(response, 200, body)
    expect(await searchAll(session(), 'Goal', { patient: 'p' })).toMatchObject({
      matches: [],
      complete: true,
      dropped: [],
    })
  })
  test('a later page without a list cuts the list off', async () => {
    answer = (request, response) =>
      send(response, 200, request.url?.includes('page') ? failed('error') : bundle([goal('1')], 'Goal?page=2'))
    expect(await searchAll(session(), 'Goal', { patient: 'p' })).toMatchObject({
      complete: false,
      truncationReason: 'pageFailed',
      issues: ['down'],
      next: `${base}/Goal?page=2`,
    })
  })
})

describe('refresh', () => {
  const renewed = (response: ServerResponse): void =>
    send(response, 200, { access_token: 'new', token_type: 'bearer', expires_in: 600 })
  const guarded: Answer = (request, response) => {
    if (request.url === '/fhir/token') renewed(response)
    else if (request.headers.authorization === 'Bearer new') send(response, 200, bundle([]))
    else send(response, 401, {})
  }
  const tokenCalls = (): number => log.filter((line) => line.startsWith('POST')).length

  test('parallel requests share one', async () => {
    answer = guarded
    const one = session(12_000)
    await Promise.all([one.get('Goal?patient=p'), one.get('Device?patient=p')])
    expect(tokenCalls()).toBe(1)
  })
  test('aborting the first request leaves it running', async () => {
    answer = guarded
    const [one, stop] = [session(12_000), new AbortController()]
    const first = one.get('Goal?patient=p', stop.signal)
    const second = one.get('Device?patient=p')
    stop.abort()
    await expect(first).rejects.toThrow(/abort/i)
    expect([(await second).status, tokenCalls()]).toEqual([200, 1])
  })
  test('a 401 is answered by one refresh and one more try', async () => {
    answer = guarded
    expect((await session().get('Goal?patient=p')).status).toBe(200)
    expect(log.length).toBe(3)
  })
  test('a lost network keeps the refresh token', async () => {
    const one = session()
    answer = (request, response) => (request.url === '/fhir/token' ? request.socket.destroy() : send(response, 401, {}))
    await expect(one.get('Goal?patient=p')).rejects.toMatchObject({ kind: 'failed' })
    expect(one.needsSignIn).toBe(false)
    answer = guarded
    expect((await one.get('Goal?patient=p')).status).toBe(200)
  })
  test('that comes to nothing is not asked for again by every request', async () => {
    answer = (request, response) =>
      request.url === '/fhir/token'
        ? send(response, 429, { error: 'temporarily_unavailable' })
        : send(response, 401, {})
    const one = session()
    for (let request = 0; request < 10; request += 1)
      await expect(one.get('Goal?patient=p')).rejects.toMatchObject({ kind: 'failed' })
    expect([tokenCalls(), one.needsSignIn]).toEqual([2, false])
  })
  test('waits as long as the server asks', async () => {
    answer = (request, response) =>
      request.url === '/fhir/token' ? response.writeHead(503, { 'retry-after': '30' }).end() : send(response, 401, {})
    const one = session()
    for (let request = 0; request < 3; request += 1)
      await expect(one.get('Goal?patient=p')).rejects.toMatchObject({ kind: 'failed' })
    expect(tokenCalls()).toBe(1)
  })
  test('invalid_grant drops it and asks for a sign-in', async () => {
    answer = (request, response) =>
      request.url === '/fhir/token' ? send(response, 400, { error: 'invalid_grant' }) : send(response, 401, {})
    const one = session()
    await expect(one.get('Goal?patient=p')).rejects.toMatchObject({ kind: 'signedOut' })
    await expect(one.get('Goal?patient=p')).rejects.toMatchObject({ kind: 'signedOut' })
    expect([one.needsSignIn, tokenCalls()]).toEqual([true, 1])
  })
  describe('a fresh token that is refused', () => {
    const refuses =
      (closed: RegExp): Answer =>
      (request, response) =>
        request.url === '/fhir/token'
          ? renewed(response)
          : send(
              response,
              closed.test(request.url ?? '') || request.headers.authorization !== 'Bearer new' ? 401 : 200,
              bundle([]),
            )
    const records = (): number => log.filter((line) => line.startsWith('GET')).length

    test('for everything means that the sign-in is over, and nothing more is asked', async () => {
      answer = refuses(/./)
      const one = session()
      const asked = await Promise.allSettled(['Goal', 'Device', 'Patient/p', 'Goal'].map((type) => one.get(type)))
      expect(asked.map((each) => (each.status === 'rejected' ? (each.reason as { kind: string }).kind : ''))).toEqual([
        'signedOut',
        'signedOut',
        'signedOut',
        'signedOut',
      ])
      const before = records()
      await expect(one.get('Goal?patient=p')).rejects.toMatchObject({ kind: 'signedOut' })
      expect([one.needsSignIn, tokenCalls(), records()]).toEqual([true, 1, before])
    })
    test.each([
      ['Goal?patient=p', /Goal/],
      ['Patient/p', /Patient\//],
      ['Condition?patient=p', /Condition|Patient\//],
    ])('for %s alone means that this is not shared', async (address, closed) => {
      answer = refuses(closed)
      const one = session()
      await expect(one.get(address)).rejects.toMatchObject({ kind: 'notShared', status: 401 })
      expect([one.needsSignIn, (await one.get('Device?patient=p')).status]).toEqual([false, 200])
    })
    test('ends nothing while the server cannot say what it is good for', async () => {
      answer = (request, response) =>
        request.url === '/fhir/token'
          ? renewed(response)
          : request.url?.includes('Goal')
            ? send(response, 401, {})
            : send(response, 503, {})
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
    answer = (_request, response) =>
      response.writeHead(status, { 'retry-after': '7', location: 'http://127.0.0.1:1/' }).end()
    await expect(session().get('Goal/1')).rejects.toMatchObject({ kind })
  })
})

describe('results that are refused without a category', () => {
  const refused = {
    resourceType: 'OperationOutcome',
    issue: [{ code: 'required', details: { text: 'Must have either code or category.' } }],
  }
  const result = (id: string): object => ({
    resource: { resourceType: 'Observation', id, subject: { reference: 'Patient/p' } },
  })
  const category = (request: IncomingMessage): string =>
    new URL(request.url ?? '', base).searchParams.get('category') ?? ''

  test('are asked for by category and joined', async () => {
    answer = (request, response) =>
      category(request) === ''
        ? send(response, 400, refused)
        : send(response, 200, bundle([result('both'), result(category(request))]))
    const set = await searchAll(session(), 'Observation', { patient: 'p' })
    expect(set.matches.map(({ id }) => id).slice(0, 3)).toEqual(['both', 'laboratory', 'vital-signs'])
    expect([set.complete, set.truncationReason, set.dropped]).toEqual([true, undefined, []])
  })
  test('say which categories failed', async () => {
    answer = (request, response) =>
      category(request) === 'laboratory' ? send(response, 200, bundle([result('1')])) : send(response, 400, refused)
    const set = await searchAll(session(), 'Observation', { patient: 'p' })
    expect([set.matches.length, set.complete, set.truncationReason]).toEqual([1, false, 'pageFailed'])
    expect(set.issues).toContain('exam: Must have either code or category.')
  })
  test('fail when no category helps', async () => {
    answer = (_request, response) => send(response, 400, refused)
    await expect(searchAll(session(), 'Observation', { patient: 'p' })).rejects.toMatchObject({ status: 400 })
  })
})
