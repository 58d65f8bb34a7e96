import { PAGE_PARAMETER } from '../fhir/search'
import type { FaultRequest, FaultResponse } from './types'

const outcome = (severity: string, code: string, diagnostics: string) => ({
  resourceType: 'OperationOutcome',
  issue: [{ severity, code, diagnostics }],
})

export interface Refusal {
  readonly code: string
  readonly why: string
  readonly headers?: (seconds: number) => Readonly<Record<string, string>>
}

export const refuseWith =
  (status: number, { code, why, headers = () => ({}) }: Refusal) =>
  ({ type }: FaultRequest, seconds: number): FaultResponse => {
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

export const LOGIN_REQUIRED: Refusal = {
  code: 'login',
  why: 'The access token is not valid or has expired.',
  headers: () => ({ 'www-authenticate': 'Bearer error="invalid_token"' }),
}
export const TOO_MANY_REQUESTS: Refusal = { code: 'throttled', why: 'Too many requests.' }

export const htmlPage = (): FaultResponse => ({
  status: 200,
  headers: { 'content-type': 'text/html; charset=utf-8' },
  body: '<!doctype html><html lang="en"><title>Maintenance</title><p>We are working on this system.</p></html>',
})

export const redirectToStartPage = ({ url }: FaultRequest): FaultResponse => ({
  status: 302,
  headers: { location: `${new URL(url).origin}/` },
  body: '',
})

export const truncateBody = (response: FaultResponse): FaultResponse => ({
  ...response,
  body: response.body.slice(0, Math.floor(response.body.length / 2)),
})

export const FATAL_OUTCOME: FaultResponse = {
  status: 200,
  headers: { 'content-type': 'application/fhir+json; charset=utf-8' },
  body: JSON.stringify(outcome('fatal', 'exception', 'The list could not be made.')),
}

export const incompleteOutcome = {
  resource: outcome('warning', 'incomplete', 'One source could not be reached. Some records may be missing.'),
  search: { mode: 'outcome' },
}
export const OTHER_HOST_PAGE = 'https://elsewhere.example/fhir/next-page'

export const maintenancePage = (_request: FaultRequest, seconds: number): FaultResponse => ({
  ...htmlPage(),
  status: 503,
  headers: { 'content-type': 'text/html; charset=utf-8', 'retry-after': String(seconds) },
})

export const withoutCors = ({ headers, ...response }: FaultResponse): FaultResponse => ({
  ...response,
  headers: Object.fromEntries(Object.entries(headers).filter(([name]) => !name.startsWith('access-control-'))),
})

export function redirectToApp(error: string, { callback }: FaultRequest): FaultResponse {
  const to = new URL(String(callback))
  for (const [name, value] of Object.entries({ error, error_description: 'A fault of the sandbox.' }))
    to.searchParams.set(name, value)
  return { status: 303, headers: { location: to.href }, body: '' }
}

export const isLaterPage = ({ url }: FaultRequest): boolean => new URL(url).searchParams.has(PAGE_PARAMETER)
export const expiredPage = refuseWith(410, {
  code: 'expired',
  why: 'This page link has expired. Start the search again.',
})
