import {
  addEntry,
  malformFirstRecord,
  changeBundle,
  changeJson,
  patientElement,
  addOtherPatientsRecord,
  endShortOfTotal,
  padTo20Megabytes,
  omitElements,
  withNext,
} from './bundles'
import { changeIdToken, replaceKeys } from './id-tokens'
import {
  expiredPage,
  FATAL_OUTCOME,
  htmlPage,
  incompleteOutcome,
  isLaterPage,
  LOGIN_REQUIRED,
  maintenancePage,
  OTHER_HOST_PAGE,
  redirectToApp,
  redirectToStartPage,
  type Refusal,
  refuseWith,
  TOO_MANY_REQUESTS,
  truncateBody,
  withoutCors,
} from './responses'
import type { Fault } from './types'

const recordInteractions = ['search', 'read'] as const
const otherInteractions = ['code', 'refresh', 'document', 'authorize'] as const
const tokenInteractions = ['code', 'refresh'] as const

const statusFault = (description: string, status: number, refusal: Refusal, overrides: Partial<Fault> = {}): Fault => ({
  description,
  on: recordInteractions,
  alsoOn: otherInteractions,
  respond: refuseWith(status, refusal),
  ...overrides,
})

/** Error codes of RFC 6749, 4.1.2.1, with explanations. */
const authorizeErrors = {
  invalid_request: 'a parameter is missing or wrong',
  unauthorized_client: 'this app may not ask for a code',
  access_denied: 'the person or the server said no',
  unsupported_response_type: 'the server gives no codes',
  invalid_scope: 'a scope is unknown or too much',
  server_error: 'the server met something unexpected',
  temporarily_unavailable: 'the server is too busy or closed for a while',
} as const

type AuthorizeError = keyof typeof authorizeErrors

const authorizeFaults = Object.fromEntries(
  Object.entries(authorizeErrors).map(([error, why]): [string, Fault] => [
    `authorize-${error}`,
    {
      description: `The authorization request is redirected back to the app with ${error}: ${why}.`,
      on: ['authorize'],
      when: ({ callback }) => callback !== undefined,
      respond: (request) => redirectToApp(error, request),
    },
  ]),
) as Readonly<Record<`authorize-${AuthorizeError}`, Fault>>

