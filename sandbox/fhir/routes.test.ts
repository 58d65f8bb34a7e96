import Fastify from 'fastify'
import { describe, expect, it } from 'vitest'
import { sendBadUrl } from './outcome'
import { IPS_COMPOSITION } from './patient-summary'
import { fhirRoutes } from './routes'
import { Store } from './store'
import { valuesAt } from './values-at'
import type { Access, Resource } from '../types'

const base = 'http://ehr.example/fhir'
const to = (reference: string) => ({ reference })
const code = { coding: [{ code: 'w' }] }
const observation = (id: string, patient: string, date: string): Resource => ({
  resourceType: 'Observation',
  id,
  status: 'final',
  subject: to(`Patient/${patient}`),
  effectiveDateTime: date,
  code,
})

const resources: Resource[] = [
  { resourceType: 'Patient', id: 'a', name: [{ family: 'Berg' }] },
  { resourceType: 'Patient', id: 'b', name: [{ family: 'Berg' }] },
  ...['a', 'b'].map((id) => ({
    resourceType: 'AllergyIntolerance',
    id: `allergy-${id}`,
    clinicalStatus: { coding: [{ code: 'active' }] },
    code: { text: 'Latex' },
    patient: to(`Patient/${id}`),
  })),
  { resourceType: 'RelatedPerson', id: 'ra', patient: to('Patient/a') },
  { resourceType: 'RelatedPerson', id: 'rb', patient: to('Patient/b') },
  { resourceType: 'Practitioner', id: 'dr', name: [{ family: 'Lee' }] },
  {
    resourceType: 'CareTeam',
    id: 'team',
    subject: to('Patient/a'),
    participant: ['Practitioner/dr', 'RelatedPerson/ra', 'RelatedPerson/rb'].map((member) => ({ member: to(member) })),
  },
  { resourceType: 'CareTeam', id: 'wider', subject: to('Patient/b'), participant: [{ member: to('CareTeam/wider') }] },
  { resourceType: 'CarePlan', id: 'plan', subject: [to('Patient/a'), to('Group/g')] },
  ...Array.from({ length: 7 }, (_unused, index) => observation(`o${index}`, 'a', `2020-0${index + 1}-01`)),
  observation('ob', 'b', '2021-01-01'),
  { resourceType: 'Provenance', id: 'p1', target: [to('Observation/o6')], recorded: '2020-01-01' },
  { resourceType: 'Provenance', id: 'pb', target: [to('Observation/ob')], recorded: '2020-01-01' },
  { resourceType: 'Group', id: 'g', type: 'person', member: [{ entity: to('Patient/a') }] },
  { resourceType: 'ImagingStudy', id: 'i', subject: to('Patient/a') },
  {
    resourceType: 'DocumentReference',
    id: 'd',
    status: 'current',
    subject: to('Patient/a'),
    content: [{ attachment: { url: 'Binary/ba' } }],
  },
  { resourceType: 'Binary', id: 'ba', contentType: 'text/plain', data: 'aGk=' },
  { resourceType: 'Binary', id: 'loose', contentType: 'text/plain', data: 'aGk=' },
]

const all = 'patient/*.read'
const tokens: Readonly<Record<string, Access>> = {
  a: { patients: new Set(['a']), patient: 'a', provider: false, scopes: all },
  b: { patients: new Set(['b']), patient: 'b', provider: false, scopes: all },
  both: { patients: new Set(['a', 'b']), provider: false, scopes: 'user/*.rs' },
  dr: { patients: new Set(['a']), provider: true, scopes: 'user/*.read' },
  team: {
    patients: new Set(['a']),
    patient: 'a',
    provider: false,
    scopes: 'patient/CareTeam.read patient/Practitioner.read',
  },
  patientOnly: { patients: new Set(['a']), patient: 'a', provider: false, scopes: 'patient/Patient.read' },
  documents: { patients: new Set(['a']), patient: 'a', provider: false, scopes: 'patient/DocumentReference.read' },
  open: { patients: 'all', provider: true, scopes: 'user/*.*' },
}

function serve(lenient: boolean) {
  const app = Fastify({ frameworkErrors: sendBadUrl })
  fhirRoutes(app, {
    store: new Store(resources),
    base,
    pageSize: 3,
    lenient,
    metadata: { authorize: 'http://ehr.example/authorize', token: 'http://ehr.example/token' },
    accessOf: (request) => {
      const token = request.headers.authorization?.replace('Bearer ', '')
      return Promise.resolve(token === undefined ? 'none' : (tokens[token] ?? 'invalid'))
    },
  })
  return app
}
const app = serve(false)

