import { OAuthError } from './oauth-error'

export type Fields = ReadonlyMap<string, string>

/** The fields of a query or a form. Duplicates are rejected, because two parsers could use different ones. */
export function parseFields(source: string): Fields {
  const fields = new Map<string, string>()
  for (const [name, value] of new URLSearchParams(source)) {
    if (fields.has(name)) throw new OAuthError(400, 'invalid_request', 'duplicate field')
    fields.set(name, value)
  }
  return fields
}

/** A field that must be present and match the pattern. Throws OAuthError. */
export function requireField(fields: Fields, name: string, pattern: RegExp): string {
  const value = fields.get(name)
  if (value === undefined || !pattern.test(value))
    throw new OAuthError(400, 'invalid_request', `${name} is missing or malformed`)
  return value
}

/** The PKCE verifier and challenge (RFC 7636, 4). */
export const PKCE_PATTERN = /^[\w.~-]{43,128}$/
/** A code, token or state. */
export const OPAQUE_PATTERN = /^[\u0021-\u007e]{1,4096}$/
/** One scope for reading or sign-in. */
const SCOPE =
  /(?:openid|profile|fhirUser|launch(?:\/patient|\/encounter)?|online_access|offline_access|(?:patient|user)\/(?:\*|[A-Za-z]+)\.(?:read|rs|r|s)(?:\?[\w=&:./|-]+)?)/
/** Space-separated scopes for reading and sign-in only. */
export const SCOPES_PATTERN = new RegExp(`^${SCOPE.source}(?: ${SCOPE.source})*$`)
