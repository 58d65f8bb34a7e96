import { createContext, useContext } from 'react'
import type { ReactNode } from 'react'

/** Where a reference leads: to a page of this app, to the record itself or into it, or why it cannot be followed. */
export type ReferenceState =
  'open' | 'self' | 'contained' | 'notShared' | 'notFound' | 'others' | 'notOffered' | 'failed' | 'elsewhere' | 'broken'

export interface ResolvedReference {
  readonly state: ReferenceState
  /** Route inside this app. */
  readonly href?: string
  /** Name of the target, from the target itself. */
  readonly text?: string
  /** Why there is no name, in words such as “name not shared”; undefined while one may still come. */
  readonly whyUnnamed?: string
  /** The record's own name of the target, where `text` is one of the dictionary that does not say the same. */
  readonly ownName?: string
  /** The target is private and masked: `text` replaces every text that names it. */
  readonly isMasked?: boolean
  /** Why it cannot be followed, on pages with room for it. */
  readonly note?: string
  /** Host of the other server that has the record. */
  readonly host?: string
}

export interface ReferenceValue {
  /** True on the page of a single record. */
  readonly hasRoomForDetails?: boolean
  resolve(reference: string): ResolvedReference
}

const ReferenceContext = createContext<ReferenceValue | undefined>(undefined)

/** Resolves references in the values below; without it they are plain text. */
export function ReferenceProvider({ value, children }: { value: ReferenceValue; children: ReactNode }) {
  return <ReferenceContext value={value}>{children}</ReferenceContext>
}

export function useReferences(): ReferenceValue | undefined {
  return useContext(ReferenceContext)
}
