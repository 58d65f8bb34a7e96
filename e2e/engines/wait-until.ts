/** Far beyond what a page takes on a busy machine: only what never comes meets it. */
const TIMEOUT_MS = 120_000
/** Between two looks: long enough to leave the browser its processor. */
const POLL_INTERVAL_MS = 40

/** Looks again and again until there is something; what failed or was missing at the end is in the error. */
export async function waitUntil<T>(what: string, look: () => Promise<T | undefined>): Promise<T> {
  const end = Date.now() + TIMEOUT_MS
  for (;;) {
    let reason = ''
    // A look in the middle of a change of page fails, and the next one does not.
    const found = await look().catch((cause: unknown) => {
      reason = String(cause)
      return undefined
    })
    if (found !== undefined && found !== false) return found
    if (Date.now() > end) throw new Error(`not within ${TIMEOUT_MS / 1000} s: ${what}${reason && ` (${reason})`}`)
    await new Promise((resolve) => setTimeout(resolve, POLL_INTERVAL_MS))
  }
}
