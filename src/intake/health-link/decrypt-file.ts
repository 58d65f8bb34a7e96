import { compactDecrypt, errors } from 'jose'
import { LinkError } from './link-error'
import { MAX_SHARED_BYTES, type ByteBudget } from './request-text'

/** A file as it was shared. */
export interface DecryptedFile {
  /** The media type in the header (`cty`). */
  readonly contentType: string | undefined
  readonly bytes: Uint8Array<ArrayBuffer>
}

const ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_'

/** True for base64url whose last character has no bits that decoders ignore, so that no other text has the same bytes (RFC 4648, 3.5). */
function isCanonical(text: string): boolean {
  const last = ALPHABET.indexOf(text.at(-1) ?? '')
  return (
    text.length % 4 === 0 || (text.length % 4 === 2 && last % 16 === 0) || (text.length % 4 === 3 && last % 4 === 0)
  )
}

/** The budget of all files of a link together, after inflating. */
export const newInflateBudget = (): ByteBudget => ({ left: MAX_SHARED_BYTES })

/** Opens a file with the key of its link: compact JWE, `dir` with `A256GCM`, with or without `zip`. Throws LinkError if the file was changed or has another key. */
export async function decryptFile(jwe: string, key: Uint8Array, budget: ByteBudget): Promise<DecryptedFile> {
  const text = jwe.trim()
  if (!/^[\w-]+\.\.[\w-]+\.[\w-]*\.[\w-]+$/.test(text) || !text.split('.').every(isCanonical))
    throw new LinkError('notDecrypted')
  try {
    const { plaintext, protectedHeader } = await compactDecrypt(text, key, {
      keyManagementAlgorithms: ['dir'],
      contentEncryptionAlgorithms: ['A256GCM'],
      maxDecompressedLength: Math.max(1, budget.left),
    })
    budget.left -= plaintext.length
    if (budget.left < 0) throw new LinkError('tooLarge')
    return { contentType: protectedHeader.cty, bytes: new Uint8Array(plaintext) }
  } catch (cause) {
    if (cause instanceof errors.JWEInvalid && /limit/.test(cause.message)) throw new LinkError('tooLarge')
    if (cause instanceof errors.JOSEError) throw new LinkError('notDecrypted')
    throw cause
  }
}
