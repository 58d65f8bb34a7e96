import { useEffect, useState } from 'react'

/** From so many milliseconds on a wait is slow, and the reader may end it. */
export const SLOW = 8000

/** True after so many milliseconds, as long as it stays mounted. */
export function useAfter(milliseconds: number): boolean {
  const [passed, setPassed] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => setPassed(true), milliseconds)
    return () => clearTimeout(timer)
  }, [milliseconds])
  return passed
}