/** All faults, by the kind that selects them. */
export const faults = {
  slow: {
    description: 'The response is delayed.',
    on: recordInteractions,
    alsoOn: otherInteractions,
    wait: 'seconds',
    defaultSeconds: 10,
  },
  hang: {
    description: 'There is no response until the fault is turned off.',
    on: recordInteractions,
    alsoOn: otherInteractions,
    wait: 'untilReset',
  },
  late: {
    description: 'The server processes the request but holds back its response until the fault is turned off.',
    on: recordInteractions,
    alsoOn: otherInteractions,
    wait: 'untilReset',
    afterResponse: true,
  },
  400: statusFault('HTTP 400: the request is not understood.', 400, {
    code: 'invalid',
    why: 'The request is not understood.',
  }),
  '401-once': statusFault('HTTP 401 one time: the app should renew its token and go on.', 401, LOGIN_REQUIRED, {
    defaultCount: 1,
  }),
  '401-always': statusFault('HTTP 401 every time, even with a new token.', 401, LOGIN_REQUIRED),
  403: statusFault('HTTP 403: not allowed.', 403, { code: 'forbidden', why: 'This is not allowed.' }),
  404: statusFault('HTTP 404: not there.', 404, { code: 'not-found', why: 'There is nothing here.' }),
  410: statusFault('HTTP 410: was there and has been removed.', 410, {
    code: 'deleted',
    why: 'This has been removed.',
  }),
  413: statusFault('HTTP 413: the answer would be too large.', 413, {
    code: 'too-costly',
    why: 'The answer would be too large.',
  }),
  429: statusFault('HTTP 429: too many requests, without a word on when to come back.', 429, TOO_MANY_REQUESTS),
  '429-retry-after': statusFault(
    'HTTP 429 with Retry-After: come back in so many seconds.',
    429,
    { ...TOO_MANY_REQUESTS, headers: (seconds) => ({ 'retry-after': String(seconds) }) },
    { defaultSeconds: 3 },
  ),
  500: statusFault('HTTP 500: the server made a mistake.', 500, {
    code: 'exception',
    why: 'The server made a mistake.',
  }),
  503: statusFault('HTTP 503: the server is not available.', 503, {
    code: 'transient',
    why: 'The server is not available.',
  }),
  redirect: {
    description: 'HTTP 302 to the start page of the sandbox.',
    on: recordInteractions,
    alsoOn: otherInteractions,
    respond: redirectToStartPage,
  },
  html: {
    description: 'HTTP 200 with an HTML page instead of JSON.',
    on: recordInteractions,
    alsoOn: otherInteractions,
    respond: htmlPage,
  },
  maintenance: {
    description: 'HTTP 503 with an HTML maintenance page and Retry-After.',
    on: recordInteractions,
    alsoOn: otherInteractions,
    respond: maintenancePage,
    defaultSeconds: 120,
  },
  'no-cors': {
    description: 'Responses have no CORS headers, so the browser blocks them.',
    on: recordInteractions,
    alsoOn: ['code', 'refresh', 'document'],
    transform: withoutCors,
  },
  dropped: {
    description: 'The connection closes in the middle of the response.',
    on: recordInteractions,
    alsoOn: ['code', 'refresh', 'document'],
    delivery: 'dropped',
  },
  drip: {
    description: 'The response body arrives slowly, in twenty chunks.',
    on: recordInteractions,
    alsoOn: ['code', 'refresh', 'document'],
    delivery: 'drip',
    defaultSeconds: 10,
  },
  truncated: {
    description: 'The JSON is truncated.',
    on: recordInteractions,
    alsoOn: otherInteractions,
    transform: truncateBody,
  },
  '20mb': {
    description: 'A page of 20 MB, padded with copies of its records.',
    on: ['search'],
    transform: changeBundle(padTo20Megabytes),
  },
  'next-loop': {
    description: 'The next link points to the same page.',
    on: ['search'],
    transform: changeBundle((bundle, { url }) => withNext(bundle, url)),
  },
  'next-expired': {
    description: 'The next link has expired: HTTP 410 for every page but the first.',
    on: ['search'],
    when: isLaterPage,
    respond: expiredPage,
  },
  'next-elsewhere': {
    description: 'The next link points to another host.',
    on: ['search'],
    transform: changeBundle((bundle) => withNext(bundle, OTHER_HOST_PAGE)),
  },
  'wrong-patient': {
    description: 'A list also contains a record of another patient.',
    on: recordInteractions,
    appliesTo: (type) => patientElement(type) !== undefined || type === 'Patient',
    transform: changeJson(addOtherPatientsRecord),
  },
  malformed: {
    description: 'The elements of one record have the wrong JSON types.',
    on: recordInteractions,
    transform: changeJson(malformFirstRecord),
  },
  'not-a-resource': {
    description: 'A list has an entry that is not a resource.',
    on: ['search'],
    transform: changeBundle((bundle) => addEntry(bundle, { resource: { broken: true } })),
  },
  'outcome-in-bundle': {
    description: 'HTTP 200 with an OperationOutcome in the list that says that records may be missing.',
    on: ['search'],
    transform: changeBundle((bundle) => addEntry(bundle, incompleteOutcome)),
  },
  'outcome-only': {
    description: 'HTTP 200 with an OperationOutcome of severity fatal instead of the list.',
    on: ['search'],
    respond: () => FATAL_OUTCOME,
  },
  'nothing-of-total': {
    description: 'A list reports a total of five records and contains none.',
    on: ['search'],
    transform: changeBundle((bundle) => ({ ...omitElements('entry', 'link')(bundle), total: 5 })),
  },
  short: {
    description: 'A list ends after half of its first page, without a next link; its total counts more records.',
    on: ['search'],
    transform: changeBundle(endShortOfTotal),
  },
  'no-total': {
    description: 'A list has no total.',
    on: ['search'],
    transform: changeBundle(omitElements('total')),
  },
  'id-token-nonce': {
    description: 'The id_token has a different nonce than the app sent; its signature is valid.',
    on: tokenInteractions,
    transform: changeIdToken(() => ({ nonce: 'of-another-sign-in' })),
  },
  'id-token-audience': {
    description: 'The id_token is for another audience; its signature is valid.',
    on: tokenInteractions,
    transform: changeIdToken(() => ({ aud: 'another-app' })),
  },
  'id-token-issuer': {
    description: 'The id_token is from another issuer; its signature is valid.',
    on: tokenInteractions,
    transform: changeIdToken(() => ({ iss: 'https://elsewhere.example' })),
  },
  'id-token-expired': {
    description: 'The id_token expired a day ago; its signature is valid.',
    on: tokenInteractions,
    transform: changeIdToken((now) => ({ iat: now - 90_000, exp: now - 86_400 })),
  },
  'id-token-signature': {
    description: 'The id_token is signed with a key that the server does not publish.',
    on: tokenInteractions,
    transform: changeIdToken(() => ({}), 'foreign'),
  },
  'jwks-rotated': {
    description: 'The published keys have been rotated: none of them has signed the id_token.',
    on: ['document'],
    appliesTo: (type) => type === 'jwks',
    transform: replaceKeys,
  },
  ...authorizeFaults,
  'token-no-scope': {
    description: 'The token response has no scope.',
    on: tokenInteractions,
    transform: changeJson(omitElements('scope')),
  },
  'token-no-patient': {
    description: 'The token response has no patient.',
    on: tokenInteractions,
    transform: changeJson(omitElements('patient')),
  },
  'token-no-id-token': {
    description: 'The token response has no id_token.',
    on: tokenInteractions,
    transform: changeJson(omitElements('id_token')),
  },
  'refresh-refused': {
    description: 'A refresh token is rejected (invalid_grant); it is not consumed.',
    on: ['refresh'],
    respond: () => ({
      status: 400,
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ error: 'invalid_grant', error_description: 'grant request is invalid' }),
    }),
  },
} as const satisfies Readonly<Record<string, Fault>>

export type FaultKind = keyof typeof faults

export const faultKinds = Object.keys(faults) as readonly `${FaultKind}`[]

/** The fault of a kind. */
export function faultOf(kind: string): Fault | undefined {
  return Object.hasOwn(faults, kind) ? faults[kind as FaultKind] : undefined
}
