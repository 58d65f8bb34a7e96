import {
  addEntry,
  malformedRecord,
  onBundle,
  onJson,
  patientElement,
  strangersRecord,
  twentyMegabytes,
  without,
  withNext,
} from './bundles'
import { PAGE } from '../fhir/search'
import { onIdToken, otherKeys } from './id-tokens'
import type { Answer, Ask, Fault } from './types'

const records = ['search', 'read'] as const
const others = ['code', 'refresh', 'document', 'authorize'] as const
const tokens = ['code', 'refresh'] as const

const outcome = (severity: string, code: string, diagnostics: string) => ({
  resourceType: 'OperationOutcome',
  issue: [{ severity, code, diagnostics }],
})

interface Refusal {
  readonly code: string
  readonly why: string
  readonly headers?: (seconds: number) => Readonly<Record<string, string>>
}

const refused =
  (status: number, { code, why, headers = () => ({}) }: Refusal) =>
  ({ type }: Ask, seconds: number): Answer => {
    const oauth = { error: status >= 500 ? 'server_error' : 'invalid_request', error_description: why }
    return {
      status,
      headers: {
        'content-type': type === 'token' ? 'application/json' : 'application/fhir+json; charset=utf-8',
        ...headers(seconds),
      },
      body: JSON.stringify(type === 'token' ? oauth : outcome('error', code, why)),
    }
  }

const status = (says: string, number: number, refusal: Refusal, more: Partial<Fault> = {}): Fault => ({
  says,
  on: records,
  named: others,
  instead: refused(number, refusal),
  ...more,
})

const noLogin: Refusal = {
  code: 'login',
  why: 'The access token is not valid or has expired.',
  headers: () => ({ 'www-authenticate': 'Bearer error="invalid_token"' }),
}
const tooMany: Refusal = { code: 'throttled', why: 'Too many requests.' }

const htmlPage = (): Answer => ({
  status: 200,
  headers: { 'content-type': 'text/html; charset=utf-8' },
  body: '<!doctype html><html lang="en"><title>Maintenance</title><p>We are working on this system.</p></html>',
})

const toStartPage = ({ url }: Ask): Answer => ({
  status: 302,
  headers: { location: `${new URL(url).origin}/` },
  body: '',
})

const cut = (answer: Answer): Answer => ({ ...answer, body: answer.body.slice(0, Math.floor(answer.body.length / 2)) })

const noList: Answer = {
  status: 200,
  headers: { 'content-type': 'application/fhir+json; charset=utf-8' },
  body: JSON.stringify(outcome('fatal', 'exception', 'The list could not be made.')),
}

const partly = {
  resource: outcome('warning', 'incomplete', 'One source could not be reached. Some records may be missing.'),
  search: { mode: 'outcome' },
}
const elsewhere = 'https://elsewhere.example/fhir/next-page'

const maintenance = (_ask: Ask, seconds: number): Answer => ({
  ...htmlPage(),
  status: 503,
  headers: { 'content-type': 'text/html; charset=utf-8', 'retry-after': String(seconds) },
})

const withoutCors = ({ headers, ...answer }: Answer): Answer => ({
  ...answer,
  headers: Object.fromEntries(Object.entries(headers).filter(([name]) => !name.startsWith('access-control-'))),
})

/** The codes of RFC 6749, 4.1.2.1, with what went wrong. */
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

function toApp(error: string, { back }: Ask): Answer {
  const to = new URL(String(back))
  for (const [name, value] of Object.entries({ error, error_description: 'A fault of the sandbox.' }))
    to.searchParams.set(name, value)
  return { status: 303, headers: { location: to.href }, body: '' }
}

const atAuthorize = Object.fromEntries(
  Object.entries(authorizeErrors).map(([error, why]): [string, Fault] => [
    `authorize-${error}`,
    {
      says: `The request for authorization is sent back to the app with ${error}: ${why}.`,
      on: ['authorize'],
      when: ({ back }) => back !== undefined,
      instead: (ask) => toApp(error, ask),
    },
  ]),
) as Readonly<Record<`authorize-${AuthorizeError}`, Fault>>

const isFurtherPage = ({ url }: Ask): boolean => new URL(url).searchParams.has(PAGE)
const expiredPage = refused(410, { code: 'expired', why: 'This page link has expired. Start the search again.' })

