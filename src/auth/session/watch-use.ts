/** Signs that the page is used or shown again. */
const WINDOW_EVENTS = ['focus', 'pageshow', 'popstate'] as const
const DOCUMENT_EVENTS = ['visibilitychange', 'resume'] as const
const CHECK_INTERVAL_MS = 10_000

/** Calls back when the page is used or shown again, and every ten seconds; returns the function to stop. */
export function watchUse(check: () => void): () => void {
  const controller = new AbortController()
  for (const type of WINDOW_EVENTS) addEventListener(type, check, { signal: controller.signal, capture: true })
  for (const type of DOCUMENT_EVENTS) document.addEventListener(type, check, controller)
  const timer = setInterval(check, CHECK_INTERVAL_MS)
  return () => {
    controller.abort()
    clearInterval(timer)
  }
}
