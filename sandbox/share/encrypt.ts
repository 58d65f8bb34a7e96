import { createCipheriv, randomBytes } from 'node:crypto'
import { deflateRawSync } from 'node:zlib'

/** Encrypts a file as compact JWE with `dir` and `A256GCM` (RFC 7516, 7518), on request compressed. */
export function encryptFile(
  content: string,
  { key, contentType, isCompressed }: { key: Buffer; contentType: string; isCompressed: boolean },
): string {
  const zip = isCompressed ? { zip: 'DEF' } : {}
  const header = Buffer.from(JSON.stringify({ alg: 'dir', enc: 'A256GCM', cty: contentType, ...zip })).toString(
    'base64url',
  )
  const iv = randomBytes(12)
  const cipher = createCipheriv('aes-256-gcm', key, iv).setAAD(Buffer.from(header))
  const bytes = Buffer.from(content)
  const text = Buffer.concat([cipher.update(isCompressed ? deflateRawSync(bytes) : bytes), cipher.final()])
  return [header, '', ...[iv, text, cipher.getAuthTag()].map((part) => part.toString('base64url'))].join('.')
}
