import { createContext, useContext, useEffect, useState } from 'react'

/** The current time for the components below, in milliseconds. */
export const NowContext = createContext<number | undefined>(undefined)

/** How often the current time of an open page is renewed; what depends on it is a matter of days, or at most of hours. */
const NOW_RENEWAL_MS = 5 * 60_000

/** The current time in milliseconds, renewed while the page is open and when the tab becomes visible again. */
export function useClock(): number {
  const [now, setNow] = useState(() => Date.now())
  useEffect(() => {
    const renew = () => setNow(Date.now())
    const timer = setInterval(renew, NOW_RENEWAL_MS)
    document.addEventListener('visibilitychange', renew)
    return () => {
      clearInterval(timer)
      document.removeEventListener('visibilitychange', renew)
    }
  }, [])
  return now
}

/** The current time in milliseconds, for renders, which must not call `Date.now()`. Outside of the context: the time of the first render. */
export function useNow(): number {
  const [mountedAt] = useState(() => Date.now())
  return useContext(NowContext) ?? mountedAt
}