async function request(
  path: string,
  token = 'a',
  headers: Record<string, string> = {},
  method: 'GET' | 'POST' | 'DELETE' = 'GET',
) {
  const authorization = token === '' ? {} : { authorization: `Bearer ${token}` }
  const reply = await app.inject({
    method,
    url: path.replace(base, '/fhir'),
    headers: { ...authorization, ...headers },
  })
  const body: unknown = String(reply.headers['content-type']).includes('json') ? reply.json() : undefined
  const keys = valuesAt(body, 'entry.fullUrl').map((url) => String(url).replace(`${base}/`, ''))
  return {
    status: reply.statusCode,
    headers: reply.headers,
    text: reply.body,
    body,
    keys,
    total: valuesAt(body, 'total')[0],
  }
}

describe('the patient summary', () => {
  const post = (payload: object | string, contentType = 'application/fhir+json') =>
    app.inject({
      method: 'POST',
      url: '/fhir/Patient/a/$summary',
      headers: { authorization: 'Bearer a', 'content-type': contentType },
      payload,
    })

  it('is a document of what the token may read, with GET and POST', async () => {
    const { status, body, keys } = await request('/fhir/Patient/a/$summary')
    expect(status).toBe(200)
    expect(body).toMatchObject({ resourceType: 'Bundle', type: 'document' })
    expect(keys[0]).toBe('Composition/summary-a')
    expect(keys).toContain('Patient/a')
    expect(keys).toContain('AllergyIntolerance/allergy-a')
    expect(keys).not.toContain('AllergyIntolerance/allergy-b')
    const parameters = { resourceType: 'Parameters', parameter: [{ name: 'profile', valueUri: IPS_COMPOSITION }] }
    const posted = await post(parameters)
    expect(posted.statusCode).toBe(200)
    expect(posted.json<{ entry: unknown[] }>().entry).toHaveLength(keys.length)
  })

  it('has no records for which there is no scope, and says so in its required sections', async () => {
    const { keys, text } = await request('/fhir/Patient/a/$summary', 'patientOnly')
    expect(keys).toEqual(['Composition/summary-a', 'Patient/a', 'Device/sandbox-ehr'])
    expect(text.match(/"withheld"/g)).toHaveLength(3)
  })

  it.each([
    ['a', 'Patient/b/$summary', 404],
    ['a', 'Patient/unknown/$summary', 404],
    ['team', 'Patient/a/$summary', 403],
    ['', 'Patient/a/$summary', 401],
    ['a', 'Observation/o1/$summary', 404],
    ['a', 'Patient/a/$everything', 404],
    ['a', 'Patient/a/$summary?profile=http://example.org/other', 400],
  ])('with token %j: %s is answered with %i', async (token, path, status) => {
    const { status: answered, body } = await request(`/fhir/${path}`, token)
    expect(answered).toBe(status)
    expect(body).toMatchObject({ resourceType: 'OperationOutcome' })
  })

  it('refuses other methods and other bodies', async () => {
    expect((await request('/fhir/Patient/a/$summary', 'a', {}, 'DELETE')).headers['allow']).toBe('GET, POST')
    for (const [payload, contentType] of [
      [{ resourceType: 'Patient' }, 'application/fhir+json'],
      ['{', 'application/json'],
    ] as const) {
      const reply = await post(payload, contentType)
      expect(reply.statusCode).toBe(400)
      expect(reply.json()).toMatchObject({ resourceType: 'OperationOutcome' })
    }
  })

  it('is in the CapabilityStatement', async () => {
    const { body } = await request('/fhir/metadata', '')
    expect(valuesAt(body, 'rest.resource.operation.name')).toEqual(['summary'])
  })
})

