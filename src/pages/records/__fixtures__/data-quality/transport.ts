import type { ServerResponse, DataQualityCase } from './data-quality-case'

const goal = (id: string, more: object = {}): object => ({
  resourceType: 'Goal',
  id,
  subject: { reference: 'Patient/p' },
  ...more,
})
const entry = (resource: object, mode?: string): object => ({ resource, ...(mode && { search: { mode } }) })
const bundle = (entries: readonly object[], more: object = {}): ServerResponse => ({
  body: { resourceType: 'Bundle', type: 'searchset', entry: entries, ...more },
})
const next = (url: string): object => ({ link: [{ relation: 'next', url }] })
const outcome = (text: string, code = 'informational') => ({
  resourceType: 'OperationOutcome',
  issue: [{ severity: 'warning', code, details: { text } }],
})
const one = [goal('1')]

/** Server responses (rows 1 to 20). */
export const transportCases: readonly DataQualityCase[] = [
  {
    row: 1,
    name: 'an OperationOutcome inside the list',
    type: 'Goal',
    responses: [bundle([entry(goal('1'), 'match'), entry(outcome('May not be the entire record'), 'outcome')])],
    expected: { matches: one, issues: ['May not be the entire record'] },
  },
  {
    row: 1,
    name: 'an OperationOutcome without a mode',
    type: 'Goal',
    responses: [bundle([entry(outcome('May not be the entire record'))])],
    expected: { matches: [], included: [], issues: ['May not be the entire record'] },
  },
  {
    row: 1,
    name: 'an OperationOutcome instead of the list',
    type: 'Goal',
    responses: [{ body: outcome('No results') }],
    expected: { kind: 'notAList', issues: ['No results'] },
  },
  {
    row: 2,
    name: 'no search mode',
    type: 'Goal',
    responses: [bundle([entry(goal('1')), entry({ resourceType: 'Practitioner', id: 'x' })])],
    expected: { matches: one, included: [{ resourceType: 'Practitioner', id: 'x' }] },
  },
  {
    row: 3,
    name: 'included records and provenance next to the list',
    type: 'Goal',
    provenance: true,
    responses: [bundle([entry(goal('1'), 'match'), entry({ resourceType: 'Provenance', id: 'v' }, 'include')])],
    expected: { matches: one, included: [{ resourceType: 'Provenance', id: 'v' }] },
  },
  {
    row: 4,
    name: 'no total',
    type: 'Goal',
    responses: [bundle([entry(goal('1'))])],
    expected: { total: undefined, complete: true },
  },
  {
    row: 4,
    name: 'a total that counts something else, or records that did not come',
    type: 'Goal',
    responses: [bundle([entry(goal('1'))], { total: 40 })],
    expected: { matches: one, total: 40, complete: false, truncationReason: 'total' },
  },
  {
    row: 5,
    name: 'an empty page before the last one',
    type: 'Goal',
    responses: [bundle([], next('Goal?page=2')), bundle([entry(goal('1'))])],
    expected: { matches: one, complete: true },
    neverRequests: /_count/,
  },
  {
    row: 6,
    name: 'the same record on two pages',
    type: 'Goal',
    responses: [bundle([entry(goal('1'))], next('Goal?page=2')), bundle([entry(goal('1'))])],
    expected: { matches: one, dropped: [{ type: 'Goal', id: '1', reason: 'duplicate' }] },
  },
  {
    row: 6,
    name: 'two versions of one record',
    type: 'Goal',
    responses: [
      bundle([entry(goal('1', { meta: { versionId: '2' } }))], next('Goal?page=2')),
      bundle([entry(goal('1', { meta: { versionId: '10' } }))]),
    ],
    expected: { matches: [goal('1', { meta: { versionId: '10' } })] },
  },
  {
    row: 7,
    name: 'a relative link to the next page, 4000 characters long',
    type: 'Goal',
    responses: [bundle([], next(`Goal?page=${'x'.repeat(4000)}`)), bundle([entry(goal('1'))])],
    expected: { matches: one, complete: true },
  },
  {
    row: 7,
    name: 'a next page on another server',
    type: 'Goal',
    responses: [bundle([entry(goal('1'))], next('https://elsewhere.example/fhir/Goal?page=2'))],
    expected: { matches: one, complete: false, truncationReason: 'pageFailed' },
  },
  {
    row: 7,
    name: 'a next page whose URL is invalid',
    type: 'Goal',
    responses: [bundle([entry(goal('1'))], next('http://['))],
    expected: { matches: one, complete: false, truncationReason: 'pageFailed' },
  },
  {
    row: 8,
    name: 'results that require a category',
    file: 'src/data/queries/search.test.ts',
    test: 'are searched by category and joined',
  },
  {
    row: 9,
    name: 'MedicationRequest that needs intent, or a practice',
    reason:
      'The API that the app uses lists prescriptions by the patient alone; an EHR with parameters of its own needs a gateway in front of it.',
  },
  {
    row: 10,
    name: 'a rejected _revinclude',
    type: 'Goal',
    provenance: true,
    responses: [{ status: 400, body: outcome('Unknown _revinclude', 'not-supported') }, bundle([entry(goal('1'))])],
    expected: { matches: one, complete: true },
  },
  {
    row: 11,
    name: 'parameters that the server ignores',
    type: 'Goal',
    responses: [bundle([entry(goal('1')), entry({ ...goal('2'), subject: { reference: 'Patient/other' } })])],
    expected: { matches: one, dropped: [{ type: 'Goal', id: '2', reason: 'otherPatient' }] },
  },
  {
    row: 12,
    name: 'a forbidden type',
    type: 'Goal',
    responses: [{ status: 403, body: outcome('Insufficient scope', 'forbidden') }],
    expected: { kind: 'notShared', status: 403 },
  },
  {
    row: 13,
    name: 'a type that the server does not have',
    type: 'Goal',
    responses: [{ status: 404, body: '' }],
    expected: { kind: 'notOffered' },
  },
  {
    row: 13,
    name: 'a search that the server does not have',
    type: 'Goal',
    responses: [{ status: 501, body: '' }],
    expected: { kind: 'notOffered', status: 501 },
  },
  {
    row: 13,
    name: 'a method that the server does not have',
    type: 'Goal',
    responses: [{ status: 405, body: '' }],
    expected: { kind: 'notOffered', status: 405 },
  },
  {
    row: 14,
    name: 'an empty list',
    type: 'AllergyIntolerance',
    responses: [bundle([])],
    expected: { matches: [], complete: true, dropped: [] },
  },
  {
    row: 14,
    name: 'no known allergies as a record',
    resource: {
      resourceType: 'AllergyIntolerance',
      code: { coding: [{ system: 'http://snomed.info/sct', code: '716186003', display: 'No known allergy' }] },
      recordedDate: '2024-05-03',
    },
    title: 'On record: no known allergies',
    shows: ['No known allergy', 'May 3, 2024'],
  },
  {
    row: 14,
    name: 'an empty list whose server counts five',
    type: 'Goal',
    responses: [bundle([], { total: 5 })],
    expected: { kind: 'notAList' },
  },
  {
    row: 15,
    name: 'a response that is too large for the server',
    type: 'Goal',
    responses: [{ status: 413, body: outcome('Too many', 'too-costly') }],
    expected: { kind: 'failed', status: 413, issues: ['Too many'] },
  },
  {
    row: 16,
    name: 'an odd content type',
    type: 'Goal',
    responses: [{ ...bundle([entry(goal('1'))]), headers: { 'content-type': 'text/json' } }],
    expected: { matches: one },
  },
  {
    row: 16,
    name: 'no content type',
    type: 'Goal',
    responses: [{ ...bundle([entry(goal('1'))]), headers: {} }],
    expected: { matches: one },
  },
  {
    row: 16,
    name: 'XML',
    type: 'Goal',
    responses: [{ body: '<Bundle xmlns="http://hl7.org/fhir"/>', headers: { 'content-type': 'application/fhir+xml' } }],
    expected: { kind: 'notFhir' },
  },
  {
    row: 17,
    name: 'a byte order mark, white space and a duplicate name',
    type: 'Goal',
    responses: [{ body: '\ufeff {"resourceType":"Bundle","type":"searchset","total":1,"total":0} \n' }],
    expected: { matches: [], total: 0, complete: true },
  },
  {
    row: 17,
    name: 'NaN',
    type: 'Goal',
    responses: [{ body: '{"resourceType":"Bundle","total":NaN}' }],
    expected: { kind: 'notFhir' },
  },
  {
    row: 18,
    name: 'digits of decimals',
    file: 'src/pages/records/data-quality.tz.test.ts',
    test: 'the page shows decimals with the digits that the server sent',
  },
  {
    row: 19,
    name: 'too many requests',
    type: 'Goal',
    responses: [{ status: 429, headers: { 'retry-after': '7' }, body: outcome('Slow down', 'throttled') }],
    expected: { kind: 'busy' },
  },
  {
    row: 20,
    name: 'a masked value',
    resource: {
      resourceType: 'Observation',
      code: { text: 'HIV test' },
      valueString: null,
      dataAbsentReason: { coding: [{ code: 'masked' }] },
    },
    shows: ['HIV test', 'Hidden to protect privacy'],
  },
  {
    row: 20,
    name: 'a masked name',
    resource: {
      resourceType: 'Condition',
      code: { extension: [{ url: 'http://hl7.org/fhir/StructureDefinition/data-absent-reason', valueCode: 'masked' }] },
    },
    title: 'Hidden to protect privacy',
    shows: ['Hidden to protect privacy'],
  },
  {
    row: 20,
    name: 'a record with a security label',
    audience: 'provider',
    resource: {
      resourceType: 'Condition',
      code: { text: 'Asthma' },
      meta: {
        security: [
          { system: 'http://terminology.hl7.org/CodeSystem/v3-Confidentiality', code: 'R', display: 'restricted' },
        ],
      },
    },
    shows: ['Restricted'],
  },
]
