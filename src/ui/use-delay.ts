import { useEffect, useState } from 'react'

/** After this time a load counts as slow, and the user can stop it. */
export const SLOW_AFTER_MS = 8000

/** True once the component has been mounted for this time. */
export function useDelay(milliseconds: number): boolean {
  const [passed, setPassed] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => setPassed(true), milliseconds)
    return () => clearTimeout(timer)
  }, [milliseconds])
  return passed
}
