import { FhirError, MAX_SILENT_PAUSE_MS } from '../../fhir/errors'

/** Until when a server has asked not to be sent requests, in milliseconds since 1970; shared by the sessions of one sign-in. */
export interface ServerPause {
  until: number
}

/** Resolves after the time; rejects when the signal aborts first. */
function delay(ms: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    const onAbort = (): void => {
      clearTimeout(timer)
      reject(signal.reason as Error)
    }
    const timer = setTimeout(() => {
      signal.removeEventListener('abort', onAbort)
      resolve()
    }, ms)
    signal.addEventListener('abort', onAbort, { once: true })
  })
}

/**
 * Resolves when requests are allowed: Retry-After is the least time to wait, for every request (RFC 9110 10.2.3, RFC 6585 4). Throws FhirError `busy` with
 * the time when that is not soon.
 */
export async function pausePassed(pause: ServerPause, request: string, signal: AbortSignal): Promise<void> {
  // Again, if another request was told to wait longer meanwhile.
  for (let until = 0; until < pause.until;) {
    until = pause.until
    const rest = until - Date.now()
    if (rest > MAX_SILENT_PAUSE_MS) throw new FhirError('busy', request, undefined, until)
    if (rest > 0) await delay(rest, signal)
  }
}
