const failedImports = new WeakSet<object>()

// Sent by Vite's import helper for each dynamic import, or style sheet of one, that cannot be loaded. Tests outside a browser have no window.
if (typeof window !== 'undefined')
  window.addEventListener('vite:preloadError', ({ payload }) => failedImports.add(payload))

/** True when a part of the app could not be loaded: offline, no web server, or a release that is gone. */
export const isChunkLoadError = (error: unknown): boolean =>
  typeof error === 'object' && error !== null && failedImports.has(error)