describe('access', () => {
  it.each<[string, string, number]>([
    ['a', '/fhir/Observation/o1', 200],
    ['a', '/fhir/Observation/ob', 404],
    ['a', '/fhir/Observation/unknown', 404],
    ['both', '/fhir/Observation/ob', 200],
    ['open', '/fhir/Observation/ob', 200],
    ['a', '/fhir/Patient/b', 404],
    ['a', '/fhir/Observation?patient=b', 403],
    ['a', '/fhir/Observation?patient=Patient/b', 403],
    ['a', `/fhir/Observation?patient=${base}/Patient/b`, 403],
    ['a', '/fhir/Observation?patient=a,b', 403],
    ['a', '/fhir/Observation?patient=unknown', 403],
    ['a', '/fhir/CareTeam?subject=Patient/b', 403],
    ['a', '/fhir/RelatedPerson/ra', 200],
    ['a', '/fhir/RelatedPerson/rb', 404],
    ['a', '/fhir/Provenance/p1', 200],
    ['a', '/fhir/Provenance/pb', 404],
    ['a', '/fhir/Practitioner/dr', 200],
    ['a', '/fhir/Group?type=person', 403],
    ['dr', '/fhir/Group?type=person', 200],
    ['dr', '/fhir/Group?member=Patient/b', 403],
    ['dr', '/fhir/Group/g', 404],
    ['team', '/fhir/Observation/o1', 403],
    ['team', '/fhir/Observation?patient=a', 403],
    ['a', '/fhir/Binary/ba', 200],
    ['documents', '/fhir/Binary/ba', 200],
    ['team', '/fhir/Binary/ba', 403],
    ['a', '/fhir/Binary/loose', 404],
    ['a', '/fhir/ImagingStudy/i', 404],
    ['a', '/fhir/ImagingStudy?patient=a', 404],
    ['a', '/fhir/DiagnosticOrder?patient=a', 404],
    ['a', '/fhir/Questionnaire/q', 404],
    ['a', '/fhir/Provenance?target=x', 404],
  ])('token %s gets %s: %s', async (token, path, status) => {
    const reply = await request(path, token)
    expect(reply.status).toBe(status)
    if (status >= 400) expect(reply.body).toMatchObject({ resourceType: 'OperationOutcome' })
  })

  it('answers for another patient exactly as for an unknown id', async () => {
    const [other, unknown] = [await request('/fhir/Observation/ob'), await request('/fhir/Observation/zz')]
    expect(other.text.replace('ob', 'zz')).toBe(unknown.text)
  })

  it('limits a search without a patient to the patients in reach', async () => {
    expect((await request('/fhir/Patient?family=berg')).keys).toEqual(['Patient/a'])
    expect((await request('/fhir/Patient?family=berg', 'both')).keys).toEqual(['Patient/a', 'Patient/b'])
    expect((await request('/fhir/Observation?code=w&_count=100')).total).toBe(7)
    expect((await request('/fhir/Observation?code=w&_count=100', 'both')).total).toBe(8)
  })
})

describe('cached responses', () => {
  const address = '/fhir/Observation?code=w&_count=2'

  it('depend on the reach, also for the same URL and scopes', async () => {
    const [first, other, repeated] = [await request(address), await request(address, 'b'), await request(address)]
    expect([first.keys, other.keys]).toEqual([['Observation/o6', 'Observation/o5'], ['Observation/ob']])
    expect(repeated.text).toBe(first.text)
    expect((await request(address, 'both')).keys).toEqual(['Observation/ob', 'Observation/o6'])
  })

  it('are not sent without a valid token and scope', async () => {
    await request(address)
    expect([
      (await request(address, 'team')).status,
      (await request(address, '')).status,
      (await request(address, 'x')).status,
    ]).toEqual([403, 401, 401])
  })
})

