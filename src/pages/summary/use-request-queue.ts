import { startTransition, useCallback, useEffect, useState } from 'react'
import { CRITICAL_TIMEOUT_MS, CRITICAL_TYPES } from '../../data/prefetch/first-page'
import type { RecordType } from '../../contract'

/**
 * The lists of the home page that may be requested: first the critical ones, then all others as soon as each critical list has responded or
 * failed, or after a timeout.
 */
export function useRequestQueue(): {
  canRequest(type: RecordType): boolean
  onAnswered(type: RecordType): void
  readonly isRestAllowed: boolean
} {
  const [answered, setAnswered] = useState<readonly RecordType[]>([])
  const [isTimedOut, setIsTimedOut] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => setIsTimedOut(true), CRITICAL_TIMEOUT_MS)
    return () => clearTimeout(timer)
  }, [])
  const isRestAllowed = isTimedOut || CRITICAL_TYPES.every((type) => answered.includes(type))
  // A transition, so that the response is painted before the rest of the page is rendered.
  const onAnswered = useCallback(
    (type: RecordType) =>
      startTransition(() => setAnswered((before) => (before.includes(type) ? before : [...before, type]))),
    [],
  )
  return { canRequest: (type) => isRestAllowed || CRITICAL_TYPES.includes(type), onAnswered, isRestAllowed }
}
