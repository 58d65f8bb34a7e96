import { useSyncExternalStore } from 'react'

function subscribe(onChange: () => void): () => void {
  const controller = new AbortController()
  for (const name of ['online', 'offline']) addEventListener(name, onChange, controller)
  return () => controller.abort()
}

/** False while the device has no network connection. */
export const useOnline = (): boolean => useSyncExternalStore(subscribe, () => navigator.onLine)
