import { CompactEncrypt, compactDecrypt } from 'jose'
import type { Credential } from '../credentials'
import { Refusal } from './refusal'

/**
 * Refresh tokens as the app gets them: sealed, so that they are of no use at the EHR, where with this site's secret they would be.
 * No instance keeps anything: whoever has the credential can open them.
 */
export async function seal(token: string, [first]: readonly Credential[]): Promise<string> {
  if (first === undefined) throw new Refusal(503, 'temporarily_unavailable', 'every secret or key has expired')
  return new CompactEncrypt(new TextEncoder().encode(token))
    .setProtectedHeader({ alg: 'dir', enc: 'A256GCM' })
    .encrypt(first.seal)
}

/** Opens what any of the credentials has sealed. Rejects with Refusal `invalid_grant`. */
export async function open(sealed: string, credentials: readonly Credential[]): Promise<string> {
  for (const one of credentials) {
    const opened = await compactDecrypt(sealed, one.seal, {
      keyManagementAlgorithms: ['dir'],
      contentEncryptionAlgorithms: ['A256GCM'],
    }).catch(() => undefined)
    if (opened) return new TextDecoder().decode(opened.plaintext)
  }
  throw new Refusal(400, 'invalid_grant', 'a token that this site has not sealed')
}
