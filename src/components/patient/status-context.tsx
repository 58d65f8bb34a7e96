import { createContext, useContext, useMemo, type ReactNode } from 'react'
import { circumstanceOf } from '../../clinical/status/status-context'
import type { Circumstance } from '../../clinical/status/status'
import type { Resource } from '../../fhir/resource'

const Context = createContext<Circumstance | undefined>(undefined)

/** Makes the day, a death and what other records say known to every phrase below, once for all rows of a long list. */
export function CircumstanceProvider({
  patient,
  besides,
  children,
}: {
  patient: Resource | undefined
  besides?: Circumstance['besides']
  children: ReactNode
}) {
  const { today, died } = circumstanceOf(patient, new Date())
  const [hasDied, on] = [died !== undefined, died?.on]
  const value = useMemo(() => ({ today, died: hasDied ? { on } : undefined, besides }), [today, hasDied, on, besides])
  return <Context value={value}>{children}</Context>
}

/** The day, and whether the person of the open record has died. */
export function useCircumstance(): Circumstance {
  const value = useContext(Context)
  if (!value) throw new Error('No circumstance is provided')
  return value
}