/** Everything that can go wrong, by the name it is asked for. */
export const faults = {
  slow: { says: 'The answer comes late.', on: records, named: others, wait: 'seconds', seconds: 10 },
  hang: { says: 'No answer comes until the fault is turned off.', on: records, named: others, wait: 'untilReset' },
  late: {
    says: 'The server does what it is asked, and keeps its answer until the fault is turned off.',
    on: records,
    named: others,
    wait: 'untilReset',
    after: true,
  },
  400: status('HTTP 400: the request is not understood.', 400, {
    code: 'invalid',
    why: 'The request is not understood.',
  }),
  '401-once': status('HTTP 401 one time: the app should renew its token and go on.', 401, noLogin, { times: 1 }),
  '401-always': status('HTTP 401 every time, even with a new token.', 401, noLogin),
  403: status('HTTP 403: not allowed.', 403, { code: 'forbidden', why: 'This is not allowed.' }),
  404: status('HTTP 404: not there.', 404, { code: 'not-found', why: 'There is nothing here.' }),
  410: status('HTTP 410: was there and has been removed.', 410, { code: 'deleted', why: 'This has been removed.' }),
  413: status('HTTP 413: the answer would be too large.', 413, {
    code: 'too-costly',
    why: 'The answer would be too large.',
  }),
  429: status('HTTP 429: too many requests, without a word on when to come back.', 429, tooMany),
  '429-retry-after': status(
    'HTTP 429 with Retry-After: come back in so many seconds.',
    429,
    { ...tooMany, headers: (seconds) => ({ 'retry-after': String(seconds) }) },
    { seconds: 3 },
  ),
  500: status('HTTP 500: the server made a mistake.', 500, { code: 'exception', why: 'The server made a mistake.' }),
  503: status('HTTP 503: the server is not available.', 503, {
    code: 'transient',
    why: 'The server is not available.',
  }),
  redirect: { says: 'HTTP 302 to the start page of the sandbox.', on: records, named: others, instead: toStartPage },
  html: { says: 'HTTP 200 with a page of HTML in place of JSON.', on: records, named: others, instead: htmlPage },
  maintenance: {
    says: 'HTTP 503 with a page of HTML that says the system is closed for work, and Retry-After.',
    on: records,
    named: others,
    instead: maintenance,
    seconds: 120,
  },
  'no-cors': {
    says: 'No answer has CORS headers: the browser keeps it from the app.',
    on: records,
    named: ['code', 'refresh', 'document'],
    change: withoutCors,
  },
  dropped: {
    says: 'The connection ends in the middle of the answer.',
    on: records,
    named: ['code', 'refresh', 'document'],
    delivery: 'dropped',
  },
  drip: {
    says: 'The answer comes in twenty pieces, slowly.',
    on: records,
    named: ['code', 'refresh', 'document'],
    delivery: 'drip',
    seconds: 10,
  },
  truncated: { says: 'The JSON stops in the middle.', on: records, named: others, change: cut },
  '20mb': {
    says: 'A page of 20 MB: copies of its records fill it up.',
    on: ['search'],
    change: onBundle(twentyMegabytes),
  },
  'next-loop': {
    says: 'The next link leads to the same page again.',
    on: ['search'],
    change: onBundle((bundle, { url }) => withNext(bundle, url)),
  },
  'next-expired': {
    says: 'The next link is no longer good: HTTP 410 for every page but the first.',
    on: ['search'],
    when: isFurtherPage,
    instead: expiredPage,
  },
  'next-elsewhere': {
    says: 'The next link leads to another host.',
    on: ['search'],
    change: onBundle((bundle) => withNext(bundle, elsewhere)),
  },
  'wrong-patient': {
    says: 'A record of another patient comes along.',
    on: records,
    fits: (type) => patientElement(type) !== undefined || type === 'Patient',
    change: onJson(strangersRecord),
  },
  malformed: {
    says: 'The elements of one record have the wrong JSON types.',
    on: records,
    change: onJson(malformedRecord),
  },
  'not-a-resource': {
    says: 'A list has an entry that is no resource.',
    on: ['search'],
    change: onBundle((bundle) => addEntry(bundle, { resource: { broken: true } })),
  },
  'outcome-in-bundle': {
    says: 'HTTP 200, and an OperationOutcome among the records says that some may be missing.',
    on: ['search'],
    change: onBundle((bundle) => addEntry(bundle, partly)),
  },
  'outcome-only': {
    says: 'HTTP 200 with an OperationOutcome of severity fatal in place of the list.',
    on: ['search'],
    instead: () => noList,
  },
  'nothing-of-total': {
    says: 'A list counts five records and has none of them.',
    on: ['search'],
    change: onBundle((bundle) => ({ ...without('entry', 'link')(bundle), total: 5 })),
  },
  'no-total': {
    says: 'A list does not say how many records there are.',
    on: ['search'],
    change: onBundle(without('total')),
  },
  'id-token-nonce': {
    says: 'The id_token has another nonce than the app sent; its signature is right.',
    on: tokens,
    change: onIdToken(() => ({ nonce: 'of-another-sign-in' })),
  },
  'id-token-audience': {
    says: 'The id_token is meant for another app; its signature is right.',
    on: tokens,
    change: onIdToken(() => ({ aud: 'another-app' })),
  },
  'id-token-issuer': {
    says: 'The id_token names another issuer; its signature is right.',
    on: tokens,
    change: onIdToken(() => ({ iss: 'https://elsewhere.example' })),
  },
  'id-token-expired': {
    says: 'The id_token ended a day ago; its signature is right.',
    on: tokens,
    change: onIdToken((now) => ({ iat: now - 90_000, exp: now - 86_400 })),
  },
  'id-token-signature': {
    says: 'The id_token is signed with a key that the server does not publish.',
    on: tokens,
    change: onIdToken(() => ({}), 'stranger'),
  },
  'jwks-rotated': {
    says: 'The published keys are new ones: none of them has signed the id_token.',
    on: ['document'],
    fits: (type) => type === 'jwks',
    change: otherKeys,
  },
  ...atAuthorize,
  'token-no-scope': { says: 'The token answer has no scope.', on: tokens, change: onJson(without('scope')) },
  'token-no-patient': { says: 'The token answer has no patient.', on: tokens, change: onJson(without('patient')) },
  'token-no-id-token': { says: 'The token answer has no id_token.', on: tokens, change: onJson(without('id_token')) },
  'refresh-refused': {
    says: 'A refresh token is refused (invalid_grant); nothing is used up.',
    on: ['refresh'],
    instead: () => ({
      status: 400,
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ error: 'invalid_grant', error_description: 'grant request is invalid' }),
    }),
  },
} as const satisfies Readonly<Record<string, Fault>>

export type FaultKind = keyof typeof faults

export const faultKinds = Object.keys(faults) as readonly `${FaultKind}`[]

/** The fault of that name. */
export function faultOf(kind: string): Fault | undefined {
  return Object.hasOwn(faults, kind) ? faults[kind as FaultKind] : undefined
}
