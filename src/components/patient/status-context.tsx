import { createContext, useContext, useMemo, type ReactNode } from 'react'
import { localDay } from '../../clinical/patient/age'
import type { Day } from '../../fhir/day'
import { NowContext, useClock, useNow } from '../../ui/use-now'
import { statusContextOf, type StatusContext } from '../../clinical/status/record-status'
import type { RangeSelector } from '../../fhir/reference-range'
import type { ResourceOf } from '../../fhir/resource'

const Context = createContext<StatusContext | undefined>(undefined)

/** Provides the current time and the context of every record status below, once for all rows of a long list. */
export function StatusContextProvider({
  patient,
  relatedFacts,
  children,
}: {
  patient: ResourceOf<'Patient'> | undefined
  relatedFacts?: StatusContext['relatedFacts']
  children: ReactNode
}) {
  const now = useClock()
  const today = localDay(now)
  // The same context, and with it what was read from records, until the day changes.
  const value = useMemo<StatusContext>(
    () => statusContextOf(patient, today, relatedFacts),
    [today, patient, relatedFacts],
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

/** Chooses among reference ranges for different people; undefined until its code and the patient have loaded. */
export const useRangeSelector = (): RangeSelector | undefined => useStatusContext().relatedFacts?.rangeFor

/** The current day on this device, `yyyy-mm-dd`. */
export function useToday(): Day {
  return localDay(useNow())
}

/** True when the patient has died: pages then omit current advice, such as calling the care team. */
export function useHasDied(): boolean {
  return useStatusContext().died !== undefined
}
