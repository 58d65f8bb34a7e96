export type Damage = 'size' | 'hash'

async function sha1(bytes: Uint8Array<ArrayBuffer>): Promise<Uint8Array> {
  return new Uint8Array(await crypto.subtle.digest('SHA-1', bytes))
}

const hex = (bytes: Uint8Array): string => Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')

/** How the bytes differ from what the record says of them: `size` in bytes, `hash` as SHA-1 in base64 (R4 Attachment; some servers send hex). */
export async function damageOf(
  bytes: Uint8Array<ArrayBuffer>,
  said: { readonly size?: number; readonly hash?: string },
): Promise<readonly Damage[]> {
  const found: Damage[] = []
  if (said.size !== undefined && said.size !== bytes.length) found.push('size')
  const hash = said.hash?.replace(/\s+/g, '')
  if (hash && globalThis.crypto?.subtle) {
    const real = await sha1(bytes)
    const inBase64 = btoa(String.fromCharCode(...real))
    if (hash.replace(/=+$/, '') !== inBase64.replace(/=+$/, '') && hash.toLowerCase() !== hex(real)) found.push('hash')
  }
  return found
}
