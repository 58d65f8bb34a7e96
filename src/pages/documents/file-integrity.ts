export type IntegrityProblem = 'size' | 'hash'

async function sha1(bytes: Uint8Array<ArrayBuffer>): Promise<Uint8Array> {
  return new Uint8Array(await crypto.subtle.digest('SHA-1', bytes))
}

const hex = (bytes: Uint8Array): string => Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')

/** How the bytes differ from their Attachment: `size` in bytes, `hash` as SHA-1 in base64 (R4 Attachment; some servers send hex). */
export async function checkIntegrity(
  bytes: Uint8Array<ArrayBuffer>,
  expected: { readonly size?: number; readonly hash?: string },
): Promise<readonly IntegrityProblem[]> {
  const problems: IntegrityProblem[] = []
  if (expected.size !== undefined && expected.size !== bytes.length) problems.push('size')
  const hash = expected.hash?.replace(/\s+/g, '')
  if (hash && globalThis.crypto?.subtle) {
    const actual = await sha1(bytes)
    const inBase64 = btoa(String.fromCharCode(...actual))
    if (hash.replace(/(?<!=)=+$/, '') !== inBase64.replace(/(?<!=)=+$/, '') && hash.toLowerCase() !== hex(actual))
      problems.push('hash')
  }
  return problems
}
