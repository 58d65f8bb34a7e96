import { createContext, useContext } from 'react'
import type { ReactNode } from 'react'
import type { PlainName } from '../../dictionary/concept'
import type { Resource } from '../../fhir/resource'

/** What the dictionary adds to the title of a record. */
export interface PlainNaming {
  /** The plain name, if it replaces the record's own title. */
  readonly name?: string
  /** The record's words say more than the name: where they do not stand beside it, they are shown instead of it. */
  readonly saysLess?: boolean
  /** The other name and the explanation. */
  readonly below: ReactNode
  /** Only the other name, for the end of a row, where unused reserved space does not show. */
  readonly after?: ReactNode
  /** The explanation, for pages with their own title. */
  readonly explanation: ReactNode
  readonly plain?: PlainName | undefined
  /** The code and the words of the record mean different things. */
  readonly disagree?: boolean
  /** The dictionary is still loading. */
  readonly loading?: boolean
}

/** `open`: on the page of the record; `brief`: names without explanation, for table cells. */
type NameDisplay = 'open' | 'brief'

/** Gives the plain name for a record with this title; undefined if the title stays as it is. */
export type PlainNameOf = (
  resource: Resource,
  title: string | undefined,
  display?: NameDisplay,
) => PlainNaming | undefined

/** Provided by pages with plain names, so that rows do not depend on the dictionary. */
export const PlainNamesContext = createContext<PlainNameOf>(() => undefined)

/** The plain name function of the page; without a provider it returns undefined. */
export const usePlainNames = (): PlainNameOf => useContext(PlainNamesContext)
