import { addressText, contactLink } from '../fhir/contact'
import { isObject } from '../lib/json'
import { simpleShows, type Show } from '../fhir/show-simple'

/** How the values in a row of a list are shown, by datatype. */
export const lineShows = {
  ...simpleShows,
  Address: (value) => {
    const text = isObject(value) ? addressText(value) : undefined
    return text === undefined ? undefined : { kind: 'text', text }
  },
  ContactPoint: (value) => (isObject(value) ? contactLink(value) : undefined),
} as const satisfies Readonly<Record<string, Show>>

export type LineDatatype = keyof typeof lineShows
