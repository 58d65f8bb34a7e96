/** Runs a callback when the browser is idle, within 2 seconds at most where idle callbacks are supported. Returns a function that cancels it. */
export function runWhenIdle(run: () => void): () => void {
  if (typeof requestIdleCallback !== 'function') {
    const timer = setTimeout(run, 200)
    return () => clearTimeout(timer)
  }
  const request = requestIdleCallback(run, { timeout: 2000 })
  return () => cancelIdleCallback(request)
}

/** True when the user has asked the browser to save data (`navigator.connection.saveData`). */
export const isSaveDataOn = (): boolean =>
  (navigator as { readonly connection?: { readonly saveData?: boolean } }).connection?.saveData === true