describe('searchset', () => {
  it('pages through all matches once, newest first', async () => {
    const keys: string[] = []
    let url: unknown = '/fhir/Observation?patient=a&date=ge2020&_revinclude=Provenance:target'
    while (typeof url === 'string') {
      const page = await request(url)
      expect(page.total).toBe(7)
      keys.push(...page.keys)
      url = valuesAt(page.body, 'link')
        .filter((link) => valuesAt(link, 'relation')[0] === 'next')
        .flatMap((link) => valuesAt(link, 'url'))[0]
    }
    const expected = ['o6', 'o5', 'o4', 'p1', 'o3', 'o2', 'o1', 'o0'].map(
      (id) => `${id === 'p1' ? 'Provenance' : 'Observation'}/${id}`,
    )
    expect(keys).toEqual(expected)
  })

  it('binds a page link to the reach, rejects a changed one, and ignores further parameters', async () => {
    const first = await request('/fhir/Observation?patient=a')
    const next = String(valuesAt(first.body, 'link.url')[1])
    expect((await request(next)).status).toBe(200)
    expect((await request(next, 'both')).status).toBe(403)
    expect((await request(next.replace('_page=', '_page=x'))).status).toBe(400)
    expect((await request(`${next}&status=final&_count=1000`)).keys).toEqual((await request(next)).keys)
    expect((await request(next.replace('Observation', 'Condition'))).status).toBe(400)
  })

  it('includes only requested resources in reach and scope, marked as include', async () => {
    const names = ['PractitionerRole', 'Practitioner', 'RelatedPerson']
      .map((type) => `_include=CareTeam:participant:${type}`)
      .join('&')
    const reply = await request(`/fhir/CareTeam?patient=a&${names}`)
    expect(reply.keys).toEqual(['CareTeam/team', 'Practitioner/dr', 'RelatedPerson/ra'])
    expect(valuesAt(reply.body, 'entry.search.mode')).toEqual(['match', 'include', 'include'])
    expect(reply.total).toBe(1)
    expect((await request(`/fhir/CareTeam?patient=a&${names}`, 'team')).keys).toEqual([
      'CareTeam/team',
      'Practitioner/dr',
    ])
  })

  it('includes a Group for providers only, and each resource once', async () => {
    expect((await request('/fhir/CarePlan?patient=a&_include=CarePlan:subject')).keys).toEqual([
      'CarePlan/plan',
      'Patient/a',
    ])
    expect((await request('/fhir/CarePlan?patient=a&_include=CarePlan:subject', 'dr')).keys).toEqual([
      'CarePlan/plan',
      'Patient/a',
      'Group/g',
    ])
    expect((await request('/fhir/CareTeam?patient=b&_include=CareTeam:participant.member', 'both')).keys).toEqual([
      'CareTeam/wider',
    ])
  })

  it('accepts any combination of listed parameters when lenient, but no other parameter', async () => {
    const url = '/fhir/Observation?patient=a&code=w&status=final'
    expect((await request(url)).status).toBe(400)
    const lenient = serve(true)
    const reply = await lenient.inject({ url, headers: { authorization: 'Bearer a' } })
    expect(valuesAt(reply.json(), 'total')).toEqual([7])
    expect(
      (await lenient.inject({ url: `${url}&colour=red`, headers: { authorization: 'Bearer a' } })).statusCode,
    ).toBe(400)
  })

  describe('in lenient mode only', () => {
    const lenient = serve(true)
    const get = async (url: string, payload?: string) => {
      const reply = await lenient.inject({
        method: payload === undefined ? 'GET' : 'POST',
        url,
        headers: { authorization: 'Bearer a', 'content-type': 'application/x-www-form-urlencoded' },
        ...(payload === undefined ? {} : { payload }),
      })
      return { status: reply.statusCode, body: reply.json<Record<string, unknown>>() }
    }
    const ids = (body: unknown) => valuesAt(body, 'entry.resource.id')
    const allIds = async () => ids((await get('/fhir/Observation?patient=a&_count=100')).body)

    it.each(['_id=x', '_summary=count', '_elements=code'])('accepts %s', async (part) => {
      expect((await request(`/fhir/Observation?patient=a&${part}`)).status).toBe(400)
      expect((await get(`/fhir/Observation?patient=a&${part}`)).status).toBe(200)
    })

    it('finds one or more ids, in reach only', async () => {
      const [first, second] = await allIds()
      expect(
        ids((await get(`/fhir/Observation?_id=${String(second)},${String(first)},nobody`)).body).toSorted(),
      ).toEqual([first, second].toSorted())
      expect((await get(`/fhir/Observation?patient=a&_id=nobody`)).body['total']).toBe(0)
    })

    it('counts without records', async () => {
      const { body } = await get('/fhir/Observation?patient=a&_summary=count')
      expect([body['total'], body['entry'], valuesAt(body, 'link.relation')]).toEqual([
        (await allIds()).length,
        undefined,
        ['self'],
      ])
    })

    it('returns requested and mandatory elements, marked as SUBSETTED', async () => {
      const { body } = await get('/fhir/Observation?patient=a&_elements=category')
      for (const one of valuesAt(body, 'entry.resource')) {
        expect(
          Object.keys(one as object).filter(
            (name) => !['resourceType', 'id', 'meta', 'status', 'code', 'category'].includes(name),
          ),
        ).toEqual([])
        expect(valuesAt(one, 'meta.tag.code')).toContain('SUBSETTED')
        expect(valuesAt(one, 'status')).not.toEqual([])
      }
    })

    it.each(['text', 'data'])('accepts _summary=%s', async (kind) => {
      const { body } = await get(`/fhir/Observation?patient=a&_summary=${kind}`)
      for (const one of valuesAt(body, 'entry.resource'))
        expect(
          Object.keys(one as object).filter((name) =>
            kind === 'data'
              ? name === 'text'
              : !['resourceType', 'id', 'meta', 'text', 'status', 'code'].includes(name),
          ),
        ).toEqual([])
    })

    it('returns the elements of a summary, including choice types', async () => {
      const [one] = valuesAt((await get('/fhir/Observation?patient=a&_summary=true')).body, 'entry.resource')
      expect(Object.keys(one as object).toSorted()).toEqual([
        'code',
        'effectiveDateTime',
        'id',
        'meta',
        'resourceType',
        'status',
        'subject',
      ])
      const [plan] = valuesAt((await get('/fhir/DocumentReference?patient=a&_summary=true')).body, 'entry.resource')
      expect(Object.keys(plan as object)).toContain('content')
    })

    it('sorts in both directions, by several keys, across pages', async () => {
      const ascending = ids((await get('/fhir/Observation?patient=a&_sort=_id&_count=100')).body)
      expect(ascending).toEqual((await allIds()).toSorted())
      expect(ids((await get('/fhir/Observation?patient=a&_sort=-_id&_count=100')).body)).toEqual(ascending.toReversed())
      const dates = valuesAt(
        (await get('/fhir/Observation?patient=a&_sort=date,_id&_count=100')).body,
        'entry.resource.effectiveDateTime',
      ).map(String)
      expect(dates).toEqual(dates.toSorted())
      const page = (await get('/fhir/Observation?patient=a&_sort=-_id&_count=2')).body
      const [next] = valuesAt(page, 'link')
        .filter((link) => valuesAt(link, 'relation')[0] === 'next')
        .map((link) => String(valuesAt(link, 'url')[0]).replace(base, '/fhir'))
      expect([...ids(page), ...ids((await get(next ?? '')).body)]).toEqual(ascending.toReversed().slice(0, 4))
    })

    it.each([
      ['_sort=colour', '_sort=colour is not supported'],
      ['_summary=all', '_summary=all is not supported: count, text, data, true and false are.'],
    ])('rejects %s with a message', async (part, message) => {
      const { status, body } = await get(`/fhir/Observation?patient=a&${part}`)
      expect([
        status,
        String(valuesAt(body, 'issue.diagnostics')[0] ?? valuesAt(body, 'issue.details.text')[0]),
      ]).toEqual([400, expect.stringContaining(message)])
    })

    it('accepts a posted search, also with a query string, and no other POST', async () => {
      expect(ids((await get('/fhir/Observation/_search?_count=100', 'patient=a')).body)).toEqual(await allIds())
      expect((await request('/fhir/Observation/_search', 'a', {}, 'POST')).status).toBe(405)
      expect((await get('/fhir/Observation', 'patient=a')).status).toBe(405)
      expect((await get('/fhir/Observation/_search', 'colour=red')).status).toBe(400)
      const json = await lenient.inject({
        method: 'POST',
        url: '/fhir/Observation/_search',
        headers: { authorization: 'Bearer a', 'content-type': 'text/xml' },
        payload: '<a/>',
      })
      expect([json.statusCode, json.json<{ resourceType: string }>().resourceType]).toEqual([415, 'OperationOutcome'])
    })

    it('documents the mode in its metadata', async () => {
      const [strict, lenientMode] = await Promise.all(
        [app, lenient].map(async (server) =>
          (await server.inject({ url: '/fhir/metadata' })).json<Record<string, unknown>>(),
        ),
      )
      const documentation = (body: unknown) => String(valuesAt(body, 'rest.documentation')[0])
      const typesWithId = (body: unknown) =>
        valuesAt(body, 'rest.resource').filter((resource) => valuesAt(resource, 'searchParam.name').includes('_id'))
          .length
      expect([
        documentation(strict).includes('_summary'),
        documentation(lenientMode).includes('_summary'),
        documentation(lenientMode).includes('POST'),
      ]).toEqual([false, true, true])
      expect(typesWithId(lenientMode)).toBeGreaterThan(typesWithId(strict) + 10)
      expect([
        valuesAt(strict, 'rest.resource.extension').length > 0,
        valuesAt(lenientMode, 'rest.resource.extension'),
      ]).toEqual([true, []])
    })
  })

  it('accepts aliases and any order of parameters', async () => {
    expect((await request('/fhir/CareTeam?Participant=Practitioner/dr&patient=a')).keys).toEqual(['CareTeam/team'])
  })
})

