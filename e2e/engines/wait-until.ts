/** Far longer than any page takes on a busy machine. */
const TIMEOUT_MS = 120_000
/** Long enough to leave the CPU to the browser. */
const POLL_INTERVAL_MS = 40

/** Polls until `poll` returns a value other than undefined and false. Rejects on timeout, with the last error. */
export async function waitUntil<T>(what: string, poll: () => Promise<T | undefined>): Promise<T> {
  const end = Date.now() + TIMEOUT_MS
  for (;;) {
    let reason = ''
    // Polling during a navigation fails and is repeated.
    const found = await poll().catch((cause: unknown) => {
      reason = String(cause)
      return undefined
    })
    if (found !== undefined && found !== false) return found
    if (Date.now() > end) throw new Error(`not within ${TIMEOUT_MS / 1000} s: ${what}${reason && ` (${reason})`}`)
    await new Promise((resolve) => setTimeout(resolve, POLL_INTERVAL_MS))
  }
}
