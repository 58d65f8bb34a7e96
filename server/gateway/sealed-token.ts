import { CompactEncrypt, compactDecrypt } from 'jose'
import type { Credential } from '../credentials'
import { OAuthError } from './oauth-error'

/**
 * Encrypts a refresh token for the app, so that it is useless at the EHR, where a stolen one would work with this site's secret. Stateless: every
 * instance with the credential can open it. Rejects with OAuthError without a usable credential.
 */
export async function sealToken(token: string, [first]: readonly Credential[]): Promise<string> {
  if (first === undefined) throw new OAuthError(503, 'temporarily_unavailable', 'every secret or key has expired')
  return new CompactEncrypt(new TextEncoder().encode(token))
    .setProtectedHeader({ alg: 'dir', enc: 'A256GCM' })
    .encrypt(first.sealingKey)
}

/** Decrypts a token that was sealed with any of the credentials. Rejects with OAuthError `invalid_grant`. */
export async function openToken(sealed: string, credentials: readonly Credential[]): Promise<string> {
  for (const { sealingKey } of credentials) {
    const opened = await compactDecrypt(sealed, sealingKey, {
      keyManagementAlgorithms: ['dir'],
      contentEncryptionAlgorithms: ['A256GCM'],
    }).catch(() => undefined)
    if (opened) return new TextDecoder().decode(opened.plaintext)
  }
  throw new OAuthError(400, 'invalid_grant', 'a token that this site has not sealed')
}
