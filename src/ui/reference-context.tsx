import { createContext, useContext } from 'react'
import type { ReactNode } from 'react'

export interface ResolvedReference {
  /** Route inside this app. */
  readonly href?: string
  /** Name of the record that the reference points to. */
  readonly text?: string
}

export interface ReferenceValue {
  resolve(reference: string): ResolvedReference | undefined
}

const ReferenceContext = createContext<ReferenceValue>({ resolve: () => undefined })

/** Gives the values below it names and routes for references; without it they stay plain text. */
export function ReferenceProvider({ value, children }: { value: ReferenceValue; children: ReactNode }) {
  return <ReferenceContext value={value}>{children}</ReferenceContext>
}

/** Name and route of a reference, when the view above knows them. */
export function useReference(reference: string | undefined): ResolvedReference | undefined {
  const { resolve } = useContext(ReferenceContext)
  return reference === undefined ? undefined : resolve(reference)
}
