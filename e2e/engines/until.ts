/** Far beyond what a page takes on a busy machine: only what never comes meets it. */
const DEADLINE = 120_000
/** Between two looks: long enough to leave the browser its processor. */
const PAUSE = 40

/** Looks again and again until there is something; what failed or was missing at the end is in the error. */
export async function until<T>(what: string, look: () => Promise<T | undefined>): Promise<T> {
  const end = Date.now() + DEADLINE
  for (;;) {
    let reason = ''
    // A look in the middle of a change of page fails, and the next one does not.
    const found = await look().catch((cause: unknown) => {
      reason = String(cause)
      return undefined
    })
    if (found !== undefined && found !== false) return found
    if (Date.now() > end) throw new Error(`not within ${DEADLINE / 1000} s: ${what}${reason && ` (${reason})`}`)
    await new Promise((resolve) => setTimeout(resolve, PAUSE))
  }
}
