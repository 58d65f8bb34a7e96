import { SignInProblem } from '../sign-in-error'

/** How long the EHR may take for each answer that a sign-in needs, body and all, in milliseconds. */
export const LIMIT = 20_000

/** Ends `work` after the limit, in milliseconds: it gets a signal, and what it does not hear is left behind. Rejects with SignInProblem `slow`. */
export async function inTime<T>(
  what: string,
  ehrId: string | undefined,
  work: (signal: AbortSignal) => Promise<T>,
  limit = LIMIT,
): Promise<T> {
  const over = new AbortController()
  let timer: ReturnType<typeof setTimeout> | undefined
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => {
      over.abort()
      reject(new SignInProblem('slow', what, ehrId))
    }, limit)
  })
  try {
    return await Promise.race([work(over.signal), late])
  } finally {
    clearTimeout(timer)
  }
}

/** It answers, but with an error of its own or with a page for people: it has a problem, or is closed for a while. */
export function isDown({ ok, status, headers }: Response): boolean {
  return status >= 500 || (ok && /^text\/html\b/i.test(headers.get('content-type') ?? ''))
}

const careful: RequestInit = {
  headers: { accept: 'application/json' },
  credentials: 'omit',
  redirect: 'error',
  cache: 'no-store',
}

/** Gets what everybody may read from the authorization server, such as its keys. */
export const getOpen = (address: string, signal: AbortSignal): Promise<Response> =>
  fetch(address, { ...careful, signal })

/** Posts a form to an endpoint of the authorization server. A redirect is refused: it would carry a code, a verifier or a token elsewhere. */
export function postForm(
  address: string,
  fields: Readonly<Record<string, string>>,
  signal?: AbortSignal,
): Promise<Response> {
  return fetch(address, {
    ...careful,
    method: 'POST',
    body: new URLSearchParams(fields),
    ...(signal === undefined ? {} : { signal }),
  })
}
