import { CompactEncrypt, compactDecrypt } from 'jose'
import type { ConfidentialClient } from '../settings'
import { usableCredentials } from './client-authentication'
import { OAuthError } from './oauth-error'

/**
 * Encrypts a refresh token for the app, so that it is useless at the EHR, where a stolen one would work with this site's secret. Stateless: every
 * instance with the same settings can open it. Rejects with OAuthError without a usable credential.
 */
export async function sealToken(token: string, client: ConfidentialClient): Promise<string> {
  const key = client.sealingKeys[0] ?? usableCredentials(client)[0]?.sealingKey
  if (key === undefined) throw new OAuthError(503, 'temporarily_unavailable', 'every secret or key has expired')
  return new CompactEncrypt(new TextEncoder().encode(token))
    .setProtectedHeader({ alg: 'dir', enc: 'A256GCM' })
    .encrypt(key)
}

/** Decrypts a token that was sealed with any of the keys in the settings. Rejects with OAuthError `invalid_grant`. */
export async function openToken(sealed: string, { sealingKeys, credentials }: ConfidentialClient): Promise<string> {
  for (const key of [...sealingKeys, ...credentials.map(({ sealingKey }) => sealingKey)]) {
    const opened = await compactDecrypt(sealed, key, {
      keyManagementAlgorithms: ['dir'],
      contentEncryptionAlgorithms: ['A256GCM'],
    }).catch(() => undefined)
    if (opened) return new TextDecoder().decode(opened.plaintext)
  }
  throw new OAuthError(400, 'invalid_grant', 'a token that this site has not sealed')
}
