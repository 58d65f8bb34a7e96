import { withoutUndefined } from '../../lib/json'
import { SignInError } from '../sign-in-error'

/** For each response that a sign-in needs, including its body. */
export const OAUTH_TIMEOUT_MS = 20_000

/** Runs `work` with a signal that aborts after the timeout; work that ignores it is abandoned. Rejects with SignInError `slow`. */
export async function withTimeout<T>(
  what: string,
  ehrId: string | undefined,
  work: (signal: AbortSignal) => Promise<T>,
  timeoutMs = OAUTH_TIMEOUT_MS,
): Promise<T> {
  const controller = new AbortController()
  let timer: ReturnType<typeof setTimeout> | undefined
  const timeout = new Promise<never>((_, reject) => {
    timer = setTimeout(() => {
      controller.abort()
      reject(new SignInError('slow', what, ehrId))
    }, timeoutMs)
  })
  try {
    return await Promise.race([work(controller.signal), timeout])
  } finally {
    clearTimeout(timer)
  }
}

/** A server error, too many requests, or an HTML page instead of the expected document, as servers under maintenance send it. */
export function isUnavailable({ ok, status, headers }: Response): boolean {
  return status >= 500 || status === 429 || (ok && /^text\/html\b/i.test(headers.get('content-type') ?? ''))
}

/** When the server of an error response allows the next request; undefined if unknown, also if the code to read the header cannot be loaded. */
export async function nextRequestAt({ status, headers }: Response): Promise<number | undefined> {
  if ((status !== 429 && status < 500) || !headers.has('retry-after')) return undefined
  return import('./retry-after').then(
    ({ retryAt }) => retryAt(headers),
    () => undefined,
  )
}

/** The failure of a sign-in whose server is unavailable, with the time of the next try if the server names one. */
export async function unavailableError(
  response: Response,
  what: string,
  ehrId: string | undefined,
): Promise<SignInError> {
  const retryAt = await nextRequestAt(response)
  return new SignInError('down', `${what} HTTP ${response.status}`, ehrId, withoutUndefined({ retryAt }))
}

const REQUEST_DEFAULTS: RequestInit = {
  headers: { accept: 'application/json' },
  credentials: 'omit',
  redirect: 'error',
  cache: 'no-store',
}

/** Gets a public document of the authorization server, such as its keys. */
export const getPublic = (address: string, signal: AbortSignal): Promise<Response> =>
  fetch(address, { ...REQUEST_DEFAULTS, signal })

/** Posts a form to an endpoint of the authorization server. Redirects are refused: they would carry a code, verifier or token elsewhere. */
export function postForm(
  address: string,
  fields: Readonly<Record<string, string>>,
  signal?: AbortSignal,
): Promise<Response> {
  return fetch(address, {
    ...REQUEST_DEFAULTS,
    method: 'POST',
    body: new URLSearchParams(fields),
    ...(signal === undefined ? {} : { signal }),
  })
}
