import { addressText, contactLink } from '../fhir/contact'
import { isObject } from '../lib/json'
import { simpleShowFunctions, type ShowFunction } from '../fhir/show-simple'

/** Show functions for the values in rows of lists, by datatype. */
export const rowShowFunctions = {
  ...simpleShowFunctions,
  Address: (value) => {
    const text = isObject(value) ? addressText(value) : undefined
    return text === undefined ? undefined : { kind: 'text', text }
  },
  ContactPoint: (value) => (isObject(value) ? contactLink(value) : undefined),
} as const satisfies Readonly<Record<string, ShowFunction>>

export type RowDatatype = keyof typeof rowShowFunctions