describe('rejected requests', () => {
  it.each<[string, number, string]>([
    ['/fhir/Observation?colour=red', 400, 'patient; '],
    ['/fhir/Observation?patient=a&code:not=w', 400, 'category + patient'],
    ['/fhir/Condition?patient=a&category=x&clinical-status=y', 400, 'clinical-status + patient'],
    ['/fhir/Patient?active=true', 400, 'birthdate + family'],
    ['/fhir/CareTeam?patient=a&_include=CareTeam:nobody', 400, 'CareTeam:participant.member'],
    ['/fhir/Organization?name=x&_revinclude=Provenance:target', 400, 'no _revinclude'],
    ['/fhir/Observation?patient=a&_include=__proto__', 400, 'no _include'],
    ['/fhir/Observation?__proto__=a', 400, 'not supported'],
    ['/fhir/Observation?patient=a&date=ap2020', 400, 'gt, ge, lt or le'],
    ['/fhir/Observation?patient=', 400, 'empty'],
    ['/fhir/Observation?patient=%E0%A4%A', 400, 'percent-encoded'],
    ['/fhir/Observation/%E0%A4%A', 400, ''],
    ['/fhir/Patient/a/_history', 404, 'nothing'],
    ['/fhir', 404, 'nothing'],
    ['/fhir/constructor/x', 404, 'not served'],
    ['/fhir/Observation?patient=a&_format=xml', 406, 'JSON'],
  ])('%s: %s %s', async (path, status, text) => {
    const reply = await request(path)
    expect(reply.status).toBe(status)
    expect(reply.body).toMatchObject({ resourceType: 'OperationOutcome' })
    expect(String(valuesAt(reply.body, 'issue.diagnostics')[0])).toContain(text)
  })

  it('require a valid token', async () => {
    const [none, invalid] = [await request('/fhir/Patient/a', ''), await request('/fhir/Patient/a', 'wrong')]
    expect([none.status, none.headers['www-authenticate']]).toEqual([401, 'Bearer'])
    expect([invalid.status, invalid.headers['www-authenticate']]).toEqual([401, 'Bearer error="invalid_token"'])
    expect(invalid.body).toMatchObject({ resourceType: 'OperationOutcome' })
  })

  it('include methods other than GET', async () => {
    const reply = await request('/fhir/Patient', 'a', { 'content-type': 'application/fhir+json' }, 'POST')
    expect([reply.status, reply.headers.allow]).toEqual([405, 'GET'])
    expect((await request('/fhir/Patient/a', 'a', {}, 'DELETE')).body).toMatchObject({
      resourceType: 'OperationOutcome',
    })
  })

  it('include formats other than JSON', async () => {
    expect((await request('/fhir/Patient/a', 'a', { accept: 'application/fhir+xml' })).status).toBe(406)
    const reply = await request('/fhir/Patient/a', 'a', { accept: 'text/html, */*;q=0.5' })
    expect(reply.status).toBe(200)
    expect(reply.headers).toMatchObject({
      'cache-control': 'no-store',
      'content-type': 'application/fhir+json; charset=utf-8',
    })
  })

  it('include a Binary in another content type than its own or FHIR', async () => {
    expect((await request('/fhir/Binary/ba', 'a', { accept: 'text/plain' })).text).toBe('hi')
    expect((await request('/fhir/Binary/ba', 'a', { accept: 'application/fhir+json' })).body).toMatchObject({
      data: 'aGk=',
    })
    expect((await request('/fhir/Binary/ba', 'a', { accept: 'application/pdf' })).status).toBe(406)
  })
})

it('metadata needs no token', async () => {
  const { status, body } = await request('/fhir/metadata', '')
  expect(status).toBe(200)
  expect(body).toMatchObject({
    resourceType: 'CapabilityStatement',
    fhirVersion: '4.0.1',
    software: { version: '26.0' },
  })
  const types = valuesAt(body, 'rest.resource.type')
  expect(types).toEqual(expect.arrayContaining(['Observation', 'Group', 'RelatedPerson']))
  expect(types).not.toContain('DiagnosticOrder')
})
