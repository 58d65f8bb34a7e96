import { isObject, textOf, withoutUndefined } from '../../lib/json'

const MAX_CHARS = 200

/** Long opaque values, such as a code or a token that a server repeats in its text. */
const OPAQUE = /[A-Za-z0-9_-]{24,}/g

/** Control characters, and characters that change the direction of the text around them. */
const INVISIBLE = /[\p{Cc}\p{Cf}\s]+/gu

/** One line, cut to length; undefined for none. */
function oneLine(value: unknown): string | undefined {
  const text = textOf(value)
    ?.slice(0, 10 * MAX_CHARS)
    .replace(INVISIBLE, ' ')
    .trim()
  if (text === undefined || text === '') return undefined
  return text.length > MAX_CHARS ? `${text.slice(0, MAX_CHARS)}…` : text
}

/** The FHIR base that a launch named, to quote in technical details. */
export const quotableIss = (iss: string): { readonly unknownIss?: string } =>
  withoutUndefined({ unknownIss: oneLine(iss) })

/** The code of an OAuth error response (RFC 6749, 4.1.2.1 and 5.2), and the server's own words without codes and tokens, for technical details only. */
export function oauthErrorOf(response: unknown): { readonly error?: string; readonly serverText?: string } {
  if (!isObject(response)) return {}
  const error = textOf(response.error)
  return withoutUndefined({
    error: error !== undefined && /^[a-z_]{1,40}$/.test(error) ? error : undefined,
    serverText: oneLine(textOf(response.error_description)?.replace(OPAQUE, '…')),
  })
}
