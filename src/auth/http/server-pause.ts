import { FhirError } from '../../fhir/errors'

/** A pause that requests wait for; of a longer one the reader is told at once. */
export const MAX_SILENT_PAUSE_MS = 5_000

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

/** Until when a server has asked not to be sent requests: Retry-After is the least time to wait, for every request (RFC 9110 10.2.3, RFC 6585 4). */
export class ServerPause {
  #until = 0

  /** Takes the time from a failed request. */
  learnFrom(cause: unknown): void {
    if (cause instanceof FhirError) this.#until = Math.max(this.#until, cause.retryAt ?? 0)
  }

  /** Resolves when requests are allowed. Throws FhirError `busy` with the time when that is not soon. */
  async passed(request: string, signal: AbortSignal): Promise<void> {
    // Again, if another request was told to wait longer meanwhile.
    for (let until = 0; until < this.#until;) {
      until = this.#until
      const rest = until - Date.now()
      if (rest > MAX_SILENT_PAUSE_MS) throw new FhirError('busy', request, undefined, until)
      if (rest > 0) await delay(rest, signal)
    }
  }
}
