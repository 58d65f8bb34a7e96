import { createContext, useContext } from 'react'
import type { ReactNode } from 'react'
import type { PlainName } from '../../dictionary/look-up'
import type { Resource } from '../../fhir/resource'

/** What the dictionary gives a title. */
export interface PlainNaming {
  /** The plain name, where it takes the place of the record's words. */
  readonly name?: string
  /** The other of the two names, and what it is. */
  readonly below: ReactNode
  /** The other name alone, for the end of a row: room that it does not fill parts nothing there. */
  readonly after?: ReactNode
  /** What it is, where the page has a title of its own. */
  readonly explanation: ReactNode
  readonly plain?: PlainName | undefined
  /** The dictionary is on its way. */
  readonly loading?: boolean
}

/** `open` where the page is about it, `brief` in the narrow cell of a table: names without a sentence. */
type NameDisplay = 'open' | 'brief'

/** Names a record whose words stand as its title; undefined where they stand alone. */
export type PlainNameOf = (resource: Resource, words: string | undefined, how?: NameDisplay) => PlainNaming | undefined

/** Filled by a page that asks for plain names; the rows themselves carry nothing of the dictionary. */
export const PlainNamesContext = createContext<PlainNameOf>(() => undefined)

/** How the page names its records. */
export const usePlainNames = (): PlainNameOf => useContext(PlainNamesContext)
