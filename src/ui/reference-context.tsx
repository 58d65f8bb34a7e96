import { createContext, useContext } from 'react'
import type { ReactNode } from 'react'

/** How far a reference leads: to a page of this app, to this very record, into it, or nowhere, with the reason. */
export type ReferenceState =
  'open' | 'self' | 'contained' | 'notShared' | 'notFound' | 'others' | 'notOffered' | 'failed' | 'elsewhere' | 'broken'

export interface ResolvedReference {
  readonly state: ReferenceState
  /** Route inside this app. */
  readonly href?: string
  /** Name of the record that the reference points to, as that record says. */
  readonly text?: string
  /** The record is private and covered: `text` stands for all words that name it. */
  readonly covered?: boolean
  /** Why it cannot be followed, for pages that have room for it. */
  readonly note?: string
  /** Another server, where the record is kept. */
  readonly host?: string
}

export interface ReferenceValue {
  /** True on the page of one record, which has room for all that it says. */
  readonly inFull?: boolean
  resolve(reference: string): ResolvedReference
}

const ReferenceContext = createContext<ReferenceValue | undefined>(undefined)

/** Gives the values below it names and routes for references; without it they stay plain text. */
export function ReferenceProvider({ value, children }: { value: ReferenceValue; children: ReactNode }) {
  return <ReferenceContext value={value}>{children}</ReferenceContext>
}

/** What the pages around this one know of references. */
export function useReferences(): ReferenceValue | undefined {
  return useContext(ReferenceContext)
}
