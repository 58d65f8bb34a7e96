import { base64url, CompactEncrypt } from 'jose'
import { LinkError } from '../link-error'

/** The kind of the LinkError that this throws, or what it returns. */
export function outcome(work: () => unknown): unknown {
  try {
    return work()
  } catch (cause) {
    return cause instanceof LinkError ? cause.kind : cause
  }
}

/** As `outcome`, for a promise: the kind of its error, and the count. */
export const outcomeOf = (work: Promise<unknown>): Promise<unknown> =>
  work.catch((cause: unknown) => (cause instanceof LinkError ? [cause.kind, cause.count] : cause))

/** A link with this payload. */
export const linkOf = (payload: unknown): string => `shlink:/${base64url.encode(JSON.stringify(payload))}`

/** The key of links in tests. */
export const testKey = base64url.encode(new Uint8Array(32).fill(7))

/** Encrypts a file as another app would. */
export const encryptFile = (
  text: string,
  header: Record<string, unknown> = {},
  key: Uint8Array = base64url.decode(testKey),
): Promise<string> =>
  new CompactEncrypt(new TextEncoder().encode(text))
    .setProtectedHeader({ alg: 'dir', enc: 'A256GCM', cty: 'application/fhir+json', ...header })
    .encrypt(key)
