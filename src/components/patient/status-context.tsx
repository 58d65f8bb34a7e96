import { createContext, useContext, useEffect, useMemo, useState, type ReactNode } from 'react'
import { localDay } from '../../clinical/patient/age'
import { statusContextOf } from '../../clinical/status/status-context'
import type { StatusContext } from '../../clinical/status/record-status'
import type { Resource } from '../../fhir/resource'

const Context = createContext<StatusContext | undefined>(undefined)
const NowContext = createContext<number | undefined>(undefined)

/** How often the current time of an open page is renewed; what depends on it is a matter of days, or at most of hours. */
const NOW_RENEWAL_MS = 5 * 60_000

/** The current time in milliseconds, renewed while the page is open and when the tab becomes visible again. */
function useClock(): number {
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

/** Provides the current time and the context of every record status below, once for all rows of a long list. */
export function StatusContextProvider({
  patient,
  relatedFacts,
  children,
}: {
  patient: Resource | undefined
  relatedFacts?: StatusContext['relatedFacts']
  children: ReactNode
}) {
  const now = useClock()
  const { today, died } = statusContextOf(patient, new Date(now))
  const [hasDied, on] = [died !== undefined, died?.on]
  const value = useMemo<StatusContext>(
    () => ({ today, died: hasDied ? { on } : undefined, relatedFacts }),
    [today, hasDied, on, relatedFacts],
  )
  return (
    <NowContext value={now}>
      <Context value={value}>{children}</Context>
    </NowContext>
  )
}

/** Today, whether the patient has died, and what other records say. Throws outside of its provider. */
export function useStatusContext(): StatusContext {
  const value = useContext(Context)
  if (!value) throw new Error('useStatusContext needs a StatusContextProvider')
  return value
}

/** The current time in milliseconds, for renders, which must not call `Date.now()`. Outside of the provider: the time of the first render. */
export function useNow(): number {
  const [mountedAt] = useState(() => Date.now())
  return useContext(NowContext) ?? mountedAt
}

/** The current day on this device, `yyyy-mm-dd`. */
export function useToday(): string {
  return localDay(new Date(useNow()))
}

/** True when the patient has died: pages then omit current advice, such as calling the care team. */
export function useHasDied(): boolean {
  return useStatusContext().died !== undefined
}
