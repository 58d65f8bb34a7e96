import { Refusal } from './refusal'

export type Fields = ReadonlyMap<string, string>

/** The fields of a query or a form. One that comes twice is refused: two readers could take different ones. */
export function fieldsOf(source: string): Fields {
  const fields = new Map<string, string>()
  for (const [name, value] of new URLSearchParams(source)) {
    if (fields.has(name)) throw new Refusal(400, 'invalid_request', 'a field that comes twice')
    fields.set(name, value)
  }
  return fields
}

/** A field that must be there and look so. */
export function needed(fields: Fields, name: string, pattern: RegExp): string {
  const value = fields.get(name)
  if (value === undefined || !pattern.test(value))
    throw new Refusal(400, 'invalid_request', `${name} is missing or of another form`)
  return value
}

/** PKCE's verifier and challenge (RFC 7636, 4). */
export const PKCE = /^[\w.~-]{43,128}$/
/** A code, a token, a state: what can be in a form without harm. */
export const OPAQUE = /^[\u0021-\u007e]{1,4096}$/
/** Scopes to read, about the sign-in, and nothing else; several by a space. */
export const SCOPES =
  /^(?:openid|profile|fhirUser|launch(?:\/patient|\/encounter)?|online_access|offline_access|(?:patient|user)\/(?:\*|[A-Za-z]+)\.(?:read|rs|r|s)(?:\?[\w=&:./|-]+)?)(?: (?:openid|profile|fhirUser|launch(?:\/patient|\/encounter)?|online_access|offline_access|(?:patient|user)\/(?:\*|[A-Za-z]+)\.(?:read|rs|r|s)(?:\?[\w=&:./|-]+)?))*$/
